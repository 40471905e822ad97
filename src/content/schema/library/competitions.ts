import { z } from "zod";
import { line, prose } from "../text.ts";
import { entry, place, readEntries, source } from "./entry.ts";

const competition = z.strictObject({
  ...entry,
  where: line.describe("Countries or region: Worldwide; United Kingdom"),
  organiser: line,
  since: z.int().min(1800).max(2026).describe("The year of the first one"),
  who: prose.describe("Who may take part"),
  format: prose.describe("Rounds, questions, minutes, marks, tools allowed"),
  when: line.describe("The usual time of year"),
  enter: prose.describe("How one enters, in one to three sentences"),
  style: prose.describe("What its problems are like and how to get ready, in two to four sentences"),
  site: z.url({ protocol: /^https$/ }).describe("The organiser's own page"),
  checked: z
    .string()
    .regex(/^20\d\d(-\d\d)?$/)
    .describe("The year, or year and month, that what is said here is from"),
  minutes: z.int().min(10).max(90).describe("How long the practice set is given when it is timed"),
  set: z
    .array(place)
    .min(6)
    .max(12)
    .describe("A practice set of ours in its style: puzzles of the bank, easier to harder"),
  sources: z.array(source).min(2),
});

export type Competition = z.infer<typeof competition>;

/** Reads a file of src/content/competitions. Throws with every fault and where it is. */
export function readCompetitions(file: string, text: string): Competition[] {
  return readEntries(file, competition, text);
}
