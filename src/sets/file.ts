import { fieldsIn, parseFields } from "../engine/fields.ts";
import { faultOfSet } from "./check-set.ts";
import type { Entry, WorkSet } from "./set.ts";

const format = 1;
/** Characters; no set of ours comes near. */
const largest = 2_000_000;

/** The text of a file that holds a set: JSON that a person can read. `look` is how it lies on paper, as the search of its address. */
export function writeSetFile({ title, entries }: WorkSet, look?: string): string {
  return `${JSON.stringify({ "sumwhere-set": format, title, ...(look && { look }), entries }, null, 1)}\n`;
}

/** Reads such a file, whoever made it. Never throws; says what is wrong in words for a teacher. */
export function readSetFile(
  text: string,
): { readonly set: WorkSet; readonly look?: string } | { readonly problem: string } {
  const foreign = { problem: "This file holds no set that Sumwhere made." };
  if (text.length > largest) return foreign;
  const file = parseFields(text.replace(/^\uFEFF/, ""));
  const made = file["sumwhere-set"];
  if ("sumwhere-class" in file)
    return {
      problem: "This file holds the results of a class. Merge it on the page For a class, in the class itself.",
    };
  if (typeof made !== "number") return foreign;
  if (made > format)
    return { problem: "This set was made by a newer Sumwhere. Load the newest version first, then try again." };
  const { title, entries, look } = file;
  if (typeof title !== "string" || !Array.isArray(entries)) return foreign;
  const read = entries.map(readEntry);
  const lost = read.indexOf(null);
  if (lost >= 0)
    return { problem: `Question ${lost + 1} of this file cannot be read: it was changed by something else.` };
  const set = { title, entries: read.filter((entry) => entry !== null) };
  const fault = faultOfSet(set);
  return fault === null ? { set, ...(typeof look === "string" && { look }) } : { problem: fault };
}

function readEntry(value: unknown): Entry | null {
  const { item, own, marks } = fieldsIn(value);
  if (marks !== undefined && typeof marks !== "number") return null;
  const worth = marks === undefined || marks === 1 ? {} : { marks };
  if (typeof item === "string") return { item, ...worth };
  const { text, answers } = fieldsIn(own);
  if (typeof text !== "string" || !Array.isArray(answers)) return null;
  const texts = answers.filter((answer) => typeof answer === "string");
  return texts.length === answers.length ? { own: { text, answers: texts }, ...worth } : null;
}
