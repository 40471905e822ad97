import type { Fill, Flat, Mark } from "./figure.ts";
import { fills, num, outlines, type Piece, pair, stroke, type View } from "./piece.ts";
import { add, alongEllipse, direction, segments, times, type Vec } from "./plane.ts";

type Circle = Extract<Mark<Fill | Flat>, { circle: unknown }>;
type Arc = Extract<Mark<Fill | Flat>, { arc: unknown }>;
type Ellipse = Extract<Mark<Fill | Flat>, { ellipse: unknown }>;

/** A whole circle. */
export function circle(mark: Circle, view: View): Piece {
  const middle = view.at(mark.circle);
  const r = mark.radius * view.scale;
  const shape = (attributes: string): string =>
    `<circle ${attributes} cx="${num(middle[0])}" cy="${num(middle[1])}" r="${num(r)}"/>`;
  return {
    fills: fills(mark.fill, view, shape),
    lines: outlines(mark.fill, [shape(`class="${stroke(mark.dashed)}"`)]),
    ...closed(alongEllipse(middle, r, r, 0, 360)),
  };
}

/** Part of a circle; filled without `sector`, it is the piece between arc and chord. */
export function arc(mark: Arc, view: View): Piece {
  const middle = view.at(mark.arc);
  const to = mark.to > mark.from ? mark.to : mark.to + 360;
  if (to - mark.from >= 360) return circle({ circle: mark.arc, ...mark }, view);
  const r = mark.radius * view.scale;
  const curve = arcPath(middle, r, mark.from, to);
  const along = alongEllipse(middle, r, r, mark.from, to);
  const d = mark.sector ? `M${pair(middle)}L${curve.slice(1)}Z` : curve;
  return {
    fills: fills(mark.fill, view, (attributes) => `<path ${attributes} d="${d}"/>`),
    lines: outlines(mark.fill, [`<path class="${stroke(mark.dashed)}" d="${d}"/>`]),
    edges: segments(mark.sector ? [middle, ...along, middle] : along, false),
    region: mark.sector ? [middle, ...along] : along,
  };
}

/** An ellipse with level axes; hidden: its upper half, the far one, is dashed. */
export function ellipse(mark: Ellipse, view: View): Piece {
  const middle = view.at(mark.ellipse);
  const rx = mark.rx * view.scale;
  const ry = mark.ry * view.scale;
  const whole = (attributes: string): string =>
    `<ellipse ${attributes} cx="${num(middle[0])}" cy="${num(middle[1])}" rx="${num(rx)}" ry="${num(ry)}"/>`;
  const half = (sweep: 0 | 1, dashed: boolean): string => {
    const [left, right] = [add(middle, [-rx, 0]), add(middle, [rx, 0])];
    return `<path class="${stroke(dashed)}" d="M${pair(left)}A${num(rx)} ${num(ry)} 0 0 ${sweep} ${pair(right)}"/>`;
  };
  return {
    fills: fills(mark.fill, view, whole),
    lines: outlines(mark.fill, mark.hidden ? [half(1, true), half(0, false)] : [whole(`class="${stroke(false)}"`)]),
    ...closed(alongEllipse(middle, rx, ry, 0, 360)),
  };
}

/** The path data of an arc, degrees anticlockwise, from < to < from + 360. */
export function arcPath(middle: Vec, r: number, from: number, to: number): string {
  const start = add(middle, times(direction(from), r));
  const end = add(middle, times(direction(to), r));
  return `M${pair(start)}A${num(r)} ${num(r)} 0 ${to - from > 180 ? 1 : 0} 0 ${pair(end)}`;
}

function closed(outline: readonly Vec[]): Pick<Piece, "edges" | "region"> {
  return { edges: segments(outline, true), region: outline };
}
