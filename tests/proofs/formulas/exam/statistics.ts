import { choices, range } from "../../proof.ts";
import { type Chance, type ExamCases, total } from "./case.ts";

/** Data are counted out one by one, chances by going through all outcomes. */
export const statistics: ExamCases = {
  examples: {
    "mean-from-a-table": (chance) => {
      const { x, f, all } = table(chance);
      return { x, f, x̄: mean(all) };
    },
    "weighted-mean": (chance) => {
      const [one, two] = [data(chance), data(chance)];
      return {
        n_1: one.length,
        x̄_1: mean(one),
        n_2: two.length,
        x̄_2: mean(two),
        x̄: mean([...one, ...two]),
      };
    },
    "standard-deviation": (chance) => {
      const x = data(chance);
      return { x, n: x.length, x̄: mean(x), σ: Math.sqrt(halfSquares(x)) };
    },
    "variance-from-a-table": (chance) => {
      const { x, f, all } = table(chance);
      return { x, f, x̄: mean(all), σ: Math.sqrt(halfSquares(all)) };
    },
    "interquartile-range": (chance) => ({ ...quartiles(chance) }),
    "outlier-fences": (chance) => {
      const { IQR, Q_1, Q_3 } = quartiles(chance);
      // Three steps of half the box, to either side.
      const steps = range(1, 3);
      return {
        IQR,
        Q_1,
        Q_3,
        lower: steps.reduce((at) => at - IQR / 2, Q_1),
        upper: steps.reduce((at) => at + IQR / 2, Q_3),
      };
    },
    "frequency-density": ({ whole, real }) => {
      const [each, width] = [real(0.5, 9), whole(1, 30)];
      return { "frequency density": each, "class width": width, frequency: total(range(1, width).map(() => each)) };
    },
    "pie-chart-angle": ({ whole }) => {
      const all = whole(2, 60);
      const frequency = whole(1, all);
      return { total: all, frequency, θ: total(range(1, frequency).map(() => 360 / all)) };
    },
    "stratified-sample": ({ whole }) => {
      // Of every so many, one is picked.
      const [every, group, others] = [whole(2, 9), whole(1, 20), whole(1, 30)];
      const picked = (people: number) => range(1, people).filter((one) => one % every === 0).length;
      return {
        "group size": group * every,
        population: (group + others) * every,
        "from the group": picked(group * every),
        "sample size": picked((group + others) * every),
      };
    },
    "capture-recapture": ({ whole }) => {
      // A second catch that is just like the lake: every so many of the marked and of the others.
      const [every, marked, others] = [whole(2, 9), whole(1, 20), whole(1, 30)];
      const caught = (fish: number) => range(1, fish).filter((one) => one % every === 0).length;
      return {
        N: (marked + others) * every,
        M: marked * every,
        m: caught(marked * every),
        n: caught(marked * every) + caught(others * every),
      };
    },
    "expected-frequency": ({ whole }) => {
      // All outcomes in turn, again and again.
      const [outcomes, rounds] = [whole(2, 12), whole(1, 30)];
      const good = whole(1, outcomes);
      const tries = range(1, outcomes * rounds);
      const count = tries.filter((one) => one % outcomes < good).length;
      return { n: tries.length, p: good / outcomes, "expected frequency": count };
    },
    "conditional-probability": (chance) => {
      const { share, inB, inBoth, among } = rolls(chance);
      return { "P(A|B)": among, "P(A and B)": share(inBoth), "P(B)": share(inB) };
    },
    "general-multiplication-rule": ({ whole }) => {
      const [red, blue] = [whole(2, 7), whole(1, 6)];
      const beads = range(1, red + blue);
      const pairs = beads.flatMap((a) => beads.filter((b) => b !== a).map((b) => [a, b] as const));
      const first = pairs.filter(([a]) => a <= red);
      const both = first.filter(([, b]) => b <= red);
      return {
        "P(A and B)": both.length / pairs.length,
        "P(A)": first.length / pairs.length,
        "P(B|A)": both.length / first.length,
      };
    },
    "at-least-one": ({ whole }) => {
      const [sides, n] = [whole(2, 6), whole(2, 4)];
      const all = [...choices(range(1, n).map(() => range(1, sides)))];
      return { p: 1 / sides, n, "P(at least once)": all.filter((roll) => roll.includes(1)).length / all.length };
    },
    "bayes-theorem": ({ whole }) => {
      // People, counted.
      const [ill, well] = [whole(1, 40), whole(41, 200)];
      const [shown, wrongly] = [whole(1, ill), whole(1, well)];
      return {
        "P(A|B)": shown / (shown + wrongly),
        "P(B|A)": shown / ill,
        "P(A)": ill / (ill + well),
        "P(B|A')": wrongly / well,
        "P(A')": well / (ill + well),
      };
    },
    "expected-value": (chance) => {
      const { x, p, all } = variable(chance);
      return { x, p, "E(X)": mean(all) };
    },
    "variance-of-a-random-variable": (chance) => {
      const { x, p, all } = variable(chance);
      return { x, p, μ: mean(all), "Var(X)": halfSquares(all) };
    },
    "linear-change": (chance) => {
      const all = data(chance);
      const [a, b] = [chance.nonzero(-5, 5), chance.nonzero(-9, 9)];
      const changed = all.map((x) => a * x + b);
      return {
        a,
        b,
        "E(X)": mean(all),
        "E(aX + b)": mean(changed),
        "Var(X)": halfSquares(all),
        "Var(aX + b)": halfSquares(changed),
      };
    },
    "binomial-probability": ({ whole, real }) => {
      const [n, p] = [whole(2, 7), real(0.1, 0.9)];
      const r = whole(1, n);
      return { n, p, r, "P(X = r)": chanceOf(r, n, p) };
    },
    "binomial-mean": ({ whole, real }) => {
      const [n, p] = [whole(2, 6), real(0.1, 0.9)];
      const chances = range(0, n).map((r) => chanceOf(r, n, p));
      const pairs = chances.flatMap((a, i) => chances.map((b, j) => (a * b * (i - j) ** 2) / 2));
      return { n, p, μ: total(chances.map((each, r) => each * r)), σ: Math.sqrt(total(pairs)) };
    },
    standardising: ({ whole, real }) => {
      const [z, μ, σ] = [whole(-4, 4), real(2, 90), real(0.5, 9)];
      return { z, μ, σ, x: range(1, Math.abs(z)).reduce((x) => x + Math.sign(z) * σ, μ) };
    },
    "mean-of-a-sample": ({ whole, pick }) => {
      // All samples, drawn with putting back.
      const [values, n] = [range(1, pick([2, 3, 4])).map(() => whole(1, 20)), pick([2, 3, 4])];
      values[0] = 30;
      const means = [...choices(range(1, n).map(() => values))].map(mean);
      return { n, σ: Math.sqrt(halfSquares(values)), "σ_(x̄)": Math.sqrt(halfSquares(means)) };
    },
    "correlation-coefficient": (chance) => {
      const { x, y } = points(chance);
      // The cosine of the angle between the two lists, each seen from its mean; by the lengths of their sum and difference.
      const [u, v] = [fromMean(x), fromMean(y)];
      const square = (list: readonly number[]) => total(list.map((one) => one * one));
      const product = (square(u.map((one, i) => one + (v[i] ?? 0))) - square(u.map((one, i) => one - (v[i] ?? 0)))) / 4;
      return {
        x,
        y,
        n: x.length,
        r: product / Math.sqrt(square(u)) / Math.sqrt(square(v)),
        "S_{xy}": product,
        "S_{xx}": square(u),
        "S_{yy}": square(v),
      };
    },
    "regression-line": (chance) => {
      const { x, y } = points(chance);
      const [u, v] = [fromMean(x), fromMean(y)];
      // The two equations of least squares, solved by taking one from the other.
      const [n, sx, sxx] = [x.length, total(x), total(x.map((one) => one * one))];
      const [sy, sxy] = [total(y), total(x.map((one, i) => one * (y[i] ?? 0)))];
      const b = (sxy - (sx / n) * sy) / (sxx - (sx / n) * sx);
      return {
        b,
        a: (sy - b * sx) / n,
        x̄: mean(x),
        ȳ: mean(y),
        "S_{xy}": total(u.map((one, i) => one * (v[i] ?? 0))),
        "S_{xx}": total(u.map((one) => one * one)),
      };
    },
  },
};

const mean = (values: readonly number[]): number => total(values) / values.length;

const fromMean = (values: readonly number[]): number[] => values.map((one) => one - mean(values));

/** The variance without any mean: half of the mean squared distance of all pairs. */
const halfSquares = (values: readonly number[]): number =>
  total(values.flatMap((a) => values.map((b) => (a - b) ** 2))) / (2 * values.length ** 2);

function data({ whole, real }: Chance): number[] {
  return [...range(1, whole(3, 9)).map(() => real(1, 20)), 25];
}

/** A table of frequencies, and all its values one by one. */
function table({ whole }: Chance) {
  const x = range(1, whole(2, 6)).map((i) => 3 * i + whole(0, 2));
  const f = x.map(() => whole(1, 6));
  return { x, f, all: x.flatMap((value, i) => range(1, f[i] ?? 0).map(() => value)) };
}

/** A wheel with equal parts: the values on it, their chances, and all the parts. */
function variable(chance: Chance) {
  const { x, f, all } = table(chance);
  return { x, p: f.map((count) => count / all.length), all };
}

/** Values in order, as many as make the quartiles values of their own; a quarter is taken off at either end. */
function quartiles({ whole, real }: Chance) {
  const k = whole(1, 6);
  const sorted = range(1, 4 * k + 3)
    .map(() => real(5, 90))
    .sort((a, b) => a - b);
  const middle = sorted.slice(k, sorted.length - k);
  const [low = Number.NaN, high = Number.NaN] = [middle[0], middle.at(-1)];
  return { Q_1: low, Q_3: high, IQR: Math.max(...middle.flatMap((a) => middle.map((b) => Math.abs(a - b)))) };
}

/** Two dice and two events about them. */
function rolls({ whole }: Chance) {
  const all = range(1, 6).flatMap((a) => range(1, 6).map((b) => [a, b] as const));
  const [least, most] = [whole(4, 8), whole(2, 6)];
  const inB = all.filter(([a]) => a <= most);
  const inBoth = inB.filter(([a, b]) => a + b >= least);
  const share = (some: readonly unknown[]) => some.length / all.length;
  return { share, inB, inBoth, among: inBoth.length / inB.length };
}

/** By all the ways in which n tries can go. */
function chanceOf(r: number, n: number, p: number): number {
  const ways = [...choices(range(1, n).map(() => [true, false]))];
  return total(
    ways
      .filter((way) => way.filter(Boolean).length === r)
      .map((way) => way.reduce((product, good) => product * (good ? p : 1 - p), 1)),
  );
}

function points({ whole, real }: Chance) {
  const x = range(1, whole(4, 9)).map((i) => 2 * i + real(0, 1));
  return { x, y: x.map((one) => one / 2 + real(-5, 9)) };
}
