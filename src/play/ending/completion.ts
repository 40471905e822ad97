import type { AnswerSpec } from "../../engine/answer/answer.ts";

/** Lets the figure inside an element complete itself with what was found. What does that is fetched when it is needed. */
export function completeFigureIn(element: Element | null, found: string, answer: AnswerSpec): void {
  const figure = element?.querySelector<SVGSVGElement>("svg.figure");
  if (!figure) return;
  const letter = "label" in answer ? answer.label : undefined;
  const unit = ("unit" in answer && answer.unit) || "";
  // A figure that stays as it was is no trouble worth a word.
  import("./complete-figure.ts")
    .then(({ completeFigure }) => completeFigure(figure, withUnit(figure, found, unit), letter))
    .catch(() => undefined);
}

/** With its unit, where the other labels of the figure have it and it was not typed. */
function withUnit(figure: Element, found: string, unit: string): string {
  const labels = [...figure.querySelectorAll("text")].map((text) => text.textContent ?? "");
  if (!unit || found.endsWith(unit) || !labels.some((label) => label.endsWith(unit))) return found;
  return unit === "°" ? found + unit : `${found} ${unit}`;
}
