import type { AnswerSpec } from "../../../src/engine/answer/answer.ts";
import type { Figure } from "../../../src/engine/figure/figure.ts";
import type { Shown } from "./reading.ts";

/** What stands on the page of a problem, in its author's Markdown: nothing that is only known behind it. */
export interface Posed {
  readonly problem?: string;
  readonly prompt?: string;
  readonly figure?: Figure;
  readonly answer: AnswerSpec;
}

export function shownOf({ problem, prompt, figure, answer }: Posed): Shown {
  return {
    words: problem ?? prompt ?? "",
    labels: figure ? labelsOf(figure) : [],
    options: answer.kind === "choice" ? answer.options : [],
  };
}

/** The labels of a figure as it is drawn at first, in the order of its marks. */
export function labelsOf({ draw }: Figure): string[] {
  return draw.flatMap((mark) => {
    if ("text" in mark) return [mark.text];
    return "label" in mark && mark.label !== undefined ? [mark.label] : [];
  });
}
