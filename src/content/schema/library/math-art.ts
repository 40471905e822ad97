import { z } from "zod";
import { line, prose, readYaml, slug } from "../text.ts";
import { asked, entry, source } from "./entry.ts";

const maker = z.strictObject({
  ...entry,
  lead: line.describe("What one makes with it, in one sentence"),
  about: prose.describe("The mathematics of it, 100 to 200 words"),
  notice: z.array(prose).min(2).max(4).describe("What to find out by playing"),
  ask: asked.describe("A question whose answer one finds by playing"),
  terms: z.array(slug).default([]),
  sources: z.array(source).min(1),
});

export type ArtMaker = z.infer<typeof maker>;

/** Reads a file of src/content/math-art, one maker each. Throws with every fault and where it is. */
export function readArtMaker(file: string, text: string): ArtMaker {
  return readYaml(file, maker, text);
}
