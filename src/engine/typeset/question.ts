import type { Posed, Question } from "../exercise.ts";
import { draw } from "../figure/draw.ts";
import { boxed } from "./boxed.ts";
import { markdownInline } from "./markdown.ts";

/**
 * What a page gets of a question: texts compiled to HTML, figure drawn. Its steps and what is said of its slips are compiled when they
 * are read: a sheet of thirty shows the prompts alone, and they are a tenth of it.
 */
export function typesetQuestion(question: Question): Posed {
  const { figure, answer, steps, slips, check, shows } = question;
  const { html, inside } = boxed(question.prompt, question.inside);
  return {
    prompt: html,
    ...(figure && { figure: draw(figure) }),
    answer,
    ...(inside && { inside }),
    steps: steps.reduce<string[]>((all, step, at) => later(all, at, () => markdownInline(step)), []),
    slips: slips.map((slip) => later({ ...slip }, "say", () => markdownInline(slip.say))),
    check: markdownInline(check),
    ...(shows && { shows }),
  };
}

/** An object, or a list, one field of which is made when it is first read. */
function later<T extends object>(whole: T, field: keyof T, make: () => T[keyof T]): T {
  const kept = { enumerable: true, configurable: true };
  return Object.defineProperty(whole, field, {
    ...kept,
    get: () => {
      const value = make();
      Object.defineProperty(whole, field, { ...kept, writable: true, value });
      return value;
    },
  });
}
