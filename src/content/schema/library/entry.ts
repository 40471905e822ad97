import { z } from "zod";
import { agesOf } from "../../ages.ts";
import { answerSpec } from "../puzzle.ts";
import { line, prose, readYaml, slug } from "../text.ts";

export const ages = z.enum(agesOf);

/**
 * Where something stands on this site: a page (/area-calc), a puzzle (/geometry/circles/17), a skill
 * (/fractions?practise=adding-fractions), a game (/games?play=hanoi) or another entry of the library
 * (/glossary/prime-number). Its name is looked up when the site is built; a place that is not there is a fault.
 */
export const place = z.string().regex(/^\/[a-z0-9-]+(\/[a-z0-9-]+)*(\?[a-z]+=[a-z0-9-]+)?$/, {
  error: "not a place like /geometry/circles/17 or /fractions?practise=adding-fractions",
});

/** Where a claim comes from, so that anybody can read it there: author, title, year; an address where there is one. */
export const source = line.describe("Author, title, year; or an institution and its page");

/** A day, a month or a year of the calendar used then; years before our era are negative: -287 is 288 BC. */
export const date = z
  .union([z.int(), z.string()])
  .transform(String)
  .refine((text) => /^-?\d{1,4}(-(0[1-9]|1[0-2])(-(0[1-9]|[12]\d|3[01]))?)?$/.test(text), {
    error: "not a date like 1776-04-01, 1776-04, 1776 or -287",
  });

/** What poses fresh questions. */
export const poser = line.regex(/^(skill:[a-z0-9-]+(\/\d)?|family:[a-z0-9/-]+)$/);

/** Where fresh questions come from. */
export const practise = z
  .array(poser)
  .length(3)
  .describe(
    "Where its three fresh questions come from: skill:adding-fractions, skill:adding-fractions/2 for that stage of it (the first is 0), or family:geometry/annulus",
  );

/** The skill that a source of fresh questions names, and its stage where it names one; null for a family. */
export function skillIn(from: string): { readonly id: string; readonly stage?: number } | null {
  const [, id, stage] = /^skill:([^/]+)(?:\/(\d))?$/.exec(from) ?? [];
  return id === undefined ? null : { id, ...(stage !== undefined && { stage: Number(stage) }) };
}

/** Names of a thing that can be moved and of a state of it, as it writes itself: bar and 3/8. */
export const move = z.strictObject({
  by: slug.describe("A manipulative: a folder of src/manipulatives"),
  state: line.describe("What stands there at first, as the manipulative writes it"),
  part: line.exactOptional().describe("The part that its buttons act on at first, where that is not the first one"),
  do: prose.describe("What to do with it: one or two orders that a child can follow"),
});

/** Those of the questions of an entry that are new each time. */
export const posersOf = (practise: readonly unknown[]): readonly string[] =>
  practise.filter((one) => typeof one === "string");

/** A question with one answer, judged as a puzzle's is. */
export const asked = z.strictObject({
  prompt: prose,
  answer: answerSpec,
  hint: prose.exactOptional(),
  check: line.describe("One sentence: how any answer can be tested, said after a wrong one that no slip knows"),
  right: prose.exactOptional().describe("Said when it is right: why, in a line"),
  slips: z
    .array(z.strictObject({ when: z.union([z.string(), z.number()]).transform(String), say: prose }))
    .default([])
    .describe("Wrong answers that people give, and what to say to each"),
});

export type Move = z.infer<typeof move>;
export type Asked = z.infer<typeof asked>;

/** What every entry of the library has. */
export const entry = {
  id: slug.describe("For ever: its address is made of it"),
  title: line,
  ages,
  see: z.array(place).default([]).describe("What on this site goes with it; the way back is made by itself"),
};

/** Reads a file that is a list of such things. Throws with every fault and where it is. */
export function readEntries<T>(file: string, schema: z.ZodType<T>, text: string): T[] {
  return readYaml(file, z.array(schema).min(1), text);
}
