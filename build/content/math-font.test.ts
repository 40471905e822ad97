import { readFileSync } from "node:fs";
import { globSync } from "tinyglobby";
import { expect, test } from "vitest";
import { seeds } from "../../src/engine/contract-tests/scale.ts";
import type { Zone } from "../../src/engine/exercise.ts";
import { drawParameters } from "../../src/engine/parameters.ts";
import { markdown } from "../../src/engine/typeset/markdown.ts";
import { random } from "../../src/maths/random.ts";
import { mathCharacters } from "../fonts/font-characters.mjs";

const known = new Set(mathCharacters);

// The files as text, not field by field: whatever stands between dollar signs anywhere will be set in that font.
test.each(globSync("src/content/**/*.{yaml,md}"))("%s uses no symbol that the mathematics font lacks", (file) => {
  expect(missing(readFileSync(file, "utf8"))).toEqual([]);
});

const zones = Object.values(import.meta.glob<Zone>("../../src/skills/*/zone.ts", { eager: true, import: "default" }));

test.each(zones)("the questions of $id use no symbol that the mathematics font lacks", ({ skills }) => {
  for (const { stages } of skills)
    for (const stage of stages)
      for (let seed = 0; seed < seeds(10, 1); seed++) {
        const { prompt, steps, slips, check } = stage.write(drawParameters(stage, random(seed)));
        expect(missing([prompt, ...steps, ...slips.map(({ say }) => say), check].join("\n"))).toEqual([]);
      }
});

/** The characters of the formulas in a text that the font lacks, each with its formula. */
function missing(text: string): string[] {
  const formulas = text.match(/(?<!\\)\$([^$\n]+?)(?<!\\)\$/g) ?? [];
  const found = new Set<string>();
  for (const formula of formulas) {
    const written = markdown(unquoted(formula))
      .replace(/<[^>]+>/g, "")
      .replace(/&(?:amp|lt|gt|quot);/g, "");
    for (const character of written) if (!known.has(character)) found.add(`${character} in ${formula}`);
  }
  return [...found];
}

/** In a quoted YAML string a backslash is written twice. */
function unquoted(formula: string): string {
  return formula.replaceAll("\\\\", "\\");
}
