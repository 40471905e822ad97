import dice from "../../../src/content/families/brain-teasers/until-it-shows.ts";
import {
  add,
  compare,
  divide,
  fractionText,
  multiply,
  type Rational,
  rational,
  subtract,
} from "../../../src/maths/rational.ts";
import { choices, type FamilyProofs, only, orderings, type Proofs, range } from "../proof.ts";

const sum = (numbers: readonly number[]) => numbers.reduce((total, n) => total + n, 0);
const zero = rational(0);
const one = rational(1);

/** Solves linear equations exactly: each row holds the coefficients and then the right-hand side. */
function solve(rows: readonly (readonly Rational[])[]): Rational[] {
  const matrix = rows.map((row) => [...row]);
  const size = matrix.length;
  for (const column of range(0, size - 1)) {
    const pivot = matrix.findIndex((row, i) => i >= column && row[column]?.num !== 0n);
    const [a, b] = [matrix[column] ?? [], matrix[pivot] ?? []];
    if (pivot < 0) throw new Error("no single solution");
    [matrix[column], matrix[pivot]] = [b, a];
    const head = b[column] ?? one;
    const clean = b.map((n) => divide(n, head));
    matrix[column] = clean;
    for (const [i, row] of matrix.entries()) {
      const times = row[column] ?? zero;
      if (i === column || times.num === 0n) continue;
      matrix[i] = row.map((n, j) => subtract(n, multiply(times, clean[j] ?? zero)));
    }
  }
  return matrix.map((row) => row[size] ?? zero);
}

/** Steps to the nearest goal, visiting states breadth first. */
function steps(start: string, goal: string, next: (state: string) => readonly string[]): number {
  const seen = new Set([start]);
  let [border, count] = [[start], 0];
  while (!seen.has(goal)) {
    border = border.flatMap(next).filter((state) => !seen.has(state) && seen.add(state));
    if (!border.length) throw new Error("the goal cannot be reached");
    count++;
  }
  return count;
}

export const proofs: Proofs = {};

// The fewest tests for so many levels with so many copies: every first level, the worse of both cases. And the first
// levels that reach it.
const known = new Map<string, { tests: number; first: number[] }>();
function best(copies: number, levels: number): { tests: number; first: number[] } {
  if (levels === 0) return { tests: 0, first: [] };
  if (copies === 0) return { tests: Number.POSITIVE_INFINITY, first: [] };
  const key = `${copies} ${levels}`;
  const before = known.get(key);
  if (before) return before;
  const worst = range(1, levels).map(
    (level) => 1 + Math.max(best(copies - 1, level - 1).tests, best(copies, levels - level).tests),
  );
  const tests = Math.min(...worst);
  const found = { tests, first: range(1, levels).filter((level) => worst[level - 1] === tests) };
  known.set(key, found);
  return found;
}

const towers = new Map<string, number>();
// Breadth first through all positions: for each size, largest first, the pegs of its pieces in order.
function tower(setting: string, n: number): number {
  const copies = setting === "pairs" ? 2 : 1;
  const start = Array(n).fill("0".repeat(copies)).join("");
  const goal = start.replaceAll("0", setting === "neighbours" || setting === "pairs" ? "2" : "1");
  const allowed = (from: number, to: number) =>
    setting === "pairs" || (setting === "round" ? to === (from + 1) % 3 : Math.abs(from - to) === 1);
  return steps(start, goal, (state) => {
    const found: string[] = [];
    // The top piece of a peg is the last in the list that lies there.
    for (const from of range(0, 2)) {
      const top = state.lastIndexOf(String(from));
      if (top < 0) continue;
      for (const to of range(0, 2)) {
        if (from === to || !allowed(from, to)) continue;
        const size = Math.floor(top / copies);
        if (Math.floor(state.lastIndexOf(String(to)) / copies) > size) continue;
        const pegs = [...state].with(top, String(to));
        // Equal pieces are not told apart: their pegs stand in order.
        found.push(
          range(0, n - 1)
            .map((i) =>
              pegs
                .slice(i * copies, (i + 1) * copies)
                .sort()
                .join(""),
            )
            .join(""),
        );
      }
    }
    return found;
  });
}

// The mean number of trials until a row ends with the pattern, from the equations for every last part of the row.
const waits = new Map<string, Rational>();
function wait(pattern: readonly number[], size: number): Rational {
  const name = `${pattern.join("")} ${size}`;
  const before = waits.get(name);
  if (before) return before;
  const states = range(0, pattern.length - 1).map((k) => pattern.slice(0, k).join(""));
  const whole = pattern.join("");
  const rows = states.map((state, i) => {
    const row = [...states.map((_, j) => (i === j ? rational(size) : zero)), rational(size)];
    for (const sign of range(0, size - 1)) {
      const now = `${state}${sign}`;
      if (now === whole) continue;
      const to = states.findLastIndex((other) => now.endsWith(other));
      row[to] = subtract(row[to] ?? zero, one);
    }
    return row;
  });
  const found = solve(rows)[0] ?? zero;
  waits.set(name, found);
  return found;
}

// Tries every rule of the form "keep from so much on", one limit for each try, and adds up all cases. `top` is scaled
// by sides to the power of the tries; `firsts` are the limits of the first try that reach it.
const rules = new Map<string, { top: number; firsts: Set<number> }>();
function bestRule(sides: number, tries: number): { top: number; firsts: Set<number> } {
  const key = `${sides} ${tries}`;
  const before = rules.get(key);
  if (before) return before;
  const found = { top: 0, firsts: new Set<number>() };
  const search = (left: number, value: number, limit: number): void => {
    if (left === tries) {
      if (value > found.top) {
        found.top = value;
        found.firsts.clear();
      }
      if (value === found.top) found.firsts.add(limit);
      return;
    }
    for (const next of range(1, sides + 1))
      search(left + 1, sum(range(next, sides)) * sides ** left + (next - 1) * value, next);
  };
  search(1, sum(range(1, sides)), 0);
  rules.set(key, found);
  return found;
}

export const families: FamilyProofs = {
  "tested-until-it-breaks": (p: { setting: string; copies: number; tests: number; spare: number }) => {
    // The largest number of levels within reach; the puzzles with "fewest" and "first" name it, less what is to spare.
    let levels = 1;
    while (best(p.copies, levels + 1).tests <= p.tests) levels++;
    if (p.setting === "bells") return levels;
    const { tests, first } = best(p.copies, levels - p.spare);
    return p.setting === "flasks" ? only(first) : tests;
  },

  "tower-with-a-rule": ({ setting, n }: { setting: string; n: number }) => {
    const key = `${setting} ${n}`;
    const moves = towers.get(key) ?? tower(setting, n);
    towers.set(key, moves);
    return moves;
  },

  "until-it-shows": ({ setting, pattern }: { setting: string; pattern: readonly number[] }) => {
    const size = { coin: 2, ape: 4, booth: 3, dice: 6 }[setting] ?? 0;
    const mean = wait(pattern, size);
    if (setting !== "dice") return fractionText(mean);
    // Tane's pattern is read from the text.
    const text = dice.write({ setting, pattern }).problem;
    const other = [...text.matchAll(/\*\*([1-6 ]+)\*\*/g)][1]?.[1]?.split(" ").map((sign) => Number(sign) - 1) ?? [];
    return fractionText(subtract(mean, wait(other, size)));
  },

  "keep-or-try-again": ({ setting, sides, tries }: { setting: string; sides: number; tries: number }) => {
    const { top, firsts } = bestRule(sides, tries);
    if (setting === "carpet") return only(firsts);
    const mean = rational(top, sides ** tries);
    return fractionText(setting === "road" ? subtract(rational(sides + 1), mean) : mean);
  },

  // Steps of 1/143 of a minute, with both hands measured in 1/102960 of a turn: every moment in question is such a step.
  "hands-of-a-clock": ({ setting, start, hours }: { setting: string; start: number; hours: number }) => {
    const turn = 720 * 143;
    return range(start * 30 * 143, (start * 30 + hours * 60) * 143).filter((time) => {
      const [hour, minute] = [time % turn, (time * 12) % turn];
      const apart = Math.abs(hour - minute);
      if (setting === "together") return apart === 0;
      if (setting === "opposite") return 2 * apart === turn;
      if (setting === "right") return 4 * apart === turn || 4 * apart === 3 * turn;
      return (hour + minute) % turn === 0;
    }).length;
  },
};
