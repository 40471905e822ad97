import { z } from "zod";
import { line, prose } from "../text.ts";
import { date, entry, readEntries, source } from "./entry.ts";

export const newsFields = [
  "number",
  "algebra",
  "geometry",
  "analysis",
  "chance",
  "counting",
  "logic",
  "computing",
  "applied",
  "people",
] as const;

const news = z.strictObject({
  ...entry,
  date: date.describe("When it was announced, published or done, as exactly as both sources say"),
  field: z.enum(newsFields),
  who: z.array(line).min(1).describe("Whose result it is"),
  say: prose.describe("Three sentences that a fourteen-year-old can follow"),
  matters: prose.describe("Why it matters, in a sentence"),
  sources: z.array(source).min(2),
});

export type MathNews = z.infer<typeof news>;

/** Reads a file of src/content/math-news. Throws with every fault and where it is. */
export function readMathNews(file: string, text: string): MathNews[] {
  return readEntries(file, news, text);
}
