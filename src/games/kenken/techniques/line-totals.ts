import { lowest } from "../../../maths/bits.ts";
import { inLine } from "../board/layouts.ts";
import { keep } from "../position/candidates.ts";
import { type Measure, parities, products, sums } from "../position/measures.ts";
import type { Position } from "../position/position.ts";
import { type Remainder, remainders } from "../position/regions.ts";
import { sayTotals } from "./line-total-reasons.ts";

/** Lines add up to a known sum; with one cell left over, inside or outside, its value follows. */
export const inniesAndOuties = (position: Position): boolean => totals(position, sums, 2, 1);

/** The same with up to three cells left over, which are like a cage of their own. */
export const lineSums = (position: Position): boolean => totals(position, sums, sums.lines, 3);

/** Lines have a known product. */
export const lineProducts = (position: Position): boolean => totals(position, products, products.lines, 3);

/** Whether a line's sum is odd or even tells it of the one cell that is left over. */
export const lineParity = (position: Position): boolean => totals(position, parities, parities.lines, 1);

function totals(position: Position, measure: Measure, lines: number, left: number): boolean {
  let changed = false;
  remainders(position, measure, lines, left, (remainder) => {
    const fits = fitting(position, measure, remainder);
    const cells = [...remainder.innies, ...remainder.outies];
    for (const [at, cell] of cells.entries()) changed = keep(position, cell, fits[at] ?? 0) || changed;
    if (changed && position.asked) sayTotals(position, measure, remainder);
    return changed && position.asked;
  });
  return changed;
}

/** What the cells left over can hold so that the total is reached: for each the values that are in some fitting choice. */
function fitting(position: Position, measure: Measure, { innies, outies, total, known }: Remainder): number[] {
  const { size, candidates } = position;
  const cells = [...innies, ...outies];
  const fits = cells.map(() => 0);
  const values = cells.map(() => 0);
  // The total with what sticks out must equal what is known with what is missing: no division, so products stay whole.
  const choose = (at: number, inside: number, outside: number): boolean => {
    if (at === cells.length) return same(measure, inside, outside);
    let any = false;
    const cell = cells[at] as number;
    for (let rest = candidates[cell] as number; rest; rest &= rest - 1) {
      const value = lowest(rest) + 1;
      if (cells.some((other, place) => place < at && values[place] === value && inLine(size, cell, other))) continue;
      values[at] = value;
      const [more, less] = at < innies.length ? [value, measure.none] : [measure.none, value];
      if (!choose(at + 1, measure.join(inside, more), measure.join(outside, less))) continue;
      any = true;
      fits[at] = (fits[at] as number) | (1 << (value - 1));
    }
    return any;
  };
  choose(0, known, total);
  return fits;
}

/** Quotients that are known may be rounded, whole numbers are not: a relative error of 1e-9 is far below a step between them. */
const same = ({ of }: Measure, one: number, other: number): boolean =>
  of === "product" ? Math.abs(one - other) < 1e-9 * other : of === "parity" ? one % 2 === other % 2 : one === other;
