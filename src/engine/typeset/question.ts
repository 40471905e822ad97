import type { Posed, Question } from "../exercise.ts";
import { draw } from "../figure/draw.ts";
import { boxed } from "./boxed.ts";
import { markdownInline } from "./markdown.ts";

/** What a page gets of a question: texts compiled to HTML, figure drawn. */
export function typesetQuestion(question: Question): Posed {
  const { figure, answer, steps, slips, check, shows } = question;
  const { html, inside } = boxed(question.prompt, question.inside);
  return {
    prompt: html,
    ...(figure && { figure: draw(figure) }),
    answer,
    ...(inside && { inside }),
    steps: steps.map(markdownInline),
    slips: slips.map((slip) => ({ ...slip, say: markdownInline(slip.say) })),
    check: markdownInline(check),
    ...(shows && { shows }),
  };
}
