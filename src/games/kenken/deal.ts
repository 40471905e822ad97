import type { Random } from "../../maths/random.ts";
import type { Board, Cage } from "./board/board.ts";
import { type OperationSet, randomClue } from "./dealing/clues.ts";
import { cut, neighboursOf } from "./dealing/cut.ts";
import { latinSquare } from "./dealing/latin-square.ts";
import type { Grade } from "./rating/grade-names.ts";
import { gradeOf } from "./rating/grades.ts";

/** What is dealt: how many rows, which operations, how hard. */
export interface Wish {
  readonly size: number;
  readonly operations: OperationSet;
  readonly grade: Grade;
}

export interface Dealt {
  readonly board: Board;
  /** For each cell its value. */
  readonly solution: readonly number[];
}

/** Of a hundred cells, how many begin a pair, and how many cells a cage may have, when cutting at random and when making easier. */
const loose = { pairs: 50, most: 4 };
const tight = { pairs: 100, most: 3 };

/**
 * Deals a board that is solved by thinking at exactly this grade. A random square is cut into cages at random; as long as the
 * board is too hard, two neighbouring cages are cut anew where thinking got stuck, and where it is too easy, anywhere. So the
 * search stays near the border between grades, where the wanted boards lie. Mean numbers of boards graded for one dealt, against
 * boards drawn at random: 9x9 Normal 38 against 125, Easy 33 against 133, 9x9 Normal with hidden signs 92 against more than
 * 2,000. Changing only clues, not cages, takes more; so does giving a square up much before it has had a change for each cell.
 * `tell` hears how many boards were graded so far.
 */
export function deal({ size, operations, grade }: Wish, random: Random, tell?: (tried: number) => void): Dealt {
  for (let tried = 0; ; tell?.(tried)) {
    const solution = latinSquare(size, random);
    const cells = solution.map((_, cell) => cell);
    let cages = clued(cut(size, cells, loose, random));
    let open = cells.length;
    let stuck: readonly Cage[] = [];
    for (let change = 0; change <= cells.length; change++) {
      const next = change === 0 ? cages : recut(cages, stuck);
      const { grade: found, position } = gradeOf({ size, cages: next }, grade);
      tried++;
      if (found === grade) return { board: { size, cages: next }, solution };
      // Never from hard to harder; between too easy and too hard as it comes.
      if (stuck.length > 0 && found === null && position.open > open) continue;
      cages = next;
      open = position.open;
      stuck = found === null ? next.filter((cage) => cage.cells.some((cell) => !position.filled[cell])) : [];
    }

    function clued(parts: readonly (readonly number[])[], others: readonly Cage[] = []): Cage[] {
      const fresh = parts.map((part) => randomClue(part, solution, operations, random));
      return [...others, ...fresh].sort((one, other) => (one.cells[0] ?? 0) - (other.cells[0] ?? 0));
    }

    /** Two neighbouring cages cut anew: smaller where thinking got stuck. */
    function recut(before: readonly Cage[], hard: readonly Cage[]): Cage[] {
      const one = random.pick(hard.length > 0 ? hard : before);
      const other = random.pick(before.filter((cage) => cage !== one && touch(size, one, cage)));
      const parts = cut(size, [...one.cells, ...other.cells], hard.length > 0 ? tight : loose, random);
      return clued(
        parts,
        before.filter((cage) => cage !== one && cage !== other),
      );
    }
  }
}

function touch(size: number, one: Cage, other: Cage): boolean {
  const near = neighboursOf(size);
  return one.cells.some((cell) => other.cells.some((beside) => near[cell]?.includes(beside)));
}
