import { readFileSync } from "node:fs";
import { globSync } from "tinyglobby";
import { expect, test } from "vitest";
import { markdown } from "../../src/engine/typeset/markdown.ts";
import { mathCharacters } from "../math-characters.mjs";

const known = new Set(mathCharacters);

// The files as text, not field by field: whatever stands between dollar signs anywhere will be set in that font.
test.each(globSync("src/content/**/*.{yaml,md}"))("%s uses no symbol that the mathematics font lacks", (file) => {
  const formulas = readFileSync(file, "utf8").match(/(?<!\\)\$([^$\n]+?)(?<!\\)\$/g) ?? [];
  const missing = new Set<string>();
  for (const formula of formulas) {
    const written = unquoted(formula);
    const text = markdown(written)
      .replace(/<[^>]+>/g, "")
      .replace(/&(?:amp|lt|gt|quot);/g, "");
    for (const character of text) if (!known.has(character)) missing.add(`${character} in ${formula}`);
  }
  expect([...missing]).toEqual([]);
});

/** In a quoted YAML string a backslash is written twice. */
function unquoted(formula: string): string {
  return formula.replaceAll("\\\\", "\\");
}
