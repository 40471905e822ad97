import type { Mark } from "../../engine/figure/figure.ts";
import { and, capital, count } from "../../engine/words.ts";
import { random } from "../../maths/random.ts";
import { gcd, range, sum } from "../../maths/whole.ts";
import { type Act, isWholeBetween, type Manipulative, reading, replaced, shown, within } from "../manipulative.ts";

export const colours = ["red", "blue", "green", "yellow", "purple"] as const;
export type Colour = (typeof colours)[number];

export interface Sector {
  readonly colour: Colour;
  /** So many of the equal parts of the round. */
  readonly size: number;
}

/** A round of coloured parts with an arrow, and how often it was spun. What comes up follows from the seed alone. */
export interface Spinner {
  readonly sectors: readonly Sector[];
  readonly spins: number;
  readonly seed: number;
}

const [fewest, most] = [2, 5];
export const largest = 8;
const mostSpins = 1000;
const lastSeed = 9999;

const isSound = ({ sectors, spins, seed }: Spinner) =>
  isWholeBetween(sectors.length, fewest, most) &&
  sectors.every(({ size }) => isWholeBetween(size, 1, largest)) &&
  new Set(sectors.map(({ colour }) => colour)).size === sectors.length &&
  isWholeBetween(spins, 0, mostSpins) &&
  isWholeBetween(seed, 0, lastSeed);

const form = /^([^;]+); ?(\d{1,4}) spins?, seed (\d{1,4})$/;

function readSpinner(text: string): Spinner | null {
  const [all, list = "", spins, seed] = form.exec(text) ?? [];
  if (all === undefined) return null;
  const sectors = list.split(",").map((one) => {
    const [, name, size] = /^([a-z]+) (\d)$/.exec(one.trim()) ?? [];
    const colour = colours.find((known) => known === name);
    return colour ? { colour, size: Number(size) } : null;
  });
  if (!sectors.every((one) => one !== null)) return null;
  return within({ sectors, spins: Number(spins), seed: Number(seed) }, isSound);
}

export const total = ({ sectors }: Spinner) => sum(sectors.map(({ size }) => size));

/** The equal part at which each spin ended, 1 to all; the first ones stay as they were when it is spun on. */
function ended(state: Spinner): number[] {
  const { whole } = random(state.seed);
  const all = total(state);
  return range(1, state.spins).map(() => whole(1, all));
}

/** How many parts lie before a sector, from the top on. */
export const before = ({ sectors }: Spinner, i: number) => sum(sectors.slice(0, i).map(({ size }) => size));

/** How often each sector came up, and at which part the last spin ended: none, before the first one. */
export function outcome(state: Spinner): { readonly times: readonly number[]; readonly last: number | null } {
  const all = ended(state);
  const times = state.sectors.map(({ size }, i) => {
    const from = before(state, i);
    return all.filter((part) => part > from && part <= from + size).length;
  });
  return { times, last: all.at(-1) ?? null };
}

/** What is to be expected of a sector: its share of the spins. */
export const expected = (state: Spinner, size: number) => (state.spins * size) / total(state);

/** A number with one place; `about` says that there are more. */
export function rounded(n: number, about = "about"): string {
  const text = shown(Number(n.toFixed(1)));
  return Math.abs(Number(n.toFixed(1)) - n) < 1e-9 ? text : `${about} ${text}`;
}

/** 3/4, as short as it can be. */
export function chance(state: Spinner, size: number): string {
  const shared = gcd(size, total(state));
  return `${size / shared}/${total(state) / shared}`;
}

/** With the edge behind a sector moved: what it gains its neighbour loses. */
export function edged(state: Spinner, i: number, size: number): Spinner | null {
  const [one, next] = [state.sectors[i], state.sectors[i + 1]];
  if (!one || !next) return null;
  const sizes = one.size + next.size;
  const sectors = replaced(replaced(state.sectors, i, { ...one, size }), i + 1, { ...next, size: sizes - size });
  return within({ ...state, sectors }, isSound);
}

/** How far the edge behind a sector can be moved: its least and its largest size. */
export function reach({ sectors }: Spinner, i: number): readonly [number, number] {
  const sizes = (sectors[i]?.size ?? 1) + (sectors[i + 1]?.size ?? 1);
  return [Math.max(1, sizes - largest), Math.min(largest, sizes - 1)];
}

function words(state: Spinner, part?: string): string {
  const { sectors, spins } = state;
  const only = sectors.find(({ colour }) => colour === part);
  const round = only
    ? `${capital(only.colour)} is ${only.size} of ${total(state)} equal parts, so its chance is ${chance(state, only.size)}.`
    : `A spinner of ${total(state)} equal parts: ${and(sectors.map(({ colour, size }) => `${size} ${colour}`))}. Chances: ${and(sectors.map(({ colour, size }) => `${colour} ${chance(state, size)}`))}.`;
  if (spins === 0) return `${round} It has not been spun yet.`;
  const { times, last } = outcome(state);
  const came = sectors.map(
    ({ colour, size }, i) =>
      `${colour} ${count(times[i] ?? 0, "time")}, where ${rounded(expected(state, size))} ${expected(state, size) === 1 ? "was" : "were"} to be expected`,
  );
  const at = sectors.findIndex(({ size }, i) => last !== null && last <= before(state, i) + size);
  return `${round} ${count(spins, "spin")}: ${came.join("; ")}. The last one was ${sectors[at]?.colour ?? ""}.`;
}

function actsOn(state: Spinner, { colour, size }: Sector, i: number): Act<Spinner>[] {
  const sized = (to: number) =>
    within({ ...state, sectors: replaced(state.sectors, i, { colour, size: to }) }, isSound);
  const knob = `${colour} ${size}`;
  return [
    { id: `${colour}.less`, label: `Make ${colour} smaller`, of: colour, knob, to: sized(size - 1) },
    { id: `${colour}.more`, label: `Make ${colour} larger`, of: colour, knob, to: sized(size + 1) },
    {
      id: `${colour}.remove`,
      label: `Take ${colour} away`,
      of: colour,
      to: within({ ...state, sectors: replaced(state.sectors, i, null) }, isSound),
    },
  ];
}

export const spinner: Manipulative<Spinner> = {
  id: "spinner",
  title: "Spinner",
  about:
    "Change the sizes of the colours, spin once or a hundred times, and see how near it comes to what is expected.",
  fresh: "red 3, blue 1; 40 spins, seed 7",
  read: (text) => reading(text, "a spinner, such as red 3, blue 1; 40 spins, seed 7", readSpinner),
  write: ({ sectors, spins, seed }) =>
    `${sectors.map(({ colour, size }) => `${colour} ${size}`).join(", ")}; ${spins} spins, seed ${seed}`,
  parts: ({ sectors }) => sectors.map(({ colour }) => ({ id: colour, name: capital(colour) })),
  words,
  acts: (state) => {
    const { sectors, spins, seed } = state;
    const spun = (by: number) => within({ ...state, spins: spins + by }, isSound);
    const colour = colours.find((one) => sectors.every((sector) => sector.colour !== one));
    return [
      { id: "1", label: "Spin once", to: spun(1) },
      { id: "10", label: "Spin 10 times", to: spun(10) },
      { id: "100", label: "Spin 100 times", to: spun(100) },
      {
        id: "again",
        label: "Spin again",
        to: spins === 0 ? null : { ...state, seed: seed === lastSeed ? 0 : seed + 1 },
      },
      { id: "none", label: "Forget all spins", to: spins === 0 ? null : { ...state, spins: 0 } },
      ...sectors.flatMap((sector, i) => actsOn(state, sector, i)),
      {
        id: "colour",
        label: "One colour more",
        to: colour ? within({ ...state, sectors: [...sectors, { colour, size: 1 }] }, isSound) : null,
      },
      {
        id: "fair",
        label: "Make all equal",
        to: sectors.every(({ size }) => size === 1)
          ? null
          : { ...state, sectors: sectors.map((one) => ({ ...one, size: 1 })) },
      },
    ];
  },
  paper: (state) => {
    const { times } = outcome(state);
    const degrees = (part: number) => 90 - (part / total(state)) * 360;
    const fills = ["tint1", "tint2", "tint3", "none", "tint1"] as const;
    return {
      alt: words(state),
      scale: true,
      points: {},
      draw: [
        ...state.sectors.flatMap(({ colour, size }, i): Mark[] => {
          const [from, to] = [degrees(before(state, i)), degrees(before(state, i) + size)];
          const middle = ((from + to) / 2) * (Math.PI / 180);
          return [
            { arc: [0, 0], radius: 3, from: to, to: from, sector: true, fill: fills[i] ?? "none" },
            { text: colour, at: [3.9 * Math.cos(middle), 3.5 * Math.sin(middle)], side: "c" },
          ];
        }),
        ...state.sectors.map(
          ({ colour, size }, i): Mark => ({
            text: `${colour}: ${times[i] ?? 0} of ${state.spins}, expected ${rounded(expected(state, size))}`,
            at: [-3, -4.6 - i],
            side: "e",
            small: true,
          }),
        ),
      ],
    };
  },
};
