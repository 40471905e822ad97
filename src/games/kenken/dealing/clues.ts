import type { Random } from "../../../maths/random.ts";
import type { Cage, Operation } from "../board/board.ts";

/** What may be asked of cages. */
export const operationSets = {
  add: ["add"],
  addsub: ["add", "subtract"],
  addsubmul: ["add", "subtract", "multiply"],
  all: ["add", "subtract", "multiply", "divide"],
  hidden: ["add", "subtract", "multiply", "divide"],
} as const satisfies Readonly<Record<string, readonly Operation[]>>;
export type OperationSet = keyof typeof operationSets;

/** The clue that an operation gives to cells with these values; null where it gives none. */
export function clueFor(cells: readonly number[], values: readonly number[], operation: Operation): Cage | null {
  let sum = 0;
  let product = 1;
  let largest = 0;
  for (const cell of cells) {
    const value = values[cell] ?? 0;
    sum += value;
    product *= value;
    if (value > largest) largest = value;
  }
  if (cells.length === 1) return { cells, operation: "add", target: sum };
  if (operation === "add") return { cells, operation, target: sum };
  if (operation === "multiply") return { cells, operation, target: product };
  if (cells.length !== 2) return null;
  const smallest = sum - largest;
  if (operation === "subtract") return { cells, operation, target: largest - smallest };
  return largest % smallest === 0 ? { cells, operation, target: largest / smallest } : null;
}

/** A clue for cells with these values, by an operation of the set at random; quotients, which few pairs have, more often. */
export function randomClue(
  cells: readonly number[],
  values: readonly number[],
  set: OperationSet,
  random: Random,
): Cage {
  const possible: Cage[] = [];
  for (const operation of operationSets[set]) {
    const clue = clueFor(cells, values, operation);
    if (clue) possible.push(clue);
    // Quotients come three times as often as sums and products where there is one, differences twice as often.
    if (clue && operation === "divide") possible.push(clue, clue);
    if (clue && operation === "subtract") possible.push(clue);
  }
  const clue = random.pick(possible);
  return set === "hidden" && cells.length > 1 ? { ...clue, operation: "hidden" } : clue;
}
