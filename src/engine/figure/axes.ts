import type { Mark, Point } from "./figure.ts";
import { num, type Piece, path, type View, type Wish } from "./piece.ts";
import { add, type Segment, type Vec } from "./plane.ts";
import { arrowhead, short } from "./strokes.ts";
import { measure, smallSize, textSize } from "./text.ts";

type Axes = Extract<Mark, { axes: unknown }>["axes"];
type Grid = Extract<Mark, { grid: unknown }>["grid"];

/** How far an axis goes on past its last number, px. */
const beyond = 16;

/** Coordinate axes with arrows, numbers and names, on a unit grid unless it is switched off. */
export function axes({ x, y, step = 1, grid: withGrid = true }: Axes, view: View): Piece {
  // Where zero is out of range the axes stand at the edge of the picture.
  const zero: Point = [clamp(0, x), clamp(0, y)];
  const origin = view.at(zero);
  const xEnd = add(view.at([x[1], zero[1]]), [beyond, 0]);
  const yEnd = add(view.at([zero[0], y[1]]), [0, -beyond]);
  const xAxis: Segment = [view.at([x[0], zero[1]]), xEnd];
  const yAxis: Segment = [view.at([zero[0], y[0]]), yEnd];
  const xGap = spacing(step, view.scale, (gap) => widest(multiples(x, gap)));
  const yGap = spacing(step, view.scale * view.stretch, () => smallSize);
  const xs = multiples(x, xGap);
  const ys = multiples(y, yGap);
  const across = xs.filter((value) => value !== zero[0]).map((value) => below(view.at([value, zero[1]]), value));
  const upwards = ys.filter((value) => value !== zero[1]).map((value) => leftOf(view.at([zero[0], value]), value));
  const corner = xs.includes(zero[0]) && ys.includes(zero[1]) ? corners(origin, zero) : [];
  return {
    back: [
      ...(withGrid
        ? lattice(x, y, fine(view.scale, step, xGap), fine(view.scale * view.stretch, step, yGap), view)
        : []),
      ...[xAxis, yAxis].map(([from, to]) => path([from, short(from, to)], "fig-axis")),
      arrowhead(...xAxis),
      arrowhead(...yAxis),
      // One path for all the notches, short commands for all the lines: a grid is most of a picture's bytes.
      `<path class="fig-axis" d="${[
        ...xs.filter((value) => value !== zero[0]).map((value) => `M${point(view.at([value, zero[1]]), [0, 3])}v-6`),
        ...ys.filter((value) => value !== zero[1]).map((value) => `M${point(view.at([zero[0], value]), [3, 0])}h-6`),
      ].join("")}"/>`,
    ],
    edges: [xAxis, yAxis],
    wishes: [
      ...across,
      ...upwards,
      ...corner,
      fixed("x", textSize, add(xEnd, [9, 0])),
      fixed("y", textSize, add(yEnd, [0, -10])),
    ],
  };
}

/** A square grid, or only its crossing points. */
export function grid({ x, y, step = 1, dots = false }: Grid, view: View): Piece {
  if (!dots) return { back: lattice(x, y, step, step, view) };
  return {
    back: multiples(x, step).flatMap((i) =>
      multiples(y, step).map((j) => {
        const [cx, cy] = view.at([i, j]);
        return `<circle class="fig-pin" cx="${num(cx)}" cy="${num(cy)}" r="1.8"/>`;
      }),
    ),
  };
}

function lattice(x: Point, y: Point, xStep: number, yStep: number, view: View): string[] {
  const [[left, bottom], [right, top]] = [view.at([x[0], y[0]]), view.at([x[1], y[1]])];
  const upright = multiples(x, xStep).map((i) => `M${num(view.at([i, y[0]])[0])} ${num(bottom)}V${num(top)}`);
  const level = multiples(y, yStep).map((j) => `M${num(left)} ${num(view.at([x[0], j])[1])}H${num(right)}`);
  return [`<path class="fig-grid" d="${[...upright, ...level].join("")}"/>`];
}

/** How far apart the numbers of an axis are: the step, or a multiple of it where they would run into each other. */
function spacing(step: number, scale: number, room: (gap: number) => number): number {
  const gaps = [1, 2, 5, 10, 20, 50, 100].map((factor) => step * factor);
  return gaps.find((gap) => gap * scale >= room(gap) + 5) ?? step * 200;
}

/** Grid lines stand at every whole number where there is room for that. */
const fine = (scale: number, step: number, gap: number): number => (scale >= 7 ? Math.min(1, step) : gap);

const widest = (values: readonly number[]): number =>
  Math.max(0, ...values.map((value) => measure(label(value), smallSize)[0]));

/** The multiples of the step from..to. */
function multiples([from, to]: Point, step: number): number[] {
  const list: number[] = [];
  for (let i = Math.ceil(from / step - 1e-9); i * step <= to + 1e-9; i++) list.push(Number((i * step).toFixed(6)));
  return list;
}

const label = (value: number): string => String(value).replace("-", "−");
const clamp = (value: number, [from, to]: Point): number => Math.min(to, Math.max(from, value));

function below(point: Vec, value: number): Wish {
  return fixed(label(value), smallSize, add(point, [value < 0 ? -3 : 0, 14]));
}

function leftOf(point: Vec, value: number): Wish {
  return fixed(label(value), smallSize, add(point, [-7 - measure(label(value), smallSize)[0] / 2, 0]));
}

/** The number or numbers at the crossing of the axes. */
function corners(origin: Vec, [x, y]: Point): Wish[] {
  if (x === y) return [fixed(label(x), smallSize, add(origin, [-10, 14]))];
  return [below(origin, x), leftOf(origin, y)];
}

function fixed(text: string, size: number, middle: Vec): Wish {
  return { text, size, candidates: () => [{ middle, cost: 0 }] };
}

function point(at: Vec, aside: Vec): string {
  return add(at, aside).map(num).join(" ");
}
