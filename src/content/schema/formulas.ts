import { z } from "zod";
import { distinct, line, prose, readYaml, slug } from "./text.ts";

const formula = z.strictObject({
  id: slug,
  name: line,
  formula: line.describe("TeX, without dollar signs; \\quad stands between several equations"),
  plain: line.describe("The same in plain characters, for search: a² + b² = c². A comma stands for \\quad"),
  where: prose.describe("What every letter means, and when the formula holds"),
  example: line.describe("One worked line, Markdown with TeX"),
});

/** The essentials each tab of the formula bank opens with; SPEC.md fixes how many. */
const formulas = z
  .strictObject({
    arithmetic: z.array(formula).length(8),
    algebra: z.array(formula).length(8),
    geometry: z.array(formula).length(8),
    statistics: z.array(formula).length(7),
  })
  .superRefine((groups, context) => distinct(({ id }: Formula) => id)(Object.values(groups).flat(), context));

export type Formula = z.infer<typeof formula>;
export type Formulas = z.infer<typeof formulas>;

/** Reads formulas.yaml. Throws with every fault and where it is. */
export function readFormulas(text: string): Formulas {
  return readYaml("formulas.yaml", formulas, text);
}
