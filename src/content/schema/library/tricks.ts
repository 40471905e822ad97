import { z } from "zod";
import { line, prose, slug } from "../text.ts";
import { asked, entry, readEntries } from "./entry.ts";

/** A trick (something surprising that works) or a shortcut (a quicker way to what one has to work out anyway). */
const trick = z.strictObject({
  ...entry,
  lead: line.describe("What it does for you, in a few words: Square any number that ends in 5"),
  how: z.array(prose).min(2).max(6).describe("The trick, a step a line, with one example running through it"),
  tries: z.array(asked).min(2).max(4).describe("Tried at once"),
  why: prose.describe("Why it works: the algebra shown"),
  fails: prose.describe("When it does not work, or is not worth it"),
  skill: slug.describe("The id of the skill it is practised by"),
});

export type Trick = z.infer<typeof trick>;

/** Reads a file of src/content/math-tricks or src/content/shortcuts. Throws with every fault and where it is. */
export function readTricks(file: string, text: string): Trick[] {
  return readEntries(file, trick, text);
}
