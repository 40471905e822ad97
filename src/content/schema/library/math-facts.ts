import { z } from "zod";
import { figure } from "../figure.ts";
import { prose } from "../text.ts";
import { entry, readEntries, source } from "./entry.ts";

export const factThemes = [
  "numbers",
  "primes",
  "shapes",
  "patterns",
  "counting",
  "chance",
  "infinity",
  "measuring",
  "computers",
  "people",
] as const;

const fact = z
  .strictObject({
    ...entry,
    theme: z.enum(factThemes),
    fact: prose.describe("The fact, in one to three sentences"),
    why: z.strictObject({
      kind: z
        .enum(["proof", "picture", "program", "record"])
        .describe("How one can be sure; a record is something that was done or written"),
      say: prose.describe("The why: 30 to 130 words"),
      figure: figure.exactOptional(),
    }),
    computed: z.boolean().describe("A case of tests/proofs/facts works it out"),
    sources: z.array(source).default([]),
  })
  .refine(({ why, computed, sources }) => why.kind === "proof" || computed || sources.length >= 2, {
    error: "what is neither proved nor computed needs two sources",
  });

export type MathFact = z.infer<typeof fact>;

/** Reads a file of src/content/math-facts. Throws with every fault and where it is. */
export function readMathFacts(file: string, text: string): MathFact[] {
  return readEntries(file, fact, text);
}
