import { typesetPuzzle } from "../../../src/engine/typeset/puzzle.ts";
import { mathCharacters } from "../../fonts/font-characters.mjs";
import type { Rule } from "./rule.ts";

const known = new Set(mathCharacters);

/** TeX compiles, the figure can be drawn, the answer can be read, and the mathematics font has every symbol. */
export const typesetting: Rule = {
  name: "typesetting",
  check: (puzzle) => {
    try {
      const { problem, hint, solution, check, slips } = typesetPuzzle(puzzle);
      const html = [problem, hint, solution, check, ...slips.map(({ say }) => say)].join("");
      const formulas = html.match(/<math[\s\S]*?<\/math>/g) ?? [];
      const text = formulas
        .join("")
        .replace(/<[^>]+>/g, "")
        .replace(/&(?:amp|lt|gt|quot);|\ufe0e/g, "");
      const missing = new Set([...text].filter((character) => !known.has(character)));
      return missing.size ? [`the mathematics font lacks ${[...missing].join(" ")}`] : [];
    } catch (error) {
      return [error instanceof Error ? error.message : String(error)];
    }
  },
};
