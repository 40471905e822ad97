import type { ListedPuzzle } from "../../../src/content/schema/read-puzzles.ts";
import { americanSpelling } from "./american-spelling.ts";
import { answerMissing } from "./answer-missing.ts";
import { emptyWords } from "./empty-words.ts";
import { figureInWords } from "./figure-in-words.ts";
import { hintGivesAnswer } from "./hint-gives-answer.ts";
import { missingStep } from "./missing-step.ts";
import { readingLevel } from "./reading-level.ts";
import type { Rule } from "./rule.ts";
import { topicMissing } from "./topic-missing.ts";
import { typesetting } from "./typesetting.ts";
import { unexplainedSymbol } from "./unexplained-symbol.ts";
import { unitMissing } from "./unit-missing.ts";

export const rules: readonly Rule[] = [
  typesetting,
  missingStep,
  answerMissing,
  hintGivesAnswer,
  readingLevel,
  unexplainedSymbol,
  unitMissing,
  figureInWords,
  emptyWords,
  americanSpelling,
  topicMissing,
];

/** What the rules have to say about a puzzle, a line each: "arithmetic-easy-003 (hint-gives-answer): ...". */
export function lint(puzzle: ListedPuzzle): string[] {
  return rules.flatMap(({ name, check }) => check(puzzle).map((say) => `${puzzle.id} (${name}): ${say}`));
}
