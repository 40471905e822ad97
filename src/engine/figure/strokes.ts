import type { Mark } from "./figure.ts";
import { beside } from "./labels.ts";
import { type Piece, path, stroke, type View } from "./piece.ts";
import { add, between, length, minus, normal, type Segment, segments, times, unit, type Vec } from "./plane.ts";
import { textSize } from "./text.ts";

type Line = Extract<Mark, { line: unknown }>;

const arrowLength = 10;

/** A line of one or more straight parts with its arrows, ticks, parallel marks and label. */
export function line(mark: Line, view: View): Piece {
  const points = mark.line.map(view.at);
  const parts = segments(points, false).filter(([from, to]) => length(minus(to, from)) > 0);
  const first = parts[0];
  const last = parts.at(-1);
  if (!first || !last) throw new Error("A line of the figure has no length");
  const [start, ahead] = first;
  const [behind, end] = last;
  const lines: string[] = [];
  const shown = [...points];
  if (mark.arrow) {
    lines.push(arrowhead(behind, end));
    shown[shown.length - 1] = short(behind, end);
  }
  if (mark.arrow === "both") {
    lines.push(arrowhead(ahead, start));
    shown[0] = short(ahead, start);
  }
  const signs = parts.flatMap((part) => [
    ...ticks(part, mark.ticks ?? 0),
    ...chevrons(part, mark.parallel ?? 0, mark.ticks ? 0.62 : 0.5),
  ]);
  return {
    lines: [
      path(shown, mark.thin ? stroke(mark.dashed).replace("fig-line", "fig-thin") : stroke(mark.dashed)),
      ...lines,
      ...signs.map((sign) => path(sign, "fig-thin")),
    ],
    edges: [...parts, ...signs.flatMap((sign) => segments(sign, false))],
    wishes: mark.label
      ? [{ text: mark.label, size: textSize, candidates: beside(central(parts), mark.label, textSize, mark.side) }]
      : [],
  };
}

/** The part in which the middle of the whole length falls. */
function central(parts: readonly Segment[]): Segment {
  let left = parts.reduce((sum, [from, to]) => sum + length(minus(to, from)), 0) / 2;
  for (const part of parts) {
    left -= length(minus(part[1], part[0]));
    if (left <= 1e-9) return part;
  }
  return parts[0] as Segment;
}

/** A filled arrowhead with its tip at `to`. */
export function arrowhead(from: Vec, to: Vec): string {
  const along = unit(minus(to, from));
  const back = add(to, times(along, -arrowLength));
  return path([to, add(back, times(normal(along), 4)), add(back, times(normal(along), -4))], "fig-arrow", true);
}

/** Where a line with an arrowhead at `to` ends, so that it does not blunt the tip. */
export const short = (from: Vec, to: Vec): Vec => add(to, times(unit(minus(to, from)), -0.7 * arrowLength));

function ticks([from, to]: Segment, count: number): Vec[][] {
  const along = unit(minus(to, from));
  return Array.from({ length: count }, (_, i) => {
    const middle = add(between(from, to, 0.5), times(along, (i - (count - 1) / 2) * 5));
    return [add(middle, times(normal(along), 6)), add(middle, times(normal(along), -6))];
  });
}

/** Marks of parallel lines. All point right (or up), whichever way the author walked. */
function chevrons([from, to]: Segment, count: number, part: number): Vec[][] {
  const forward = unit(minus(to, from));
  const along = forward[0] > 0.01 || (forward[0] > -0.01 && forward[1] < 0) ? forward : times(forward, -1);
  return Array.from({ length: count }, (_, i) => {
    const tip = add(between(from, to, part), times(along, (i - (count - 1) / 2) * 7 + 3.5));
    const back = add(tip, times(along, -7));
    return [add(back, times(normal(along), 5)), tip, add(back, times(normal(along), -5))];
  });
}
