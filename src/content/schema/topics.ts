import { z } from "zod";
import { distinct, line, readYaml, slug } from "./text.ts";

const named = z.strictObject({ name: line, description: line });
const topicCard = z.strictObject({ slug, title: line, description: line });
const topicCards = z
  .array(topicCard)
  .length(6)
  .superRefine(distinct(({ slug }) => slug));

const choices = z
  .array(z.strictObject({ slug, name: line }))
  .min(4)
  .max(9)
  .superRefine(distinct(({ slug }) => slug));

const level = z.strictObject({
  title: line,
  asks: line.describe("What a puzzle of this level asks of its reader"),
  ages: line.describe("Where the mathematics is usually met; nobody is kept out"),
});

const topics = z.strictObject({
  intros: z.strictObject({
    arithmetic: line,
    algebra: line,
    geometry: line,
    logic: line,
    "number-theory": line,
    patterns: line,
    "word-problems": line,
    "brain-teasers": line,
  }),
  choices: z
    .strictObject({
      arithmetic: choices,
      logic: choices,
      "number-theory": choices,
      patterns: choices,
      "word-problems": choices,
      "brain-teasers": choices,
    })
    .describe("What a list can be narrowed to; each puzzle of the category names one of these slugs as its topic"),
  levels: z.strictObject({ easy: level, medium: level, hard: level }),
  arithmetic: z
    .array(named)
    .length(8)
    .superRefine(distinct(({ name }) => name)),
  algebra: topicCards,
  geometry: topicCards,
  logicSkills: z.strictObject({ heading: line, lead: line, skills: z.array(named).min(4).max(6) }),
});

/** Plain words throughout. */
export type Topics = z.infer<typeof topics>;

/** Reads topics.yaml. Throws with every fault and where it is. */
export function readTopics(text: string): Topics {
  return readYaml("topics.yaml", topics, text);
}
