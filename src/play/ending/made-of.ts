import type { AnswerSpec } from "../../engine/answer/answer.ts";
import { and } from "../../engine/words.ts";
import { isWhole, rational, readRational } from "../../maths/rational.ts";
import { divisors, isPrime, range, sum, wholeRoot } from "../../maths/whole.ts";

/** How a mark is filled: not at all, as what was found, or beside that. */
export type Tone = "open" | "full" | "other";

/** A number as marks that lie in rows. */
export interface Marks {
  readonly mark: "dot" | "square" | "part";
  readonly rows: readonly (readonly Tone[])[];
  /** Whether short rows stand in the middle, as in a triangle. */
  readonly centred: boolean;
  /** One sentence about what there is to see. */
  readonly words: string;
}

/** More marks are no picture, they are a crowd. */
const most = 144;
/** The longest row of dots, and the most parts of a whole that can be told apart. */
const longest = 24;
const finest = 12;

const row = (length: number, tone: Tone = "full"): Tone[] => Array<Tone>(length).fill(tone);

/**
 * What is about numbers and what they are made of, for the younger: the factors of eight liars, or of the pips on a die, say nothing, and
 * an older learner knows them.
 */
const aboutNumbers =
  /^((arithmetic|number-theory)-(easy|medium)-|(fact|times-tables(-20)?|square-numbers|missing-factors|division-facts|factors-and-multiples|doubles-and-near-doubles|halving-and-doubling)\/)/;

interface OfWhat {
  /** The question, as HTML: the product that it asks for is shown as that product. */
  readonly prompt?: string | undefined;
  /** Of the puzzle, or the question. */
  readonly id?: string;
}

/** What the number that is the answer is made of, as far as that says something: a rectangle of dots, parts of a whole, hundredths. */
export function madeOf(answer: AnswerSpec, { prompt = "", id = "" }: OfWhat): Marks | null {
  if (answer.kind === "whole") {
    const n = Number(answer.value);
    if (answer.unit === "%") return ofPercent(n);
    return asProduct(n, prompt) ?? (aboutNumbers.test(id) && !answer.unit ? ofWhole(n) : null);
  }
  if (answer.kind === "fraction") return ofParts(answer.value);
  if (answer.kind === "decimal" && !answer.tolerance && answer.places === undefined) return ofHundredths(answer.value);
  if (answer.kind === "ratio") return ofRatio(answer.value.map(Number));
  return null;
}

function asProduct(n: number, asked: string): Marks | null {
  const [, height = 0, length = 0] = (/(\d+)\s*×\s*(\d+)/.exec(asked.replace(/<[^>]+>/g, "")) ?? []).map(Number);
  if (height < 2 || length < 2 || height * length !== n || n > most || length > longest) return null;
  const rows = range(1, height).map(() => row(length));
  return { mark: "dot", centred: false, rows, words: `${height} rows of ${length}` };
}

function ofPercent(n: number): Marks | null {
  return n > 0 && n < 100 ? hundredSquare(n, `${n}% is ${n} of every hundred.`) : null;
}

function ofWhole(n: number): Marks | null {
  if (n < 2 || n > most) return null;
  const dots = { mark: "dot", centred: false } as const;
  const root = wholeRoot(n);
  if (root)
    return { ...dots, rows: range(1, root).map(() => row(root)), words: `${n} = ${root} × ${root}, a square number.` };
  if (isPrime(n)) return ofPrime(n);
  const side = (wholeRoot(8 * n + 1) ?? 0) - 1;
  if (side > 2) {
    const rows = range(1, side / 2).map((length) => row(length));
    const sums = side / 2 > 5 ? `1 + 2 + 3 + … + ${side / 2}` : range(1, side / 2).join(" + ");
    return { ...dots, centred: true, rows, words: `${n} = ${sums}, a triangle number.` };
  }
  const height = Math.max(...divisors(n).filter((d) => d * d < n));
  const length = n / height;
  if (length > longest) return null;
  return { ...dots, rows: range(1, height).map(() => row(length)), words: `${n} = ${height} × ${length}` };
}

/** In rows that do not come out even, as they never do but in a single one. */
function ofPrime(n: number): Marks {
  const words = `${n} is prime: no rectangle but a single row.`;
  if (n < 6) return { mark: "dot", centred: false, rows: [row(n)], words };
  const length = Math.ceil(Math.sqrt(n));
  const rest = n % length;
  const rows = [...range(1, (n - rest) / length).map(() => row(length)), row(rest, "other")];
  return { mark: "dot", centred: false, rows, words };
}

/** A whole is a bar of as many parts as the fraction tells. */
function ofParts(value: string): Marks | null {
  const fraction = readRational(value);
  if (!fraction || isWhole(fraction)) return null;
  const [parts, filled] = [Number(fraction.den), Number(fraction.num)];
  const bars = Math.ceil(filled / parts);
  if (filled < 1 || parts > finest || bars > 4) return null;
  const rows = range(1, bars).map((bar) =>
    range(1, parts).map((part) => ((bar - 1) * parts + part <= filled ? "full" : "open") satisfies Tone),
  );
  const words = filled < parts ? `${filled} of ${parts} equal parts.` : `${filled} parts, and ${parts} make a whole.`;
  return { mark: "part", centred: false, rows, words };
}

function ofHundredths(value: string): Marks | null {
  const number = readRational(value);
  const hundredths = number && rational(number.num * 100n, number.den);
  if (!hundredths || !isWhole(hundredths) || hundredths.num < 1n || hundredths.num > 99n) return null;
  const n = Number(hundredths.num);
  return hundredSquare(n, `${value} is ${n} ${n === 1 ? "hundredth" : "hundredths"}.`);
}

function hundredSquare(n: number, words: string): Marks {
  const rows = range(0, 9).map((ten) =>
    range(1, 10).map((one) => (10 * ten + one <= n ? "full" : "open") satisfies Tone),
  );
  return { mark: "square", centred: false, rows, words };
}

function ofRatio(terms: readonly number[]): Marks | null {
  const isSmall = terms.every((term) => Number.isInteger(term) && term > 0 && term <= longest);
  if (!isSmall || sum(terms) > most) return null;
  const rows = terms.map((term, at) => row(term, at % 2 ? "other" : "full"));
  const [first, ...others] = terms;
  return { mark: "dot", centred: false, rows, words: `${first} for every ${and(others)}.` };
}
