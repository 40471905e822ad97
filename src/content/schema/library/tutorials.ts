import { z } from "zod";
import { figure } from "../figure.ts";
import { line, prose, readYaml, slug } from "../text.ts";
import { asked, entry, move, place } from "./entry.ts";

const step = z.strictObject({
  say: prose.describe("At most about 70 words"),
  figure: figure.exactOptional(),
  move: move.exactOptional(),
  ask: asked.exactOptional(),
});

const tutorial = z
  .strictObject({
    ...entry,
    minutes: z.int().min(5).max(30),
    lead: line.describe("What one can do after it"),
    needs: z.array(slug).default([]).describe("Ids of concepts that it takes for granted"),
    steps: z.array(step).min(10).max(20),
    run: place.describe("The practice run it ends in: /fractions?practise=adding-fractions"),
    puzzle: place.describe("The puzzle it ends in: /geometry/circles/17"),
  })
  .superRefine(({ steps }, context) => {
    for (const [at, { ask }] of steps.entries())
      if (!ask && (at + 1 >= steps.length || !steps[at + 1]?.ask))
        context.addIssue({
          code: "custom",
          path: ["steps", at],
          message: "two steps without a question, or none at the end",
        });
  });

export type Tutorial = z.infer<typeof tutorial>;

/** Reads a file of src/content/tutorials, one lesson each. Throws with every fault and where it is. */
export function readTutorial(file: string, text: string): Tutorial {
  return readYaml(file, tutorial, text);
}
