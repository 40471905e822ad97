import { parse } from "yaml";
import { z } from "zod";

/** What a fixed text may leave open as {{name}}. The build fills it in, so that no page states a count by hand. */
const blanks = ["puzzles", "email"] as const;
export type Blank = (typeof blanks)[number];

const blank = /\{\{(.*?)\}\}/g;

function isBlank(name: string): name is Blank {
  return blanks.some((known) => known === name);
}

/** Markdown and, between dollar signs, TeX. */
export const prose = z
  .string()
  .trim()
  .min(1)
  .refine((text) => [...text.matchAll(blank)].every((match) => isBlank(match[1] ?? "")), {
    error: `the only blanks are {{${blanks.join("}}, {{")}}}`,
  });

/** Plain words on one line. */
export const line = prose.refine((text) => !text.includes("\n"), { error: "must stay on one line" });

/** A short name: lower case, digits and hyphens. */
export const slug = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, { error: "not a short name like nth-term" });

/** An address inside the site: /geometry/circles */
export const path = z.string().regex(/^\/([a-z0-9-]+(\/[a-z0-9-]+)*)?$/, { error: "not a path of this site" });

/** For superRefine on a list: a fault for every key that an earlier item has already. */
export function distinct<T>(keyOf: (item: T) => string): (items: readonly T[], context: z.RefinementCtx) => void {
  return (items, context) => {
    const seen = new Set<string>();
    for (const [at, item] of items.entries()) {
      const key = keyOf(item);
      if (seen.has(key)) context.addIssue({ code: "custom", path: [at], message: `"${key}" is there twice` });
      seen.add(key);
    }
  };
}

/** Reads YAML against a schema. `file` names the file in the message; throws with every fault and where it is. */
export function readYaml<T>(file: string, schema: z.ZodType<T>, text: string): T {
  const result = schema.safeParse(parseYaml(file, text));
  if (result.success) return result.data;
  const faults = result.error.issues.map((issue) => `  ${issue.path.join(".") || "top"}: ${issue.message}`);
  throw new Error(`${file}\n${faults.join("\n")}`);
}

function parseYaml(file: string, text: string): unknown {
  try {
    return parse(text);
  } catch (error) {
    throw new Error(`${file}\n  ${error instanceof Error ? error.message : error}`);
  }
}

/**
 * Puts true values into the blanks of a text: fill("{{puzzles}} puzzles", { puzzles: "612" }). It comes before Markdown
 * is compiled, since a blank may stand inside a link. Throws where a value is missing.
 */
export function fill(text: string, values: Readonly<Partial<Record<Blank, string>>>): string {
  return text.replace(blank, (all, name: string) => {
    const value = isBlank(name) ? values[name] : undefined;
    if (value === undefined) throw new Error(`nothing to put in ${all}`);
    return value;
  });
}
