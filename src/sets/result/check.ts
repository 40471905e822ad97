// Six characters of five bits that check a text of such: the BCH code of BIP 173 ("bech32"). Up to 1,023 characters it finds each
// change of one, two or three of them, so also any two neighbours that changed places; of all else one in 2^30 goes unseen.

const generators = [0x3b6a57b2, 0x26508e6d, 0x1ea119fa, 0x3d4233dd, 0x2a1462b3] as const;
export const checkLength = 6;

function step(state: number, value: number): number {
  const top = state >>> 25;
  let next = ((state & 0x1ffffff) << 5) ^ value;
  generators.forEach((generator, bit) => {
    if ((top >>> bit) & 1) next ^= generator;
  });
  return next;
}

function remainder(values: readonly number[]): number {
  return values.reduce(step, 1);
}

/** The check of some values for a key of 30 bits: under another key it does not hold. */
export function checkOf(values: readonly number[], key: number): readonly number[] {
  const check = remainder([...values, 0, 0, 0, 0, 0, 0]) ^ key;
  return Array.from({ length: checkLength }, (_, place) => (check >>> (5 * (checkLength - 1 - place))) & 31);
}

/** What is left over: 0 where the values, their check behind them, are as they were written. */
export function restOf(values: readonly number[], key: number): number {
  return remainder(values) ^ key;
}

/** A change that would leave so much over: of one value, or of two neighbours. Null where neither does. */
export function changeFor(
  rest: number,
  values: readonly number[],
): { readonly what: "typo" | "swap"; readonly at: number } | null {
  for (let change = 1; change < 32; change++) {
    let left = change;
    for (let at = values.length - 1; at >= 0; at--) {
      if (left === rest) return { what: "typo", at };
      left = step(left, 0);
    }
  }
  for (let at = values.length - 2; at >= 0; at--) {
    const change = (values[at] ?? 0) ^ (values[at + 1] ?? 0);
    let left = step(change, change);
    for (let behind = at + 2; behind < values.length; behind++) left = step(left, 0);
    if (change !== 0 && left === rest) return { what: "swap", at };
  }
  return null;
}
