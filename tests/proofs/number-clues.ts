import type { Clue } from "./clues.ts";
import { range } from "./proof.ts";
import type { Reading } from "./reading/reading.ts";
import { matches } from "./reading/told.ts";

/** How often one number can be taken away from another, to the end or not. */
function rest(number: number, by: number): number {
  let left = number;
  while (left >= by && by > 0) left -= by;
  return left;
}
const hits = (by: number, number: number) => rest(number, by) === 0;
const digitsOf = (number: number): [tens: number, ones: number] => {
  const [tens = 0, ones = 0] = Array.from(String(number), Number);
  return [tens, ones];
};
const divisors = (number: number) => range(1, number).filter((d) => hits(d, number));

/** What is said of a number of two digits, and when it is so. */
const sentences: readonly [RegExp, (number: number, a: number, b: number) => boolean][] = [
  [/is not a multiple of (\d+)\.$/, (n, of) => !hits(of, n)],
  [/is a multiple of (\d+)\.$/, (n, of) => hits(of, n)],
  [/is a factor of (\d+)\.$/, (n, of) => hits(n, of)],
  [/is (?:greater|more) than (\d+)\.$/, (n, than) => n > than],
  [/is less than (\d+)\.$/, (n, than) => n < than],
  [/two digits add up to (\d+)\.$/, (n, total) => digitsOf(n)[0] + digitsOf(n)[1] === total],
  [/two digits differ by (\d+)\.$/, (n, by) => Math.abs(digitsOf(n)[0] - digitsOf(n)[1]) === by],
  [
    /divided by (\d+),? (?:the number )?leaves (?:a remainder of|the remainder) (\d+)\.$/i,
    (n, by, left) => left < by && rest(n, by) === left,
  ],
  [/tens digit is (\d+) more than the ones digit\.$/, (n, by) => digitsOf(n)[0] === digitsOf(n)[1] + by],
  [/tens digit is (\d+) less than the ones digit\.$/, (n, by) => digitsOf(n)[0] + by === digitsOf(n)[1]],
  [/tens digit is greater than the ones digit\.$/, (n) => digitsOf(n)[0] > digitsOf(n)[1]],
  [/tens digit is less than the ones digit\.$/, (n) => digitsOf(n)[0] < digitsOf(n)[1]],
  [/is even\.$/, (n) => hits(2, n)],
  [/is odd\.$/, (n) => !hits(2, n)],
  [/is prime\.$/, (n) => divisors(n).length === 2],
  [/is not a square number\.$/, (n) => divisors(n).length % 2 === 0],
];

/** The clues that stand in the list of a problem, each as it is said there. Refuses a sentence that is none of those above. */
export function numberClues(reading: Reading): Clue<number>[] {
  return matches(reading, /^- .*$/gm).map(([line = ""]) => {
    const plain = line.replaceAll(/\*\*|\$/g, "");
    for (const [pattern, isSo] of sentences) {
      const found = pattern.exec(plain);
      if (found) return (number) => isSo(number, Number(found[1]), Number(found[2]));
    }
    throw new Error(`what does “${plain}” say?`);
  });
}
