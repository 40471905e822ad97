import type { ListedPuzzle } from "../../../src/content/schema/read-puzzles.ts";

/** One thing that a puzzle's text must or must not do. */
export interface Rule {
  readonly name: string;
  /** What is wrong, each in a sentence that tells the author where and what to do; empty when nothing is. */
  readonly check: (puzzle: ListedPuzzle) => readonly string[];
}

/** Every text of a puzzle that a reader sees, by the name of its field. */
export function textsOf(puzzle: ListedPuzzle): [field: string, text: string][] {
  return [
    ["title", puzzle.title],
    ["problem", puzzle.problem],
    ["hint", puzzle.hint],
    ...puzzle.solution.map((step, index): [string, string] => [`solution step ${index + 1}`, step]),
    ...puzzle.slips.map(({ when, say }): [string, string] => [`slip ${when}`, say]),
    ["check", puzzle.check],
    ["figure alt", puzzle.figure?.alt ?? ""],
  ];
}

/** The words of a text: formulas, Markdown signs and tables taken out. */
export function plain(text: string): string {
  return text
    .replace(/\$\$?[^$]*\$\$?/g, " N ")
    .replace(/^\s*\|.*$/gm, " ")
    .replace(/[*_`#>]/g, "")
    .replace(/\s+/g, " ")
    .trim();
}

/** Every number that stands in a text, formulas included, as it is written: "3", "0.75", "12 500" as "12500". */
export function numbersIn(text: string): Set<string> {
  const joined = text.replace(/(\d)(?:\\,|[\u2009\u202f])(?=\d{3})/g, "$1");
  return new Set(joined.match(/\d+(?:\.\d+)?/g));
}
