import { add, decimalText, fractionText, type Rational, rational } from "../../../src/maths/rational.ts";
import { insist, only, range, type SkillProofs } from "../proof.ts";
import { told } from "../reading/told.ts";

const text = (value: Rational) => decimalText(value, 40) ?? fractionText(value);

/** b added to itself until it is there a times. */
function repeated(a: number, b: number): number {
  let total = 0;
  for (let time = 0; time < a; time++) total += b;
  return total;
}

/** a × b on paper: each digit of b in its own row, from the ones on, with what is carried; the rows are added by columns. */
function onPaper(a: number, b: number): number {
  const reversed = (n: number) => Array.from(String(n), Number).reverse();
  const columns: number[] = [];
  for (const [shift, below] of reversed(b).entries())
    for (const [place, above] of reversed(a).entries())
      columns[shift + place] = (columns[shift + place] ?? 0) + above * below;
  let [carried, written] = [0, ""];
  for (let place = 0; place < columns.length || carried > 0; place++) {
    const here = (columns[place] ?? 0) + carried;
    written = `${here % 10}${written}`;
    carried = (here - (here % 10)) / 10;
  }
  return Number(written);
}

/** How many times d can be taken away from n; nothing may be left. */
function takenAway(n: number, d: number): number {
  let [left, times] = [n, 0];
  for (; left >= d; left -= d) times++;
  if (left !== 0) throw new Error(`${n} is no multiple of ${d}`);
  return times;
}

/** p% of an amount: that many times one hundredth of it, which need not be whole. */
function percentage(p: number, amount: number): string {
  let total = rational(0);
  for (let one = 0; one < p; one++) total = add(total, rational(amount, 100));
  return text(total);
}

/** The multiple of the unit that is nearer to n than any other. */
function nearest(n: number, unit: number): number {
  const away = (multiple: number) => Math.abs(multiple - n);
  const multiples = range(0, 20).map((times) => times * unit);
  const least = Math.min(...multiples.map(away));
  return only(multiples.filter((multiple) => away(multiple) === least));
}

/** The nearest ten of a number with two digits, the nearest hundred of one with three. */
function roundedAsAsked(n: number): number {
  return nearest(n, String(n).length === 2 ? 10 : 100);
}

/** The only number of hundredths that comes to n when it is there d times. */
function shared(n: number, d: number): string {
  return text(rational(only(range(1, 9999).filter((hundredths) => hundredths * d === n * 100)), 100));
}

type Ps<Names extends string> = Readonly<Record<Names, number>>;

export const more: SkillProofs = {
  // The longer number added to itself.
  "splitting-products": (
    { n, ten, less, hundred, beside, k }: Ps<"n" | "ten" | "less" | "hundred" | "beside" | "k">,
    stage,
  ) => repeated(k, [n, ten - less, hundred + beside][stage] ?? 0),

  // The question shows the multiple; the divisor is taken away from it until nothing is left.
  "dividing-by-splitting": ({ quarter, d, more: beyond, result }: Ps<"quarter" | "d" | "more" | "result">, stage) => {
    const divisor = stage === 0 ? 4 : d;
    const times = [quarter, 10 + beyond, result][stage] ?? 0;
    return takenAway(repeated(divisor, times), divisor);
  },

  // Multiplied on paper; a half is written as tenths, so that hundredths come out.
  "squares-ending-in-five": ({ tens, wholes }: Ps<"tens" | "wholes">, stage) => {
    const n = Number(`${stage === 1 ? wholes : tens}5`);
    return stage === 1 ? text(rational(onPaper(n, n), 100)) : onPaper(n, n);
  },

  // Multiplied on paper.
  "near-squares": ({ middle, off, known, way }: Ps<"middle" | "off" | "known"> & { way?: string }, stage) => {
    if (stage === 2) {
      const n = way === "up" ? known + 1 : known - 1;
      return onPaper(n, n);
    }
    const away = stage === 0 ? 1 : off;
    return onPaper(middle - away, middle + away);
  },

  // Taken away until nothing is left; where the result is a decimal, every number of hundredths is tried.
  "dividing-by-five-and-twenty-five": ({ n, result, d }: Ps<"n" | "result"> & { d?: string }, stage) => {
    const divisor = Number(d ?? "5");
    return stage === 2 ? shared(n, divisor) : takenAway(repeated(result, divisor), divisor);
  },

  // One hundredth after the other.
  "percentages-in-the-head": ({ p, amount }: { p: number; amount: number }, stage, reading) => {
    if (stage < 2) return percentage(Number(p), amount);
    const percents = reading.numbers.flatMap(({ unit }, i) => (unit === "%" ? [reading.said(i + 1)] : []));
    const others = reading.numbers.flatMap(({ unit }, i) => (unit === "%" ? [] : [reading.said(i + 1)]));
    return percentage(only(percents), only(others));
  },

  // One hundredth after the other, as the question says it: not swapped.
  "swapped-percentages": ({ p, n }: { p: number; n: string }) => percentage(p, Number(n)),

  // Every multiple is tried for the nearest; products by adding again and again, the one to be found on paper.
  "estimating-products": (
    { k, n, a, b, digit, length }: Ps<"k" | "n" | "a" | "b" | "digit"> & { length?: string },
    stage,
    reading,
  ) => {
    if (stage === 0) return repeated(k, roundedAsAsked(n));
    if (stage === 2) {
      const [one, ...named] = told(reading, "Exactly # of $#$, $#$, $#$ and $#$ is");
      const [first, second] = told(reading, "is $# \\times #$.");
      insist(named.join() === reading.saidFrom(8).join(), "these are the options");
      const fitting = named.filter((number) => number === onPaper(first, second));
      insist(fitting.length === one, `${one} of them is the product`);
      return fitting[0] ?? Number.NaN;
    }
    return repeated(roundedAsAsked(a), roundedAsAsked(length === "three digits" ? Number(`${b}${digit}`) : b));
  },
};
