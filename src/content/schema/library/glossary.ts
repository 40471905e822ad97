import { z } from "zod";
import { figure } from "../figure.ts";
import { line, prose, slug } from "../text.ts";
import { ages, place, readEntries, source } from "./entry.ts";

const term = z.strictObject({
  id: slug,
  term: line.describe("As it stands within a sentence: prime number"),
  forms: z
    .array(line)
    .default([])
    .describe(
      "Other ways in which texts have it: prime, primes, prime numbers. Never a word that mostly means something else",
    ),
  elsewhere: z
    .array(line)
    .exactOptional()
    .describe("Phrases with one of these words in which it means something else: connected in parallel"),
  common: z
    .literal(true)
    .exactOptional()
    .describe("Its name is an ordinary word as well: a text leads to it only where it links to it"),
  ages,
  plain: prose.describe("What it means, in one or two sentences for the youngest who meet it. Stands alone"),
  precise: prose.describe("The definition a mathematician would sign: every condition in it"),
  example: prose.describe("One or two examples, and one that is none where that helps. Every sum in it is evaluated"),
  figure: figure.exactOptional(),
  origin: z
    .strictObject({ say: line.describe("Where the word comes from, in one sentence"), source })
    .exactOptional()
    .describe("Only what a dictionary confirms"),
  confused: z
    .array(
      z.strictObject({ with: slug.describe("The id of the other term"), how: line.describe("How to tell them apart") }),
    )
    .default([]),
  related: z.array(slug).default([]).describe("Ids of terms"),
  see: z.array(place).default([]),
});

export type Term = z.infer<typeof term>;

/** Reads a file of src/content/glossary. Throws with every fault and where it is. */
export function readTerms(file: string, text: string): Term[] {
  return readEntries(file, term, text);
}
