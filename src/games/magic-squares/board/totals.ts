import type { Random } from "../../../maths/random.ts";
import { type Rational, rational } from "../../../maths/rational.ts";
import type { NumberSet } from "./number-sets.ts";
import { combined } from "./weights.ts";

/** The total that every line of a square or a star must have: rows share all numbers out; a star's lines hold each twice. */
export function fixedTotal(kind: "square" | "star", size: number, { operation, numbers }: NumberSet): Rational | null {
  return share(combined(kind === "star" ? [...numbers, ...numbers] : numbers, operation), size, operation);
}

/** A total for the sides of a triangle, which hold the corners twice: three numbers for those are picked. Null where it is no fraction. */
export function pickedTotal({ operation, numbers }: NumberSet, random: Random): Rational | null {
  const corners = random.shuffle(numbers).slice(0, 3);
  return share(combined([...numbers, ...corners], operation), 3, operation);
}

/** What each of so many equal parts is: a quotient of a sum, a root of a product. */
function share(whole: Rational, parts: number, operation: NumberSet["operation"]): Rational | null {
  if (operation === "sum") return rational(whole.num, whole.den * BigInt(parts));
  const [num, den] = [root(whole.num, parts), root(whole.den, parts)];
  return num === null || den === null ? null : rational(num, den);
}

/** The whole nth root of a number above zero, or null. By halving: these products are beyond what Math.pow holds exactly. */
function root(number: bigint, n: number): bigint | null {
  let [low, high] = [1n, 2n];
  while (high ** BigInt(n) < number) high *= 2n;
  while (low < high) {
    const middle = (low + high) / 2n;
    if (middle ** BigInt(n) < number) low = middle + 1n;
    else high = middle;
  }
  return low ** BigInt(n) === number ? low : null;
}
