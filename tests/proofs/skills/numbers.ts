import { valueAt } from "../../../src/maths/expression/equal.ts";
import { parse } from "../../../src/maths/expression/parse.ts";
import { divide, fractionText, isWhole, multiply, type Rational, rational } from "../../../src/maths/rational.ts";
import { choices, insist, only, orderings, range, type SkillProofs } from "../proof.ts";
import { formula, formulaIn } from "../reading/formulas.ts";
import { labelled } from "../reading/labelled.ts";
import type { Reading } from "../reading/reading.ts";

/** The multiple of the unit with the least distance, found by walking away from n on both sides; a tie goes up. */
function nearest(n: number, unit: number): number {
  for (let away = 0; ; away++) {
    if ((n + away) % unit === 0) return n + away;
    if ((n - away) % unit === 0) return n - away;
  }
}

/** What a ± b makes: the only number from which undoing the step leads back to a. */
const after = (a: number, sign: string, b: number) =>
  only(range(-100, 100).filter((x) => (sign === "+" ? x - b === a : x + b === a)));

/** A sum with its letters replaced by numbers, read and worked out by the site's parser for answers. */
function worth(form: string, letters: Readonly<Record<string, number>>): string {
  const text = form.replace(/[a-z]/g, (letter) => `(${letters[letter]})`);
  const value = valueAt(parse(text, []), new Map());
  if (!value) throw new Error(`${text} has no value`);
  return fractionText(value);
}

/** a × b as so many steps of a, backwards where b is negative. */
function repeated(a: number, b: number): number {
  let total = 0;
  for (let step = 0; step < Math.abs(b); step++) total += b > 0 ? a : -a;
  return total;
}

/** The number that is asked to be divided so that a sum comes out whole. */
function dividend(form: string, { a = 0, b = 0, c = 0 }: Readonly<Record<string, number>>): number {
  if (form === "x/b*c" || form === "x/b+c*d") return a * b;
  if (form === "x/(b*c)" || form === "x/b^2") return form === "x/b^2" ? a * b * b : a * b * c;
  if (form.startsWith("x/(")) return a * (form.includes("+") ? b + c : b - c);
  if (form.startsWith("(x")) return a * c + (form.includes("-") ? b : -b);
  return b * c;
}

/** Whether n is d times a whole number, found by going up in steps of d. */
function divides(d: number, n: number): boolean {
  let multiple = d;
  while (multiple < n) multiple += d;
  return multiple === n;
}

/** Every way to write n as a product of rising primes, found by trying every product. */
function* primeProducts(n: number, from = 2): Generator<number[]> {
  if (n === 1) yield [];
  for (const p of range(from, n))
    if (divides(p, n) && !range(2, p - 1).some((d) => divides(d, p)))
      for (const rest of primeProducts(n / p, p)) yield [p, ...rest];
}

/** The largest number that divides all of them, tried from the smallest one down. */
const highest = (numbers: readonly number[]) =>
  range(1, Math.min(...numbers))
    .filter((d) => numbers.every((n) => divides(d, n)))
    .at(-1) ?? 1;

type Integers = {
  n: number;
  times: number;
  over: number;
  many: number;
  more: number;
  width: number;
  ask: string;
  a: number;
  b: number;
  from: number;
};

/** The two numbers that are told as products of powers. */
const spelled = (reading: Reading) =>
  ["m", "n"].map((letter, i) => {
    const [name = "", product = ""] = formulaIn(reading, i + 1).split("=");
    insist(name.trim() === letter, `${letter} is told`);
    const powers = product.split("\\times").map((power) =>
      power
        .replace(/[{}\s]/g, "")
        .split("^")
        .map(Number),
    );
    insist(
      powers.every(([prime = 0, exponent = 2], i) => {
        const isPrime = range(1, prime).filter((d) => divides(d, prime)).length === 2;
        return isPrime && prime > (powers[i - 1]?.[0] ?? 1) && exponent > 1;
      }),
      "primes that rise, each once, and exponents that are worth writing",
    );
    return formula(product)();
  });

/** What one step of the small amount is, and how many small units make a large one. */
const amounts = {
  cm: [5, 100],
  mm: [1, 10],
  g: [50, 1000],
  ml: [50, 1000],
  minutes: [5, 60],
  m: [50, 1000],
} as const;

/** The ratio with the smallest whole numbers. */
function smallest(parts: readonly Rational[]): string {
  const [first = rational(1), ...others] = parts;
  for (let x = 1; ; x++) {
    const rest = others.map((part) => multiply(rational(x), divide(part, first)));
    if (rest.every(isWhole)) return [x, ...rest.map(({ num }) => num)].join(":");
  }
}

type Letters = { form: string; a: number; b: number; c: number; d: number };
type Negatives = Letters & { quotient: number; numbers: readonly number[]; base: number; exponent: number };

type Rounding = { n: number; unit: number; setting: string; which: string };

export const proofs: SkillProofs = {
  "rounding-whole-numbers": ({ n, unit, setting, which }: Rounding, stage, reading) => {
    if (stage === 0) return nearest(n, unit);
    const [first = 0, second = 0] = reading.saidFrom(1, 2);
    if (stage === 1) return nearest(first, second);
    if (stage === 3) return Number(first.toPrecision(second));
    const [rounded, by] = setting === "match" ? [first, second] : [second, first];
    insist(rounded % by === 0, `${rounded} is rounded to ${by}`);
    let found = rounded;
    const step = which === "smallest" ? -1 : 1;
    while (nearest(found + step, by) === rounded) found += step;
    return found;
  },

  // Going back, or counting up one by one; every ordering is tried.
  "negative-numbers": (
    p: {
      start: number;
      change: number;
      ask: string;
      numbers: readonly number[];
      first: string;
      sign: string;
      second: string;
      a: number;
      b: number;
      c: number;
    },
    stage,
  ) => {
    if (stage === 0) {
      if (p.ask === "rise") return after(p.start, "+", p.change);
      if (p.ask === "fall") return after(p.start, "-", p.change);
      let degrees = 0;
      for (let t = p.start; t < p.start + p.change; t++) degrees++;
      return degrees;
    }
    if (stage === 1) {
      const way = p.first === "smallest" ? 1 : -1;
      return only(
        [...orderings(p.numbers)].filter((all) => all.every((n, i) => i === 0 || (n - (all[i - 1] ?? n)) * way > 0)),
      );
    }
    if (stage === 2) return after(p.a, p.sign, p.b);
    return after(after(p.a, p.first, p.b), p.second, p.c);
  },

  "order-of-operations": ({ form, ...letters }: Letters) => worth(form, { ...letters, x: dividend(form, letters) }),

  // Multiplying is repeated adding, dividing is finding the factor; longer sums by the parser.
  "multiplying-negatives": ({ form, quotient, numbers, base, exponent, ...letters }: Negatives, stage) => {
    const { a, b } = letters;
    if (stage === 0) return repeated(a, b);
    if (stage === 1) return only(range(-200, 200).filter((x) => repeated(x, b) === quotient * b));
    if (stage === 3) return worth(form, { ...letters, x: dividend(form, letters) });
    if (form === "product") return numbers.reduce(repeated);
    return worth(form === "power" ? "b^c" : "-b^c", { b: form === "power" ? -base : base, c: exponent });
  },

  // Every number in question is tried.
  "factors-and-multiples": ({ n, times, over, many, more, ask, a, b, from, width }: Integers, stage) => {
    if (stage === 0) {
      const [near, end] = [n * times + over, n * (times + many) + more];
      const all = range(1, 300).filter((k) => divides(n, k));
      if (ask === "after") return all.find((k) => k > near) ?? 0;
      if (ask === "before") return all.findLast((k) => k < near) ?? 0;
      return all.filter((k) => k > near && k < end);
    }
    if (stage === 1) return range(1, n).filter((d) => divides(d, n));
    if (stage === 2) return range(1, a).filter((d) => divides(d, a) && divides(d, b));
    return range(from, from + width).filter((p) => range(1, p).filter((d) => divides(d, p)).length === 2);
  },

  "prime-factors": ({ n }: Integers, stage, reading) => {
    if (stage < 2) return only(primeProducts(n));
    const [value, p = 2, q = 3, r = 5] = reading.saidFrom(1);
    const tries = [...choices([range(0, 13), range(0, 9), range(0, 6)])];
    return only(tries.filter(([a = 0, b = 0, c = 0]) => p ** a * q ** b * r ** c === value));
  },

  "highest-common-factor": (
    { g, p, q, parts }: { g: number; p: number; q: number; parts: readonly number[] },
    stage,
    reading,
  ) => {
    if (stage === 3) return highest(spelled(reading));
    return highest((stage === 1 ? parts : [p, q]).map((part) => part * g));
  },

  // The multiples of the largest number, one after the other.
  "lowest-common-multiple": (
    { a, b, numbers }: { a: number; b: number; numbers: readonly number[] },
    stage,
    reading,
  ) => {
    const all = stage === 1 ? numbers : stage === 3 ? spelled(reading) : [a, b];
    const step = Math.max(...all);
    let multiple = step;
    while (all.some((n) => multiple % n !== 0)) multiple += step;
    return multiple;
  },

  // Powers by repeated adding, roots by trying every number.
  "powers-and-roots": (
    {
      n,
      r,
      power,
      form,
      base,
      exponent,
      second,
      other,
    }: {
      n: number;
      r: number;
      power: string;
      form: string;
      base: number;
      exponent: number;
      second: number;
      other: number;
    },
    stage,
  ) => {
    const raised = (b: number, e: number) => Array<number>(e).fill(b).reduce(repeated);
    const small = power === "square" ? 2 : 3;
    if (stage === 0) return raised(n, small);
    if (stage === 1) {
      const signs = { one: 0, sum: 1, difference: -1 } as Record<string, number>;
      return raised(base, exponent) + (signs[form] ?? 0) * raised(second, other);
    }
    const cells = (side: number) => (small === 2 ? side * side : side * side * side);
    if (stage === 2) return only(range(1, 100).filter((side) => cells(side) === cells(r)));
    const side = only(range(0, 50).filter((one) => cells(one) < n && n < cells(one + 1)));
    return [side, side + 1];
  },

  // The identity is tried with exact numbers.
  "rules-of-powers": (
    {
      form,
      m,
      k,
      c,
      d,
      p,
      q,
      e,
      r,
      sign,
    }: {
      form: string;
      m: number;
      k: number;
      c: number;
      d: number;
      p: number;
      q: number;
      e: number;
      r: number;
      sign: string;
    },
    stage,
    reading,
  ) => {
    if (stage === 0) {
      // The two sides by their values, where a letter is 3; the base is left out where nothing may be divided by it.
      const [one = "", other = ""] = formulaIn(reading, 2).split("=");
      const [left, right] = [one, other].map((side) => formula(side.replace(/(?<!\\[a-z]*)[xy](?![a-z])/g, "3"), "n"));
      const isLeftOut = reading.shown.words.includes("\\ne ");
      insist(!isLeftOut || formula(formulaIn(reading, 3).split("\\ne")[1] ?? "")() === 0, "only 0 is left out");
      return only(range(0, 60).filter((n) => Math.abs((right?.(n) ?? 0) / (left?.(0) ?? 0) - 1) < 1e-9));
    }
    if (stage === 1) {
      // A monomial by its values at 1 and 2
      const value = (x: number) => {
        const [left, right] = [c * x ** m, d * x ** k];
        return form === "product" ? left * right : form === "quotient" ? (left * d) / right : left ** k;
      };
      return [value(1), only(range(0, 60).filter((n) => value(1) * 2 ** n === value(2)))];
    }
    if (stage === 2) {
      insist(p > 0 && q > 0, "nothing is divided by 0, and 0 is not raised");
      let value = rational(1);
      for (let step = 0; step < e; step++) value = divide(value, rational(p, q));
      return fractionText(value);
    }
    // x to the power of k is the base to the power of m
    const root = only(range(1, 300).filter((x) => BigInt(x) ** BigInt(k) === (BigInt(r) ** BigInt(k)) ** BigInt(m)));
    return sign === "-" ? `1/${root}` : root;
  },

  // The smallest whole numbers x and y (and z) that keep the ratio, tried from the smallest on.
  "simplifying-ratios": (
    {
      g,
      p,
      q,
      parts,
      unit,
      steps,
      large,
      order,
      form,
      a,
      b,
      c,
      d,
    }: {
      g: number;
      p: number;
      q: number;
      parts: readonly number[];
      unit: keyof typeof amounts;
      steps: number;
      large: number;
      order: string;
      form: string;
      a: number;
      b: number;
      c: number;
      d: number;
    },
    stage,
  ) => {
    if (stage === 0) return smallest([rational(g * p), rational(g * q)]);
    if (stage === 1) return smallest(parts.map((part) => rational(g * part)));
    if (stage === 3)
      return smallest(
        form === "fractions" ? [rational(a, b), rational(c, d)] : [rational(g * p, 100), rational(g * q, 100)],
      );
    const [step, factor] = amounts[unit];
    const pair = [rational(steps * step), rational(large * factor)];
    return smallest(order === "small first" ? pair : pair.toReversed());
  },

  // Every way to give out the things is tried.
  "sharing-in-a-ratio": (
    { unit, p, q, parts, ask }: { unit: number; p: number; q: number; parts: readonly number[]; ask: string },
    stage,
    reading,
  ) => {
    if (stage === 0 || stage === 2) {
      const ratio = stage === 0 ? [p, q] : parts;
      const total = unit * ratio.reduce((sum, part) => sum + part);
      const [one = 1, two = 1, three = 0] = ratio;
      const ways = range(0, total).flatMap((x) =>
        (stage === 0 ? [total - x] : range(0, total - x)).map((y) => [x, y, total - x - y] as const),
      );
      const [x, y, z] = only(ways.filter(([x, y, z]) => x * two === y * one && y * three === z * two));
      return stage === 0 ? [x, y] : [x, y, z];
    }
    const shares = range(1, 400).flatMap((y) => {
      const x = stage === 1 ? unit * p : y + (p - q) * unit;
      return x > 0 && x * q === y * p ? [[x, y] as const] : [];
    });
    const [x, y] = only(shares);
    if (stage === 3) {
      const more = p < q ? "@2 gets $#$ more than @1." : "@1 gets $#$ more than @2.";
      const [less, most] = p < q ? ["@1", "@2"] : ["@2", "@1"];
      const who = ask === "total" ? "did they" : `does ${ask === "smaller" ? less : most} get?`;
      labelled(reading, "@1 and @2 share some", `${more} How many ${who}`);
    }
    const answers = { other: y, total: x + y, smaller: Math.min(x, y), larger: Math.max(x, y) } as Record<
      string,
      number
    >;
    return answers[ask] ?? 0;
  },
};
