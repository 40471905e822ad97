import { lowest } from "../../../maths/bits.ts";

/** The values that candidates stand for, in order: bit 0 for 1. */
export function valuesOf(bits: number): number[] {
  const values: number[] = [];
  for (let rest = bits; rest; rest &= rest - 1) values.push(lowest(rest) + 1);
  return values;
}
