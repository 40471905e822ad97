import type { Mark } from "../../engine/figure/figure.ts";
import { and, capital, inWords } from "../../engine/words.ts";
import { range, sum } from "../../maths/whole.ts";
import { type Act, isWholeBetween, type Manipulative, reading, replaced, shown, within } from "../manipulative.ts";

/** Data as dots over a line, those of the same number on top of each other. */
export interface Dots {
  readonly from: number;
  readonly to: number;
  /** As they were laid: what is dragged keeps its turn. */
  readonly list: readonly number[];
}

const mostDots = 15;

const isSound = ({ from, to, list }: Dots) =>
  isWholeBetween(from, -1000, 1000) &&
  isWholeBetween(to - from, 4, 50) &&
  isWholeBetween(list.length, 1, mostDots) &&
  list.every((n) => isWholeBetween(n, from, to));

function readDots(text: string): Dots | null {
  const [all, list = "", from, to] = /^((?:-?\d{1,4} )+)on (-?\d{1,4})\.\.(-?\d{1,4})$/.exec(text) ?? [];
  if (all === undefined) return null;
  return within({ from: Number(from), to: Number(to), list: list.trim().split(" ").map(Number) }, isSound);
}

/** With a dot at another number; null where that is off the line. */
export const put = (state: Dots, i: number, n: number): Dots | null =>
  within({ ...state, list: replaced(state.list, i, n) }, isSound);

export const sorted = ({ list }: Dots) => [...list].sort((a, b) => a - b);
export const mean = ({ list }: Dots) => sum(list) / list.length;

export function median(state: Dots): number {
  const all = sorted(state);
  const half = all.length / 2;
  return ((all[Math.ceil(half) - 1] ?? 0) + (all[Math.floor(half)] ?? 0)) / 2;
}

/** What is there most often; none where nothing is there more often than anything else. */
export function modes({ list }: Dots): number[] {
  const different = [...new Set(list)].sort((a, b) => a - b);
  const times = (n: number) => list.filter((one) => one === n).length;
  const most = Math.max(...different.map(times));
  const found = different.filter((n) => times(n) === most);
  return found.length === different.length && different.length > 1 ? [] : found;
}

export const ends = (state: Dots) => [Math.min(...state.list), Math.max(...state.list)] as const;

/** A mean for a text: with two places, and whether that is all of it. */
export function meanText(state: Dots, about = "about"): string {
  const n = mean(state);
  return Math.abs(n * 100 - Math.round(n * 100)) < 1e-9 ? shown(n) : `${about} ${shown(Number(n.toFixed(2)))}`;
}

const each: Readonly<Record<string, (state: Dots) => string>> = {
  mean: (state) => {
    const total = sum(state.list);
    const middle = mean(state);
    const far = sum(state.list.filter((n) => n > middle).map((n) => n - middle));
    const balance =
      far === 0
        ? ""
        : ` There the dots balance: distances of ${far % 1 === 0 ? "" : "about "}${shown(Number(far.toFixed(1)))} on either side.`;
    return `The mean is ${meanText(state)}: ${shown(total)} shared among ${state.list.length}.${balance}`;
  },
  median: (state) =>
    state.list.length % 2 === 1
      ? `The median is ${shown(median(state))}: the dot in the middle.`
      : `The median is ${shown(median(state))}: halfway between the two dots in the middle.`,
  mode: (state) => {
    const all = modes(state);
    if (all.length === 0) return "There is no mode.";
    return all.length > 1
      ? `The modes are ${and(all.map(shown))}: they are there most often.`
      : `The mode is ${shown(all[0] ?? 0)}: it is there most often.`;
  },
  range: (state) => {
    const [from, to] = ends(state);
    return `The range is ${shown(to - from)}: from ${shown(from)} to ${shown(to)}.`;
  },
};
const measures = ["mean", "median", "mode", "range"] as const;

function words(state: Dots, part?: string): string {
  const own = part === undefined ? undefined : each[part];
  if (own) return own(state);
  const told = measures.map((name) => each[name]?.(state)).join(" ");
  return `${capital(inWords(state.list.length))} ${state.list.length === 1 ? "number" : "numbers"}, in order: ${sorted(state).map(shown).join(", ")}. ${told}`;
}

function actsOn(state: Dots, n: number, i: number): Act<Dots>[] {
  const of = String(i + 1);
  const knob = `at ${shown(n)}`;
  return [
    { id: `${of}.left`, label: "Move it 1 to the left", of, knob, to: put(state, i, n - 1) },
    { id: `${of}.right`, label: "Move it 1 to the right", of, knob, to: put(state, i, n + 1) },
    {
      id: `${of}.remove`,
      label: "Take it away",
      of,
      to: within({ ...state, list: replaced(state.list, i, null) }, isSound),
    },
    {
      id: `${of}.again`,
      label: "One more like it",
      of,
      to: within({ ...state, list: [...state.list, n] }, isSound),
    },
  ];
}

export const dots: Manipulative<Dots> = {
  id: "dots",
  title: "Dots and averages",
  about: "Move dots along the line and watch what becomes of the mean, the median, the mode and the range.",
  fresh: "2 3 3 7 10 on 0..20",
  read: (text) => reading(text, "dots on a line, such as 2 3 3 7 10 on 0..20", readDots),
  write: ({ from, to, list }) => `${list.join(" ")} on ${from}..${to}`,
  parts: ({ list }) => [
    ...list.map((_, i) => ({ id: String(i + 1), name: `Dot ${i + 1}` })),
    ...measures.map((name) => ({ id: name, name: capital(name) })),
  ],
  words,
  acts: (state) => {
    const shifted = (by: number) => within({ ...state, list: state.list.map((n) => n + by) }, isSound);
    return [
      ...state.list.flatMap((n, i) => actsOn(state, n, i)),
      { id: "left", label: "Move all 1 to the left", to: shifted(-1), knob: "all dots" },
      { id: "right", label: "Move all 1 to the right", to: shifted(1), knob: "all dots" },
      {
        id: "add",
        label: "One dot at the mean",
        to: within({ ...state, list: [...state.list, Math.round(mean(state))] }, isSound),
      },
      {
        id: "far",
        label: "One dot at the far end",
        to: within({ ...state, list: [...state.list, state.to] }, isSound),
      },
    ];
  },
  paper: (state) => {
    const { from, to } = state;
    const scale = 12 / (to - from);
    const at = (n: number) => (n - from) * scale;
    const stack = new Map<number, number>();
    const gap = to - from > 30 ? 5 : 1;
    return {
      alt: words(state),
      scale: true,
      points: {},
      draw: [
        {
          line: [
            [-0.3, 0],
            [12.3, 0],
          ],
        },
        ...range(from, to)
          .filter((n) => (n - from) % gap === 0)
          .map(
            (n): Mark => ({
              text: shown(n),
              at: [at(n), -0.2],
              side: "s",
              small: true,
            }),
          ),
        ...state.list.map((n): Mark => {
          const high = stack.get(n) ?? 0;
          stack.set(n, high + 1);
          return { circle: [at(n), 0.35 + high * 0.6], radius: 0.26, fill: "tint1" };
        }),
        {
          polygon: [
            [at(mean(state)), -1],
            [at(mean(state)) - 0.35, -1.6],
            [at(mean(state)) + 0.35, -1.6],
          ],
          fill: "tint2",
        },
        { text: `mean ${meanText(state, "\u2248")}`, at: [at(mean(state)), -1.7], side: "s" },
      ],
    };
  },
};
