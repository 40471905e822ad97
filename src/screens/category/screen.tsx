import topics from "../../content/topics.yaml";
import choices from "../../content/topics.yaml?choices";
import { type Level, levels } from "../../engine/puzzle.ts";
import { PuzzleList } from "../../play/puzzle-list/puzzle-list.tsx";
import { ToolsFor } from "../../play/tools/tools-for.tsx";
import { oneOf, useSearchState } from "../../play/use-search-state.ts";
import { PageHeading } from "../../ui/page-heading.tsx";
import { Tabs } from "../../ui/tabs.tsx";
import type { ScreenProps } from "../screen-props.ts";

const names: Record<Level, string> = { easy: "Easy", medium: "Medium", hard: "Hard" };

/** /number-theory, /patterns, /word-problems and /brain-teasers: three levels behind tabs. */
export default function CategoryScreen({ row, lists }: ScreenProps) {
  const [level, setLevel] = useSearchState<Level>("level", oneOf(levels), "easy", { clears: ["shown"] });
  const category = row.path.slice(1) as "number-theory" | "patterns" | "word-problems" | "brain-teasers";
  return (
    <>
      <PageHeading icon={row.icon} motif={category} title={row.title}>
        {topics.intros[category]}
      </PageHeading>
      <Tabs
        label="Level"
        value={level}
        onChange={setLevel}
        tabs={levels.map((value, index) => ({
          value,
          name: names[value],
          panel: (
            <>
              <p className="mb-4 max-w-[68ch] text-soft">{topics.levels[value].asks}</p>
              <PuzzleList
                listings={lists.slice(index, index + 1)}
                category={category}
                topics={choices[category][value]}
                active={value === level}
              />
            </>
          ),
        }))}
      />
      <ToolsFor page={row.path} />
    </>
  );
}
