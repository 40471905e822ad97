import { z } from "zod";
import { distinct, line, prose, readYaml, slug } from "./text.ts";

/** A tool with its fields filled in, or the plotter with its lines; read as its page and the link to it. */
const tool = z
  .union([
    z.strictObject({
      page: z.enum(["/scientific-calc", "/fraction-calc", "/percentage-calc", "/area-calc", "/volume-calc"]),
      fill: z.record(z.string(), line).describe("The fields of its address, with the numbers of the example"),
    }),
    z.strictObject({
      page: z.literal("/graph-plotter"),
      lines: z.array(line).min(1).describe("The equation, then its letters, such as m = 2"),
    }),
  ])
  .transform((tool) => {
    if (!("lines" in tool)) return { page: tool.page, link: `${tool.page}?${new URLSearchParams(tool.fill)}` };
    const lines = tool.lines.map((text) => ["line", text]);
    return { page: tool.page, link: `${tool.page}#${new URLSearchParams([["graph", "1"], ...lines])}` };
  });

const formula = z.strictObject({
  id: slug,
  name: line,
  formula: line.describe("TeX, without dollar signs; \\quad stands between several equations"),
  plain: line.describe("The same in plain characters, for search: a² + b² = c². A comma stands for \\quad"),
  where: prose.describe("What every letter means, and when the formula holds"),
  example: line.describe("One worked line, Markdown with TeX"),
  tool: tool.describe("The tool that works the example out, and what it opens with"),
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
