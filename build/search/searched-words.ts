import type { ListedPuzzle } from "../../src/content/schema/read-puzzles.ts";
import { markdown } from "../../src/engine/typeset/markdown.ts";

/** Every word of a puzzle's problem and technique, once; formulas and short words left out. */
export function searchedWords({ technique, problem }: Pick<ListedPuzzle, "technique" | "problem">): string {
  const text = `${technique} ${markdown(problem).replace(/<math[\s\S]*?<\/math>|<[^>]+>/g, " ")}`;
  return [...new Set(text.toLowerCase().match(/[\p{L}]{3,}/gu) ?? [])].join(" ");
}
