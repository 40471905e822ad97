import type { ListedPuzzle } from "../../src/content/schema/read-puzzles.ts";
import type { Level } from "../../src/engine/puzzle.ts";
import { markdown } from "../../src/engine/typeset/markdown.ts";

/** A puzzle as the search of the solutions knows it. Short names: there are more than a thousand of them. */
export interface IndexedPuzzle {
  readonly id: string;
  readonly list: string;
  readonly title: string;
  readonly level: Level;
  /** Every word of the problem and of the technique, once. */
  readonly words: string;
}

export function indexed(list: string, { id, title, level, technique, problem }: ListedPuzzle): IndexedPuzzle {
  const text = `${technique} ${markdown(problem).replace(/<math[\s\S]*?<\/math>|<[^>]+>/g, " ")}`;
  const words = new Set(text.toLowerCase().match(/[\p{L}]{3,}/gu) ?? []);
  return { id, list, title, level, words: [...words].join(" ") };
}
