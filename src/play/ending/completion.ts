import type { AnswerSpec } from "../../engine/answer/answer.ts";

/** Lets the problem inside an element complete itself with what was found: its figure, or its sums. What does that is fetched when needed. */
export function completeIn(problem: Element | null, found: string, answer: AnswerSpec): void {
  const figure = problem?.querySelector<SVGSVGElement>("svg.figure");
  // A problem that stays as it was is no trouble worth a word.
  const nothing = () => undefined;
  if (figure)
    import("./complete-figure.ts").then(({ completeFigure }) => completeFigure(figure, found, answer), nothing);
  else if (problem) import("./light-up.ts").then(({ lightUp }) => lightUp(problem), nothing);
}
