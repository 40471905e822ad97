import { only, range, type SkillProofs } from "../proof.ts";
import { more } from "./mental-math-more.ts";

/** Goes on from a number by ones, so many steps up or down. */
function counted(from: number, sign: string, steps: number): number {
  let at = from;
  for (let step = 0; step < steps; step++) sign === "+" ? at++ : at--;
  return at;
}

/** The sum or the difference written in columns, from the ones on, with a ten carried or borrowed. */
function inColumns(a: number, sign: string, b: number): number {
  const [top, bottom] = [String(a).padStart(6, "0"), String(b).padStart(6, "0")];
  let written = "";
  let carried = 0;
  for (let column = 5; column >= 0; column--) {
    const [x, y] = [Number(top[column]), Number(bottom[column])];
    const here = sign === "+" ? x + y + carried : x - y - carried;
    carried = here > 9 || here < 0 ? 1 : 0;
    written = String((here + 10) % 10) + written;
  }
  return Number(written);
}

/** So many groups of one size, laid down one after the other. */
function groups(many: number, size: number): number {
  let total = 0;
  for (let group = 0; group < many; group++) total += size;
  return total;
}

/** Hours and minutes on a clock, minute by minute until it shows the second time. */
function ticks(from: readonly [number, number], to: readonly [number, number]): number {
  let [hour, minute] = from;
  let minutes = 0;
  while (hour !== to[0] || minute !== to[1]) {
    minutes++;
    minute++;
    if (minute === 60) [hour, minute] = [(hour + 1) % 24, 0];
  }
  return minutes;
}

/** Pennies as pounds with two places. */
const pounds = (pennies: number) =>
  `${String(pennies).slice(0, -2) || "0"}.${String(pennies).slice(-2).padStart(2, "0")}`;

export const proofs: SkillProofs = {
  ...more,
  // Counted one by one from the first number of the question.
  "bridging-through-ten": (
    {
      tens = 0,
      ones = 0,
      hundreds = 0,
      part = 0,
      b,
      count = "ones",
      sign = "+",
    }: { tens?: number; ones?: number; hundreds?: number; part?: number; b: number; count?: string; sign?: string },
    stage,
  ) => {
    if (stage < 2) return counted(Number(`${tens}${ones}`), stage === 0 ? "+" : "-", b);
    const zero = count === "tens" ? "0" : "";
    const start = counted(Number(`${hundreds}00`), sign === "+" ? "-" : "+", Number(`${part}${zero}`));
    return counted(start, sign, Number(`${b}${zero}`));
  },

  // Written in columns.
  "splitting-tens-and-ones": ({ a, b, sign = "+" }: { a: number; b: number; sign?: string }, stage) =>
    inColumns(a, stage === 1 ? "-" : sign, b),

  // Written in columns, with the number near the round one as the question shows it.
  compensating: ({ a, round, gap, sign = "+" }: { a: number; round: number; gap: number; sign?: string }, stage) =>
    inColumns(a, stage === 1 ? "-" : sign, counted(round, "-", gap)),

  // Every difference is tried; change is paid back penny by penny; a clock ticks from one time to the other.
  "counting-up": (
    {
      low = 0,
      high = 0,
      note = 0,
      pounds: whole = 0,
      pence = 0,
      hour = 0,
      minute = 0,
      hours = 0,
      after = 0,
    }: Partial<Record<"low" | "high" | "note" | "pounds" | "pence" | "hour" | "minute" | "hours" | "after", number>>,
    stage,
  ) => {
    if (stage < 2) return only(range(0, 1000).filter((difference) => inColumns(low, "+", difference) === high));
    if (stage === 3) return ticks([hour, minute], [hour + 1 + hours, after]);
    let [paid, back] = [Number(`${whole}${pence}`), 0];
    for (; paid < Number(`${note}00`); paid++) back++;
    return pounds(back);
  },

  // Written in columns, with the two numbers of the question.
  "doubles-and-near-doubles": (
    {
      tens = 0,
      ones = 0,
      n = 0,
      more = 0,
      middle = 0,
      first = 0,
      second = 0,
    }: Partial<Record<"tens" | "ones" | "n" | "more" | "middle" | "first" | "second", number>>,
    stage,
  ) => {
    if (stage === 0) return inColumns(Number(`${tens}${ones}`), "+", Number(`${tens}${ones}`));
    return stage === 1 ? inColumns(n, "+", n + more) : inColumns(middle + first, "+", middle + second);
  },

  // Group by group; halves are counted in tenths.
  "halving-and-doubling": (
    { n = 0, half = 0, quarter = 0, halves = 0 }: { n?: number; half?: number; quarter?: number; halves?: number },
    stage,
  ) => {
    if (stage === 0) return groups(half + half, n);
    if (stage === 1) return groups(quarter + quarter + quarter + quarter, n);
    const tenths = String(groups(half + half, groups(halves, 5)));
    return `${tenths.slice(0, -1)}.${tenths.slice(-1)}`;
  },

  // Group by group.
  "times-five-and-twenty-five": ({ n }: { n: number }, stage) => groups(n, [5, 50, 25][stage] ?? 0),
  "times-nine-and-eleven": ({ n, k = 0 }: { n: number; k?: number }, stage) => groups(n, [11, 9, k][stage] ?? 0),
};
