import topics from "../../content/topics.yaml";
import { type Level, levels } from "../../engine/puzzle.ts";
import { PuzzleList } from "../../play/puzzle-list/puzzle-list.tsx";
import { useSearchState } from "../../play/use-search-state.ts";
import { PageHeading } from "../../ui/page-heading.tsx";
import { Tabs } from "../../ui/tabs.tsx";
import type { ScreenProps } from "../screen-props.ts";

/** Cards that each tab opens with, as the specification counts them. */
const firstView: Record<Level, number> = { easy: 6, medium: 4, hard: 2 };
const names: Record<Level, string> = { easy: "Easy", medium: "Medium", hard: "Hard" };

/** /number-theory, /patterns and /word-problems: three levels behind tabs. */
export default function CategoryScreen({ row, lists }: ScreenProps) {
  const [level, setLevel] = useSearchState("level", levels, "easy");
  const category = row.path.slice(1) as keyof typeof topics.intros;
  return (
    <>
      <PageHeading icon={row.icon} title={row.title}>
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
              <PuzzleList puzzles={lists[index] ?? []} category={category} firstView={firstView[value]} />
            </>
          ),
        }))}
      />
    </>
  );
}
