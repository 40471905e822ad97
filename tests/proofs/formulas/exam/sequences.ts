import { range } from "../../proof.ts";
import { type ExamCases, total } from "./case.ts";

export const sequences: ExamCases = {
  examples: {
    "geometric-nth-term": ({ real, whole, nonzero }) => {
      const [a, r, n] = [real(-9, 9), nonzero(-3, 3), whole(1, 9)];
      return { a, r, n, u_n: terms(a, n, (u) => u * r).at(-1) ?? Number.NaN };
    },
    "geometric-series": ({ real, whole, pick }) => {
      const [a, r, n] = [real(-9, 9), pick([-2, -0.5, 0.3, 2, 3]), whole(1, 9)];
      return { a, r, n, S_n: total(terms(a, n, (u) => u * r)) };
    },
    "sum-to-infinity": ({ real }) => {
      const [a, r] = [real(-9, 9), real(-0.9, 0.9)];
      return { a, r, S: total(terms(a, 600, (u) => u * r)) };
    },
    "arithmetic-sum-from-step": ({ real, whole }) => {
      const [a, d, n] = [real(-9, 9), real(-5, 5), whole(1, 30)];
      return { a, d, n, S_n: total(terms(a, n, (u) => u + d)) };
    },
    "sum-of-whole-numbers": ({ whole }) => {
      const n = whole(1, 60);
      return { n, "1 + 2 + ... + n": total(range(1, n)) };
    },
    "sum-of-squares": ({ whole }) => {
      const n = whole(1, 60);
      return { n, "1² + 2² + ... + n²": total(range(1, n).map((r) => r * r)) };
    },
    "sum-of-first-cubes": ({ whole }) => {
      const n = whole(1, 40);
      return { n, "1³ + 2³ + ... + n³": total(range(1, n).map((r) => r * r * r)) };
    },
    "quadratic-sequence": ({ nonzero, whole }) => {
      const [a, b, c, n] = [nonzero(-5, 5), whole(-9, 9), whole(-9, 9), whole(1, 20)];
      const [u = 0, v = 0, w = 0] = [n, n + 1, n + 2].map((at) => a * at * at + b * at + c);
      return { a, "second difference": w - v - (v - u) };
    },
    combinations: ({ whole }) => {
      const n = whole(1, 10);
      const r = whole(0, n);
      // All selections, each a number in base 2; those with r ones are counted.
      const count = range(0, 2 ** n - 1).filter(
        (set) => [...set.toString(2)].filter((bit) => bit === "1").length === r,
      );
      return { n, r, "\\binom{n}{r}": count.length, nCr: count.length };
    },
    permutations: ({ whole }) => {
      const n = whole(1, 6);
      const r = whole(0, n);
      const rows = (left: readonly number[], places: number): number =>
        places === 0
          ? 1
          : total(
              left.map((one) =>
                rows(
                  left.filter((other) => other !== one),
                  places - 1,
                ),
              ),
            );
      const count = rows(range(1, n), r);
      return { n, r, "{}^{n}P_{r}": count, nPr: count };
    },
    "binomial-theorem": ({ real, whole }) => ({ a: real(-4, 4), b: real(0.1, 4), n: whole(1, 7) }),
    "binomial-series": ({ real, pick }) => {
      const [x, [p, q]] = [
        real(0.05, 0.3),
        pick([
          [1, 2],
          [-1, 2],
          [-1, 1],
          [-2, 1],
          [1, 3],
          [3, 2],
          [-3, 1],
        ]),
      ];
      const series = powerSeries(p ?? 1, q ?? 1, 60);
      return { x, n: (p ?? 1) / (q ?? 1), "...": total(series.map((c, k) => (k < 4 ? 0 : c * x ** k))) };
    },
  },
};

function terms(first: number, count: number, next: (term: number) => number): number[] {
  const all = [first];
  while (all.length < count) all.push(next(all.at(-1) ?? Number.NaN));
  return all;
}

type Series = readonly number[];

const times = (a: Series, b: Series): number[] =>
  a.map((_, k) => total(range(0, k).map((i) => (a[i] ?? 0) * (b[k - i] ?? 0))));

/** The series whose q-th power is that of (1 + x) to the power p, term by term: 1 + x is multiplied and divided by itself. */
function powerSeries(p: number, q: number, length: number): number[] {
  const one = range(0, length - 1).map((k): number => (k === 0 ? 1 : 0));
  const base = range(0, length - 1).map((k): number => (k < 2 ? 1 : 0));
  const geometric = range(0, length - 1).map((k): number => (k % 2 === 0 ? 1 : -1));
  const target = range(1, Math.abs(p)).reduce((so) => times(so, p < 0 ? geometric : base), one);
  const root = [...one];
  for (let k = 1; k < length; k++) {
    const sofar = range(1, q).reduce((so) => times(so, root), one);
    root[k] = ((target[k] ?? 0) - (sofar[k] ?? 0)) / q;
  }
  return root;
}
