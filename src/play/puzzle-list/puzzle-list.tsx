import { useState } from "react";
import type { Puzzle } from "../../engine/puzzle.ts";
import { useSolved } from "../../learner/use-attempts.ts";
import { PuzzleCard } from "./puzzle-card.tsx";

interface PuzzleListProps {
  readonly puzzles: readonly Puzzle[];
  readonly category: string;
  /** How many cards the list opens with; Show more goes on through the rest. */
  readonly firstView: number;
  readonly showLevel?: boolean;
  /** Number of the first card, where a page holds several lists. */
  readonly from?: number;
}

export function PuzzleList({ puzzles, category, firstView, showLevel = false, from = 1 }: PuzzleListProps) {
  const [shown, setShown] = useState(firstView);
  const solved = useSolved();
  const left = puzzles.length - shown;
  return (
    <>
      <ol className="flex flex-col gap-5">
        {puzzles.slice(0, shown).map((puzzle, index) => (
          <li key={puzzle.id}>
            <PuzzleCard
              puzzle={puzzle}
              number={from + index}
              category={category}
              showLevel={showLevel}
              solved={solved.has(puzzle.id)}
            />
          </li>
        ))}
      </ol>
      {left > 0 && (
        <button type="button" className="btn screen-only mx-auto mt-6 flex" onClick={() => setShown(shown + firstView)}>
          Show more ({left} left)
        </button>
      )}
    </>
  );
}
