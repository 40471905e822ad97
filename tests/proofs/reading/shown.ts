import type { AnswerSpec } from "../../../src/engine/answer/answer.ts";
import type { At, Figure, Mark } from "../../../src/engine/figure/figure.ts";
import type { Spot } from "../plane.ts";
import type { Drawn, Shown } from "./reading.ts";

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
    labels: figure ? labelled(figure).map(({ text }) => text) : [],
    options: answer.kind === "choice" ? answer.options : [],
    ...(figure && { drawn: drawnIn(figure) }),
  };
}

/** The labels of a figure as it is drawn at first, in the order of its marks. */
function labelled({ draw }: Figure): { text: string; mark: Mark }[] {
  return draw.flatMap((mark): { text: string; mark: Mark }[] => {
    if ("text" in mark) return [{ text: mark.text, mark }];
    return "label" in mark && mark.label !== undefined ? [{ text: mark.label, mark }] : [];
  });
}

function drawnIn(figure: Figure): Drawn {
  const spot = (at: At): Spot => {
    const found = typeof at === "string" ? figure.points[at] : at;
    if (!found) throw new Error(`no point is named ${at}`);
    return found;
  };
  const middle = (line: readonly At[]): Spot => {
    const [[ax, ay], [bx, by]] = [spot(line[0] ?? ""), spot(line.at(-1) ?? "")];
    return [(ax + bx) / 2, (ay + by) / 2];
  };
  return {
    spots: labelled(figure).map(({ mark }) => {
      if ("text" in mark) return spot(mark.at);
      if ("dot" in mark) return spot(mark.dot);
      if ("angle" in mark) return spot(mark.angle[1]);
      return "line" in mark ? middle(mark.line) : [Number.NaN, Number.NaN];
    }),
    dots: figure.draw.flatMap((mark) => ("dot" in mark ? [spot(mark.dot)] : [])),
    polygons: figure.draw.flatMap((mark) => ("polygon" in mark ? [mark.polygon.map(spot)] : [])),
    lines: figure.draw.flatMap((mark) => ("line" in mark ? [mark.line.map(spot)] : [])),
  };
}
