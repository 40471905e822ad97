import { isPrime, primeFactors, range, sum } from "../../maths/whole.ts";
import { has, largest, numbersOf, type Pot } from "./pot.ts";

/**
 * No way to play takes more than this from a pot that can come up in a game.
 *
 * All that is gone went with all its divisors. So if any divisor of x is left, one is left that is x divided by a prime, and
 * whoever takes x uses up that one. Pair each number taken with such a divisor, a different one each time: the total is at
 * most the heaviest set of pairs (x, x / p), each number in one pair at most, where a pair weighs x. One of the two has an
 * even number of prime factors, the other an odd one, so it is an assignment problem. From 1 to n up to 50 it is at
 * most 3 above what can be reached (Franklin and Moniot call this the polynomial-time upper bound).
 */
export function bound(pot: Pot): number {
  const left = numbersOf(pot).filter((x) => neighbours[x]?.some((other) => has(pot, other)));
  const even = left.filter((x) => isEven[x]);
  const odd = left.filter((x) => !isEven[x]);
  const [rows, columns] = even.length <= odd.length ? [even, odd] : [odd, even];
  return heaviest(rows, columns);
}

const isEven = range(0, largest).map((x) => x > 0 && sum(primeFactors(x).map(([, power]) => power)) % 2 === 0);
const neighbours = range(0, largest).map((x) =>
  range(1, largest).filter((y) => x > 0 && ((x % y === 0 && isPrime(x / y)) || (y % x === 0 && isPrime(y / x)))),
);
const weight = range(0, largest).map((x) =>
  Int32Array.from(range(0, largest), (y) => (neighbours[x]?.includes(y) ? Math.max(x, y) : 0)),
);

// Working space of the search below, which runs some thousand times for one hint: 0.05 ms each for 1 to 50.
const size = largest + 2;
const rowPrice = new Int32Array(size);
const columnPrice = new Int32Array(size);
const rowOf = new Int32Array(size);
const from = new Int32Array(size);
const least = new Int32Array(size);
const used = new Uint8Array(size);

/** The heaviest pairing of rows with columns, by the Hungarian method: no more rows than columns, numbered from 1. */
function heaviest(rows: readonly number[], columns: readonly number[]): number {
  rowPrice.fill(0);
  columnPrice.fill(0);
  rowOf.fill(0);
  for (let row = 1; row <= rows.length; row++) {
    least.fill(1 << 20);
    used.fill(0);
    rowOf[0] = row;
    let column = 0;
    do {
      used[column] = 1;
      const at = rowOf[column] as number;
      const weights = weight[rows[at - 1] as number] as Int32Array;
      let step = 1 << 20;
      let next = 0;
      for (let to = 1; to <= columns.length; to++) {
        if (used[to]) continue;
        const slack =
          -(weights[columns[to - 1] as number] as number) - (rowPrice[at] as number) - (columnPrice[to] as number);
        if (slack < (least[to] as number)) {
          least[to] = slack;
          from[to] = column;
        }
        if ((least[to] as number) < step) {
          step = least[to] as number;
          next = to;
        }
      }
      for (let to = 0; to <= columns.length; to++)
        if (used[to]) {
          rowPrice[rowOf[to] as number] = (rowPrice[rowOf[to] as number] as number) + step;
          columnPrice[to] = (columnPrice[to] as number) - step;
        } else least[to] = (least[to] as number) - step;
      column = next;
    } while (rowOf[column] !== 0);
    for (; column !== 0; column = from[column] as number) rowOf[column] = rowOf[from[column] as number] as number;
  }
  let total = 0;
  for (let to = 1; to <= columns.length; to++) {
    const row = rowOf[to] as number;
    if (row !== 0) total += (weight[rows[row - 1] as number] as Int32Array)[columns[to - 1] as number] as number;
  }
  return total;
}
