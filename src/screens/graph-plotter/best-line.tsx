import { useState } from "react";
import type { Cloud } from "../../tools/plotter/telling.ts";
import { announce } from "../../ui/announce/announcer.ts";

interface BestLineProps {
  readonly cloud: Cloud;
  /** Whether the line of best fit is in the list already. */
  readonly isDrawn: boolean;
  readonly onLine: (text: string) => void;
}

/** A line through points: first one's own guess, and how near it is; the best one when asked for. */
export function BestLine({ cloud, isDrawn, onLine }: BestLineProps) {
  const [isShown, show] = useState(false);
  const { place, formula, told, guesses } = cloud;
  return (
    <section className="card flex flex-col gap-2 p-4">
      <h2 className="text-lg">A line through the points of line {place}</h2>
      {guesses.length === 0 && (
        <p>Where would you lay a straight line? Add your own, such as y = x + 1, and see how near it comes.</p>
      )}
      {guesses.map(({ id, place: number, text, missed }) => (
        <p key={id}>
          Line {number}, {text}, misses the points by {missed}.
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
      {isShown && !isDrawn && (
        <button type="button" className="btn screen-only self-start" onClick={() => onLine(formula)}>
          Draw it
        </button>
      )}
    </section>
  );
}
