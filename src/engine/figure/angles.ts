import type { Mark } from "./figure.ts";
import { within } from "./labels.ts";
import { type Piece, path, type View } from "./piece.ts";
import { add, alongEllipse, bearing, length, minus, segments, times, unit, type Vec } from "./plane.ts";
import { arcPath } from "./rounds.ts";
import { textSize } from "./text.ts";

type Angle = Extract<Mark, { angle: unknown }>;

/** An angle mark that has been drawn: those that overlap at one corner take different radii. */
export interface DrawnAngle {
  readonly corner: Vec;
  readonly from: number;
  readonly to: number;
  readonly radius: number;
}

/** The mark of an angle: a small square if right, else one to three arcs, and its label. */
export function angle(mark: Angle, view: View, drawn: DrawnAngle[]): Piece {
  const [first, corner, last] = mark.angle.map(view.at) as [Vec, Vec, Vec];
  const [a, b] = [minus(first, corner), minus(last, corner)];
  if (length(a) === 0 || length(b) === 0) throw new Error("An angle of the figure has an arm of no length");
  const { from, to } = sweep(bearing(a), bearing(b), mark.reflex ?? false);
  const room = Math.min(length(a), length(b));
  const piece = mark.right ? square(corner, a, b, Math.min(12, room * 0.4)) : undefined;
  const radius = mark.right ? Math.min(12, room * 0.4) : freeRadius(corner, from, to, room, mark.arcs ?? 1, drawn);
  const outermost = mark.right ? radius * 1.4 : radius + 4 * ((mark.arcs ?? 1) - 1);
  const wishes = mark.label
    ? [
        {
          text: mark.label,
          size: textSize,
          candidates: within(corner, from, to, outermost, mark.label, textSize),
        },
      ]
    : [];
  if (piece) return { ...piece, wishes };
  drawn.push({ corner, from, to, radius: outermost });
  const radii = Array.from({ length: mark.arcs ?? 1 }, (_, i) => radius + 4 * i);
  return {
    lines: radii.map((r) => `<path class="fig-thin" d="${arcPath(corner, r, from, to)}"/>`),
    edges: radii.flatMap((r) => segments(alongEllipse(corner, r, r, from, to), false)),
    wishes,
  };
}

/** The turn from one arm to the other, anticlockwise: the one under 180 degrees unless the reflex one is meant. */
function sweep(a: number, b: number, reflex: boolean): { from: number; to: number } {
  const turn = (b - a + 360) % 360;
  return turn > 180 === reflex ? { from: a, to: a + turn } : { from: b, to: b + 360 - turn };
}

function square(corner: Vec, a: Vec, b: Vec, size: number): Piece {
  const [u, v] = [times(unit(a), size), times(unit(b), size)];
  const points = [add(corner, u), add(corner, add(u, v)), add(corner, v)];
  return { lines: [path(points, "fig-thin")], edges: segments(points, false) };
}

/** Narrow angles want a longer radius to be seen; overlapping ones step outwards. */
function freeRadius(corner: Vec, from: number, to: number, room: number, arcs: number, drawn: readonly DrawnAngle[]) {
  const size = to - from;
  const wanted = size < 25 ? 38 : size < 45 ? 28 : size < 100 ? 21 : 17;
  const radius = Math.min(wanted, room * 0.45);
  const below = drawn.filter((other) => length(minus(other.corner, corner)) < 1 && overlapping(other, { from, to }));
  return below.length === 0 ? radius : Math.max(radius, Math.max(...below.map((other) => other.radius)) + 5 + arcs);
}

function overlapping(a: { from: number; to: number }, b: { from: number; to: number }): boolean {
  return [-360, 0, 360].some((turn) => Math.min(a.to, b.to + turn) - Math.max(a.from, b.from + turn) > 0.5);
}
