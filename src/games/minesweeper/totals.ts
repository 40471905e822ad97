// Sets of totals are kept as bits: bit n says that n mines are possible.

/** All sums of a member of one set and a member of the other. */
export function sums(one: bigint, other: bigint): bigint {
  let all = 0n;
  for (let bits = one, by = other; bits > 0n; bits >>= 1n, by <<= 1n) if (bits & 1n) all |= by;
  return all;
}

/** The numbers that together with a member of the set make the total. */
export function mirrored(set: bigint, total: number): bigint {
  let all = 0n;
  for (let n = 0; n <= total; n++) if ((set >> BigInt(total - n)) & 1n) all |= 1n << BigInt(n);
  return all;
}
