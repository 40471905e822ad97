import type { Mark } from "../../engine/figure/figure.ts";
import { count } from "../../engine/words.ts";
import { readExpression } from "../../maths/expression/read.ts";
import { showExpression } from "../../maths/expression/show.ts";
import { range, sum } from "../../maths/whole.ts";
import {
  type Act,
  isBetween,
  isWholeBetween,
  type Manipulative,
  type Part,
  reading,
  shown,
  tidy,
} from "../manipulative.ts";
import { type Graph, gradient, graphOf, limitAt, strips } from "./graph.ts";

/** A point, a line through two points, or strips under the graph: the numbers on the x-axis, and how many strips. */
export type View =
  | { readonly kind: "at"; readonly x: number }
  | { readonly kind: "chord"; readonly x: number; readonly step: number }
  | { readonly kind: "strips"; readonly from: number; readonly to: number; readonly many: number };

export interface Curve {
  /** As it was typed. */
  readonly text: string;
  readonly view: View;
}

export const farthest = 20;
export const mostStrips = 64;
export const leastStep = 0.001;

interface Known {
  readonly f: Graph;
  readonly name: string;
}
const known = new Map<string, Known | null>();

function look(text: string): Known | null {
  const read = text.length <= 60 ? readExpression(text, { names: ["x"] }) : null;
  const f = read?.ok ? graphOf(read.tree) : null;
  return read?.ok && f ? { f: (x) => sane(f(x)), name: showExpression(read.tree) } : null;
}
/** Higher than this it is as good as nowhere. */
const sane = (y: number) => (Math.abs(y) < 1e9 ? y : Number.NaN);

function knownOf(text: string): Known | null {
  const found = known.get(text);
  if (found !== undefined) return found;
  const looked = look(text);
  // What somebody types goes through here too; a few hundred are kept at most.
  if (known.size > 300) known.clear();
  known.set(text, looked);
  return looked;
}

export const graph = ({ text }: Curve): Graph => knownOf(text)?.f ?? (() => Number.NaN);
const nameOf = ({ text }: Curve) => knownOf(text)?.name ?? text;

export function isSound({ text, view }: Curve): boolean {
  const near = (n: number) => isBetween(n, -farthest, farthest);
  if (knownOf(text) === null) return false;
  switch (view.kind) {
    case "at":
      return near(view.x);
    case "chord":
      return near(view.x) && near(view.x + view.step) && (view.step === 0 || Math.abs(view.step) >= leastStep);
    case "strips":
      return near(view.from) && near(view.to) && view.to - view.from >= 0.1 && isWholeBetween(view.many, 1, mostStrips);
  }
}

const sound = (state: Curve): Curve | null => (isSound(state) ? state : null);
/** The same graph with something else to be seen; null where that is beyond its limits. */
export const seen = ({ text }: Curve, view: View): Curve | null => sound({ text, view });

const number = "-?\\d{1,2}(?:\\.\\d{1,6})?";
const forms = {
  at: new RegExp(`^at (${number})$`),
  chord: new RegExp(`^chord (${number}) (${number})$`),
  strips: new RegExp(`^strips (${number}) (${number}) (\\d{1,2})$`),
};

function readCurve(all: string): Curve | null {
  const [text = "", how = "", none] = all.split(/ ?; ?/);
  if (none !== undefined) return null;
  const [at, chord, cut] = [forms.at.exec(how), forms.chord.exec(how), forms.strips.exec(how)];
  const n = (found: RegExpExecArray, i: number) => tidy(Number(found[i]));
  const view: View | null = at
    ? { kind: "at", x: n(at, 1) }
    : chord
      ? { kind: "chord", x: n(chord, 1), step: n(chord, 2) }
      : cut
        ? { kind: "strips", from: n(cut, 1), to: n(cut, 2), many: Number(cut[3]) }
        : null;
  return view && sound({ text, view });
}

/** A number to three places; `about` says where that is not all of it. */
export function told(n: number, about = "about "): string {
  const short = Number(n.toFixed(3));
  return Math.abs(short - n) < 1e-9 ? shown(short) : `${about}${shown(short)}`;
}

/** A limit that was found by trying: a millionth beside a short number it is taken for that number. */
export const nearly = (n: number) => told(Math.abs(Number(n.toFixed(3)) - n) < 1e-6 ? Number(n.toFixed(3)) : n);

/** The sums of all strips, the lower first; null where the graph has a gap. */
export function sums(state: Curve): readonly [low: number, high: number] | null {
  const { view } = state;
  if (view.kind !== "strips") return null;
  const all = strips(graph(state), view.from, view.to, view.many);
  const both = [sum(all.map(({ low, wide }) => low * wide)), sum(all.map(({ high, wide }) => high * wide))] as const;
  return both.every(Number.isFinite) ? both : null;
}

const gap = (x: number) => `The graph has no point at x = ${shown(x)}.`;

/** Steps as small as this are told what the gradients come near to; before, that is for the eye to find. */
const small = 0.1;

function chordWords(f: Graph, x: number, step: number): string {
  if (!Number.isFinite(f(x))) return gap(x);
  const tried = [0.1, 0.01, 0.001].map((h) => gradient(f, x, h));
  const limit = limitAt(f, x);
  const ever = tried.every(Number.isFinite)
    ? `Steps of 0.1, 0.01 and 0.001 give the gradients ${tried.map((one) => told(one, "")).join(", ")}`
    : "";
  const near =
    limit === null
      ? `${ever ? `${ever}. ` : ""}From both sides the gradients do not come near to one number.`
      : `${ever || "Ever smaller steps give gradients"}: they come near to ${nearly(limit)}.`;
  if (step === 0) return `The step is 0, so both points are one, and there is no chord. ${near}`;
  if (!Number.isFinite(f(x + step))) return gap(x + step);
  const rise = f(x + step) - f(x);
  return `The chord from x = ${shown(x)} to x = ${shown(x + step)} goes ${told(Math.abs(rise))} ${rise < 0 ? "down" : "up"} on a step of ${shown(step)}: its gradient is ${told(rise / step)}.${Math.abs(step) <= small ? ` ${near}` : ""}`;
}

function words(state: Curve): string {
  const { view } = state;
  const f = graph(state);
  const name = `The graph of y = ${nameOf(state).replace(/-/g, "\u2212")}.`;
  if (view.kind === "at") {
    const y = f(view.x);
    return `${name} ${Number.isFinite(y) ? `At x = ${shown(view.x)} it is at y = ${told(y)}.` : gap(view.x)}`;
  }
  if (view.kind === "chord") return `${name} ${chordWords(f, view.x, view.step)}`;
  const { from, to, many } = view;
  const both = sums(state);
  const cut = `${count(many, "strip")} from x = ${shown(from)} to x = ${shown(to)}, each ${told((to - from) / many)} wide`;
  if (!both) return `${name} ${cut}: somewhere in them the graph has a gap, so there are no sums.`;
  const [low, high] = both;
  const below = low < 0 ? " What is below the x-axis counts as less than 0." : "";
  return `${name} ${cut}. The lower sum is ${told(low)}, the upper sum ${told(high)}: the area lies between them, and they are ${told(high - low)} apart.${below}`;
}

function partsOf({ view }: Curve): Part[] {
  if (view.kind === "at") return [{ id: "point", name: "Point" }];
  return view.kind === "chord"
    ? [
        { id: "point", name: "First point" },
        { id: "second", name: "Second point" },
      ]
    : [
        { id: "strips", name: "Strips" },
        { id: "from", name: "Left edge" },
        { id: "to", name: "Right edge" },
      ];
}

/** Two buttons around a number. */
function knob(state: Curve, of: string, word: string, step: number, view: (by: number) => View): Act<Curve>[] {
  return [
    { id: `${of}.less`, label: `Move it ${shown(step)} to the left`, of, knob: word, to: seen(state, view(-step)) },
    { id: `${of}.more`, label: `Move it ${shown(step)} to the right`, of, knob: word, to: seen(state, view(step)) },
  ];
}

function ownActs(state: Curve): Act<Curve>[] {
  const { view } = state;
  const tenth = 0.1;
  if (view.kind === "at")
    return knob(state, "point", `x = ${shown(view.x)}`, tenth, (by) => ({ ...view, x: tidy(view.x + by) }));
  if (view.kind === "chord") {
    const { x, step } = view;
    const stepped = (to: number) => (tidy(to) === step ? null : seen(state, { ...view, step: tidy(to) }));
    return [
      ...knob(state, "point", `x = ${shown(x)}`, tenth, (by) => ({ ...view, x: tidy(x + by) })),
      ...knob(state, "second", `step ${shown(step)}`, tenth, (by) => ({ ...view, step: tidy(step + by) })),
      { id: "halve", label: "Halve the step", to: stepped(Math.round((step / 2) * 1e4) / 1e4) },
      { id: "double", label: "Double the step", to: stepped(step * 2) },
      { id: "zero", label: "Make the step 0", to: stepped(0) },
    ];
  }
  const { from, to, many } = view;
  const cut = (n: number) => (n === many ? null : seen(state, { ...view, many: n }));
  return [
    { id: "strips.less", label: "One strip fewer", of: "strips", knob: count(many, "strip"), to: cut(many - 1) },
    { id: "strips.more", label: "One strip more", of: "strips", knob: count(many, "strip"), to: cut(many + 1) },
    ...knob(state, "from", `from ${shown(from)}`, tenth, (by) => ({ ...view, from: tidy(from + by) })),
    ...knob(state, "to", `to ${shown(to)}`, tenth, (by) => ({ ...view, to: tidy(to + by) })),
    { id: "twice", label: "Twice as many strips", to: cut(many * 2) },
    { id: "half", label: "Half as many strips", to: many % 2 === 0 ? cut(many / 2) : null },
  ];
}

const others = ["x^2", "2x + 1", "x^3 - 3x", "1/x", "2^x", "3^x", "sin x", "|x|"];

export const curve: Manipulative<Curve> = {
  id: "curve",
  title: "Curve",
  about: "Follow a graph with a point, lay a chord through two of its points, or cut the area under it into strips.",
  fresh: "x^2; chord 1 0.5",
  read: (text) => reading(text, "a curve, such as x^2; chord 1 0.5 or x^2; strips 0 2 4 or 2x + 1; at 3", readCurve),
  write: ({ text, view }) =>
    view.kind === "at"
      ? `${text}; at ${view.x}`
      : view.kind === "chord"
        ? `${text}; chord ${view.x} ${view.step}`
        : `${text}; strips ${view.from} ${view.to} ${view.many}`,
  parts: partsOf,
  words,
  acts: (state) => {
    const { text, view } = state;
    const x = view.kind === "strips" ? view.from : view.x;
    const next = others[(others.indexOf(text) + 1) % others.length] ?? "x^2";
    const changes: readonly (readonly [label: string, View])[] = [
      ["Take a point", { kind: "at", x }],
      ["Lay a chord", { kind: "chord", x, step: 1 }],
      ["Cut into strips", { kind: "strips", from: x, to: tidy(x + 2), many: 4 }],
    ];
    return [
      ...ownActs(state),
      ...changes.map(
        ([label, to]): Act<Curve> => ({
          id: to.kind,
          label,
          rare: true,
          to: to.kind === view.kind ? null : seen(state, to),
        }),
      ),
      { id: "other", label: "Another curve", rare: true, to: sound({ text: next, view }) },
    ];
  },
  paper: (state) => {
    const { view } = state;
    const f = graph(state);
    const { x, y } = windowOf(state);
    const [x0, x1, y0, y1] = [Math.floor(x[0]), Math.ceil(x[1]), Math.floor(y[0]), Math.ceil(y[1])];
    const line = range(0, 120).map((n) => x0 + (n * (x1 - x0)) / 120);
    const runs: [number, number][][] = [[]];
    for (const at of line) {
      const height = f(at);
      if (height >= y0 && height <= y1) runs.at(-1)?.push([at, height]);
      else if (runs.at(-1)?.length) runs.push([]);
    }
    const dot = (at: number): Mark[] => (f(at) >= y0 && f(at) <= y1 ? [{ dot: [at, f(at)] }] : []);
    const boxes =
      view.kind === "strips" && sums(state)
        ? strips(f, view.from, view.to, view.many).map(
            ({ from, wide, low }): Mark => ({
              polygon: [
                [from, 0],
                [from + wide, 0],
                [from + wide, Math.min(y1, Math.max(y0, low))],
                [from, Math.min(y1, Math.max(y0, low))],
              ],
              fill: "tint1",
            }),
          )
        : [];
    return {
      alt: words(state),
      scale: false,
      points: {},
      draw: [
        { axes: { x: [x0, x1], y: [y0, y1] } },
        ...boxes,
        ...runs.filter((run) => run.length > 1).map((run): Mark => ({ line: run })),
        ...(view.kind === "strips" ? [] : dot(view.x)),
        ...(view.kind === "chord" ? dot(view.x + view.step) : []),
      ],
    };
  },
};

export interface Window {
  readonly x: readonly [number, number];
  readonly y: readonly [number, number];
}

/** Where the graph turns near the middle, so that it is in sight whole: two places at most. */
function turning(f: (x: number) => number): readonly number[] {
  const near = range(-12, 12)
    .map((n) => n / 2)
    .filter((x) => Math.abs(f(x)) <= 20 && (f(x) - f(x - 0.5)) * (f(x + 0.5) - f(x)) < 0);
  return near.toSorted((a, b) => Math.abs(a) - Math.abs(b)).slice(0, 2);
}

const markedIn = (view: View): readonly number[] =>
  view.kind === "at" ? [view.x] : view.kind === "chord" ? [view.x, view.x + view.step] : [view.from, view.to];

/** Where a single point is likely to be taken: to both sides of where the graph turns, unless it is far away there. */
function aroundTurns(f: Graph, turn: readonly number[]): readonly number[] {
  return (turn.length > 0 ? turn.flatMap((x) => [x - 3, x + 3]) : [-1, 3]).filter((x) => Math.abs(f(x)) <= 12);
}

/** What is looked at: all that is marked, with room around it, and as much of the graph as does not make it small. */
export function windowOf(state: Curve): Window {
  const { view } = state;
  const f = graph(state);
  const turn = turning(f);
  const seen = [...markedIn(view), ...(view.kind === "at" ? aroundTurns(f, turn) : [])];
  const [from, to] = [
    Math.floor(Math.min(-1, ...seen, ...turn.map((at) => at - 1)) - 1),
    Math.ceil(Math.max(3, ...seen, ...turn.map((at) => at + 2)) + 1),
  ];
  const heights = [0, 1, ...[...seen, ...turn].map(f).filter(Number.isFinite)];
  const [low, high] = [Math.min(...heights), Math.max(...heights)];
  const more = view.kind === "at" ? 2 : Math.max(2, 0.5 * (high - low));
  const all = range(0, 80)
    .map((n) => f(from + (n * (to - from)) / 80))
    .filter((y) => y >= low - more && y <= high + more);
  return {
    x: [from, to],
    y: [Math.floor(Math.min(low - 0.5, ...all)), Math.ceil(Math.max(high + 0.5, ...all))],
  };
}

/** So near to an edge there is no room left to move on. */
const brink = 0.5;

/** The same window as long as all that is marked is well within it; else one that has grown: axes that slide along hide what moves. */
export function grown(window: Window, state: Curve): Window {
  const f = graph(state);
  const fits = markedIn(state.view).every(
    (x) => x >= window.x[0] + brink && x <= window.x[1] - brink && !(f(x) < window.y[0] || f(x) > window.y[1]),
  );
  if (fits) return window;
  const now = windowOf(state);
  const both = (a: readonly [number, number], b: readonly [number, number]) =>
    [Math.min(a[0], b[0]), Math.max(a[1], b[1])] as const;
  return { x: both(window.x, now.x), y: both(window.y, now.y) };
}
