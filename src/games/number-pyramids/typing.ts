import { valueText } from "../../engine/game/combine.ts";
import type { Rational } from "../../maths/rational.ts";
import type { Bricks } from "./pyramid.ts";

/** A text in a brick that is not, or not yet, its number; and the number that stood there when it was typed. */
export interface Draft {
  readonly text: string;
  readonly over: Rational | null;
  /** Whether it could not be written. */
  readonly refused: boolean;
}

export type Drafts = ReadonlyMap<number, Draft>;

/** What is being typed into a brick; null where nothing is, or where its number has changed since, as by a hint. */
export function draftIn(drafts: Drafts, bricks: Bricks, brick: number): Draft | null {
  const draft = drafts.get(brick);
  return draft && draft.over === (bricks[brick] ?? null) ? draft : null;
}

/** What stands in a brick: what is being typed, or its number. */
export function textIn(drafts: Drafts, bricks: Bricks, brick: number): string {
  const value = bricks[brick];
  return draftIn(drafts, bricks, brick)?.text ?? (value ? valueText(value) : "");
}

export type PadKey = "0" | "1" | "2" | "3" | "4" | "5" | "6" | "7" | "8" | "9" | "−" | "/" | "⌫";

/**
 * The text after a key of the pad. A digit after a finished number begins a new one (`draft` is null then), the minus sign
 * turns the number round.
 */
export function afterKey(draft: string | null, stands: string, key: PadKey): string {
  const text = draft ?? stands;
  if (key === "⌫") return text.slice(0, -1);
  if (key === "−") return /^[-−–]/.test(text) ? text.slice(1) : `−${text}`;
  if (key === "/") return text + key;
  return (draft ?? "") + key;
}
