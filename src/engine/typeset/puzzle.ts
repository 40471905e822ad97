import { betrays, checkInside } from "../answer/check-inside.ts";
import { checkSpec } from "../answer/check-spec.ts";
import { draw } from "../figure/draw.ts";
import type { Puzzle, PuzzleFacts, PuzzleText } from "../puzzle.ts";
import { boxed } from "./boxed.ts";
import { markdown, markdownInline } from "./markdown.ts";

type Source = PuzzleText &
  Pick<PuzzleFacts, "level" | "minutes" | "topic"> &
  Partial<Pick<PuzzleFacts, "technique">> & {
    readonly id: string;
    readonly family?: string;
    readonly version?: number;
  };

/** What a page gets of a puzzle: text compiled to HTML, figure drawn. Throws with the puzzle's id. */
export function typesetPuzzle(source: Source): Puzzle {
  try {
    const { html, inside } = boxed(source.problem, source.inside);
    const betrayed = source.family ? null : betrays(source.answer, inside);
    const fault = checkSpec(source.answer) ?? checkInside(source.answer, inside) ?? betrayed;
    if (fault) throw new Error(fault);
    return {
      id: source.id,
      title: source.title,
      level: source.level,
      minutes: source.minutes,
      problem: html,
      ...(source.figure && { figure: draw(source.figure) }),
      hint: markdown(source.hint),
      solution: `<ol>${source.solution.map((step) => `<li>${markdownInline(step)}</li>`).join("")}</ol>`,
      answer: source.answer,
      ...(inside && { inside }),
      slips: source.slips.map(({ when, say }) => ({ when, say: markdownInline(say) })),
      check: markdownInline(source.check),
      ...(source.family && { family: source.family }),
      ...(source.version && { version: source.version }),
      ...(source.topic && { topic: source.topic }),
      ...(source.technique && { idea: source.technique }),
    };
  } catch (error) {
    throw new Error(`${source.id}: ${error instanceof Error ? error.message : error}`);
  }
}
