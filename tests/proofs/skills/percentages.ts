import {
  add,
  decimalText,
  equal,
  fractionText,
  multiply,
  type Rational,
  rational,
  roundTo,
} from "../../../src/maths/rational.ts";
import { insist, only, range, type SkillProofs } from "../proof.ts";
import type { Reading } from "../reading/reading.ts";

const text = (value: Rational) => decimalText(value, 40) ?? fractionText(value);
const tenthsOfPercent = range(1, 5000);

/** The only percentage, in tenths of one, that is this number. */
const percentageOf = (value: Rational) =>
  text(rational(only(tenthsOfPercent.filter((tenths) => equal(rational(tenths, 1000), value))), 10));
/** The number that a percentage is, as a sum of single hundredths. */
const hundredths = (p: number) => range(1, p).reduce((total) => add(total, rational(1, 100)), rational(0));

/** p% of an amount: one hundredth of it after the other. */
const share = (p: number, amount: Rational) => {
  const hundredth = multiply(amount, rational(1, 100));
  return range(1, p).reduce((total) => add(total, hundredth), rational(0));
};
/** The whole percentage of the second number that gives the first; there must be only one. */
const wholePercentage = (part: number, whole: number) => only(range(0, 1000).filter((p) => p * whole === part * 100));
const inSmall: Readonly<Record<string, number>> = {
  minutes: 60,
  centimetres: 100,
  grams: 1000,
  millilitres: 1000,
  cents: 100,
};

/** The one percentage of a question and the one other number. */
function percentAndNumber({ numbers, said }: Reading): { percent: number; number: number } {
  const [percents, others] = [true, false].map((isPercent) =>
    numbers.flatMap(({ unit }, i) => ((unit === "%") === isPercent ? [said(i + 1)] : [])),
  );
  return { percent: only(percents ?? []), number: only(others ?? []) };
}

interface Names {
  way: string;
  tens: number;
  ones: number;
  form: string;
  p: number;
  small: number;
  a: number;
  b: number;
  to: string;
  size: string;
  hundreds: number;
  tenths: number;
}

export const proofs: SkillProofs = {
  "percentages-and-fractions": (q: Names, stage) => {
    if (stage === 0) return percentageOf(add(rational(q.tens, 10), rational(q.way === "tenths" ? 0 : q.ones, 100)));
    if (stage === 1) {
      if (!q.form.endsWith("decimal")) return fractionText(hundredths(q.p));
      return text(hundredths(q.form === "decimal" ? q.p : q.small));
    }
    if (stage === 2) return percentageOf(rational(q.a, q.b));
    const value =
      q.size === "above 100%"
        ? add(rational(q.hundreds), rational(q.ones, 100))
        : add(rational(q.size === "below 1%" ? 0 : q.ones, 100), rational(q.tenths, 1000));
    // The decimal is asked for: it is the number whose hundredfold is the percentage.
    if (q.to === "to a decimal")
      return text(
        rational(only(tenthsOfPercent.filter((n) => equal(rational(n, 10), multiply(value, rational(100))))), 1000),
      );
    return percentageOf(value);
  },
  "percentage-of-an-amount": ({ p, n, amount }: { p: number | string; n: number; amount: number }, stage) => {
    // The first stage tells how many tenths, quarters or halves there are.
    const parts: Readonly<Record<string, number>> = { 10: 10, 20: 10, 25: 4, 50: 2, 75: 4 };
    return text(share(Number(p), rational(stage === 0 ? n * (parts[p] ?? 0) : amount)));
  },
  "one-as-a-percentage-of-another": (q: { whole: number; part: number; p: number; unit: string; n: number }, stage) => {
    if (stage === 0) return wholePercentage(q.part, Number(q.whole));
    const whole = stage === 2 ? q.n * (inSmall[q.unit] ?? 0) : q.whole;
    const part = only(range(0, whole).filter((one) => one * 100 === whole * q.p));
    return wholePercentage(part, whole);
  },
  "percentage-increase-and-decrease": (
    { from, way, p, amount }: { from: string; way: string; p: number; amount: number },
    stage,
    reading,
  ) => {
    const sign = way === "up" ? 1 : -1;
    // The change is added or taken away one hundredth after the other.
    const after = (start: Rational, percent = p) =>
      range(1, percent).reduce((now) => add(now, multiply(start, rational(sign, 100))), start);
    if (stage === 0) {
      const { percent, number: before } = percentAndNumber(reading);
      return text(after(rational(before), percent));
    }
    if (stage === 1) return text(after(rational(amount)));
    const multiplier = after(rational(1));
    if (from === "percentage") return text(multiplier);
    return only(range(0, 100).filter((one) => equal(multiplier, rational(100 + sign * one, 100))));
  },
  "percentage-change": (q: { way: string; old: number; now: number; p: number }, stage, reading) => {
    if (stage === 0) {
      const [before = 0, now = 0] = reading.saidFrom(1, 2);
      insist(q.way === "up" ? now > before : now < before, `it goes ${q.way}`);
      return only(range(1, 100).filter((p) => 100 * Math.abs(now - before) === p * before));
    }
    const { old } = q;
    if (stage > 1) {
      const [places, now] = stage === 2 ? [1, q.now] : [undefined, q.now];
      // The tenth of a percent that comes nearest to the change, tried one by one.
      const miss = (tenths: number) => Math.abs(1000 * Math.abs(now - old) - tenths * old);
      const best = range(0, 3000).reduce((a, b) => (miss(b) < miss(a) ? b : a));
      return places ? `${Math.floor(best / 10)}.${best % 10}` : text(rational(best, 10));
    }
    const now = only(range(0, 2 * old).filter((one) => (one - old) * 100 === (q.way === "up" ? q.p : -q.p) * old));
    return only(range(1, 100).filter((p) => [-p, p].some((signed) => (100 + signed) * old === 100 * now)));
  },
  "reverse-percentages": (
    q: { setting: string; way: string; p: number; old: number; whole: number },
    stage,
    reading,
  ) => {
    if (stage === 1) {
      const { percent, number: now } = percentAndNumber(reading);
      const sign = q.way === "down" ? -1 : 1;
      return only(range(1, 1000).filter((one) => one * 100 + sign * one * percent === now * 100));
    }
    const { p } = q;
    // What the question tells, times a hundred; then every old amount is tried.
    if (stage === 0) {
      const part = share(p, rational(q.whole));
      return only(range(1, 1000).filter((whole) => equal(rational(whole * p, 100), part)));
    }
    const isDown = stage === 3 ? ["sale", "load"].includes(q.setting) : q.way === "down";
    const now = isDown ? 100 * q.old - p * q.old : 100 * q.old + p * q.old;
    const found = only(range(1, 1000).filter((one) => one * 100 + (isDown ? -1 : 1) * one * p === now));
    return stage === 3 ? text(rational(Math.abs(now - 100 * found), 100)) : found;
  },
  "repeated-percentage-changes": (
    q: {
      setting: string;
      first: string;
      second: string;
      way: string;
      p: number;
      q: number;
      start: number;
      times: number;
    },
    stage,
  ) => {
    /** The amount after a change, which is counted out in hundredths. */
    const after = (now: Rational, way: string, p: number) =>
      add(now, multiply(share(p, now), rational(way === "up" ? 1 : -1)));
    if (stage === 0) return text(after(after(rational(q.start), q.first, q.p), q.second, q.q));
    if (stage === 1) {
      const end = after(after(rational(100), q.first, q.p), q.second, q.q);
      const change = add(end, rational(-100));
      return text(multiply(change, rational(change.num < 0n ? -1 : 1)));
    }
    if (stage === 2) {
      const way = ["bacteria", "fans"].includes(q.setting) ? "up" : "down";
      return text(range(1, q.times).reduce((now) => after(now, way, q.p), rational(q.start)));
    }
    // The tenth of a percent whose change comes nearest to a hundred again.
    const now = q.way === "up" ? 100 + q.p : 100 - q.p;
    const miss = (tenths: number) => Math.abs(100_000 - 1000 * now - (q.way === "up" ? -1 : 1) * tenths * now);
    const best = range(0, 3000).reduce((a, b) => (miss(b) < miss(a) ? b : a));
    return `${Math.floor(best / 10)}.${best % 10}`;
  },
  "compound-interest": (
    q: { asked: string; amount: number; rate: number; years: number; tenths: number },
    stage,
    reading,
  ) => {
    const start = rational(stage === 2 ? reading.said(1) : q.amount);
    /** One year: every hundredth of the balance, times the rate, comes on top. */
    const year = (balance: Rational, rate: number) => add(balance, share(rate, balance));
    const after = (rate: number, years: number) => range(1, years).reduce((balance) => year(balance, rate), start);
    if (stage < 2) {
      const end = after(q.rate, stage === 0 ? 2 : q.years);
      return (decimalText(roundTo(q.asked === "balance" ? end : add(end, rational(-q.amount)), 2)) ?? "")
        .replace(/^(\d+)$/, "$1.00")
        .replace(/(\.\d)$/, "$10");
    }
    if (stage === 2) {
      const [years = 0, end = 0] = reading.saidFrom(2, 3);
      return only(range(1, 30).filter((rate) => equal(after(rate, years), rational(Math.round(100 * end), 100))));
    }
    const enough = (balance: Rational) => balance.num * 10n > balance.den * BigInt(q.amount * q.tenths);
    let [balance, years] = [start, 0];
    for (; !enough(balance); years++) balance = year(balance, q.rate);
    return years;
  },
};
