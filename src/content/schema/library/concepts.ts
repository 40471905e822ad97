import { z } from "zod";
import { line, prose, slug } from "../text.ts";
import { entry, move, practise, readEntries } from "./entry.ts";

export const strands = ["number", "fractions", "algebra", "geometry", "graphs", "data", "change", "reasoning"] as const;

const concept = z.strictObject({
  ...entry,
  strand: z.enum(strands),
  question: line.describe("The question it answers, as a learner would ask it"),
  idea: prose
    .refine((text) => /^(\S+\s+){59,149}\S+$/.test(text), { error: "must have 60 to 150 words" })
    .describe("The idea itself, 60 to 150 words"),
  move,
  notice: z.array(prose).min(2).max(4).describe("What to notice when it is moved"),
  mistake: z.strictObject({ say: prose.describe("What many believe"), but: prose.describe("Why it is not so") }),
  rests: z.array(slug).default([]).describe("Ids of the ideas it rests on directly; the map is made of them"),
  practise,
  terms: z.array(slug).min(1).describe("Ids of the glossary's terms it speaks of"),
});

export type Concept = z.infer<typeof concept>;

/** Reads a file of src/content/concepts. Throws with every fault and where it is. */
export function readConcepts(file: string, text: string): Concept[] {
  return readEntries(file, concept, text);
}
