import { eq, inBase } from "./case.ts";

// What an example says without figures: signs, letters, words and other ways of writing numbers.

const roman: Readonly<Record<string, number>> = { I: 1, V: 5, X: 10, L: 50, C: 100, D: 500, M: 1000 };

function fromRoman(written: string): number {
  const values = [...written].map((letter) => roman[letter] ?? Number.NaN);
  return values.reduce((total, value, at) => total + (value < (values[at + 1] ?? 0) ? -value : value), 0);
}

const words = ["no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve"];
const fromWord = (word = "") => words.indexOf(word.toLowerCase());

/** The pairs of numbers in brackets, or one above the other, with their signs. */
const pairsIn = (example: string): [number, number][] =>
  [...example.matchAll(/\((-?\d+), (-?\d+)\)|\\binom\{(-?\d+)\}\{(-?\d+)\}/g)].map(([, a, b, c, d]) => [
    Number(a ?? c),
    Number(b ?? d),
  ]);

const quadrantOf = ([x, y]: readonly [number, number]) => (y > 0 ? (x > 0 ? 1 : 2) : x < 0 ? 3 : 4);
const found = (example: string, pattern: RegExp) => pattern.exec(example)?.slice(1) ?? [];

/** By the id of a term. */
export const spoken: Readonly<Record<string, (example: string) => boolean>> = {
  quadrant: (example) => eq(pairsIn(example).map(quadrantOf), [1, 2, 3, 4]),
  parabola: (example) =>
    pairsIn(example).every(([x, y]) => x ** 2 === y) && new Set(pairsIn(example).map(String)).size === 2,
  rotation: (example) => {
    const [[x, y] = [0, 0], to = []] = pairsIn(example);
    return eq([-y, x], to);
  },
  reflection: (example) => {
    const [[x, y] = [0, 0], to = []] = pairsIn(example);
    return eq([-x, y], to);
  },
  translation: (example) => {
    const [[along, up] = [0, 0], [x, y] = [0, 0], to = []] = pairsIn(example);
    return eq([x + along, y + up], to);
  },
  scalar: (example) => {
    const [[x, y] = [0, 0], times = []] = pairsIn(example);
    return eq([3 * x, 3 * y], times);
  },
  "complex-number": (example) => {
    const [a, b, c, d, real, imaginary] = found(
      example,
      /\((\d+) ([+-] \d+)i\) \+ \((\d+) ([+-] \d+)i\) = (\d+) ([+-] \d+)i/,
    ).map((part) => Number(part.replace(" ", "")));
    return (
      a !== undefined && c !== undefined && b !== undefined && d !== undefined && real === a + c && imaginary === b + d
    );
  },
  hexadecimal: (example) => {
    const [written = "", value] = found(example, /^(\w+) in hexadecimal .*= (\d+)/);
    return Number.parseInt(written, 16) === Number(value);
  },
  "roman-numeral": (example) => {
    const [written = "", value] = found(example, /^([IVXLCDM]+) stands for (\d+)/);
    return fromRoman(written) === Number(value);
  },
  numeral: (example) => {
    const [value, written = "", binary] = found(
      example,
      /^(\d+) in our way of writing, ([IVXLCDM]+) .* and (\d+) in binary/,
    );
    return fromRoman(written) === Number(value) && inBase(Number(binary), 2) === Number(value);
  },
  frequency: (example) => {
    const [word = "", letter, often] = found(example, /“(\w+)” the letter (\w) has the frequency (\d+)/);
    const [, ...counts] = found(example, /number of letters: \$((\d+) \+ (\d+) \+ (\d+))/);
    const count = (one = "") => [...word].filter((other) => other === one).length;
    return (
      count(letter) === Number(often) &&
      eq(
        [...new Set(word)].map(count).sort((a, b) => b - a),
        counts.map(Number),
      )
    );
  },
  outcome: (example) => {
    const [count, listed = ""] = found(example, /= (\d+)\$ outcomes: (.*)\.$/);
    const outcomes = listed.split(/, | and /);
    return outcomes.every((one) => /^[HT]{2}$/.test(one)) && new Set(outcomes).size === Number(count);
  },
  "algebraic-term": (example) => {
    const [formula = "", count] = found(example, /^\$([^$]*)\$ has (\w+) terms/);
    return formula.split(/ [+-] /).length === fromWord(count);
  },
  binomial: (example) => {
    const [one = "", other = "", not = "", count] = found(
      example,
      /^\$([^$]*)\$ and \$([^$]*)\$ are binomials\. \$([^$]*)\$ is not: it has (\w+) terms/,
    );
    return eq(
      [one, other, not].map((formula) => formula.split(/ [+-] /).length),
      [2, 2, fromWord(count)],
    );
  },
  "equally-likely": (example) => eq(found(example, /in (\w+) way, \d+ in (\w+) ways/).map(fromWord), [1, 6]),
  tally: (example) => {
    const [groups, more] = found(example, /^(\w+) full groups and (\w+) more strokes/).map(fromWord);
    return example.includes(`$${groups} \\times 5 + ${more} =`);
  },
  "improper-fraction": (example) => {
    const [quarters = 0, wholes = 0, left = 0] = found(
      example,
      /: (\w+) quarters make (\w+) wholes and (\w+) quarters/,
    ).map(fromWord);
    return quarters === 4 * wholes + left && example.startsWith(`$\\frac{${quarters}}{4} =`);
  },
  digit: (example) => {
    const [number = "", count, one = "", its, two = "", theirs] = found(
      example,
      /^(\d+) has (\w+) digits.*The number (\d+) is written with (\w+) digit, the number (\d+) with (\w+),/,
    );
    return eq(
      [number, one, two].map(({ length }) => length),
      [count, its, theirs].map(fromWord),
    );
  },
};
