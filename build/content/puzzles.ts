import type { ListedPuzzle } from "../../src/content/schema/read-puzzles.ts";
import { checkSpec } from "../../src/engine/answer/check-spec.ts";
import { draw } from "../../src/engine/figure/draw.ts";
import type { Puzzle } from "../../src/engine/puzzle.ts";
import { markdown, markdownInline } from "./markdown.ts";

/** What a page gets of a puzzle: text compiled to HTML, figure drawn. Throws with the puzzle's id. */
export function compilePuzzle(source: ListedPuzzle): Puzzle {
  try {
    const fault = checkSpec(source.answer);
    if (fault) throw new Error(fault);
    return {
      id: source.id,
      title: source.title,
      level: source.level,
      minutes: source.minutes,
      problem: markdown(source.problem),
      ...(source.figure && { figure: draw(source.figure) }),
      hint: markdown(source.hint),
      solution: `<ol>${source.solution.map((step) => `<li>${markdownInline(step)}</li>`).join("")}</ol>`,
      answer: source.answer,
      slips: source.slips.map(({ when, say }) => ({ when, say: markdownInline(say) })),
      check: markdownInline(source.check),
    };
  } catch (error) {
    throw new Error(`${source.id}: ${error instanceof Error ? error.message : error}`);
  }
}
