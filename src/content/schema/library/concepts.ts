import { z } from "zod";
import { line, prose, slug } from "../text.ts";
import { asked, entry, move, poser, readEntries } from "./entry.ts";

export const strands = ["number", "fractions", "algebra", "geometry", "graphs", "data", "change", "reasoning"] as const;

/** Of its three questions those that the picture answers, or that no poser asks: always the same ones. */
const fixed = z.strictObject({
  ask: asked.extend({
    hint: prose,
    right: prose.describe("Why, in a line: said when it is right, and as the solution"),
  }),
});

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
  practise: z
    .array(z.union([poser, fixed]))
    .length(3)
    .refine((all) => all.some((one) => typeof one === "string"), { error: "must have one that is new each time" })
    .describe(
      "Its three questions, all about this very idea, from the easiest on: skill:adding-fractions/0 (a stage of a skill), family:geometry/annulus, or an ask",
    ),
  terms: z.array(slug).min(1).describe("Ids of the glossary's terms it speaks of"),
});

export type Concept = z.infer<typeof concept>;

/** Reads a file of src/content/concepts. Throws with every fault and where it is. */
export function readConcepts(file: string, text: string): Concept[] {
  return readEntries(file, concept, text);
}
