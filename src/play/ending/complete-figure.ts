import type { AnswerSpec } from "../../engine/answer/answer.ts";
import { move } from "../../ui/motion.ts";

const comes: Keyframe[] = [{ opacity: 0 }, { opacity: 1 }];

/**
 * Lets a figure complete itself: what was asked for is written where its sign stood, and the lines that show why are drawn,
 * one after the other. Where nothing is to move they are there at once.
 */
export function completeFigure(figure: SVGSVGElement, reading: string, answer: AnswerSpec): void {
  const letter = "label" in answer ? answer.label : undefined;
  const found = withUnit(figure, reading, ("unit" in answer && answer.unit) || "");
  const late = figure.querySelector(".fig-late");
  for (const text of figure.querySelectorAll("text")) {
    const sign = text.textContent?.trim();
    if (sign !== "?" && (!letter || sign !== letter)) continue;
    text.textContent = sign === "?" ? found : `${letter} = ${found}`;
    text.classList.add("fig-found");
  }
  figure.classList.add("fig-complete");
  // What is new is drawn into what stands there. Nothing that stood there goes, not even for a moment.
  const drawn = late;
  if (!drawn) {
    for (const text of figure.querySelectorAll(".fig-found")) move(text, comes, "calm");
    return;
  }
  const lines = [...drawn.querySelectorAll<SVGGeometryElement>(".fig-line, .fig-thin, .fig-axis")];
  for (const [at, line] of lines.entries()) {
    const length = line.getTotalLength();
    const isDashed = line.classList.contains("fig-dashed");
    const pen = { strokeDasharray: length, strokeDashoffset: length };
    // What has dashes of its own comes up as a whole.
    const frames = isDashed ? comes : [pen, { ...pen, strokeDashoffset: 0 }];
    move(line, frames, "sweeping", [at / lines.length, "sweeping"]);
  }
  for (const part of drawn.querySelectorAll("text, .fig-filled, [class*='fig-hatch'], .fig-dot, .fig-arrow"))
    move(part, comes, "calm", [2, "sweeping"]);
}

/** With its unit, where the other labels of the figure have it and it was not typed. */
function withUnit(figure: Element, found: string, unit: string): string {
  const labels = [...figure.querySelectorAll("text")].map((text) => text.textContent ?? "");
  if (!unit || found.endsWith(unit) || !labels.some((label) => label.endsWith(unit))) return found;
  return unit === "°" ? found + unit : `${found} ${unit}`;
}
