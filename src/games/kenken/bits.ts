/** How many bits are set in a number from 0 to 511: the candidates of a cell, bit 0 standing for 1. */
export const bitCount = Uint8Array.from({ length: 512 }, (_, bits) => bits.toString(2).replaceAll("0", "").length);

/** The number of the lowest bit that is set. */
export const lowest = (bits: number): number => 31 - Math.clz32(bits & -bits);

/** The number of the highest bit that is set. */
export const highest = (bits: number): number => 31 - Math.clz32(bits);

/** The values that candidates stand for, in order. */
export function valuesOf(bits: number): number[] {
  const values: number[] = [];
  for (let rest = bits; rest; rest &= rest - 1) values.push(lowest(rest) + 1);
  return values;
}
