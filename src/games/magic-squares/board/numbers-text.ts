import type { Reading } from "../../../engine/game/game.ts";
import { add, compare, equal, fractionText, type Rational, readRational, subtract } from "../../../maths/rational.ts";
import { exact } from "./board.ts";

const form = /^-?\d{1,6}(?::\d{1,3})?$/;

/** The numbers of a board as text: "1,2..9" where the steps between them are equal, otherwise each of them. */
export function writeNumbers(numbers: readonly string[]): string {
  const all = numbers.map((number) => number.replace("/", ":"));
  return isProgression(numbers.map(exact)) ? `${all[0]},${all[1]}..${all.at(-1)}` : all.join(",");
}

function isProgression(numbers: readonly Rational[]): boolean {
  const [first, second] = numbers;
  if (!first || !second || numbers.length < 4) return false;
  const step = subtract(second, first);
  return numbers.every((number, at) => at === 0 || equal(subtract(number, numbers[at - 1] ?? first), step));
}

/** Reads numbers, in any order, into rising order; or says what is wrong. */
export function readNumbers(text: string, count: number): Reading<Rational[]> {
  const [start = "", last, more] = text.split("..");
  if (more !== undefined)
    return { problem: 'The numbers have one ".." at most: 1,2..9 means from 1 in steps of 1 to 9.' };
  const numbers: Rational[] = [];
  for (const part of start.split(",").map((one) => one.trim())) {
    const number = form.test(part) ? readRational(part.replace(":", "/")) : null;
    if (!number) return unread(part);
    numbers.push(number);
  }
  return last === undefined ? { value: numbers.sort(compare) } : continued(numbers, last.trim(), count);
}

/** The numbers from a first and a second in equal steps to a last one. */
function continued(numbers: readonly Rational[], text: string, count: number): Reading<Rational[]> {
  const last = form.test(text) ? readRational(text.replace(":", "/")) : null;
  if (!last) return unread(text);
  const [first, second, third] = numbers;
  if (!first || !second || third || compare(second, first) <= 0)
    return { problem: 'Before ".." stand two numbers, the second larger than the first: 1,2..9.' };
  const step = subtract(second, first);
  const all = [first];
  // One more than there are cells is enough to see that they do not fit.
  for (let next = second; compare(next, last) <= 0 && all.length <= count; next = add(next, step)) all.push(next);
  if (all.length <= count && !equal(all.at(-1) ?? first, last)) {
    const names = [first, second].map(fractionText).join(" and ");
    return { problem: `Equal steps that begin ${names} do not arrive at ${fractionText(last)}.` };
  }
  if (all.length > count) return { problem: `This board has ${count} cells; its numbers are more than that.` };
  return { value: all };
}

function unread(part: string): { problem: string } {
  if (part === "") return { problem: "A number is missing among the numbers of this board." };
  return {
    problem: `The numbers of a board look like 7, -3 or 1:2, with at most six digits before the colon and three after it, not like "${short(part)}".`,
  };
}

/** The beginning of a text, to be quoted in a sentence. */
export function short(text: string): string {
  return text.length > 20 ? `${text.slice(0, 20)}...` : text;
}
