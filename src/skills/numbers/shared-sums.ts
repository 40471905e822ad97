import { inBrackets } from "../../engine/tex.ts";
import { and, capital } from "../../engine/words.ts";

/** A sum as it is read: 2 * ( 3 + 4 ) ^ 2. */
export type Token = number | "+" | "-" | "*" | "/" | "^" | "(" | ")";
/** The higher its level, the earlier an operation is done. */
type Levels = Readonly<Record<string, number>>;

const right: Levels = { "^": 3, "*": 2, "/": 2, "+": 1, "-": 1 };
const texOf: Readonly<Record<string, string>> = { "*": "\\times", "/": "\\div" };

/** "(a+b)*c" with the letters replaced by numbers. */
export function tokens(form: string, values: Readonly<Record<string, number>>): Token[] {
  return [...form].map((sign) => {
    if (/\d/.test(sign)) return Number(sign);
    return values[sign] ?? (sign as Token);
  });
}

export function texTokens(sum: readonly Token[]): string {
  const parts = sum.map((token, i) => {
    if (typeof token !== "number") return texOf[token] ?? token;
    const [before, after] = [sum[i - 1], sum[i + 1]];
    return (before === undefined || before === "(") && after !== "^" ? String(token) : inBrackets(token);
  });
  return parts
    .join(" ")
    .replace(/ \^ (\d+)/g, "^{$1}")
    .replace(/\( /g, "(")
    .replace(/ \)/g, ")");
}

interface Reduction {
  /** The sum with one operation done. */
  readonly sum: Token[];
  readonly sign: string;
  /** Where the sign stood. */
  readonly at: number;
  readonly done: readonly [Token, Token, Token];
  readonly value: number;
  readonly inBrackets: boolean;
  /** The signs that were waiting beside it, in the same brackets. */
  readonly others: readonly string[];
}

/** Does the operation that comes next. The sum has at least one. */
function reduce(sum: readonly Token[], levels: Levels, power: (a: number, b: number) => number): Reduction {
  const close = sum.indexOf(")");
  const open = close < 0 ? -1 : sum.lastIndexOf("(", close);
  const end = close < 0 ? sum.length : close;
  const inside = sum.slice(open + 1, end);
  const level = (token: Token) => (typeof token === "number" ? 0 : (levels[token] ?? 0));
  const at = inside.findIndex((token) => level(token) === Math.max(...inside.map(level)));
  const done = inside.slice(at - 1, at + 2) as [Token, Token, Token];
  const value = calculate(done[0] as number, done[1] as string, done[2] as number, power);
  const rest: Token[] = [...inside.slice(0, at - 1), value, ...inside.slice(at + 2)];
  const inBrackets = close >= 0;
  const replaced: Token[] = inBrackets && rest.length > 1 ? ["(", ...rest, ")"] : rest;
  return {
    sum: [...sum.slice(0, Math.max(open, 0)), ...replaced, ...sum.slice(inBrackets ? end + 1 : end)],
    sign: done[1] as string,
    at: open + 1 + at,
    done,
    value,
    inBrackets,
    others: inside.filter((token, i): token is Exclude<Token, number> => typeof token !== "number" && i !== at),
  };
}

function calculate(a: number, sign: string, b: number, power: (a: number, b: number) => number): number {
  if (sign === "+") return a + b;
  if (sign === "-") return a - b;
  if (sign === "*") return a * b;
  return sign === "/" ? a / b : power(a, b);
}

/** Every operation in turn. */
export function reductions(
  sum: readonly Token[],
  levels: Levels = right,
  power: (a: number, b: number) => number = (a, b) => a ** b,
): Reduction[] {
  const all: Reduction[] = [];
  for (let rest = sum; rest.length > 1; rest = all.at(-1)?.sum ?? []) all.push(reduce(rest, levels, power));
  return all;
}

function evaluate(sum: readonly Token[], levels: Levels = right): number {
  return reductions(sum, levels).at(-1)?.value ?? Number(sum[0]);
}

function withoutBrackets(sum: readonly Token[]): Token[] {
  return sum.filter((token) => token !== "(" && token !== ")");
}

/** The wrong answers that a wrong order gives, those that come out whole. */
export function wrongOrders(sum: readonly Token[]): [when: number, name: string, say: string][] {
  const shown = texTokens(sum);
  const all: [number, string, string][] = [
    [
      evaluate(withoutBrackets(sum)),
      "left out the brackets",
      `That is what comes out without the brackets. What do the brackets in $${shown}$ say should be done first?`,
    ],
    [
      evaluate(sum, { ...right, "^": 1.5 }),
      "multiplied or divided before taking the power",
      `A power belongs only to the number or bracket right before it, and is worked out before multiplying or dividing. Look at $${shown}$ again.`,
    ],
    [
      evaluate(sum, { "^": 1, "*": 1, "/": 1, "+": 1, "-": 1 }),
      "worked from left to right whatever the signs",
      `You worked from left to right. But what comes first in $${shown}$, wherever it stands?`,
    ],
    [
      evaluate(sum, { "^": 3, "*": 1, "/": 1, "+": 2, "-": 2 }),
      "added or subtracted before multiplying or dividing",
      `In $${shown}$ you took a $+$ or $-$ before a $\\times$ or $\\div$. Which of them comes first?`,
    ],
    [
      evaluate(sum, { ...right, "+": 1.5 }),
      "added before subtracting",
      `Addition does not come before subtraction: the two are done from left to right, as they stand.`,
    ],
    [
      evaluate(sum, { ...right, "*": 2.5 }),
      "multiplied before dividing",
      `Multiplication does not come before division: the two are done from left to right, as they stand.`,
    ],
    [
      reductions(sum, right, (base, exponent) => base * exponent).at(-1)?.value ?? 0,
      "multiplied by the exponent",
      `The small number is no factor: it says how many times the number before it is multiplied together, as in $4^{2} = 4 \\times 4$.`,
    ],
    ...misread(sum),
  ];
  return all.filter(([when]) => Number.isInteger(when));
}

/** What comes out when the last sign, or the first one that counts, is taken for another. */
function misread(sum: readonly Token[]): [number, string, string][] {
  const all = reductions(sum);
  const [first, last] = [all[0], all.at(-1)];
  if (!first || !last) return [];
  const slip: [number, string, string][] = [];
  if (last.sign !== "^")
    slip.push([
      misreadAs(last),
      "misread the last sign",
      `You were right as far as $${texTokens(last.done)}$. Look at the sign in it again.`,
    ]);
  if (first.sign !== "^" && all.length > 1) {
    const { at } = first;
    const isAlone = sum[at - 2] === "(" && sum[at + 2] === ")";
    const [from, to] = isAlone ? [at - 2, at + 3] : [at - 1, at + 2];
    slip.push([
      evaluate([...sum.slice(0, from), misreadAs(first), ...sum.slice(to)]),
      "misread the sign in the first step",
      `Look at $${texTokens(first.done)}$ again: what does the sign in it say?`,
    ]);
  }
  return slip;
}

function misreadAs({ done, sign }: Reduction): number {
  const [a, b] = [Number(done[0]), Number(done[2])];
  return sign === "-" || sign === "*" ? a + b : a - b;
}

const nameOf: Readonly<Record<string, string>> = {
  "+": "addition",
  "-": "subtraction",
  "*": "multiplication",
  "/": "division",
};

/** Every operation in its turn, with the reason; the last step states the answer. */
export function explain(sum: readonly Token[]): string[] {
  const all = reductions(sum);
  const steps = all.map((one, i) => {
    const done = `$${texTokens(one.done)} = ${one.value}$`;
    if (i === all.length - 1) return `Only ${done} is left, so the answer is $${one.value}$.`;
    return `${why(one)}: ${done}. That leaves $${texTokens(one.sum)}$.`;
  });
  const order = `Look for what comes first: brackets, then powers, then $\\times$ and $\\div$, then $+$ and $-$.`;
  return steps.length < 5 ? [order, ...steps] : steps;
}

function why({ sign, inBrackets, others }: Reduction): string {
  if (inBrackets) return "What stands in brackets is worked out first";
  if (sign === "^") return "A power comes before the other signs";
  const later = others.filter((other) => nameOf[other]);
  const weaker = later.filter((other) => sign !== "+" && sign !== "-" && (other === "+" || other === "-"));
  const name = nameOf[sign] ?? "";
  const namesOfWeaker = [...new Set(weaker.map((other) => nameOf[other] ?? ""))];
  const [first] = weaker;
  if (first !== undefined && weaker.length === later.length)
    return `${capital(name)} comes before ${and(namesOfWeaker)}`;
  if (sign === "+" || sign === "-") return "Plus and minus are done from left to right";
  return weaker.length > 0
    ? "Multiplication and division come first, from left to right"
    : "Multiplication and division are done from left to right";
}
