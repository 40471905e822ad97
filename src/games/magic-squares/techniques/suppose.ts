import type { Group } from "../position/group.ts";
import { type Found, numbersIn, type Position, put } from "../position/position.ts";
import { type Contradiction, contradictionOf } from "./contradiction.ts";
import { hiddenIn, limitsOf, within } from "./leaves.ts";
import { cellName, either, hiddenWords, numberName, totalsWords } from "./words.ts";

// What somebody can still follow in the head: that many numbers to suppose, and that many steps after each.
const mostSupposed = 3;
const mostSteps = 4;

/** Supposes each number but one that a cell can take, and follows it until a line cannot reach its total. */
export function suppose(position: Position): Found | null {
  const limits = limitsOf(position, 3);
  const open = [...position.cells.keys()].filter((cell) => position.cells[cell] === 0);
  const sets = open
    .map((cell) => ({ cell, numbers: numbersIn(within(limits[cell], position.left)) }))
    .filter(({ numbers }) => numbers.length > 1 && numbers.length <= mostSupposed + 1)
    .sort((a, b) => a.numbers.length - b.numbers.length);
  let best: Refuted | null = null;
  for (const { cell, numbers } of sets) {
    const refuted = refute(position, cell, numbers);
    if (refuted && (best === null || refuted.steps < best.steps)) best = refuted;
  }
  return best && found(position, best, hiddenIn(limits[best.cell], position.left));
}

interface Refuted {
  readonly cell: number;
  /** The number that is left, and all that were possible before. */
  readonly number: number;
  readonly numbers: readonly number[];
  readonly cases: readonly { readonly number: number; readonly contradiction: Contradiction }[];
  /** How much there is to follow. */
  readonly steps: number;
}

function refute(position: Position, cell: number, numbers: readonly number[]): Refuted | null {
  const cases: { number: number; contradiction: Contradiction }[] = [];
  const kept: number[] = [];
  for (const number of numbers) {
    const contradiction = contradictionOf(put(position, cell, number), mostSteps);
    if (contradiction) cases.push({ number, contradiction });
    else kept.push(number);
    if (kept.length > 1) return null;
  }
  const [number] = kept;
  if (number === undefined) return null;
  const steps = cases.reduce((sum, { contradiction }) => sum + contradiction.chain.length + 1, 0);
  return { cell, number, numbers, cases, steps };
}

function found({ puzzle }: Position, { cell, number, numbers, cases }: Refuted, hidden: readonly Group[]): Found {
  const names = either(numbers.map((one) => numberName(puzzle, one)));
  const tries = cases.map(({ number: tried, contradiction: { chain, words } }) => {
    const steps = [...chain.map((forced) => forced.words), words].join("; then ");
    return `If it were ${numberName(puzzle, tried)}, ${steps}.`;
  });
  return {
    cell,
    number,
    technique: "Suppose",
    look: `Look at ${cellName(puzzle, cell)} and suppose each number that it can be.`,
    why: `${hiddenWords(hidden)}With ${totalsWords("its", hidden)}, ${cellName(puzzle, cell)} can be ${names}. ${tries.join(" ")} So it is ${numberName(puzzle, number)}.`,
    because: [...new Set(cases.flatMap(({ contradiction }) => contradiction.cells))].filter((one) => one !== cell),
    looksAtCell: true,
  };
}
