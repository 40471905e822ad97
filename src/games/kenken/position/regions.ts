import type { Cage } from "../board/board.ts";
import { valueAt } from "./candidates.ts";
import { type Measure, measureOf } from "./measures.ts";
import { cellAt, type Position } from "./position.ts";

/** Some neighbouring lines, and the cages in them measured: what is left over must make up the rest. */
export interface Remainder {
  readonly lines: readonly number[];
  /** Open cells within the lines that no measured cage covers. */
  readonly innies: readonly number[];
  /** Open cells outside that measured cages cover. */
  readonly outies: readonly number[];
  /** Whether measured cages also cover filled cells outside, which are taken from them. */
  readonly filledOutside: boolean;
  /** What the lines make in all. */
  readonly total: number;
  /** What is known: innies joined to it, and outies taken from it, give the total. */
  readonly known: number;
}

/**
 * Goes through the regions of 1 to `most` neighbouring rows, or columns, with 1 to `left` cells left over; stops where `visit`
 * gives true. Regions of one line come first.
 */
export function remainders(
  position: Position,
  measure: Measure,
  most: number,
  left: number,
  visit: (remainder: Remainder) => boolean,
): boolean {
  const { size } = position;
  known.fill(unknown);
  for (let lines = 1; lines <= Math.min(most, size - 1); lines++)
    for (let first = 0; first + lines <= 2 * size; first++) {
      if (first < size && first + lines > size) continue;
      const remainder = remainderOf(position, measure, first, lines, left);
      if (remainder && visit(remainder)) return true;
      if (position.broken) return true;
    }
  return false;
}

// Scratch. Measures of cages are worked out when they are first needed.
const unknown = -2;
const known = new Float64Array(81);
const seen = new Int32Array(81);
let stamp = 0;
const leftOver = new Int32Array(8);

function remainderOf(
  position: Position,
  measure: Measure,
  first: number,
  lines: number,
  left: number,
): Remainder | null {
  const { size, cageOf, filled, board } = position;
  stamp++;
  let sum = measure.none;
  // Innies from the front, outies from the back.
  let innies = 0;
  let outies = 0;
  let anyFilledOutside = false;
  for (let line = first; line < first + lines; line++)
    for (let at = 0; at < size; at++) {
      const cage = cageOf[cellAt(size, line, at)] as number;
      if (seen[cage] === stamp) continue;
      seen[cage] = stamp;
      const { cells } = board.cages[cage] as Cage;
      let inside = 0;
      let outside = 0;
      let filledInside = measure.none;
      let filledOutside = measure.none;
      let hasFilledOutside = false;
      for (let place = 0; place < cells.length; place++) {
        const cell = cells[place] as number;
        const isInside = isIn(size, cell, first, lines);
        if (!filled[cell]) isInside ? inside++ : outside++;
        else if (isInside) filledInside = measure.join(filledInside, valueAt(position, cell));
        else {
          filledOutside = measure.join(filledOutside, valueAt(position, cell));
          hasFilledOutside = true;
        }
      }
      if (inside > outside && known[cage] === unknown) known[cage] = measureOf(position, cage, measure);
      const whole = inside > outside ? (known[cage] as number) : -1;
      anyFilledOutside ||= whole >= 0 && hasFilledOutside;
      sum = measure.join(sum, whole >= 0 ? measure.less(whole, filledOutside) : filledInside);
      if (innies + outies + (whole >= 0 ? outside : inside) > left) return null;
      for (let place = 0; place < cells.length; place++) {
        const cell = cells[place] as number;
        if (filled[cell] || isIn(size, cell, first, lines) === whole >= 0) continue;
        if (whole >= 0) leftOver[7 - outies++] = cell;
        else leftOver[innies++] = cell;
      }
    }
  if (innies + outies === 0) return null;
  let total = measure.none;
  for (let line = 0; line < lines; line++) total = measure.join(total, measure.line(size));
  return {
    lines: Array.from({ length: lines }, (_, at) => first + at),
    innies: Array.from(leftOver.subarray(0, innies)),
    outies: Array.from(leftOver.subarray(8 - outies)),
    filledOutside: anyFilledOutside,
    total,
    known: sum,
  };
}

function isIn(size: number, cell: number, first: number, lines: number): boolean {
  const line = first < size ? (cell / size) | 0 : size + (cell % size);
  return line >= first && line < first + lines;
}
