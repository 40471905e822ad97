import { compare, type Rational } from "../../../src/maths/rational.ts";
import { Contradiction } from "../reading/layout.ts";
import type { IsKey } from "../reading/mutants.ts";
import { plain, same, value } from "./same.ts";

/**
 * Is what a proof finds said by the right option, and by no other? It is asked of the options as they stand there, so an option that
 * is altered into the right one makes two of them, and the right one altered makes none. Each wrong one says what its misconception leads to.
 */
export const rightAmong =
  (options: readonly string[], correct: number, wrongs: readonly (number | null)[] = []): IsKey =>
  (found) => {
    if (options.some((text, i) => same(text, String(found)) !== (i === correct))) return false;
    if (!wrongs.every((wrong, i) => says(options.toSpliced(correct, 1)[i] ?? "", wrong))) return false;
    if (!areInOrder(options)) throw new Contradiction("the options are alike, or out of order");
    return true;
  };

/** Does an option say that number, but for the rounding of floating point? */
export function says(text: string, wrong: number | null): boolean {
  const shown = value(text);
  return wrong === null || (shown !== null && Math.abs(Number(shown.num) / Number(shown.den) - wrong) < 1e-9);
}

/** Four different options; four numbers stand from small to large. */
export function areInOrder(options: readonly string[]): boolean {
  const numbers = options.map(value).filter((one): one is Rational => one !== null);
  if (numbers.length < options.length) return new Set(options.map(plain)).size === options.length;
  return numbers.every((one, i) => i === 0 || compare(numbers[i - 1] as Rational, one) < 0);
}
