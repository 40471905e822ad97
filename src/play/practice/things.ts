import { type ManipulativeId, manipulativeIds } from "../../engine/shows.ts";

/** What each zone has on its shelf, and how it stands there where that is not as it is made. */
const shelves: Readonly<Record<string, Partial<Record<ManipulativeId, string | undefined>>>> = {
  fractions: { bar: undefined, wall: undefined },
  percentages: { bar: "25/100, 1/4", "number-line": "0..100 by 10: 40 +20" },
  tables: { hundred: "1..100 by 10: 7", area: undefined, "number-line": "0..60 by 2: 0 +12 +12 +12" },
  division: { area: undefined, bar: undefined, counters: "10:7 1:2" },
  decimals: { counters: "1:3 0.1:4 0.01:7", "number-line": "0..2 by 0.1: 0.7 +0.5", bar: "3/10, 1/2" },
  numbers: { "number-line": undefined, counters: undefined, hundred: undefined },
  "mental-math": { "number-line": "0..100 by 5: 35 +20 +15", clock: undefined, counters: undefined },
  equations: { balance: undefined, curve: "2x + 1; at 3" },
  shapes: { turn: undefined, pins: undefined, grid: undefined, area: undefined },
  data: { dots: undefined, spinner: undefined, clock: undefined, "number-line": "0..20 by 1: 8 +5" },
};

const names: Readonly<Record<ManipulativeId, string>> = {
  bar: "Bars",
  "number-line": "Number line",
  area: "Area grid",
  balance: "Balance",
  wall: "Fraction wall",
  grid: "Coordinate grid",
  clock: "Clock",
  counters: "Place-value counters",
  turn: "Angles",
  hundred: "Number square",
  pins: "Pin board",
  dots: "Dots and averages",
  spinner: "Spinner",
  curve: "Curve",
};

/** Things to move that go with a zone, by name, and the search that opens them. */
export function thingsOf(
  zone: string,
): readonly { readonly id: ManipulativeId; readonly name: string; readonly search: string }[] {
  const shelf = shelves[zone] ?? {};
  return manipulativeIds
    .filter((id) => id in shelf)
    .map((id) => {
      const state = shelf[id];
      return { id, name: names[id], search: `?${new URLSearchParams({ move: id, ...(state && { state }) })}` };
    });
}

/** Whether a link names one of them. */
export const isThing = (id: string): id is ManipulativeId => manipulativeIds.some((one) => one === id);
