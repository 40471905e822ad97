import { z } from "zod";
import { figure } from "../figure.ts";
import { line, prose, readYaml, slug } from "../text.ts";
import { asked, date, entry, move, source } from "./entry.ts";

export const continents = ["africa", "asia", "europe", "north-america", "south-america", "oceania"] as const;

const moment = z.strictObject({
  date,
  about: z.boolean().default(false).describe("Nobody knows just when"),
  place: line.exactOptional().describe("Town, and the country it is in today"),
});

const person = z
  .strictObject({
    ...entry,
    name: line.exactOptional().describe("The name in full, or in its own script"),
    said: line.exactOptional().describe("How the name is said, the stress in capitals: shree-nee-VAH-sah"),
    born: moment.exactOptional(),
    died: moment.exactOptional().describe("Left out while somebody lives, or where nothing is known"),
    active: z
      .tuple([z.int(), z.int()])
      .exactOptional()
      .describe("Years between which the work was done, where birth and death are not known"),
    home: z
      .strictObject({
        place: line.describe("Town or region"),
        country: line.describe("The country it is in today"),
        spot: z
          .tuple([z.number().min(-60).max(75), z.number().min(-180).max(180)])
          .describe("Latitude, longitude, in degrees"),
      })
      .describe(
        "Where the map shows them: where they were born, or worked if that is not known or was their home for life",
      ),
    continent: z.enum(continents),
    fields: z.array(line).min(1).max(3).describe("What of: number theory, elasticity"),
    overlooked: z.boolean().describe("Left out of the usual lists of great mathematicians"),
    lead: line.describe("Who it was, in one sentence"),
    life: prose.describe("100 to 200 words; only what both sources confirm"),
    idea: z.strictObject({
      title: line,
      say: prose.describe("One thing they did, so that a twelve-year-old can follow it, 80 to 200 words"),
      figure: figure.exactOptional(),
    }),
    move: move.exactOptional(),
    ask: asked.describe("Something of theirs to try, answered here"),
    quote: z.strictObject({ says: line, source }).exactOptional().describe("Only where it is confirmed where and when"),
    terms: z.array(slug).default([]).describe("Ids of the glossary's terms it speaks of"),
    wikidata: z
      .string()
      .regex(/^Q[1-9]\d*$/)
      .exactOptional()
      .describe("Left out where it could not be confirmed"),
    sources: z.array(source).min(2),
  })
  .refine(({ born, active }) => born !== undefined || active !== undefined, {
    error: "neither born nor active says when somebody lived",
  });

export type Mathematician = z.infer<typeof person>;

/** Reads a file of src/content/mathematicians, one life each. Throws with every fault and where it is. */
export function readMathematician(file: string, text: string): Mathematician {
  return readYaml(file, person, text);
}
