import { divisors, range } from "../../maths/whole.ts";
import { half, largest } from "./pot.ts";

// The search that decides the game of two. From 1 to 50 it visits 190,000 pots the first time, in 0.08 s of one processor;
// with a Map of what is known, and lists of moves, it took twice as long. A pot is two words as in pot.ts; a proper divisor
// is at most 25, so what a number costs lies in the low word alone.

/** Above every lead: the limits of a search that is to be exact. */
export const unknown = 4096;

const bit = (x: number) => (x >= 1 && x <= half ? 1 << (x - 1) : 0);
const bits = (numbers: readonly number[]) => numbers.reduce((word, x) => word | bit(x), 0);
const all = range(0, largest);
const divisorWord = Int32Array.from(all, (x) => (x === 0 ? 0 : bits(divisors(x).slice(0, -1))));
const lowMultiples = Int32Array.from(all, (x) => (x === 0 ? 0 : bits(range(2, largest / x).map((k) => k * x))));
const highMultiples = Int32Array.from(all, (x) => (x === 0 ? 0 : bits(range(2, largest / x).map((k) => k * x - half))));
// Sums of the numbers of a low word, by its 13 lower and its 12 upper bits.
const lowerSum = Int32Array.from({ length: 1 << 13 }, (_, word) => sumOfBits(word, 1));
const upperSum = Int32Array.from({ length: 1 << 12 }, (_, word) => sumOfBits(word, 14));

function sumOfBits(word: number, first: number): number {
  return range(0, 12).reduce((sum, at) => sum + (word & (1 << at) ? first + at : 0), 0);
}

// What is known of pots: that the lead lies from `least` to `most`, and the move that was best. True for ever and in every
// game, so it is kept for the next look. Open addressing; it begins anew when it is three quarters full.
const slots = 1 << 17;
const lowKeys = new Int32Array(slots);
const highKeys = new Int32Array(slots);
const least = new Int16Array(slots);
const most = new Int16Array(slots);
const best = new Uint8Array(slots);
let filled = 0;

/** Where the pot stands, or is put with nothing known of it. No pot that is looked up is empty, so 0 and 0 is a free slot. */
function slotOf(low: number, high: number): number {
  let slot = (Math.imul(low, 0x9e3779b1) ^ Math.imul(high, 0x85ebca6b)) >>> 15;
  for (; lowKeys[slot] !== 0 || highKeys[slot] !== 0; slot = (slot + 1) % slots)
    if (lowKeys[slot] === low && highKeys[slot] === high) return slot;
  if (filled > 0.75 * slots) {
    lowKeys.fill(0);
    highKeys.fill(0);
    filled = 0;
    return slotOf(low, high);
  }
  lowKeys[slot] = low;
  highKeys[slot] = high;
  least[slot] = -unknown;
  most[slot] = unknown;
  best[slot] = 0;
  filled += 1;
  return slot;
}

// The moves of each depth: a game has 25 moves at most, for each takes two numbers away at least.
const width = largest;
const numbers = new Int32Array(26 * width);
const gains = new Int32Array(26 * width);

/**
 * The lead that whoever is on the move still gains: exact where it is between the two limits, otherwise a bound on its side
 * of them. The usual alpha-beta search with what is known of pots; `depth` is 0 for a caller from outside.
 */
export function search(fullLow: number, fullHigh: number, under: number, over: number, depth: number): number {
  let [low, high, moves] = [0, 0, 0];
  const base = depth * width;
  // A number without a divisor or a multiple left plays no part: pots that differ only in these are one.
  for (let rest = fullLow; rest !== 0; rest &= rest - 1) {
    const x = 32 - Math.clz32(rest & -rest);
    const price = (divisorWord[x] as number) & fullLow;
    if (price !== 0) moves = put(base, moves, x, price);
    else if (((lowMultiples[x] as number) & fullLow) === 0 && ((highMultiples[x] as number) & fullHigh) === 0) continue;
    low |= rest & -rest;
  }
  for (let rest = fullHigh; rest !== 0; rest &= rest - 1) {
    const x = half + 32 - Math.clz32(rest & -rest);
    const price = (divisorWord[x] as number) & fullLow;
    if (price === 0) continue;
    moves = put(base, moves, x, price);
    high |= rest & -rest;
  }
  if (moves === 0) return 0;
  let slot = slotOf(low, high);
  const [least0, most0] = [least[slot] as number, most[slot] as number];
  if (least0 >= over || least0 === most0) return least0;
  if (most0 <= under) return most0;
  first(base, moves, best[slot] as number);
  const [floor0, ceiling] = [Math.max(under, least0), Math.min(over, most0)];
  let floor = floor0;
  let [lead, move] = [-unknown, 0];
  for (let at = base; at < base + moves && floor < ceiling; at++) {
    const x = numbers[at] as number;
    const gain = gains[at] as number;
    const lowRest = low & ~((divisorWord[x] as number) | bit(x));
    const highRest = high & ~bit(x - half);
    const found = gain - search(lowRest, highRest, gain - ceiling, gain - floor, depth + 1);
    if (found <= lead) continue;
    lead = found;
    move = x;
    if (found > floor) floor = found;
  }
  slot = slotOf(low, high); // The table may have begun anew meanwhile.
  if (lead > floor0 && lead > (least[slot] as number)) least[slot] = lead;
  if (lead < ceiling && lead < (most[slot] as number)) most[slot] = lead;
  best[slot] = move;
  return lead;
}

/** Writes a move down, the largest gain first; gives how many there are now. */
function put(base: number, count: number, x: number, price: number): number {
  const gain = x - (lowerSum[price & 0x1fff] as number) - (upperSum[price >>> 13] as number);
  let at = base + count;
  for (; at > base && (gains[at - 1] as number) < gain; at--) {
    gains[at] = gains[at - 1] as number;
    numbers[at] = numbers[at - 1] as number;
  }
  gains[at] = gain;
  numbers[at] = x;
  return count + 1;
}

/** Moves the number to the front, where it is among the moves. */
function first(base: number, count: number, x: number): void {
  const found = numbers.indexOf(x, base);
  if (x === 0 || found < 0 || found >= base + count) return;
  const gain = gains[found] as number;
  for (let at = found; at > base; at--) {
    gains[at] = gains[at - 1] as number;
    numbers[at] = numbers[at - 1] as number;
  }
  gains[base] = gain;
  numbers[base] = x;
}
