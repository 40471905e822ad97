import { isLong, readLong } from "./long.ts";
import type { Fault, Result } from "./result.ts";
import { type Asked, readShort } from "./short.ts";

/** What one text of many came to. */
export interface Pasted {
  readonly text: string;
  readonly read: Result | Fault;
}

/** Reads a result of either kind for a set. Never throws. */
export function readResult(text: string, asked: Asked): Result | Fault {
  return isLong(text) ? readLong(text, asked) : readShort(text, asked);
}

/** Reads what was pasted or typed at one go: a result a line; empty lines do not count. */
export function readResults(pasted: string, asked: Asked): readonly Pasted[] {
  return pasted
    .split(/[\r\n;]+/)
    .map((line) => line.trim())
    .filter((line) => line !== "")
    .map((text) => ({ text, read: readResult(text, asked) }));
}
