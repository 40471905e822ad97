import { z } from "zod";
import { distinct, line, readYaml, slug } from "./text.ts";

const grade = z
  .union([1, 2, 3, 4, 5, 6].map((n) => z.literal(n as 1 | 2 | 3 | 4 | 5 | 6)))
  .describe("For whom its questions are: a grade of engine/exercise.ts");
const group = { name: line, note: line.optional(), grade };

const commonCore = z
  .array(
    z.strictObject({
      id: z.string().regex(/^[A-Za-z0-9]+$/),
      ...group,
      standards: z.record(z.string().regex(/^(?:[1-8]\.[A-Z]+\.\d+|[A-Z]-[A-Z]+\.\d+|MP\d)$/), line),
    }),
  )
  .superRefine(distinct(({ id }) => id));

const topic = z.strictObject({
  name: line,
  says: line,
  words: z.array(z.string()).min(1).describe("What stands in a puzzle's or skill's topic that belongs here; patterns"),
});
const england = z
  .array(
    z.strictObject({
      id: slug,
      ...group,
      stages: z.array(z.string()).min(1),
      topics: z.array(topic).superRefine(distinct(({ name }) => name)),
    }),
  )
  .superRefine(distinct(({ id }) => id));

export type CommonCore = z.infer<typeof commonCore>;
export type England = z.infer<typeof england>;

export const readCommonCore = (text: string): CommonCore => readYaml("curriculum/common-core.yaml", commonCore, text);
export const readEngland = (text: string): England => readYaml("curriculum/england.yaml", england, text);
