import { parseFields } from "../../engine/fields.ts";

/** What somebody noted, by the number of the step. */
export type Notes = Readonly<Record<string, string>>;

/** Notes as they are kept; empty when there are none, which is how a save is forgotten. */
export function writeNotes(notes: Notes): string {
  const written = Object.entries(notes).filter(([, text]) => text !== "");
  return written.length > 0 ? JSON.stringify(Object.fromEntries(written)) : "";
}

/** The notes of a kept text; none where it is something else. Never throws. */
export function readNotes(text: string): Notes {
  const all = Object.entries(parseFields(text)).filter(
    (one): one is [string, string] => /^\d$/.test(one[0]) && typeof one[1] === "string",
  );
  return Object.fromEntries(all);
}
