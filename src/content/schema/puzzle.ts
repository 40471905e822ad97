import { z } from "zod";
import { levels } from "../../engine/puzzle.ts";
import { figure } from "./figure.ts";

/** A number exactly as written: YAML's own floats would turn 0.10 into 0.1 and a long whole number into nonsense. */
const numberText = z
  .union([z.string(), z.number()])
  .transform(String)
  .refine((text) => /^-?(\d+( \d+\/\d+)?|\d+\/\d+|\d*\.\d*(\(\d+\))?)$/.test(text), "not an exact number");

const unit = z.string().min(1).exactOptional().describe("Unit of the answer: cm, cm², minutes, £, %, °");

const label = z
  .string()
  .min(1)
  .exactOptional()
  .describe("The letter the puzzle asks for, as in What is x?: then y = 3 is no answer");

export const answerSpec = z.discriminatedUnion("kind", [
  z.strictObject({ kind: z.literal("whole"), value: numberText, unit, label }),
  z.strictObject({
    kind: z.literal("decimal"),
    value: numberText,
    tolerance: numberText.exactOptional(),
    places: z.int().min(0).max(10).exactOptional(),
    unit,
    label,
  }),
  z.strictObject({
    kind: z.literal("fraction"),
    value: numberText,
    form: z.enum(["any", "lowest", "mixed"]).default("any"),
    unit,
    label,
  }),
  z.strictObject({
    kind: z.literal("ratio"),
    value: z.array(numberText).min(2),
    form: z.enum(["any", "simplest"]).default("any"),
  }),
  z.strictObject({
    kind: z.literal("list"),
    items: z.array(z.union([z.string(), z.number()]).transform(String)).min(2),
    ordered: z.boolean(),
    labels: z.array(z.string()).exactOptional(),
    unit,
  }),
  z.strictObject({ kind: z.literal("coordinate"), value: z.array(numberText).min(2).max(3) }),
  z.strictObject({ kind: z.literal("expression"), value: z.string(), variables: z.array(z.string()).min(1) }),
  z.strictObject({ kind: z.literal("choice"), options: z.array(z.string()).min(2), value: z.string() }),
  z.strictObject({ kind: z.literal("word"), accepted: z.array(z.string()).min(1) }),
  z.strictObject({ kind: z.literal("time"), value: z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/) }),
]);

const things = z.array(z.union([z.string(), z.number()]).transform(String)).min(2);

const inside = z
  .union([
    z.strictObject({ boxes: z.literal(true).describe("The formula in the problem has a \\square for each number") }),
    z.strictObject({ count: z.int().min(2).describe("So many numbers in any order, as the problem says") }),
    z.strictObject({ order: things.describe("The things to put in order, as the problem names them") }),
    z.strictObject({ choose: things.describe("The things to choose from, in no order") }),
    z.strictObject({
      match: z.strictObject({ each: things, with: things }).describe("For each of these one of those"),
    }),
  ])
  .exactOptional()
  .describe("Where the answer can be given inside the problem, beside the plain field");

/** Text with Markdown and, between dollar signs, TeX. */
const prose = z.string().trim().min(1);

const id = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*-\d{3}$/);

const version = z
  .int()
  .min(2)
  .exactOptional()
  .describe("One more each time that what is asked changes: answers of before are of another question");

export const puzzle = z.strictObject({
  id,
  version,
  title: z.string().min(3).max(60),
  level: z.enum(levels).exactOptional().describe("Only where the file holds more than one level"),
  topic: z
    .string()
    .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/)
    .exactOptional()
    .describe("Slug of a topic of the category, as in topics.yaml"),
  minutes: z.int().min(1).max(30),
  kind: z.enum(["thinking", "drill"]),
  technique: z.string().min(3).describe("Name of the idea the solution uses: working backwards, double counting, ..."),
  ages: z.string().regex(/^\d{1,2}-\d{1,2}$/),
  curriculum: z.array(z.string()).min(1).describe("Codes or topics: Y4 fractions, 4.NBT.4"),
  problem: prose,
  figure: figure.exactOptional(),
  answer: answerSpec,
  inside,
  hint: prose.describe("Points at the structure; never holds the answer"),
  solution: z.array(prose).min(2).describe("Steps: what, and because. The last one checks the answer by another way"),
  slips: z.array(z.strictObject({ when: z.union([z.string(), z.number()]).transform(String), say: prose })).default([]),
  check: prose.describe("One sentence: how a reader can test any answer against the puzzle"),
});

/** A puzzle that its family writes. */
export const instance = z.strictObject({
  id,
  version,
  family: z
    .string()
    .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/)
    .describe("File below content/families, in this category's folder"),
  with: z
    .record(z.string(), z.union([z.string(), z.number(), z.array(z.number())]))
    .describe("The family's parameters"),
});

/** Every entry is either written out or an instance of a family; readPuzzles tells which. */
export const puzzleFile = z.strictObject({
  level: z.enum(levels).exactOptional().describe("Level of every puzzle in the file, unless each says its own"),
  first: z.int().min(1).exactOptional().describe("How many cards the list opens with; all of them unless it says so"),
  puzzles: z.array(z.looseObject({ id })).min(1),
});

/** As puzzleFile, for editors: they cannot follow readPuzzles. */
export const editorFile = puzzleFile.extend({ puzzles: z.array(z.union([puzzle, instance])).min(1) });
