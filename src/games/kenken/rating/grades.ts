import { bitCount } from "../../../maths/bits.ts";
import type { Board } from "../board/board.ts";
import {
  cellsOf,
  columnOf,
  emptyPosition,
  type Finding,
  type Position,
  positionFrom,
  rowOf,
  type Technique,
} from "../position/position.ts";
import { cageBounds, cageCombinations, cagePlaces, lastOfCage, valueOfLastOfCage } from "../techniques/cages.ts";
import { fish } from "../techniques/fish.ts";
import { cageClaims, lineDemands } from "../techniques/line-restrictions.ts";
import { inniesAndOuties, lineParity, lineProducts, lineSums } from "../techniques/line-totals.ts";
import { hiddenSingle, nakedSingle } from "../techniques/singles.ts";
import { pairs, triplesAndQuads } from "../techniques/subsets.ts";
import { longSupposition, shortSupposition } from "../techniques/suppose.ts";
import type { Grade } from "./grade-names.ts";

/** What a person tries, easiest first: the order of hints. */
const ladder: readonly { readonly grade: Grade; readonly techniques: readonly Technique[] }[] = [
  {
    grade: "Easy",
    techniques: [valueOfLastOfCage, nakedSingle, hiddenSingle, lastOfCage, cageCombinations, cageBounds],
  },
  { grade: "Normal", techniques: [cagePlaces] },
  { grade: "Hard", techniques: [cageClaims, pairs, inniesAndOuties, triplesAndQuads] },
  { grade: "Extreme", techniques: [lineDemands, lineSums, lineParity, lineProducts, fish, shortSupposition] },
  { grade: "Unreasonable", techniques: [longSupposition] },
];

// Within a grade any order leads to the same end, so grading goes by cost, and what a later technique finds anyway is left out.
const cheap: readonly Technique[] = [nakedSingle, hiddenSingle, cagePlaces, cageBounds];
const straight: readonly Technique[] = [
  ...cheap,
  lineDemands,
  triplesAndQuads,
  lineSums,
  fish,
  lineParity,
  lineProducts,
];
const rungs: readonly { readonly grade: Grade; readonly techniques: readonly Technique[] }[] = [
  { grade: "Easy", techniques: [nakedSingle, lastOfCage, hiddenSingle, cageCombinations, cageBounds] },
  { grade: "Normal", techniques: cheap },
  { grade: "Hard", techniques: [...cheap, cageClaims, triplesAndQuads, inniesAndOuties] },
  { grade: "Extreme", techniques: straight },
  // Not for dealing: a board should be solved by reasons that go forward. Of keen's 150 Extreme boards five need this.
  { grade: "Extreme", techniques: [...straight, shortSupposition] },
];

/** Takes the techniques of a rung as far as they lead; true when every cell is filled. */
function climb(position: Position, techniques: readonly Technique[]): boolean {
  for (let at = 0; at < techniques.length && !position.broken; )
    at = (techniques[at] as Technique)(position) ? 0 : at + 1;
  return position.open === 0 && !position.broken;
}

/** How a board was graded. */
export interface Graded {
  /** Null when the board is not solved as far as was tried. */
  readonly grade: Grade | null;
  /** How far that got. */
  readonly position: Position;
}

/**
 * The easiest grade at which a board is solved by thinking. A board that is solved so has no other solution: nothing was filled
 * in but what must be. With `most`, only techniques up to this grade are tried, and no suppositions.
 */
export function gradeOf(board: Board, most?: Grade): Graded {
  const position = emptyPosition(board);
  for (const { grade, techniques } of rungs) {
    if (climb(position, techniques)) return { grade, position };
    if (grade === most) break;
  }
  return { grade: null, position };
}

/** The techniques in the order of hints. */
const inOrder = ladder.flatMap(({ grade, techniques }) => techniques.map((technique) => ({ grade, technique })));

/** The first finding of a person who looks for the easiest thing first, its grade, and how many techniques are easier. */
export function firstFinding(
  position: Position,
): { readonly finding: Finding; readonly grade: Grade; readonly rank: number } | null {
  for (const [rank, { grade, technique }] of inOrder.entries()) {
    technique(position);
    if (position.finding) return { finding: position.finding, grade, rank };
    if (position.broken) return null;
  }
  return null;
}

/** The hardest technique of a person who takes the first finding each time; of a board where none is left, the last resort. */
export function hardestTechnique(board: Board): string {
  const { size } = board;
  let candidates: readonly number[] = new Array<number>(size * size).fill((1 << size) - 1);
  let hardest = { rank: -1, technique: "" };
  for (const cells = candidates.map(() => 0); cells.includes(0); ) {
    const position = positionFrom(board, { candidates, cells });
    const found = firstFinding(position);
    if (!found) return lastResort;
    if (found.rank > hardest.rank) hardest = { rank: found.rank, technique: found.finding.technique };
    const left = [...position.candidates];
    for (const cell of position.struck.keys()) {
      const value = left[cell] ?? 0;
      if (bitCount[value] !== 1) continue;
      cells[cell] = 32 - Math.clz32(value);
      for (const line of [rowOf(size, cell), columnOf(size, cell)])
        for (const peer of cellsOf(size, line)) if (peer !== cell) left[peer] = (left[peer] ?? 0) & ~value;
    }
    candidates = left;
  }
  return hardest.technique;
}

/** When nothing else is seen: every value but one leads to a contradiction in the end. */
export const lastResort = "Try everything";
