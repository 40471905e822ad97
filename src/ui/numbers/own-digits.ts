import { useShown } from "../../device/settings/shown.ts";

/** The ten digits of a numbering system of Unicode ("arab", "deva"), 0 first; null for the usual ones and unknown names. */
export function digitsOf(system: string | undefined): readonly string[] | null {
  if (!system || system === "latn" || !/^[a-z]{3,8}$/.test(system)) return null;
  const format = new Intl.NumberFormat("en", { numberingSystem: system });
  const digits = Array.from({ length: 10 }, (_, n) => format.format(n));
  return digits[1] === "1" ? null : digits;
}

/** Gives what stands in a field in the reader's digits; ui/numbers/digits.ts sees to everything else on a page. */
export function useOwnDigits(): (text: string) => string {
  const digits = digitsOf(useShown("digits"));
  return (text) => (digits ? text.replace(/\d/g, (digit) => digits[Number(digit)] ?? digit) : text);
}
