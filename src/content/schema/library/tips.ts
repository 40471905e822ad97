import { z } from "zod";
import { line, prose } from "../text.ts";
import { entry, readEntries, source } from "./entry.ts";

export const tipGroups = ["study", "exams", "anxiety", "parents"] as const;

const tip = z.strictObject({
  ...entry,
  group: z.enum(tipGroups),
  do: prose.describe("What to do, in two to four sentences"),
  why: prose.describe("What is known about it, in a child's words (a parent's for parents)"),
  evidence: z
    .array(z.strictObject({ says: line.describe("What was found, no more than that"), source }))
    .min(1)
    .describe("Studies or reviews that anybody can look up"),
});

export type Tip = z.infer<typeof tip>;

/** Reads a file of src/content/tips. Throws with every fault and where it is. */
export function readTips(file: string, text: string): Tip[] {
  return readEntries(file, tip, text);
}
