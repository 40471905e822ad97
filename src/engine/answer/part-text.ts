import { withUnit } from "./number-text.ts";

/** A part as it stands in the text. */
export const tidied = (value = ""): string => value.trim();

/** A part of the text as it stands in its place: "?" is none yet. */
export const filled = (value: string): string => (value.trim() === "?" ? "" : value.trim());

/** Without the unit, which stands beside the parts. */
export function withoutUnit(text: string, unit: string): string {
  const plain = text.trim();
  if (!unit) return plain;
  const behind = [unit, withUnit("", unit).trim()].find((one) => plain.endsWith(one));
  const before = plain.startsWith(unit) ? plain.slice(unit.length) : plain;
  return (behind ? plain.slice(0, -behind.length) : before).trim();
}
