import type { Posed, Question } from "../exercise.ts";
import { draw } from "../figure/draw.ts";
import { markdown, markdownInline } from "./markdown.ts";

/** What a page gets of a question: texts compiled to HTML, figure drawn. */
export function typesetQuestion({ prompt, figure, answer, steps, slips, check }: Question): Posed {
  return {
    prompt: markdown(prompt),
    ...(figure && { figure: draw(figure) }),
    answer,
    steps: steps.map(markdownInline),
    slips: slips.map((slip) => ({ ...slip, say: markdownInline(slip.say) })),
    check: markdownInline(check),
  };
}
