import { z } from "zod";
import { distinct, line, prose, readYaml, slug } from "../text.ts";
import { asked, entry, practise, source } from "./entry.ts";

export const lifeFields = [
  "nature",
  "health",
  "music",
  "sport",
  "money",
  "travel",
  "building",
  "computers",
  "food",
  "society",
] as const;

/** Letters with sliders, and what formulas in them give; the formulas are written as people type them into the calculator. */
const model = z
  .strictObject({
    letters: z
      .array(
        z.strictObject({
          letter: z
            .string()
            .regex(/^[a-zA-Z]$/)
            .describe("Not e or i, which are numbers"),
          name: line,
          unit: line.exactOptional(),
          from: z.number(),
          to: z.number(),
          step: z.number().positive(),
          start: z.number(),
        }),
      )
      .min(1)
      .max(4)
      .superRefine(distinct(({ letter }) => letter)),
    gives: z
      .array(
        z.strictObject({
          name: line,
          formula: line.describe("As typed into the calculator: P*(1+r/100)^n; angles in degrees"),
          unit: line.exactOptional(),
          digits: z.int().min(0).max(6).describe("Digits after the point"),
        }),
      )
      .min(1)
      .max(4),
    graph: z
      .strictObject({
        across: z.string().describe("The letter along the bottom"),
        up: z.int().min(0).describe("Which of gives, from 0"),
      })
      .exactOptional(),
  })
  .refine(
    ({ letters, gives, graph }) =>
      !graph || (letters.some(({ letter }) => letter === graph.across) && graph.up < gives.length),
    {
      error: "the graph names what is not there",
    },
  );

const use = z.strictObject({
  ...entry,
  field: z.enum(lifeFields),
  question: line.describe("The question somebody really has"),
  story: prose.describe("How mathematics answers it, with the mathematics in it, 120 to 250 words"),
  model,
  do: prose.describe("What to do with the model: one or two orders"),
  notice: z.array(prose).min(2).max(3),
  limits: prose.describe("Where the model stops being true, in a sentence or two"),
  ask: asked.describe("A problem that can be worked out with what was told, or with the model"),
  practise,
  terms: z.array(slug).min(1),
  sources: z.array(source).min(1).describe("For each number that is not our own, with its year"),
});

export type RealLife = z.infer<typeof use>;
export type LifeModel = RealLife["model"];

/** Reads a file of src/content/real-life, one use each. Throws with every fault and where it is. */
export function readRealLife(file: string, text: string): RealLife {
  return readYaml(file, use, text);
}
