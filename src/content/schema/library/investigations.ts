import { z } from "zod";
import { type Category, categories } from "../../categories.ts";
import { line, prose, slug } from "../text.ts";
import { entry, move, readEntries } from "./entry.ts";

/** The pages of puzzles that lead to investigations, by the last part of their address. */
export const subjects = (Object.keys(categories) as readonly Category[]).filter((one) => one !== "brain-teasers");

const investigation = z.strictObject({
  ...entry,
  subject: z.enum(subjects).describe("The category whose page leads to it"),
  question: line.describe("What is to be found out: one sentence that a child can begin on within a minute"),
  move,
  steps: z
    .array(prose)
    .length(5)
    .describe("Try, notice, conjecture, prove, go further: a paragraph each; the last one asks what is open or wider"),
  hints: z.array(prose).length(3).describe("From a nudge to nearly the idea; none tells the whole"),
  discussion: z
    .array(prose)
    .min(2)
    .max(9)
    .describe("What is found and why, proved for readers of these ages; a paragraph each"),
  teacher: prose.describe("For whoever leads it: how to begin, what to listen for, how to help without telling"),
  terms: z.array(slug).min(1).describe("Ids of the glossary's terms it speaks of"),
});

export type Investigation = z.infer<typeof investigation>;

/** Reads a file of src/content/investigations. Throws with every fault and where it is. */
export function readInvestigations(file: string, text: string): Investigation[] {
  return readEntries(file, investigation, text);
}
