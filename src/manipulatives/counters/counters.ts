import type { Mark } from "../../engine/figure/figure.ts";
import { and, count } from "../../engine/words.ts";
import { range, sum } from "../../maths/whole.ts";
import { type Act, isWholeBetween, type Manipulative, reading, replaced } from "../manipulative.ts";

/** The counters of one place: each is worth ten to this power, 3 for thousands down to -3 for thousandths. */
export interface Column {
  readonly power: number;
  readonly many: number;
}
/** Places side by side, the largest first, none left out. */
export type Counters = readonly Column[];

export const mostCounters = 20;
const names = ["thousandth", "hundredth", "tenth", "one", "ten", "hundred", "thousand"];
export const nameOf = (power: number) => names[power + 3] ?? "";
/** 1000, 1, 0.1 */
export const worth = (power: number) => (power >= 0 ? String(10 ** power) : (10 ** power).toFixed(-power));

const isSound = (state: Counters) =>
  state.length >= 1 &&
  state.every(
    ({ power, many }, i) =>
      isWholeBetween(power, -3, 3) &&
      isWholeBetween(many, 0, mostCounters) &&
      (i === 0 || power === (state[i - 1]?.power ?? 0) - 1),
  );

/** The number that all counters make together. */
export function numberOf(state: Counters): string {
  const least = Math.min(0, state.at(-1)?.power ?? 0);
  // In whole units of the smallest place, or binary fractions would add their dust.
  const units = sum(state.map(({ power, many }) => many * 10 ** (power - least)));
  return least === 0 ? String(units) : (units / 10 ** -least).toFixed(-least);
}

/** With another number of counters in a column; null where that is too few or too many. */
export function putCounters(state: Counters, i: number, many: number): Counters | null {
  const column = state[i];
  const next = column && replaced(state, i, { ...column, many });
  return next && isSound(next) ? next : null;
}

/** Ten counters of a column for one of the next larger place. */
export function exchangeUp(state: Counters, i: number): Counters | null {
  const less = putCounters(state, i, (state[i]?.many ?? 0) - 10);
  return less && i > 0 ? putCounters(less, i - 1, (state[i - 1]?.many ?? 0) + 1) : null;
}

/** One counter of a column for ten of the next smaller place. */
export function exchangeDown(state: Counters, i: number): Counters | null {
  const less = putCounters(state, i, (state[i]?.many ?? 0) - 1);
  return less && i < state.length - 1 ? putCounters(less, i + 1, (state[i + 1]?.many ?? 0) + 10) : null;
}

/** All counters so many places to the left (above 0) or right; null where there is no such place. */
function shifted(state: Counters, by: number): Counters | null {
  // An empty place at the end stays where it is.
  const next = state.filter(({ many }) => many > 0).map(({ power, many }) => ({ power: power + by, many }));
  const all = filled(next, state);
  return next.length > 0 && isSound(all) ? all : null;
}

/** The columns of both, those of the second empty. */
function filled(state: Counters, other: Counters): Counters {
  const powers = [...state, ...other].map(({ power }) => power);
  return range(Math.min(...powers), Math.max(...powers))
    .toReversed()
    .map((power) => ({ power, many: state.find((one) => one.power === power)?.many ?? 0 }));
}

function withPlace(state: Counters, power: number): Counters | null {
  return Math.abs(power) > 3 ? null : filled(state, [{ power, many: 0 }]);
}

function actsOn(state: Counters, { power, many }: Column, i: number): Act<Counters>[] {
  const name = nameOf(power);
  const of = `${name}s`;
  const knob = count(many, name);
  return [
    { id: `${of}.less`, label: `One ${name} less`, of, knob, to: putCounters(state, i, many - 1) },
    { id: `${of}.more`, label: `One ${name} more`, of, knob, to: putCounters(state, i, many + 1) },
    ...(i > 0
      ? [{ id: `${of}.up`, label: `10 ${name}s for 1 ${nameOf(power + 1)}`, of, to: exchangeUp(state, i) }]
      : []),
    ...(i < state.length - 1
      ? [{ id: `${of}.down`, label: `1 ${name} for 10 ${nameOf(power - 1)}s`, of, to: exchangeDown(state, i) }]
      : []),
  ];
}

const told = (state: Counters) => and(state.map(({ power, many }) => count(many, nameOf(power))));

function words(state: Counters): string {
  const full = state.find(({ many }, i) => many > 9 && i > 0);
  const hint = full ? ` Ten ${nameOf(full.power)}s can be exchanged for one ${nameOf(full.power + 1)}.` : "";
  return `${told(state)}: the number is ${numberOf(state)}.${hint}`;
}

export const counters: Manipulative<Counters> = {
  id: "counters",
  title: "Place-value counters",
  about: "Lay counters in their places, and exchange ten of one place for one of the next.",
  fresh: "100:2 10:13 1:4",
  read: (text) =>
    reading(text, "counters, such as 100:2 10:13 1:4", (clean) => {
      const state = clean.split(" ").map((one) => {
        const [, value = "", many] = /^(1|10|100|1000|0\.1|0\.01|0\.001):(\d{1,2})$/.exec(one) ?? [];
        return { power: Math.round(Math.log10(Number(value))), many: Number(many) };
      });
      return isSound(state) ? state : null;
    }),
  write: (state) => state.map(({ power, many }) => `${worth(power)}:${many}`).join(" "),
  parts: (state) => state.map(({ power }) => ({ id: `${nameOf(power)}s`, name: `${nameOf(power)}s` })),
  words,
  acts: (state) => [
    ...state.flatMap((column, i) => actsOn(state, column, i)),
    { id: "times", label: "Ten times as much", to: shifted(state, 1) },
    { id: "divide", label: "A tenth of it", to: shifted(state, -1) },
    { id: "larger", label: "A larger place", to: withPlace(state, (state[0]?.power ?? 3) + 1) },
    { id: "smaller", label: "A smaller place", to: withPlace(state, (state.at(-1)?.power ?? -3) - 1) },
  ],
  paper: (state) => ({
    alt: words(state),
    scale: true,
    points: {},
    draw: [
      ...state.flatMap(({ power, many }, i): Mark[] => [
        {
          polygon: [
            [i * 3, 0],
            [i * 3 + 3, 0],
            [i * 3 + 3, -6.5],
            [i * 3, -6.5],
          ],
        },
        { text: worth(power), at: [i * 3 + 1.5, 0.2], side: "n" },
        { text: String(many), at: [i * 3 + 1.5, -6.7], side: "s" },
        ...range(1, many).map(
          (n): Mark => ({
            circle: [i * 3 + 0.45 + ((n - 1) % 4) * 0.7, -0.7 - Math.floor((n - 1) / 4) * 1.2],
            radius: 0.3,
            fill: "tint1",
          }),
        ),
      ]),
    ],
  }),
};
