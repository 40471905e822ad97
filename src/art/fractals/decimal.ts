/** A place is kept as a decimal: numbers of a computer have too few digits for what is looked at closely. */
export const mostDigits = 40;
const one = 10n ** BigInt(mostDigits);

/** A decimal in units of the last digit that is kept; null for what is none. */
export function units(text: string): bigint | null {
  const [, sign, whole, part = ""] = /^(-?)(\d{1,4})(?:\.(\d{1,40}))?$/.exec(text) ?? [];
  if (whole === undefined) return null;
  const size = BigInt(whole + part.padEnd(mostDigits, "0"));
  return sign ? -size : size;
}

/** The one way to write so many units. */
export function decimal(of: bigint): string {
  const digits = (of < 0n ? -of : of).toString().padStart(mostDigits + 1, "0");
  const part = digits.slice(-mostDigits).replace(/0+$/, "");
  return `${of < 0n ? "-" : ""}${digits.slice(0, -mostDigits)}${part && `.${part}`}`;
}

/** A number of the computer in units, exactly as far as these go. */
export const toUnits = (value: number): bigint => units(value.toFixed(mostDigits)) ?? 0n;

/** A decimal moved by a number, and rounded to so many digits behind the point. */
export function moved(text: string, by: number, digits: number): string {
  const step = 10n ** BigInt(mostDigits - Math.max(0, Math.min(mostDigits, digits)));
  const sum = (units(text) ?? 0n) + toUnits(by);
  const half = sum < 0n ? -step / 2n : step / 2n;
  return decimal(((sum + half) / step) * step);
}

/** How far a decimal is from another, as a number. */
export function apart(from: string, to: string): number {
  return Number((units(to) ?? 0n) - (units(from) ?? 0n)) / Number(one);
}

/** A decimal as a binary fraction with so many digits. */
export function binary(text: string, bits: number): bigint {
  return ((units(text) ?? 0n) << BigInt(bits)) / one;
}
