import type { Numbered } from "./questions.ts";

/** Drawings as text. */
export function pack(drawings: readonly Numbered[]): string {
  return JSON.stringify(drawings, (_key, value) => (typeof value === "bigint" ? `${value}n` : value));
}

let last: { readonly text: string; readonly drawings: readonly Numbered[] } | null = null;

/** The drawings of a text that `pack` wrote; those of the same text again are the same. */
export function unpack(text: string): readonly Numbered[] {
  if (last?.text !== text) last = { text, drawings: JSON.parse(text, whole) };
  return last.drawings;
}

const whole = (_key: string, value: unknown) =>
  typeof value === "string" && /^-?\d+n$/.test(value) ? BigInt(value.slice(0, -1)) : value;
