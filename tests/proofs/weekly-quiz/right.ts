import { compare, type Rational } from "../../../src/maths/rational.ts";
import { Contradiction } from "../reading/layout.ts";
import type { IsKey } from "../reading/mutants.ts";
import { type Said, says } from "./said.ts";
import { plain, same, value } from "./same.ts";

/**
 * Is what a proof finds said by the right option, and by no other? It is asked of the options as they stand there, so an option that
 * is altered into the right one makes two of them, and the right one altered makes none. Each wrong one says what its misconception leads to.
 */
export const rightAmong =
  (options: readonly string[], correct: number, wrongs: readonly (Said | null)[] = []): IsKey =>
  (found) => {
    if (options.some((text, i) => same(text, String(found)) !== (i === correct))) return false;
    if (!wrongs.every((wrong, i) => says(options.toSpliced(correct, 1)[i] ?? "", wrong))) return false;
    if (!areInOrder(options)) throw new Contradiction("the options are alike, or out of order");
    return true;
  };

/** Four different options; four numbers stand from small to large. */
export function areInOrder(options: readonly string[]): boolean {
  const numbers = options.map(value).filter((one): one is Rational => one !== null);
  if (numbers.length < options.length) return new Set(options.map(plain)).size === options.length;
  return numbers.every((one, i) => i === 0 || compare(numbers[i - 1] as Rational, one) < 0);
}
