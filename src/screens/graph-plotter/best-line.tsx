import { useState } from "react";
import { showExpression } from "../../maths/expression/show.ts";
import { valueAt } from "../../tools/plotter/curve.ts";
import type { Angle } from "../../tools/plotter/interval/program.ts";
import { bestLine, type Dot, lineTree, misfit, strength } from "../../tools/plotter/regression.ts";
import { shownNumber } from "../../tools/plotter/words.ts";
import { announce } from "../../ui/announcer.ts";
import { pointsOf } from "./shapes.ts";
import type { Readable } from "./use-curves.ts";
import type { ReadEntry } from "./use-picture.ts";

/** A line of the list that has points enough to lay a line through them. */
export interface Cloud {
  readonly id: number;
  readonly place: number;
  readonly dots: readonly Dot[];
}

const enough = 3;

export function cloudsOf(entries: readonly ReadEntry[], angle: Angle): readonly Cloud[] {
  return entries.flatMap(({ id, hidden, row }, index) => {
    if (hidden || row.kind !== "drawing" || row.drawing.kind !== "points") return [];
    const dots = pointsOf(row.drawing, angle);
    return dots.length >= enough ? [{ id, place: index + 1, dots }] : [];
  });
}

interface BestLineProps {
  readonly cloud: Cloud;
  readonly curves: readonly Readable[];
  readonly onLine: (text: string) => void;
}

/** A line through points: first one's own guess, and how near it is; the best one when asked for. */
export function BestLine({ cloud, curves, onLine }: BestLineProps) {
  const [isShown, show] = useState(false);
  const { place, dots } = cloud;
  const fit = bestLine(dots);
  if (!fit) return null;
  const formula = `y = ${showExpression(lineTree(fit, 4))}`;
  const best = misfit(dots, (x) => fit.gradient * x + fit.intercept);
  const guesses = curves
    .map((curve) => ({ ...curve, missed: misfit(dots, (x) => valueAt(curve.curve.of, x)) }))
    .filter(({ missed }) => Number.isFinite(missed));
  const told = `The line of best fit is ${formula}: ${strength(fit.correlation)}. It misses by ${shownNumber(best)}.`;
  return (
    <section className="card flex flex-col gap-2 p-4">
      <h2 className="text-lg">A line through the points of line {place}</h2>
      {guesses.length === 0 && (
        <p>Where would you lay a straight line? Add your own, such as y = x + 1, and see how near it comes.</p>
      )}
      {guesses.map(({ id, place: number, text, missed }) => (
        <p key={id}>
          Line {number}, {text}, misses the points by {shownNumber(missed)}.
        </p>
      ))}
      {guesses.length > 0 && (
        <p className="text-sm text-soft">
          That is every distance straight up or down to a point, multiplied by itself, all added up. Smaller is better.
        </p>
      )}
      {isShown ? (
        <p>{told}</p>
      ) : (
        <button
          type="button"
          className="btn screen-only self-start"
          onClick={() => {
            show(true);
            announce(told);
          }}
        >
          Show the line of best fit
        </button>
      )}
      {isShown && !curves.some(({ text }) => text === formula) && (
        <button type="button" className="btn screen-only self-start" onClick={() => onLine(formula)}>
          Draw it
        </button>
      )}
    </section>
  );
}
