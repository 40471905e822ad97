import { valueAt } from "../../../src/maths/expression/equal.ts";
import { parse } from "../../../src/maths/expression/parse.ts";
import {
  divide,
  equal,
  fractionText,
  multiply,
  type Rational,
  rational,
  subtract,
} from "../../../src/maths/rational.ts";
import { insist, only, range, type SkillProofs } from "../proof.ts";
import { formula, formulaIn, type Statement, statement } from "../reading/formulas.ts";
import { labelled } from "../reading/labelled.ts";
import type { Reading } from "../reading/reading.ts";
import { told } from "../reading/told.ts";

type Values = Readonly<Record<string, Rational>>;

/** The value of an expression as it is typed, worked out by the parser that also reads learners' answers. */
function value(text: string, at: Values): Rational {
  const found = valueAt(parse(text, Object.keys(at)), new Map(Object.entries(at)));
  if (!found) throw new Error(`${text} has no value`);
  return found;
}

/**
 * The coefficients of an expression in x, highest power first, found from its values: what a sum of three
 * terms c2, c1, c0 must be so that it agrees at 0, 1 and -1; that it agrees at 2, 3 and 5 as well is held.
 */
function coefficients(text: string): [square: number, plain: number, number: number] {
  const at = (x: number) => Number(fractionText(value(text, { x: rational(x) })));
  const c0 = at(0);
  const c2 = (at(1) + at(-1)) / 2 - c0;
  const c1 = at(1) - c2 - c0;
  for (const x of [2, 3, 5])
    if (at(x) !== c2 * x * x + c1 * x + c0) throw new Error(`${text} is no polynomial of degree 2`);
  return [c2, c1, c0];
}

/** How many of each letter there are in an expression of two letters: its values at (1, 0) and (0, 1). */
function perLetter(text: string): [number, number] {
  const at = (x: number, y: number) => Number(fractionText(value(text, { x: rational(x), y: rational(y) })));
  const [x, y] = [at(1, 0), at(0, 1)];
  if (at(7, 11) !== 7 * x + 11 * y) throw new Error(`${text} is no sum of x and y`);
  return [x, y];
}

/** The only whole number for which an equation holds, of all from -999 to 999. */
function whole(holds: (x: number) => boolean): number {
  return only(range(-999, 999).filter(holds));
}

/**
 * What x is when two expressions that are straight lines are equal, exactly: where the line of their difference,
 * drawn through its values at 0 and 1, comes to zero. That it is a line, and that the two agree there, is held.
 */
export function crossing(left: string, right: string): Rational {
  const gap = (x: Rational) => subtract(value(left, { x }), value(right, { x }));
  const [start, next] = [gap(rational(0)), gap(rational(1))];
  const x = divide(start, subtract(start, next));
  if (gap(x).num !== 0n || !equal(gap(rational(-7)), subtract(start, multiply(rational(7), subtract(next, start)))))
    throw new Error(`${left} = ${right} is no linear equation`);
  return x;
}

/** The one letter that stands in the formulas of a question. */
const letterOf = ({ notes }: Reading): string =>
  only(new Set(notes.flatMap((note) => (note.kind === "letter" ? [note.said] : []))));

/** The equation of a question as it is written, in its letter. */
const equationOf = (reading: Reading): Statement => statement(formulaIn(reading, 1), letterOf(reading));

/** What the left side of the equation of a question has more than its right side, for each value of its letter. */
function differenceIn(reading: Reading): (x: number) => number {
  const [left = "", right = ""] = formulaIn(reading, 1).split("=");
  return formula(`${left} - (${right})`, letterOf(reading));
}

/** The coefficients of the quadratic equation of a question once all stands on its left, highest power first. */
function quadraticOf(reading: Reading): [square: number, plain: number, number: number] {
  const at = differenceIn(reading);
  const c = at(0);
  const a = (at(1) + at(-1)) / 2 - c;
  const b = at(1) - a - c;
  for (const x of [2, 3, 5]) if (at(x) !== a * x * x + b * x + c) throw new Error("this is no quadratic equation");
  return [a, b, c];
}

/** The only pair of whole numbers that fits, of all from -30 to 30. */
function fits(holds: (x: number, y: number) => boolean): readonly [number, number] {
  const near = range(-30, 30);
  return only(near.flatMap((x) => near.flatMap((y) => (holds(x, y) ? [[x, y] as const] : []))));
}

type Word = "less" | "at most" | "more" | "at least";

function compares(a: number, word: Word, b: number): boolean {
  if (a === b) return word === "at most" || word === "at least";
  return a < b === (word === "less" || word === "at most");
}

export const proofs: SkillProofs = {
  substituting: (
    p: { setting: string; form: string; a: number; b: number; n: number; x: number; y: number; m: number; q: number },
    stage,
  ) => {
    const { a, b } = p;
    const formula = [
      {
        plus: `${a}x + ${b}`,
        boat: `${a}x + ${b}`,
        tiles: `${a}x + ${b}`,
        minus: `${a}x - ${b}`,
        from: `${b} - ${a}x`,
        candle: `${b} - ${a}x`,
      },
      {
        sum: `${a}x + ${b}y`,
        difference: `${a}x - ${b}y`,
        product: `xy + ${a}`,
        square: `${a}x^2 + y`,
        bracket: `${a}(x + y)`,
      },
      {
        from: `${b} - ${a}x`,
        quadratic: `x^2 + ${a}x`,
        square: `${b} - x^2`,
        both: `${a}x - ${b}y`,
        bracket: `${a}(x + ${b})`,
      },
    ][stage] as Record<string, string>;
    const [x, y] = [
      [p.n, 0],
      [p.x, p.y],
      [-p.m, -p.q],
    ][stage] as [number, number];
    return fractionText(value(formula[p.setting ?? p.form] ?? "", { x: rational(x), y: rational(y) }));
  },
  "collecting-like-terms": (p: { form?: string; a: number; b: number; c: number; d: number }, stage) => {
    const { a, b, c, d } = p;
    if (stage === 0) return coefficients(`${a}x + ${b}x + ${c}x`)[1];
    if (stage === 1 && p.form === "rectangle")
      return coefficients(`(${a}x + ${b}) + (${c}x + ${d}) + (${a}x + ${b}) + (${c}x + ${d})`).slice(1);
    if (stage === 1) return coefficients(`${a}x + ${b} + ${c}x + ${d}`).slice(1);
    if (stage === 2) return perLetter(`${a}x + ${b}y + ${c}x + ${d}y`);
    return coefficients(`${a}x^2 + ${b}x + ${c}x^2 + ${d}x`).slice(0, 2);
  },
  "expanding-brackets": (p: Record<"a" | "b" | "c" | "d" | "p" | "q", number>, stage, reading) => {
    const { a, b, c, d } = p;
    if (stage === 0) return coefficients(`${a}(${b}x + ${c})`).slice(1);
    if (stage === 1) return coefficients(`${a}(x + ${b}) + ${c}(x + ${d})`).slice(1);
    if (stage === 2) return coefficients(`(x + ${p.p})(x + ${p.q})`).slice(1);
    const [product = "", boxes = ""] = formulaIn(reading, 1).split("=");
    const letter = letterOf(reading);
    insist(
      boxes.trim() === `\\square\\, ${letter}^2 + \\square\\, ${letter} + \\square`,
      "a box for the square, one for the letter and one for the number",
    );
    return coefficients(product.replaceAll(letter, "x"));
  },
  // The totals are those that the questions name; the letter is then looked for anew.
  "one-step-equations": (p: { form: string; a: number; x: number; b: number; r: number }, stage) => {
    const { form, a, b, r } = p;
    if (stage === 3)
      return fractionText(form === "plus" ? crossing(`x + ${b}/${a}`, `${r}`) : crossing(`${a}x`, `${b}`));
    if (form === "from") {
      const left = a - p.x;
      return whole((x) => a - x === left);
    }
    if (form === "over" || form === "nuts") return whole((x) => x / a === p.x);
    if (stage === 1 || form === "times") {
      const total = a * p.x;
      return whole((x) => a * x === total);
    }
    const total = p.x + a;
    return whole((x) => x + a === total);
  },
  "two-step-equations": (p: { form: string; a: number; b: number; c: number; q: number; x: number }, stage) => {
    const { form, a, b } = p;
    if (stage === 3) return fractionText(crossing(`${a}x + ${b}`, `${p.c}`));
    if (form === "from") return whole((x) => b - a * x === b - a * p.x);
    if (stage === 1 || form === "part") {
      const total = (p.q ?? p.x) + b;
      return whole((x) => x / a + b === total);
    }
    const total = a * p.x + b;
    return whole((x) => a * x + b === total);
  },
  "equations-with-brackets": (p: { a: number; b: number; c: number; x: number }, stage, reading) => {
    if (stage === 2) return whole(equationOf(reading));
    const { a, b, c } = p;
    const left = stage === 0 ? (x: number) => a * (x + c) : (x: number) => a * (b * x + c);
    const total = left(p.x);
    return whole((x) => left(x) === total);
  },
  "unknowns-on-both-sides": (p: { a: number; b: number; c: number; d: number; x: number }, stage, reading) => {
    if (stage === 1) return whole(equationOf(reading));
    const { a, b, c } = p;
    if (stage === 2) return fractionText(crossing(`${a}(x + ${b})`, `${c}(x + ${p.d})`));
    // The plain number on the right side, as the question names it
    const d = (a - c) * p.x + b;
    return fractionText(crossing(`${a}x + ${b}`, `${c}x + ${d}`));
  },
  "equations-with-fractions": (
    p: { form: string; a: number; b: number; c: number; d: number; k: number },
    stage,
    reading,
  ) => {
    const { a, b, c, d, k } = p;
    if (stage === 0)
      return fractionText(
        p.form === "sum" ? crossing(`(x + ${b})/${a}`, `${k}`) : crossing(`(${b}x)/${a}`, `${k * b}`),
      );
    if (stage === 1) return whole(equationOf(reading));
    if (stage === 2) return fractionText(crossing(`(x + ${b})/${a}`, `(x + ${d})/${c}`));
    if (p.form === "one") return whole((x) => x + b !== 0 && a * (d + b) === a * (x + b));
    return whole((x) => x + b !== 0 && x + d !== 0 && a * (x + d) === c * (x + b));
  },
  // Every whole number is tried.
  inequalities: (
    p: {
      form: string;
      word: Word;
      first: Word;
      second: Word;
      letter: string;
      a: number;
      b: number;
      c: number;
      low: number;
      wide: number;
      edge: number;
    },
    stage,
  ) => {
    const { a, b, c } = p;
    const all = range(-300, 300);
    if (stage === 0) {
      const fitting = all.filter((x) => compares(a * x + b, p.word, c));
      return p.word === "less" || p.word === "at most" ? Math.max(...fitting) : Math.min(...fitting);
    }
    if (stage === 1)
      return all.filter((x) => compares(p.low, p.first, a * x + b) && compares(a * x + b, p.second, p.low + p.wide))
        .length;
    const right = b - a * p.edge;
    const signs = { "<": "less", "≤": "at most", ">": "more", "≥": "at least" } as const;
    const statements = Object.entries(signs).flatMap(([sign, word]) =>
      [-p.edge, p.edge].map((at) => ({ sign, word, at })),
    );
    const { sign, at } = only(
      statements.filter(({ word, at }) =>
        all.every((x) => compares(b - a * x, p.word, right) === compares(x, word, at)),
      ),
    );
    return `${p.letter} ${sign} ${at}`;
  },
  // The totals are those that the questions name; every pair of whole numbers is tried in both equations.
  "simultaneous-equations": (
    p: {
      story: string;
      a: number;
      b: number;
      c: number;
      d: number;
      x: number;
      y: number;
    },
    stage,
    reading,
  ) => {
    if (stage < 3 && (p.story ?? "bare") === "bare") {
      const letters = labelled(reading, "Write $@1$ and then $@2$.").join("");
      const [first, second] = [statement(formulaIn(reading, 1), letters), statement(formulaIn(reading, 2), letters)];
      return fits((x, y) => first(x, y) && second(x, y));
    }
    if (stage === 1) {
      const [a = 0, b = 0, first, c = 0, d = 0, second] = reading.saidFrom(1, 6);
      return fits((x, y) => a * x + b * y === first && c * x + d * y === second);
    }
    const { a, b, c, d } = p;
    const [one, two] = [(x: number, y: number) => a * x + b * y, (x: number, y: number) => c * x + d * y];
    const [first, second] = [one(p.x, p.y), two(p.x, p.y)];
    return fits((x, y) => one(x, y) === first && two(x, y) === second);
  },
  // What is asked is worked out by the parser; then every way to fill the boxes is multiplied out.
  "factorising-quadratics": (p: { k: number; a: number; p: number; q: number }, stage) => {
    const near = range(-13, 13);
    if (stage === 0) {
      const [square, plain] = coefficients(`${p.k}x(${p.p}x + ${p.q})`);
      const ways = range(1, 99).flatMap((k) =>
        square % k === 0 && plain % k === 0 ? [[k, square / k, plain / k] as const] : [],
      );
      return ways.at(-1) ?? [];
    }
    const front = stage === 3 ? p.a : 1;
    const [, middle, last] = coefficients(`(${front}x + ${p.p})(x + ${p.q})`);
    const pairs = near.flatMap((m) => near.map((n) => [m, n] as const));
    return only(pairs.filter(([m, n]) => (stage === 3 || m < n) && m * n === last && front * n + m === middle));
  },
  "quadratic-equations": (p: { which: string }, stage, reading) => {
    if (stage === 3) {
      // The hundredth n/100 is the nearest one where the sign of the quadratic changes between n - 1/2 and n + 1/2.
      const [solutions, places] = told(reading, "of the # solutions to # decimal places");
      const quadratic = differenceIn(reading);
      const at = (n: number) => quadratic((2 * n - 1) / (2 * 10 ** places));
      const reach = 20 * 10 ** places;
      const changes = range(-reach, reach).filter((n) => at(n) < 0 !== at(n + 1) < 0);
      if (changes.length !== solutions) throw new Error(`${changes.length} solutions`);
      const n = (p.which === "larger" ? changes.at(-1) : changes[0]) ?? 0;
      const digits = String(Math.abs(n)).padStart(places + 1, "0");
      return `${n < 0 ? "-" : ""}${digits.slice(0, -places)}.${digits.slice(-places)}`;
    }
    // Every fraction with a small denominator is tried; two that fit are all there can be.
    const [a, b, c] = quadraticOf(reading);
    const zero = (n: number, d: number) => a * n * n + b * n * d + c * d * d === 0;
    const found = range(1, 6).flatMap((d) =>
      range(-60, 60).flatMap((n) => (zero(n, d) ? [fractionText(rational(n, d))] : [])),
    );
    const roots = [...new Set(found)];
    if (roots.length !== 2) throw new Error(`${roots.length} solutions`);
    return roots;
  },
};
