import type { View } from "./grid.ts";
import { shownPlace as exactPlace, shownNumber } from "./shown.ts";

/** A piece of a curve that hangs together, as far as it is in sight: x, y, x, y, ... */
export interface Branch {
  readonly points: readonly number[];
  readonly isClosed: boolean;
  readonly x: readonly [number, number];
  readonly y: readonly [number, number];
}

/** Ends so near to each other, in cells, are one. */
const touching = 0.75;

/**
 * The branches of an outline, an SVG path in cells from the top left: those farthest left first, each from its left end to
 * its right one, a closed one from its leftmost point.
 */
export function branchesOf(outline: string, across: number, view: View, down = across): readonly Branch[] {
  const wide = (view.x[1] - view.x[0]) / across;
  const high = (view.y[1] - view.y[0]) / down;
  const found = outline.split("M").flatMap((line) => {
    const numbers = [...line.replace(/h0$/, "").matchAll(/-?[\d.]+/g)].map(([text]) => Number(text));
    if (numbers.length < 2) return [];
    const [first, last] = [numbers.slice(0, 2), numbers.slice(-2)];
    const apart = Math.hypot((first[0] ?? 0) - (last[0] ?? 0), (first[1] ?? 0) - (last[1] ?? 0));
    const points = numbers.map((n, i) => (i % 2 === 0 ? view.x[0] + n * wide : view.y[1] - n * high));
    return [ordered(points, numbers.length > 6 && apart < touching)];
  });
  return found.sort((a, b) => a.x[0] - b.x[0] || a.y[0] - b.y[0]);
}

function ordered(points: readonly number[], isClosed: boolean): Branch {
  const xs = points.filter((_, i) => i % 2 === 0);
  const ys = points.filter((_, i) => i % 2 === 1);
  const x = [Math.min(...xs), Math.max(...xs)] as const;
  const y = [Math.min(...ys), Math.max(...ys)] as const;
  const pairs = xs.map((x, i) => [x, ys[i] ?? 0] as const);
  const start = xs.indexOf(x[0]);
  const turned = isClosed
    ? [...pairs.slice(start), ...pairs.slice(0, start), ...pairs.slice(start, start + 1)]
    : (xs[0] ?? 0) > (xs.at(-1) ?? 0)
      ? pairs.toReversed()
      : pairs;
  return { points: turned.flat(), isClosed, x, y };
}

/** Points of a branch at equal steps along it. */
export function walked({ points }: Branch, steps: number): readonly { readonly x: number; readonly y: number }[] {
  const far = [0];
  for (let i = 2; i + 1 < points.length; i += 2) {
    const [dx, dy] = [(points[i] ?? 0) - (points[i - 2] ?? 0), (points[i + 1] ?? 0) - (points[i - 1] ?? 0)];
    far.push((far.at(-1) ?? 0) + Math.hypot(dx, dy));
  }
  const whole = far.at(-1) ?? 0;
  let at = 0;
  return Array.from({ length: steps }, (_, step) => {
    const wanted = (whole * step) / (steps - 1);
    while (at + 2 < far.length && (far[at + 1] ?? 0) < wanted) at++;
    const [from, to] = [far[at] ?? 0, far[at + 1] ?? 0];
    const part = to > from ? Math.min(1, (wanted - from) / (to - from)) : 0;
    const along = (offset: number) => {
      const before = points[2 * at + offset] ?? 0;
      return before + ((points[2 * at + 2 + offset] ?? before) - before) * part;
    };
    return { x: along(0), y: along(1) };
  });
}

const most = 8;

const unproved = [
  "None of it could be proved, so nothing is drawn.",
  "It may have points all the same: where its two sides only touch, none can be proved.",
];

/**
 * The branches in sentences, the first of which counts them; numbers to three figures. Where something could not be decided
 * they are all that was proved, and may not be all that there is.
 */
export function branchWords(branches: readonly Branch[], view: View, undecided = false): readonly string[] {
  const seen = undecided ? "could be proved" : "is in sight";
  if (branches.length === 0) return undecided ? unproved : ["None of it is in sight."];
  const [only] = branches;
  const count = branches.length === 1 ? "It is one piece" : `It has ${branches.length} branches`;
  const told = branches.slice(0, most).map((branch, i) => {
    const name = branches.length === 1 ? "It" : `Branch ${i + 1}`;
    return `${name} ${wayOf(branch, view)}.`;
  });
  const more = branches.length - told.length;
  return [
    only && branches.length === 1 && isPoint(only) ? `Only a point of it ${seen}.` : `${count}, as far as it ${seen}.`,
    ...told,
    ...(more > 0 ? [`And ${more} more.`] : []),
  ];
}

const isPoint = ({ points }: Branch) => points.length <= 2;

function wayOf(branch: Branch, view: View): string {
  const { points, isClosed, x, y } = branch;
  const at = (i: number) => ({ x: points.at(i) ?? 0, y: points.at(i + 1) ?? 0 });
  if (isPoint(branch)) return `is a point near ${place(at(0))}`;
  const span = `${stretch("x", x)} and ${stretch("y", y)}`;
  if (isClosed) return `is closed: it goes round ${span}`;
  return `goes from ${place(at(0))}${edgeAt(at(0), view)} to ${place(at(-2))}${edgeAt(at(-2), view)}, ${span}`;
}

/** "between x = 1 and 3"; "at x = 1" where that is all of it. */
function stretch(name: string, [from, to]: readonly [number, number]): string {
  const [first, last] = [rounded(from), rounded(to)];
  return first === last ? `at ${name} = ${first}` : `between ${name} = ${first} and ${last}`;
}

/** "at the left edge", where a branch leaves the picture. */
function edgeAt({ x, y }: { readonly x: number; readonly y: number }, view: View): string {
  const names = ["left", "right", "bottom", "top"];
  const far = [x, y].flatMap((at, i) => {
    const [from, to] = i === 0 ? view.x : view.y;
    return [at - from, to - at].map((apart) => Math.abs(apart) / (to - from));
  });
  const nearest = Math.min(...far);
  return nearest < 1 / 200 ? ` at the ${names[far.indexOf(nearest)]} edge` : "";
}

/** What is filled of the picture, in sentences: its runs are an SVG path in cells from the top left. */
export function areaWords(path: string, across: number, view: View): readonly string[] {
  const area = readRuns(path, across, view);
  if (!area) return ["No part of the picture is shaded."];
  const { part, x, y } = area;
  return [
    part > 0.995
      ? "The whole picture is shaded."
      : `About ${Math.max(1, Math.round(100 * part))}% of the picture is shaded.`,
    `It lies between x = ${x.from} and ${x.to} and between y = ${y.from} and ${y.to}.`,
  ];
}

/** What is drawn of a curve cell by cell, where it has no line: its runs as for areas. */
export function cellWords(path: string, across: number, view: View): readonly string[] {
  const found = readRuns(path, across, view);
  if (!found) return [];
  const [x, y] = [found.x, found.y].map(({ from, to, middle }) =>
    middle === null ? `between ${from} and ${to}` : `near ${middle}`,
  );
  return [`What is proved of it has x ${x} and y ${y}.`];
}

/** A side of what runs fill, in numbers to be read out. */
interface Span {
  readonly from: string;
  readonly to: string;
  /** Its middle, where it is so thin that a curve lies there: on the rim that two cells share. */
  readonly middle: string | null;
}

/** How much of the picture runs fill, and where they lie; null where they are none. */
function readRuns(path: string, across: number, view: View): { part: number; x: Span; y: Span } | null {
  const runs = [...path.matchAll(/M(\d+) (\d+)h(\d+)/g)].map(([, from, row, wide]) => [from, row, wide].map(Number));
  if (runs.length === 0) return null;
  const least = (of: (run: readonly number[]) => number) => runs.reduce((min, run) => Math.min(min, of(run)), across);
  const [left, right] = [least(([from = 0]) => from), -least(([from = 0, , wide = 0]) => -from - wide)];
  const [top, bottom] = [least(([, row = 0]) => row), 1 - least(([, row = 0]) => -row)];
  const span = ([from, to]: readonly [number, number], first: number, last: number): Span => {
    const cell = (to - from) / across;
    const at = (place: number, finest = cell) => near(from + cell * place, finest);
    return { from: at(first), to: at(last), middle: last - first <= thin ? at((first + last) / 2, cell / 20) : null };
  };
  return {
    part: runs.reduce((sum, [, , wide = 0]) => sum + wide, 0) / across ** 2,
    x: span(view.x, left, right),
    y: span(view.y, across - bottom, across - top),
  };
}

/** So many cells side by side are a line. */
const thin = 2;
/** To a round step that no cell is larger than: a cell is no finer. */
const near = (value: number, cell: number) => {
  const step = 10 ** Math.ceil(Math.log10(cell));
  return shownNumber(Number((Math.round(value / step) * step).toPrecision(12)) || 0);
};
const round = (value: number) => Number(value.toPrecision(3));
const rounded = (value: number) => shownNumber(Math.abs(value) < 1e-9 ? 0 : round(value));
const place = ({ x, y }: { readonly x: number; readonly y: number }) => exactPlace({ x: round(x), y: round(y) });
