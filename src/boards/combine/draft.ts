import type { Combination, Operation } from "../../engine/game/combine.ts";

/** A combination that is not complete yet: the place of its first number and its sign, either of them first. */
export interface Draft {
  readonly left: number | null;
  readonly operation: Operation | null;
}

export const nothing: Draft = { left: null, operation: null };

/** A number is chosen: the first one, another first one, the first one taken back; or the second, and the combination is there. */
export function withNumber({ left, operation }: Draft, place: number): Draft | Combination {
  if (left === place) return { left: null, operation };
  return left === null || operation === null ? { left: place, operation } : { left, operation, right: place };
}

/** A sign is chosen, or taken back by choosing it again. */
export function withSign({ left, operation }: Draft, sign: Operation): Draft {
  return { left, operation: operation === sign ? null : sign };
}

const typed: Readonly<Record<string, Operation>> = {
  "+": "+",
  "-": "-",
  "−": "-",
  "*": "*",
  x: "*",
  X: "*",
  "×": "*",
  "/": "/",
  ":": "/",
  "÷": "/",
};

/** The sign that a key stands for; null for other keys. */
export function signOf(key: string): Operation | null {
  return Object.hasOwn(typed, key) ? (typed[key] ?? null) : null;
}
