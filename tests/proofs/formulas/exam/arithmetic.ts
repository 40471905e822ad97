import { only, range } from "../../proof.ts";
import type { ExamCases } from "./case.ts";

export const arithmetic: ExamCases = {
  examples: {
    "percentage-multiplier": ({ whole, real }) => {
      const [old, p] = [real(1, 400), whole(-99, 150)];
      return { old, p, new: hundredByHundred(old, p) };
    },
    "reverse-percentage": ({ whole, real }) => {
      const [original, p] = [real(1, 400), whole(-90, 150)];
      return { original, p, final: hundredByHundred(original, p) };
    },
    "percentage-error": ({ nonzero, real }) => {
      const [exact, p] = [real(1, 90), nonzero(-60, 80)];
      return { true: exact, measured: hundredByHundred(exact, p), "percentage error": p < 0 ? -p : p };
    },
    "sharing-in-a-ratio": ({ whole }) => {
      const [a, b, total] = [whole(1, 9), whole(1, 9), whole(1, 30)];
      let [first, left] = [0, total * (a + b)];
      while (left > 0) {
        first += a;
        left -= a + b;
      }
      return { a, b, total: total * (a + b), "first share": first };
    },
    "direct-proportion": ({ whole, real }) => {
      const [k, x_1, x_2] = [real(0.1, 9), whole(1, 12), whole(1, 12)];
      return { k, x_1, x_2, y_1: hops(k, x_1), y_2: hops(k, x_2) };
    },
    "inverse-proportion": ({ whole, pick }) => {
      const [x_1, y_1] = [whole(2, 12), whole(2, 12)];
      const squares = range(1, x_1).flatMap((x) => range(1, y_1).map((y) => [x, y])).length;
      const x_2 = pick(range(1, squares).filter((x) => squares % x === 0));
      return { x_1, y_1, x_2, y_2: only(range(1, squares).filter((y) => hops(x_2, y) === squares)), k: squares };
    },
    "bounds-of-rounding": ({ whole, pick }) => {
      const u = pick([1, 10, 100, 0.1, 0.5]);
      const n = whole(1, 400) * u;
      const goesTo = (x: number) => Math.floor(x / u + 0.5) * u;
      return {
        n,
        u,
        "lower bound": firstWhere((x) => goesTo(x) > n - u / 4, n - u, n),
        "upper bound": firstWhere((x) => goesTo(x) > n + u / 4, n, n + u),
      };
    },
    "bounds-of-a-quotient": ({ real }) => {
      const [a, b, off, away] = [real(5, 90), real(3, 40), real(0.1, 2), real(0.1, 1)];
      const quotients = [-1, -0.5, 0, 0.5, 1].flatMap((s) => [-1, 0, 1].map((t) => (a + s * off) / (b + t * away)));
      return {
        "upper bound of a": a + off,
        "lower bound of a": a - off,
        "upper bound of b": b + away,
        "lower bound of b": b - away,
        greatest: Math.max(...quotients),
        least: Math.min(...quotients),
      };
    },
    "hcf-times-lcm": ({ whole }) => {
      const [a, b] = [whole(2, 90), whole(2, 90)];
      const HCF = Math.max(...range(1, a).filter((n) => a % n === 0 && b % n === 0));
      return {
        a,
        b,
        HCF,
        LCM:
          range(1, b)
            .map((n) => n * a)
            .find((n) => n % b === 0) ?? Number.NaN,
      };
    },
    "number-of-factors": ({ whole, pick }) => {
      const [p = 2, q = 3] = pick([
        [2, 3],
        [2, 5],
        [3, 5],
        [2, 7],
      ]);
      const [m, n] = [whole(1, 5), whole(1, 3)];
      const number = p ** m * q ** n;
      return { m, n, "number of factors": range(1, number).filter((factor) => number % factor === 0).length };
    },
    "recurring-decimal": ({ whole }) => {
      const k = whole(1, 4);
      const d = whole(1, 10 ** k - 2);
      return { d, k, x: range(1, 20).reduce((sum, block) => sum + d * 10 ** (-k * block), 0) };
    },
    "division-with-remainder": ({ whole }) => {
      const [a, b] = [whole(0, 300), whole(1, 25)];
      let [q, r] = [0, a];
      while (r >= b) {
        r -= b;
        q++;
      }
      return { a, b, q, r };
    },
  },
};

/** One hundredth of the amount after the other is put to it, or taken away. */
function hundredByHundred(amount: number, p: number): number {
  return range(1, Math.abs(p)).reduce((sum) => sum + (Math.sign(p) * amount) / 100, amount);
}

const hops = (far: number, times: number): number => range(1, times).reduce((at) => at + far, 0);

/** From where on something is so, by halving. */
function firstWhere(is: (x: number) => boolean, from: number, to: number): number {
  let [low, high] = [from, to];
  for (let n = 0; n < 60; n++) {
    const middle = (low + high) / 2;
    if (is(middle)) high = middle;
    else low = middle;
  }
  return high;
}
