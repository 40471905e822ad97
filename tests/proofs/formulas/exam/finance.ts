import { range } from "../../proof.ts";
import type { ExamCases } from "./case.ts";
import { zero } from "./numerics.ts";

/** Money is moved period by period, as a bank does it. */
export const finance: ExamCases = {
  examples: {
    "simple-interest": ({ whole, real }) => {
      const [P, r, t] = [real(50, 900), real(0.5, 9), whole(1, 12)];
      return { P, r, t, I: range(1, t).reduce((sum) => sum + (P / 100) * r, 0) };
    },
    "compound-interest-in-parts": ({ whole, real, pick }) => {
      const [P, r, n, k] = [real(50, 900), real(0.5, 9), whole(1, 6), pick([2, 4, 12])];
      return { P, r, n, k, A: grown(P, r / k, n * k) };
    },
    "effective-annual-rate": ({ real, pick }) => {
      const [r, k] = [real(0.5, 30), pick([2, 4, 12])];
      return { r, k, E: grown(100, r / k, k) - 100 };
    },
    depreciation: ({ whole, real }) => {
      const [P, r, n] = [real(50, 900), real(0.5, 60), whole(1, 8)];
      return { P, r, n, A: grown(P, -r, n) };
    },
    "average-growth-rate": ({ whole, real }) => {
      const [P, r, n] = [real(50, 900), real(-30, 30), whole(2, 9)];
      return { P, r, n, A: grown(P, r, n) };
    },
    "percentage-profit": ({ real, whole }) => {
      const [cost, p] = [real(1, 90), whole(-60, 200)];
      return { "cost price": cost, "percentage profit": p, "selling price": grown(cost, p, 1) };
    },
    "regular-savings": ({ whole, real }) => {
      const [m, i, n] = [real(10, 300), real(0.01, 0.3), whole(2, 12)];
      return { m, i, n, S: range(1, n).reduce((sum) => sum * (1 + i) + m, 0) };
    },
    "loan-payment": ({ whole, real }) => {
      const [L, i, n] = [real(100, 900), real(0.01, 0.3), whole(2, 12)];
      const left = (payment: number) => range(1, n).reduce((debt) => debt * (1 + i) - payment, L);
      return { L, i, n, m: zero(left, 0, 10 * L) };
    },
  },
};

/** Each time the interest is found on its own and put with the rest. */
function grown(start: number, rate: number, times: number): number {
  return range(1, times).reduce((money) => money + (money * rate) / 100, start);
}
