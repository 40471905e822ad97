import {
  add,
  divide,
  isWhole,
  multiply,
  negate,
  power,
  type Rational,
  rational,
  subtract,
} from "../../maths/rational.ts";
import { type Answer, Impossible, type Mark, type Step } from "./answer.ts";
import { about, gives, written } from "./number.ts";

const hundred = rational(100);
const zero = rational(0);
const t = (value: Rational) => written(value).text;
/** A number behind a sign. */
const b = (value: Rational) => (value.num < 0n ? `(${t(value)})` : t(value));
const size = (value: Rational) => (value.num < 0n ? negate(value) : value);
const number = ({ num, den }: Rational) => Number(num) / Number(den);

/** What is below 0 or far above the whole fits on no bar. */
const fits = (percent: number) => percent >= 0 && percent <= 250;

/** Places on the bar, where it can be drawn. */
function marks(...places: readonly (readonly [percent: Rational, amount: Rational, unit?: string])[]): {
  marks?: readonly Mark[];
} {
  const drawn = places.map(([percent, amount, unit]) => ({
    percent: number(percent),
    amount: about(amount, unit).replace("about ", "≈ "),
  }));
  return drawn.every(({ percent }) => fits(percent)) ? { marks: drawn } : {};
}

/** p per cent of an amount. */
export function percentOf(p: Rational, amount: Rational): Answer {
  const value = divide(multiply(p, amount), hundred);
  const one = divide(amount, hundred);
  return {
    says: `${t(p)}% of ${t(amount)} is ${about(value)}.`,
    value,
    steps: [
      { say: "1% is one hundredth of the amount.", line: `${t(amount)} ÷ 100 ${gives(one, amount)}` },
      { say: `${t(p)}% is ${t(p)} times as much.`, line: `${t(p)} × ${b(one)} ${gives(value, p, one)}` },
      {
        say: `Or at once, with ${t(p)}% as a decimal.`,
        line: `${t(divide(p, hundred))} × ${b(amount)} ${gives(value, divide(p, hundred), amount)}`,
      },
    ],
    ...marks([p, value], [hundred, amount]),
  };
}

/** One amount as a percentage of another. Throws Impossible where that is 0. */
export function asPercent(part: Rational, whole: Rational): Answer {
  if (whole.num === 0n)
    throw new Impossible("whole", "Nothing can be a percentage of 0: there is no whole to share out.");
  const share = divide(part, whole);
  const value = multiply(share, hundred);
  return {
    says: `${t(part)} is ${about(value, "%")} of ${t(whole)}.`,
    value,
    steps: [
      {
        say: "Write it as a fraction of the whole and divide.",
        line: `${t(part)} ÷ ${b(whole)} ${gives(share, part, whole)}`,
      },
      { say: "Times 100 makes it per cent.", line: `${t(part)} ÷ ${b(whole)} × 100% ${gives(value, part, whole)}%` },
    ],
    ...marks([value, part], [hundred, whole]),
  };
}

/** The change from one amount to another, in per cent of the first. Throws Impossible where that is 0. */
export function change(from: Rational, to: Rational): Answer {
  if (from.num === 0n) throw new Impossible("from", "From 0 no percentage leads anywhere: any per cent of 0 is 0.");
  if (from.num < 0n)
    throw new Impossible("from", `Start above 0, please: as a percentage of ${t(from)} every rise would be a fall.`);
  const difference = subtract(to, from);
  const value = divide(multiply(difference, hundred), from);
  const way = value.num === 0n ? "no change" : value.num > 0n ? "a rise" : "a fall";
  return {
    says:
      value.num === 0n
        ? `From ${t(from)} to ${t(to)} is no change: 0%.`
        : `From ${t(from)} to ${t(to)} is ${way} of ${about(size(value), "%")}.`,
    value,
    steps: [
      { say: "Find the difference.", line: `${t(to)} - ${b(from)} ${gives(difference, to, from)}` },
      {
        say: "Divide it by where you started, not by where you ended, and multiply by 100.",
        line: `${t(difference)} ÷ ${b(from)} × 100% ${gives(value, difference, from)}%`,
      },
    ],
    ...marks([add(hundred, value), to], [hundred, from]),
  };
}

/** What 100 % becomes, as a number to multiply by. Throws Impossible for more than 100 % off. */
function multiplier(p: Rational, blank: string): Rational {
  const factor = add(rational(1), divide(p, hundred));
  if (factor.num < 0n) throw new Impossible(blank, "No more than 100% can be taken off: then nothing is left.");
  return factor;
}

function multiplierStep(p: Rational, factor: Rational): Step {
  const sign = p.num < 0n ? "-" : "+";
  const after = multiply(factor, hundred);
  return {
    say: `${p.num < 0n ? "Taking off" : "Adding"} ${t(size(p))}% ${p.num < 0n ? "leaves" : "makes"} ${t(after)}% of the amount.`,
    line: `100% ${sign} ${t(size(p))}% ${gives(after, size(p))}%, ${t(after)}% ${gives(factor, size(p), after)}`,
  };
}

const upOrDown = (p: Rational) => `${p.num < 0n ? "down" : "up"} ${t(size(p))}%`;

/** An amount after a rise, or after a fall where p is below 0. Throws Impossible. */
export function after(amount: Rational, p: Rational): Answer {
  const factor = multiplier(p, "p");
  const value = multiply(amount, factor);
  return {
    says: `${t(amount)} ${upOrDown(p)} is ${about(value)}.`,
    value,
    steps: [
      multiplierStep(p, factor),
      { say: "Multiply the amount by that.", line: `${t(amount)} × ${t(factor)} ${gives(value, amount, factor)}` },
    ],
    ...marks([multiply(factor, hundred), value], [hundred, amount]),
  };
}

/** The amount before a rise, or before a fall where p is below 0. Throws Impossible. */
export function before(amount: Rational, p: Rational): Answer {
  const factor = multiplier(p, "p");
  if (factor.num === 0n)
    throw new Impossible("p", "After 100% off everything is 0, so nobody can tell what it was before.");
  const value = divide(amount, factor);
  const check = `Look back: ${t(size(p))}% is of the amount before, not of ${t(amount)}.`;
  return {
    says: `It was ${about(value)} before it went ${upOrDown(p)} to ${t(amount)}.`,
    value,
    steps: [
      multiplierStep(p, factor),
      {
        say: `So ${t(amount)} is ${t(multiply(factor, hundred))}%. Divide to find 100%.`,
        line: `${t(amount)} ÷ ${t(factor)} ${gives(value, amount, factor)}`,
      },
      { say: check, line: `${t(value)} × ${t(factor)} ${gives(amount, value, factor)}` },
    ],
    ...marks([multiply(factor, hundred), amount], [hundred, value]),
  };
}

const mostPeriods = 200;

/** An amount after so many equal changes, each of what was there before it. Throws Impossible. */
export function compound(amount: Rational, p: Rational, periods: Rational): Answer {
  const n = Number(periods.num);
  if (!isWhole(periods) || n < 1 || n > mostPeriods)
    throw new Impossible("n", `The number of times is a whole number from 1 to ${mostPeriods}.`);
  const factor = multiplier(p, "p");
  const value = multiply(amount, power(factor, n));
  const shownLines = Math.min(n, 3);
  const years = Array.from({ length: shownLines }, (_, i): Step => {
    const [was, is] = [multiply(amount, power(factor, i)), multiply(amount, power(factor, i + 1))];
    return {
      say: i === 0 ? "After the first time:" : `After ${i + 1} times:`,
      line: `${t(was)} × ${t(factor)} ${gives(is, was, factor)}`,
    };
  });
  const simple = add(amount, divide(multiply(multiply(amount, p), periods), hundred));
  return {
    says: `${t(amount)} ${upOrDown(p)}, ${n} ${n === 1 ? "time" : "times"}, is ${about(value)}.`,
    value,
    steps: [
      multiplierStep(p, factor),
      ...years,
      { say: `All ${n} at once: a power.`, line: `${t(amount)} × ${t(factor)}^${n} ${gives(value, amount, factor)}` },
      {
        say: "Each change is of what is there by then. If it were always of the first amount, this would come out instead.",
        line: `${t(amount)} + ${n} × ${b(divide(multiply(amount, p), hundred))} ${gives(simple, amount, divide(multiply(amount, p), hundred))}`,
      },
    ],
    ...marks([multiply(power(factor, n), hundred), value], [hundred, amount]),
  };
}

/** An amount after several changes, one after the other. Throws Impossible. */
export function chain(amount: Rational, changes: readonly Rational[]): Answer {
  let value = amount;
  let all = rational(1);
  const factors = changes.map((p) => multiplier(p, "changes"));
  const steps = factors.map((factor, i): Step => {
    const p = changes[i] ?? zero;
    const was = value;
    value = multiply(value, factor);
    all = multiply(all, factor);
    return {
      say: `${i + 1}. ${upOrDown(p).replace(/^./, (c) => c.toUpperCase())}:`,
      line: `${t(was)} × ${t(factor)} ${gives(value, was, factor)}`,
    };
  });
  const percent = multiply(subtract(all, rational(1)), hundred);
  const sum = changes.reduce(add, zero);
  const differs = percent.num * sum.den !== sum.num * percent.den;
  const together = percent.num === 0n ? "no change at all" : upOrDown(percent);
  return {
    says: `${t(amount)} ${changes.map(upOrDown).join(", then ")} is ${about(value)}.`,
    value,
    steps: [
      ...steps,
      {
        say: `Together that is ${together}${differs && changes.length > 1 ? `, not the ${t(sum)}% that adding the percentages would give: each is of another amount` : ""}. The order makes no difference.`,
        line: `${factors.map(t).join(" × ")} ${gives(all, ...factors)}`,
      },
    ],
    ...marks([multiply(all, hundred), value], [hundred, amount]),
  };
}

/** From one percentage to another: how many points, and what part of the first, except of 0. */
export function points(from: Rational, to: Rational): Answer {
  const difference = subtract(to, from);
  const inPoints = {
    say: "Points are the plain difference.",
    line: `${t(to)} - ${b(from)} ${gives(difference, to, from)}`,
  };
  if (difference.num === 0n)
    return { says: `From ${t(from)}% to ${t(to)}% nothing changes.`, value: difference, steps: [inPoints] };
  const way = difference.num < 0n ? "fewer" : "more";
  const one = size(difference).num === size(difference).den ? "point" : "points";
  const moved = `From ${t(from)}% to ${t(to)}% is ${about(size(difference))} percentage ${one} ${way}`;
  const ends = { from: number(from), to: number(to) };
  const said = `${about(size(difference)).replace("about ", "≈ ")} ${one}`;
  const bar = fits(ends.from) && fits(ends.to) ? { points: { ...ends, said } } : {};
  if (from.num <= 0n) {
    const says = `${moved}. It is no percentage of ${t(from)}, so there is no change in per cent.`;
    return { says, value: difference, steps: [inPoints], ...bar };
  }
  const relative = divide(multiply(difference, hundred), from);
  return {
    says: `${moved}, a ${difference.num < 0n ? "fall" : "rise"} of ${about(size(relative), "%")}.`,
    value: difference,
    steps: [
      inPoints,
      {
        say: "Per cent compares that with where it started.",
        line: `${t(difference)} ÷ ${b(from)} × 100% ${gives(relative, difference, from)}%`,
      },
    ],
    ...bar,
    ...marks([add(hundred, relative), to, "%"], [hundred, from, "%"]),
  };
}
