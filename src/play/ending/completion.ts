import type { AnswerSpec } from "../../engine/answer/answer.ts";

/** Lets the figure inside an element complete itself with what was found. What does that is fetched when it is needed. */
export function completeFigureIn(element: Element | null, found: string, answer: AnswerSpec): void {
  const figure = element?.querySelector<SVGSVGElement>("svg.figure");
  if (!figure) return;
  // A figure that stays as it was is no trouble worth a word.
  import("./complete-figure.ts").then(
    ({ completeFigure }) => completeFigure(figure, found, answer),
    () => undefined,
  );
}
