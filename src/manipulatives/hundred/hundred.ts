import type { Mark } from "../../engine/figure/figure.ts";
import { and, count } from "../../engine/words.ts";
import { isPrime, range } from "../../maths/whole.ts";
import { type Act, isWholeBetween, type Manipulative, reading, within } from "../manipulative.ts";

/** The numbers from 1 on in rows, with the multiples of some of them shaded. */
export interface Hundred {
  readonly last: number;
  /** So many numbers stand in a row. */
  readonly row: number;
  /** In the order in which they were chosen: each has its own mark. */
  readonly of: readonly number[];
}

export const [narrowest, widest] = [4, 12];
const [leastLast, mostLast] = [12, 144];
/** More marks than these cannot be told apart in a square of this size. */
export const mostChosen = 6;
export const choices = range(2, 12);

const isSound = ({ last, row, of }: Hundred) =>
  isWholeBetween(last, leastLast, mostLast) &&
  isWholeBetween(row, narrowest, widest) &&
  of.length <= mostChosen &&
  new Set(of).size === of.length &&
  of.every((n) => isWholeBetween(n, 2, 12));

const form = /^1\.\.(\d{1,3}) by (\d{1,2}):((?: \d{1,2})*)$/;

function readHundred(text: string): Hundred | null {
  const [all, last, row, list = ""] = form.exec(text) ?? [];
  if (all === undefined) return null;
  return within({ last: Number(last), row: Number(row), of: (list.match(/\d+/g) ?? []).map(Number) }, isSound);
}

/** The chosen numbers that a number is a multiple of. */
export const sharesOf = ({ of }: Hundred, n: number) => of.filter((one) => n % one === 0);
export const left = (state: Hundred) => range(1, state.last).filter((n) => sharesOf(state, n).length === 0);

/** With other rows; null where they would be too short or too long. */
export const withRow = (state: Hundred, row: number) => within({ ...state, row }, isSound);

/** With the multiples of a number shaded, or no longer. */
export function toggled(state: Hundred, n: number): Hundred | null {
  const of = state.of.includes(n) ? state.of.filter((one) => one !== n) : [...state.of, n];
  return within({ ...state, of }, isSound);
}

/** How the multiples lie, where that can be seen at once. */
function pattern({ row }: Hundred, n: number): string {
  const rest = row % n;
  if (rest === 0) return ` The multiples of ${n} stand in columns, because ${row} is one of them.`;
  if (rest === 1) return ` The multiples of ${n} slant to the left, because ${row} is 1 more than one of them.`;
  return rest === n - 1 ? ` The multiples of ${n} slant to the right, because ${row} is 1 less than one of them.` : "";
}

/** So many numbers are still read out one by one. */
const mostTold = 30;

function leftWords(state: Hundred): string {
  const rest = left(state);
  const list = rest.length <= mostTold ? `: ${and(rest)}` : "";
  const prime = rest.length > 1 && rest.every((n) => n === 1 || isPrime(n));
  return ` ${count(rest.length, "number")} ${rest.length === 1 ? "is" : "are"} left${list}.${prime ? " But for 1, all of these are prime numbers." : ""}`;
}

function words(state: Hundred, part?: string): string {
  const { last, row, of } = state;
  const only = part === undefined ? Number.NaN : Number(part);
  if (of.includes(only))
    return `${count(Math.floor(last / only), "multiple")} of ${only} up to ${last}.${pattern(state, only)}`;
  const paper = `The numbers from 1 to ${last} in rows of ${row}.`;
  if (of.length === 0) return `${paper} Nothing is shaded.`;
  const shared = range(1, last).filter((n) => of.every((one) => n % one === 0)).length;
  const both =
    of.length === 1
      ? ""
      : `, ${shared === 0 ? "none" : shared} of them multiples of ${of.length === 2 ? "both" : `all ${of.length}`}`;
  const shaded = `Shaded are the multiples of ${and(of)}: ${count(last - left(state).length, "number")}${both}.`;
  return `${paper} ${shaded}${pattern(state, of.at(-1) ?? 2)}${leftWords(state)}`;
}

const sieve = [2, 3, 5, 7];

export const hundred: Manipulative<Hundred> = {
  id: "hundred",
  title: "Number square",
  about: "Shade the multiples of a number and look for patterns: in other rows they lie otherwise.",
  fresh: "1..100 by 10: 2 3",
  read: (text) => reading(text, "a number square, such as 1..100 by 10: 2 3", readHundred),
  write: ({ last, row, of }) => `1..${last} by ${row}:${of.map((n) => ` ${n}`).join("")}`,
  parts: ({ of }) => of.map((n) => ({ id: String(n), name: `Multiples of ${n}` })),
  words,
  acts: (state) => {
    const { last, row, of } = state;
    const rows = `rows of ${row}`;
    return [
      { id: "narrower", label: "Shorter rows", to: withRow(state, row - 1), knob: rows },
      { id: "wider", label: "Longer rows", to: withRow(state, row + 1), knob: rows },
      {
        id: "fewer",
        label: "One row fewer",
        to: within({ ...state, last: last - row }, isSound),
        knob: `1 to ${last}`,
      },
      {
        id: "further",
        label: "One row more",
        to: within({ ...state, last: last + row }, isSound),
        knob: `1 to ${last}`,
      },
      ...choices.map(
        (n): Act<Hundred> => ({
          id: `of.${n}`,
          label: `${of.includes(n) ? "Clear" : "Shade"} ${n}, ${2 * n}, ${3 * n} …`,
          to: toggled(state, n),
          chip: { row: "Multiples of", text: String(n), on: of.includes(n) },
        }),
      ),
      {
        id: "sieve",
        label: "Shade 2, 3, 5 and 7",
        to: of.length === 4 && sieve.every((n) => of.includes(n)) ? null : { ...state, of: sieve },
      },
      { id: "clear", label: "Shade nothing", to: of.length > 0 ? { ...state, of: [] } : null },
    ];
  },
  paper: (state) => {
    const { last, row } = state;
    const rows = Math.ceil(last / row);
    const tall = Math.min(1, 12 / rows);
    return {
      alt: words(state),
      scale: true,
      points: {},
      draw: range(1, last).flatMap((n): Mark[] => {
        const [x, y] = [(n - 1) % row, -Math.floor((n - 1) / row) * tall];
        const many = sharesOf(state, n);
        const corners = [
          [x, y],
          [x + 1, y],
          [x + 1, y - tall],
          [x, y - tall],
        ] as const;
        const fill = many.length > 1 ? "tint3" : state.of.indexOf(many[0] ?? 0) % 2 === 0 ? "tint1" : "tint2";
        return [
          { polygon: corners, fill: many.length === 0 ? "none" : fill },
          { text: String(n), at: [x + 0.5, y - tall / 2], side: "c", small: true },
        ];
      }),
    };
  },
};
