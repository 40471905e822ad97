import type { Shape } from "./shape.ts";

/** The low half of a position holds the pegs of holes 0 to 16, the high half those of the holes from 17 on: 33 at most. */
export const lowHoles = 17;
/** Tables of sums and symmetries are kept for three pieces of 11 holes: 2048 entries each instead of 2^33. */
const pieceBits = 11;
const pieceSize = 1 << pieceBits;

/** The bit of a hole in the low half; 0 when it stands in the high one. */
export const lowBit = (hole: number) => (hole < lowHoles ? 1 << hole : 0);
/** The bit of a hole in the high half; 0 when it stands in the low one. */
export const highBit = (hole: number) => (hole < lowHoles ? 0 : 1 << (hole - lowHoles));

/** The two halves of a position, from the pegs of its holes. */
export function halvesOf(pegs: readonly boolean[]): { readonly low: number; readonly high: number } {
  let low = 0;
  let high = 0;
  for (const [hole, peg] of pegs.entries()) {
    if (!peg) continue;
    low |= lowBit(hole);
    high |= highBit(hole);
  }
  return { low, high };
}

/** How many bits are set. */
export function bitCount(bits: number): number {
  let left = bits - ((bits >>> 1) & 0x55555555);
  left = (left & 0x33333333) + ((left >>> 2) & 0x33333333);
  return Math.imul((left + (left >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}

/** For each jump of a shape the bits of its three holes (those that change), and of the two that must hold pegs. */
export interface JumpMasks {
  readonly low: Int32Array;
  readonly high: Int32Array;
  readonly pegsLow: Int32Array;
  readonly pegsHigh: Int32Array;
}

export function jumpMasks({ jumps }: Pick<Shape, "jumps">): JumpMasks {
  return {
    low: Int32Array.from(jumps, ({ from, over, to }) => lowBit(from) | lowBit(over) | lowBit(to)),
    high: Int32Array.from(jumps, ({ from, over, to }) => highBit(from) | highBit(over) | highBit(to)),
    pegsLow: Int32Array.from(jumps, ({ from, over }) => lowBit(from) | lowBit(over)),
    pegsHigh: Int32Array.from(jumps, ({ from, over }) => highBit(from) | highBit(over)),
  };
}

/** The holes 0-10, 11-21 or 22-32 of a position as one small number. */
const first = (low: number) => low & (pieceSize - 1);
const second = (low: number, high: number) => (low >>> pieceBits) | ((high & 31) << 6);
const third = (high: number) => high >>> 5;

/** A table over the three pieces: what each peg adds, or sets; the first piece starts from `base`. */
function tabled(join: (so: number, hole: number) => number, holes: number, base = 0): Int32Array {
  const table = new Int32Array(3 * pieceSize);
  table[0] = base;
  for (let piece = 0; piece < 3; piece++)
    for (let bits = 1; bits < pieceSize; bits++) {
      const hole = piece * pieceBits + 31 - Math.clz32(bits & -bits);
      const rest = table[piece * pieceSize + (bits & (bits - 1))] as number;
      table[piece * pieceSize + bits] = hole < holes ? join(rest, hole) : rest;
    }
  return table;
}

/** Adds up a weight for each peg of a position, from `base`, as 32-bit integers do. */
export function weigher(weights: readonly number[], base = 0): (low: number, high: number) => number {
  const table = tabled((sum, hole) => sum + (weights[hole] ?? 0), weights.length, base);
  return (low, high) =>
    (table[first(low)] as number) +
    (table[pieceSize + second(low, high)] as number) +
    (table[2 * pieceSize + third(high)] as number);
}

/** Finds one position for all those that symmetries make of it: `low` and `high` hold it after `find`. */
export class Canonical {
  low = 0;
  high = 0;
  readonly #tables: readonly (readonly [low: Int32Array, high: Int32Array])[];

  constructor(symmetries: readonly (readonly number[])[]) {
    this.#tables = symmetries.map((holes) => [
      tabled((bits, hole) => bits | lowBit(holes[hole] ?? 0), holes.length),
      tabled((bits, hole) => bits | highBit(holes[hole] ?? 0), holes.length),
    ]);
  }

  find(low: number, high: number): void {
    const one = first(low);
    const two = pieceSize + second(low, high);
    const three = 2 * pieceSize + third(high);
    let bestLow = low;
    let bestHigh = high;
    for (const [lows, highs] of this.#tables) {
      const otherHigh = (highs[one] as number) | (highs[two] as number) | (highs[three] as number);
      if (otherHigh > bestHigh) continue;
      const otherLow = (lows[one] as number) | (lows[two] as number) | (lows[three] as number);
      if (otherHigh === bestHigh && otherLow >= bestLow) continue;
      bestLow = otherLow;
      bestHigh = otherHigh;
    }
    this.low = bestLow;
    this.high = bestHigh;
  }
}
