import { gcd, type Rational } from "../../maths/rational.ts";
import { Fault, zeroBelow } from "./fault.ts";
import type { Operation } from "./parse.ts";
import { barsOf, type Step } from "./step.ts";
import { behind, bracketed, cancelling, lowest, text, type Written } from "./written.ts";

/** A result in lowest terms, and the steps to it. */
export interface Worked {
  readonly value: Rational;
  readonly steps: readonly Step[];
}

const lcm = (a: bigint, b: bigint) => (a / gcd(a, b)) * b;
const size = (n: bigint) => (n < 0n ? -n : n);

/** One operation on two fractions, each line of it written out. Throws a Fault for a division by zero, at that place. */
export function operate(operation: Operation, a: Written, b: Written, at: number): Worked {
  if (operation === "×") return multiplied(a, b);
  if (operation === "÷") return divided(a, b, at);
  return added(operation, a, b);
}

function added(operation: "+" | "-", a: Written, b: Written): Worked {
  const join = (x: Written, y: Written) => `${text(x)} ${operation} ${behind(y)}`;
  const total = (x: bigint, y: bigint) => (operation === "+" ? x + y : x - y);
  if (a.den === 1n && b.den === 1n) {
    const value = { num: total(a.num, b.num), den: 1n };
    const say = operation === "+" ? "Add the whole numbers." : "Take the second whole number from the first.";
    return { value, steps: [{ say, line: `${join(a, b)} = ${value.num}` }] };
  }
  const den = lcm(a.den, b.den);
  const [left, right] = [a, b].map(({ num, den: own }) => ({ num: num * (den / own), den })) as [Written, Written];
  const sum = { num: total(left.num, right.num), den };
  const top = `${left.num} ${operation} ${bracketed(String(right.num))}`;
  const steps: Step[] = [];
  if (a.den !== b.den) {
    steps.push({
      say: common(a, b, den),
      line: `${join(a, b)} = ${join(left, right)}`,
      ...barsOf(a, left, b, right),
    });
  }
  steps.push({
    say: `The denominators are the same, so ${operation === "+" ? "add the numerators" : "take one numerator from the other"}: ${top} = ${sum.num}.`,
    line: `${join(left, right)} = (${top})/${den} = ${sum.num}/${den}`,
    ...barsOf(left, right, sum),
  });
  return { value: lowest(sum), steps: [...steps, ...cancelling(sum)] };
}

/** Why both are counted in these parts, and by what each is multiplied. */
export function common(a: Written, b: Written, den: bigint): string {
  const whole = [a, b].find((one) => one.den === 1n);
  const many = a.den === den ? b.den : a.den;
  const why = whole
    ? `${whole.num} is ${whole.num}/1, so it can be written with the denominator ${den}, too.`
    : a.den === den || b.den === den
      ? `${den} is a multiple of ${many}, so it can be the denominator of both.`
      : `The smallest number that both ${a.den} and ${b.den} divide is ${den}: the common denominator.`;
  const how = [a, b].filter((one) => one.den !== den).map((one) => `${one.num}/${one.den} by ${den / one.den}`);
  return `${why} Multiply top and bottom of ${how.join(", and of ")}.`;
}

function multiplied(a: Written, b: Written): Worked {
  const join = (x: string, y: string) => `${x} × ${bracketed(y)}`;
  const product = lowest({ num: a.num * b.num, den: a.den * b.den });
  const line = join(text(a), text(b));
  if (a.num === 0n || b.num === 0n)
    return { value: product, steps: [{ say: "Anything times 0 is 0.", line: `${line} = 0` }] };
  if (a.den === 1n && b.den === 1n)
    return { value: product, steps: [{ say: "Multiply the whole numbers.", line: `${line} = ${product.num}` }] };
  const long = ({ num, den }: Written) => `${num}/${den}`;
  const steps: Step[] = [];
  if (a.den === 1n || b.den === 1n)
    steps.push({ say: "A whole number is a fraction over 1.", line: `${line} = ${join(long(a), long(b))}` });
  const cut = cancelled(a, b);
  if (cut.said.length > 0) {
    steps.push({
      say: `Cancel before you multiply: ${cut.said.join("; ")}.`,
      line: `${join(long(a), long(b))} = ${join(long(cut.a), long(cut.b))}`,
    });
  }
  const signs = a.num < 0n && b.num < 0n ? " Minus times minus is plus." : "";
  const over = join(String(cut.a.num), String(cut.b.num));
  steps.push({
    say: `Multiply numerator by numerator and denominator by denominator.${signs}`,
    line: `${join(long(cut.a), long(cut.b))} = (${over})/(${cut.a.den} × ${cut.b.den}) = ${text(product)}`,
    ...barsOf(product),
  });
  return { value: product, steps };
}

/** Every numerator cancelled with every denominator, and what was done. */
function cancelled(a: Written, b: Written) {
  const tops = [a.num, b.num];
  const bottoms = [a.den, b.den];
  const said: string[] = [];
  for (const [i, j] of [
    [0, 1],
    [1, 0],
    [0, 0],
    [1, 1],
  ] as const) {
    const [top = 1n, bottom = 1n] = [tops[i], bottoms[j]];
    const factor = gcd(top, bottom);
    if (factor === 1n) continue;
    said.push(`${size(top)} and ${bottom} by ${factor}`);
    tops[i] = top / factor;
    bottoms[j] = bottom / factor;
  }
  const [p = 1n, r = 1n] = tops;
  const [q = 1n, s = 1n] = bottoms;
  return { a: { num: p, den: q }, b: { num: r, den: s }, said };
}

function divided(a: Written, b: Written, at: number): Worked {
  if (b.num === 0n) throw new Fault("Nothing can be divided by 0: no number times 0 gives the first one.", at);
  const line = `${text(a)} ÷ ${behind(b)}`;
  if (a.den === 1n && b.den === 1n) {
    const written = b.num < 0n ? { num: -a.num, den: -b.num } : { num: a.num, den: b.num };
    const first = {
      say: "A division of whole numbers is a fraction.",
      line: `${line} = ${written.num}/${written.den}`,
    };
    return { value: lowest(written), steps: [first, ...cancelling(written)] };
  }
  const other = reciprocal(b, at);
  const { value, steps } = multiplied(a, other);
  const say = `To divide by ${text(b)}, multiply by its reciprocal, the fraction turned upside down: ${text(other)}.`;
  return { value, steps: [{ say, line: `${line} = ${text(a)} × ${behind(other)}` }, ...steps] };
}

function reciprocal({ num, den }: Written, at: number): Written {
  if (num === 0n) throw new Fault(zeroBelow, at);
  return num < 0n ? { num: -den, den: -num } : { num: den, den: num };
}

/** The most factors that are written out. */
const writtenOut = 4;
const maxDigits = 1500;

/** A fraction to a whole power. Throws a Fault where that has no value or too many digits. */
export function raised(a: Written, exponent: number, at: number): Worked {
  const shown = (one: Written) => (one.den === 1n && one.num >= 0n ? text(one) : `(${text(one)})`);
  const line = `${shown(a)}^${exponent < 0 ? `(${exponent})` : exponent}`;
  if (exponent === 0 && a.num === 0n) throw new Fault("0 to the power of 0 has no value that all agree on.", at);
  if (exponent === 0)
    return {
      value: { num: 1n, den: 1n },
      steps: [{ say: "Any other number to the power of 0 is 1.", line: `${line} = 1` }],
    };
  if (exponent < 0) {
    const other = reciprocal(a, at);
    const { value, steps } = raised(other, -exponent, at);
    const say = `A power below 0 turns the fraction upside down.`;
    const turned = exponent === -1 ? text(other) : `${shown(other)}^${-exponent}`;
    return { value, steps: [{ say, line: `${line} = ${turned}` }, ...(exponent === -1 ? cancelling(other) : steps)] };
  }
  const base = lowest(a);
  if (Math.max(String(base.num).length, String(base.den).length) * exponent > maxDigits)
    throw new Fault("That has too many digits to work out here.", at);
  const value = { num: base.num ** BigInt(exponent), den: base.den ** BigInt(exponent) };
  const factors = Array.from({ length: exponent }, () => bracketed(text(base))).join(" × ");
  const product = exponent <= writtenOut && exponent > 1 ? ` = ${factors}` : "";
  const say =
    exponent === 1 ? "A number to the power of 1 is itself." : `Multiply ${exponent} of them: ${text(base)} each time.`;
  return { value, steps: [...cancelling(a), { say, line: `${shown(base)}^${exponent}${product} = ${text(value)}` }] };
}
