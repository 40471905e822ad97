import type { Topics } from "../../src/content/schema/topics.ts";
import { type Level, levels } from "../../src/engine/puzzle.ts";
import type { Material } from "../search/sources.ts";

type Choices = Topics["choices"];
type Category = keyof Choices;

/** What each level of a category can be narrowed to: the topics of which that level has a puzzle. */
export function choicesByLevel(
  choices: Choices,
  category: Category,
  bank: Material["puzzles"],
): Readonly<Record<Level, Choices[Category]>> {
  const of = (level: Level) => {
    const topics = new Set(bank.get(`${category}/${level}`)?.map(({ topic }) => topic));
    return choices[category].filter(({ slug }) => topics.has(slug));
  };
  return Object.fromEntries(levels.map((level) => [level, of(level)])) as Record<Level, Choices[Category]>;
}

/** The categories that one page shows, each level behind a tab. */
export const tabbed = ["number-theory", "patterns", "word-problems", "brain-teasers"] as const satisfies Category[];
