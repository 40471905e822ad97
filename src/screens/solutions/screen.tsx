import { memo, useDeferredValue, useMemo, useState } from "react";
import { Link } from "react-router";
import { categories } from "../../content/categories.ts";
import { puzzlesIn } from "../../content/counts.ts";
import { puzzleOfItem } from "../../engine/item.ts";
import { type Level, levels } from "../../engine/puzzle.ts";
import { count } from "../../engine/words.ts";
import { useDone, useLog } from "../../learner/hooks/use-log.ts";
import { useLoaded } from "../../play/search/use-loaded.ts";
import { oneOf, typingPause, useSearchState } from "../../play/use-search-state.ts";
import { useAnnounced } from "../../ui/announce/announcer.ts";
import { Icon } from "../../ui/icon.tsx";
import { PageHeading } from "../../ui/page-heading.tsx";
import type { ScreenProps } from "../screen-props.ts";
import { solutionsOf } from "./search.ts";
import { SolutionEntry } from "./solution-entry.tsx";

const loadSearch = () => import("../../play/search/load.ts").then(({ loadWords }) => loadWords());
const step = 20;
const anyText = (text: string) => text;
const categoryNames = Object.entries(categories);

/** /solutions: every worked solution, found by words, category and level; closed until its puzzle was tried. */
export default function SolutionsScreen({ row }: ScreenProps) {
  const [words, setWords] = useSearchState("words", anyText, "", { pause: typingPause });
  const [category, setCategory] = useSearchState("category", oneOf(Object.keys(categories)), "all");
  const [level, setLevel] = useSearchState<Level | "all">("level", oneOf(levels), "all");
  const [shown, setShown] = useState(step);
  const { value: search, failed } = useLoaded(loadSearch, true);
  const log = useLog();
  const { solved } = useDone();
  const tried = new Set(log?.map(({ item }) => puzzleOfItem(item)));

  // A letter stands in the field before what it finds is drawn: on a slow device that takes longer than a letter may.
  const asked = useDeferredValue(words);
  const found = useMemo(
    () => (search ? solutionsOf(search, asked, category, level) : []),
    [search, asked, category, level],
  );
  const narrow =
    <T,>(set: (value: T) => void) =>
    (value: T) => {
      setShown(step);
      set(value);
    };

  return (
    <>
      <PageHeading icon={row.icon} title={row.title}>
        Every puzzle's worked solution: what to do at each step, and why. Try the puzzle first: what you have worked out
        yourself stays with you longest.
      </PageHeading>
      <search className="screen-only needs-script mb-5 flex flex-wrap items-end gap-3">
        <label className="flex min-w-60 flex-1 flex-col gap-1 font-semibold">
          Words
          <span className="relative">
            <Icon name="search" className="pointer-events-none absolute top-1/2 left-3 -translate-y-1/2 text-soft" />
            <input
              type="search"
              className="field w-full pl-11 font-normal"
              placeholder="ferry, remainders, working backwards"
              value={words}
              onChange={(event) => narrow(setWords)(event.target.value)}
            />
          </span>
        </label>
        <label className="flex flex-col gap-1 font-semibold">
          Category
          <select
            className="field font-normal"
            value={category}
            onChange={(event) => narrow(setCategory)(event.target.value)}
          >
            <option value="all">All</option>
            {categoryNames.map(([slug, name]) => (
              <option key={slug} value={slug}>
                {name}
              </option>
            ))}
          </select>
        </label>
        <label className="flex flex-col gap-1 font-semibold">
          Level
          <select
            className="field font-normal capitalize"
            value={level}
            onChange={(event) => narrow(setLevel)(event.target.value as Level | "all")}
          >
            {["all", ...levels].map((value) => (
              <option key={value} value={value}>
                {value}
              </option>
            ))}
          </select>
        </label>
      </search>
      {!search && !failed && (
        <ul className="grid gap-2 sm:grid-cols-2">
          {categoryNames.map(([slug, name]) => (
            <li key={slug} className="card flex items-baseline justify-between gap-3 px-4 py-3">
              <Link to={`/${slug}`} className="link font-semibold">
                {name}
              </Link>
              <span className="text-soft">{puzzlesIn(slug)}</span>
            </li>
          ))}
        </ul>
      )}
      {failed && (
        <p className="card p-5">
          The list of solutions could not be fetched. It needs the internet the first time. Each solution also stands
          under its puzzle.
        </p>
      )}
      {search && (
        <>
          <HowMany many={found.length} />
          <ul className="card divide-y divide-line overflow-hidden">
            {found.slice(0, shown).map((one) => (
              <li key={one.id}>
                <Entry entry={one} tried={tried.has(one.id)} solved={solved.has(one.id)} />
              </li>
            ))}
          </ul>
          {found.length > shown && (
            <button type="button" className="btn mx-auto mt-6 flex" onClick={() => setShown(shown + step)}>
              Show more ({found.length - shown} left)
            </button>
          )}
        </>
      )}
    </>
  );
}

const Entry = memo(SolutionEntry);

/** How many were found, said whenever it is another number. */
function HowMany({ many }: { many: number }) {
  const words = many === 0 ? "Nothing fits. Try fewer or other words." : count(many, "solution");
  useAnnounced(words);
  return <p className="mb-3 text-soft">{words}</p>;
}
