import type { Certain, Clue } from "./clue.ts";
import { type Component, componentsOf } from "./component.ts";
import { mirrored, sums } from "./totals.ts";

/** What is certain of the cells next to numbers, and whether all other hidden cells are safe, or mines. */
export interface Consequences extends Certain {
  readonly others: "safe" | "mines" | null;
}

/**
 * Everything that follows from all numbers together and from how many mines are left: a cell is safe when it is so in every
 * way of placing the mines, and a mine likewise. Null where numbers hang together too widely to be followed
 * (`component.ts`). `others` counts the hidden cells that touch no open number.
 */
export function consequences(clues: readonly Clue[], others: number, mines: number): Consequences | null {
  const components = componentsOf(clues);
  if (components === null) return null;
  const least = components.reduce((sum, { low }) => sum + low, 0);
  const most = components.reduce((sum, { high }) => sum + high, 0);
  const safe: number[] = [];
  const found: number[] = [];
  const collect = (component: Component, totals: bigint | null) => {
    for (const { cells, values } of component.possible(totals)) {
      if (values === 1) safe.push(...cells);
      if (values === 2 ** cells.length) found.push(...cells);
    }
  };
  if (most <= mines && least >= mines - others) {
    // Any way of placing the mines next to numbers leaves a number of mines that fits into the other cells.
    for (const component of components) collect(component, null);
    const last = others > 0 && most === mines - others ? "mines" : null;
    return { safe, mines: found, others: others > 0 && least === mines ? "safe" : last };
  }
  const outside = 2n ** BigInt(others + 1) - 1n;
  const totals = components.map((component) => component.totals);
  for (const [at, component] of components.entries()) {
    const elsewhere = totals.filter((_, other) => other !== at).reduce(sums, outside);
    collect(component, mirrored(elsewhere, mines));
  }
  const left = mirrored(totals.reduce(sums, 1n), mines) & outside;
  const last = others > 0 && left === 2n ** BigInt(others) ? "mines" : null;
  return { safe, mines: found, others: others > 0 && left === 1n ? "safe" : last };
}
