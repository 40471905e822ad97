import { range } from "../../../maths/whole.ts";
import type { Figure, Line } from "./lines.ts";

/**
 * Stars with 6, 7 and 8 points: each line joins a point with the next but one and crosses two others on its way, so that
 * it holds four cells and each cell lies on two lines. The places are bent a little from the regular stars so that all of
 * them are whole numbers and every line stays straight. (A star with five points cannot be filled with 1 to 10.)
 */
const drawings: Readonly<Record<number, readonly string[]>> = {
  6: ["...p...", "p.i.i.p", ".i...i.", "p.i.i.p", "...p..."],
  7: ["....p....", "..pi.ip..", "..i...i..", ".........", "p.......p", "..i...i..", "....i....", "..p...p.."],
  8: ["...p...", ".pi.ip.", ".i...i.", "p.....p", ".i...i.", ".pi.ip.", "...p..."],
};

interface Place {
  readonly row: number;
  readonly column: number;
}

/** The star with so many points. Throws a RangeError where there is no drawing of it. */
export function starFigure(size: number): Figure {
  const drawing = drawings[size];
  if (!drawing) throw new RangeError(`no star with ${size} points`);
  const columns = drawing[0]?.length ?? 0;
  const marked = drawing.flatMap((text, row) =>
    [...text].flatMap((mark, column) => (mark === "." ? [] : [{ row, column, isPoint: mark === "p" }])),
  );
  const places = marked.map(({ row, column }): Place => ({ row, column }));
  const points = around(marked.filter(({ isPoint }) => isPoint).map(({ row, column }): Place => ({ row, column })));
  const lines = points.map((from, at) => {
    const to = points[(at + 2) % size] ?? from;
    const [first, last] = inReadingOrder(from, to);
    return range(0, places.length - 1).filter((cell) => isBetween(places[cell] ?? first, first, last));
  });
  lines.sort(([a = 0], [b = 0]) => a - b);
  return { rows: drawing.length, columns, places, lines: lines.map(lettered) };
}

/** Lines go by letters that are drawn on them: most of them slant, and what is called a row might be any. */
function lettered(cells: readonly number[], at: number): Line {
  const letter = String.fromCharCode("A".charCodeAt(0) + at);
  return { name: `line ${letter}`, cells, shape: "line", letter };
}

/** The points in the order of the clock's hand. */
function around(points: readonly Place[]): readonly Place[] {
  const row = middleOf(points.map((point) => point.row));
  const column = middleOf(points.map((point) => point.column));
  const angle = (point: Place) => Math.atan2(point.row - row, point.column - column);
  return [...points].sort((a, b) => angle(a) - angle(b));
}

function inReadingOrder(a: Place, b: Place): [Place, Place] {
  return a.row < b.row || (a.row === b.row && a.column < b.column) ? [a, b] : [b, a];
}

function isBetween(at: Place, from: Place, to: Place): boolean {
  const isOnLine = (at.row - from.row) * (to.column - from.column) === (at.column - from.column) * (to.row - from.row);
  const along = (at.row - from.row) * (to.row - from.row) + (at.column - from.column) * (to.column - from.column);
  const whole = (to.row - from.row) ** 2 + (to.column - from.column) ** 2;
  return isOnLine && along >= 0 && along <= whole;
}

const middleOf = (values: readonly number[]) => (Math.min(...values) + Math.max(...values)) / 2;
