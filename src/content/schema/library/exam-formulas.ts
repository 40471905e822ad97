import { z } from "zod";
import { exams } from "../../exams.ts";
import { figure } from "../figure.ts";
import { line, prose, slug } from "../text.ts";
import { place, readEntries } from "./entry.ts";

const letter = z.strictObject({
  letter: line.describe("In TeX: r, \\theta, v_0"),
  means: line.describe("What it stands for: the radius of the base"),
  unit: line.exactOptional().describe("A unit it may be measured in, where it has one: m, m², s, °, rad"),
});

const examFormula = z.strictObject({
  id: slug,
  name: line,
  formula: line.describe("TeX, without dollar signs; \\quad stands between several equations"),
  plain: line.describe("The same in plain characters, for search and for calculators: a² + b² = c²"),
  letters: z.array(letter).min(1),
  holds: prose.describe("When it holds: every condition"),
  why: prose.describe("A proof or a picture in a few lines"),
  figure: figure.exactOptional(),
  use: prose.describe("One worked use, Markdown with TeX; every sum in it is evaluated"),
  opens: line
    .regex(/^\/[a-z-]+[?#]/)
    .exactOptional()
    .describe(
      "A calculator or the plotter with its letters filled in: its address with everything after the ?, of the plotter after the #",
    ),
  exams: z.array(z.enum(exams)).min(1),
  see: z.array(place).default([]),
});

export type ExamFormula = z.infer<typeof examFormula>;

/** Reads a file of src/content/exam-formulas. Throws with every fault and where it is. */
export function readExamFormulas(file: string, text: string): ExamFormula[] {
  return readEntries(file, examFormula, text);
}
