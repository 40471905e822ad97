import { z } from "zod";
import { distinct, line, prose, readYaml, slug } from "./text.ts";

const part = z.strictObject({
  title: line,
  body: prose,
  picture: z
    .strictObject({
      name: slug.describe("A picture of build/pictures/make-guide-pictures.mjs"),
      wide: z.literal(true).exactOptional().describe("Taken of a wide screen, not of a phone"),
      alt: line.min(20).describe("What is to be seen on it, for those who do not see it"),
    })
    .exactOptional(),
});

const guide = z
  .array(
    z.strictObject({ id: slug, title: line, aim: line.describe("What it helps with"), parts: z.array(part).min(3) }),
  )
  .length(4)
  .superRefine(distinct(({ id }) => id));

/** For whom, and in parts, how this site is used. */
export type Guide = z.infer<typeof guide>;

/** Reads guide.yaml. Throws with every fault and where it is. */
export function readGuide(text: string): Guide {
  return readYaml("guide.yaml", guide, text);
}
