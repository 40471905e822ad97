import { parseFields } from "../../engine/fields.ts";
import { type AngleUnit, angleUnits } from "../../maths/expression/angles.ts";

/** A line of the history. */
export interface Entry {
  readonly id: string;
  /** Milliseconds since 1970. */
  readonly at: number;
  /** As it was typed. */
  readonly text: string;
  /** Its result as it was shown: "√3/2", "≈ 0.866025403784". */
  readonly result: string;
  /** The result as text that can be read again; empty for a function. */
  readonly value: string;
  readonly angle: AngleUnit;
}

/** The kinds under which the lines of the history are kept begin so; the id follows. */
export const historyKind = "calculator/";

/** A line as it is kept. */
export function entryText({ text, result, value, angle }: Entry): string {
  return JSON.stringify({ text, result, value, angle });
}

/** A kept line; null for what is none. */
export function readEntry(id: string, at: number, kept: string): Entry | null {
  const { text, result, value, angle } = parseFields(kept);
  const unit = angleUnits.find((one) => one === angle);
  if (typeof text !== "string" || typeof result !== "string" || typeof value !== "string" || !unit) return null;
  return { id, at, text, result, value, angle: unit };
}

/** How the reader writes numbers in a plain text. */
type Written = (text: string) => string;

/** A line as the reader writes it; commas between what a function is given stay where nothing in it has a decimal point. */
export function shownLine({ text, result }: Pick<Entry, "text" | "result">, written: Written) {
  return { text: /\d\.\d|^\.\d/.test(text) ? written(text) : text, result: written(result) };
}

/** The lines in which all words of a search stand, as they were typed or as they are shown. */
export function found(entries: readonly Entry[], search: string, written: Written): readonly Entry[] {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean);
  return entries.filter((entry) => {
    const shown = shownLine(entry, written);
    const line = `${entry.text} ${entry.result} ${shown.text} ${shown.result}`.toLowerCase();
    return words.every((word) => line.includes(word));
  });
}

/** The history as a text file, oldest first. */
export function exported(entries: readonly Entry[], written: Written): string {
  return entries
    .map((entry) => shownLine(entry, written))
    .map(({ text, result }) => `${text} ${result}\n`)
    .join("");
}
