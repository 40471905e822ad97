import type { ReactNode } from "react";
import { labelOfPuzzle } from "../../content/where.ts";
import { useShown } from "../../device/settings/shown.ts";
import { answerText } from "../../engine/answer/answer-text.ts";
import type { Puzzle } from "../../engine/puzzle.ts";
import { useNumberText } from "../../ui/number-text.ts";

interface PrintKeyProps {
  /** The cards that are printed. */
  readonly puzzles: readonly Puzzle[];
  /** What stands on a card in place of its puzzle, by that one's id. */
  readonly instead: ReadonlyMap<string, Puzzle>;
}

/** The short answers of a printed list, on a sheet of their own that can be kept from whoever solves it. */
export default function PrintKey({ puzzles, instead }: PrintKeyProps): ReactNode {
  const locale = useShown("numbers") === "comma" ? "comma" : "point";
  const shown = useNumberText();
  return (
    <section className="print-only print-key" aria-hidden="true">
      <h2>Answers</h2>
      <ul>
        {puzzles.map((puzzle) => (
          <li key={puzzle.id}>
            <b>{labelOfPuzzle(puzzle)}.</b> {shown(answerText((instead.get(puzzle.id) ?? puzzle).answer, locale))}
          </li>
        ))}
      </ul>
    </section>
  );
}
