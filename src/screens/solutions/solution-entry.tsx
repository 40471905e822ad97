import { useState } from "react";
import { Link } from "react-router";
import { type Category, categories } from "../../content/categories.ts";
import { numberOfPuzzle, pathOfPuzzle } from "../../content/where.ts";
import type { Puzzle } from "../../engine/puzzle.ts";
import type { PuzzleEntry } from "../../play/search/names.ts";
import { Html } from "../../ui/html.tsx";
import { Icon } from "../../ui/icon.tsx";

interface SolutionEntryProps {
  readonly entry: PuzzleEntry;
  /** An attempt at it is in the learner's record. */
  readonly tried: boolean;
  readonly solved: boolean;
}

/** One line of the list; opened, the problem and, behind a guard unless the puzzle was tried, its solution. */
export function SolutionEntry({ entry, tried, solved }: SolutionEntryProps) {
  const [puzzle, setPuzzle] = useState<Puzzle | "failed" | null>(null);
  const [wanted, setWanted] = useState(false);
  const category = categories[entry.list.split("/")[0] as Category];
  const load = () =>
    import("../../content/one-puzzle.ts")
      .then(({ loadPuzzle }) => loadPuzzle(entry.list, numberOfPuzzle(entry.id)))
      .then(
        (one) => setPuzzle(one?.puzzle ?? "failed"),
        () => setPuzzle("failed"),
      );
  return (
    <details name="solution" onToggle={(event) => event.currentTarget.open && load()}>
      <summary className="flex list-none flex-wrap items-center gap-x-3 gap-y-1 px-4 py-3 hover:bg-hue-soft [&::-webkit-details-marker]:hidden">
        <Icon name="chevron-right" className="turn text-hue" />
        <span className="min-w-0 flex-1 font-semibold">{entry.title}</span>
        <span className="flex flex-wrap gap-x-3 gap-y-1 max-sm:basis-full max-sm:pl-8">
          {(solved || tried) && (
            <span className={`chip ${solved ? "border-good bg-good-soft text-good" : ""}`}>
              <Icon name={solved ? "check" : "rotate-ccw"} /> {solved ? "Solved" : "Tried"}
            </span>
          )}
          <span className="chip">{category}</span>
          <span className="chip capitalize">{entry.level}</span>
        </span>
      </summary>
      <div className="flex flex-col gap-4 px-4 pb-5 sm:pl-12">
        {puzzle === "failed" && <p>This puzzle could not be fetched. It needs the internet the first time.</p>}
        {puzzle !== null && puzzle !== "failed" && (
          <>
            <Html className="prose" html={puzzle.problem} />
            {puzzle.figure && <Html className="figure-box" html={puzzle.figure} />}
            {tried || wanted ? (
              <section
                aria-label="Solution"
                className="rounded-xl border border-hue-line bg-hue-soft px-3 py-3 sm:px-4"
              >
                <Html className="prose" html={puzzle.solution} />
              </section>
            ) : (
              <div className="rounded-xl border border-hue-line bg-hue-soft px-4 py-3">
                <p className="mb-3">
                  You have not tried this one on this device yet. Its solution is worth more after that.
                </p>
                <p className="flex flex-wrap gap-3">
                  <Link to={pathOfPuzzle(entry.id)} className="btn btn-main">
                    <Icon name="target" /> Try it first
                  </Link>
                  <button type="button" className="btn" onClick={() => setWanted(true)}>
                    <Icon name="key-round" /> Show the solution anyway
                  </button>
                </p>
              </div>
            )}
            {(tried || wanted) && (
              <Link to={pathOfPuzzle(entry.id)} className="link w-fit">
                To the puzzle
              </Link>
            )}
          </>
        )}
      </div>
    </details>
  );
}
