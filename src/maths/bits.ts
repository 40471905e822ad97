/** How many bits are set in a number from 0 to 1023. */
export const bitCount = Uint8Array.from({ length: 1024 }, (_, bits) => bits.toString(2).replaceAll("0", "").length);

/** The number of the lowest bit that is set. */
export function lowest(bits: number): number {
  return 31 - Math.clz32(bits & -bits);
}

/** The number of the highest bit that is set. */
export function highest(bits: number): number {
  return 31 - Math.clz32(bits);
}

/** Whether at most one bit is set. */
export function atMostOne(bits: number): boolean {
  return (bits & (bits - 1)) === 0;
}

const numbers: readonly (readonly number[])[] = Array.from({ length: 1024 }, (_, bits) =>
  Array.from({ length: 10 }, (_, bit) => bit).filter((bit) => bits & (1 << bit)),
);

/** The numbers of the bits that are set, in order; for a number from 0 to 1023. */
export function bitsOf(bits: number): readonly number[] {
  return numbers[bits] as readonly number[];
}
