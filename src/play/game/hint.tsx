import { useState } from "react";
import type { Step } from "../../engine/game/game.ts";
import { Icon } from "../../ui/icon.tsx";

/** A hint, a rung at a time: 1 where to look, 2 why. The third rung is to do it. */
export interface Hint<Move> {
  readonly rung: 1 | 2;
  readonly step: Step<Move>;
}

/** The hint to what stands on the board now; it goes with the next move. `next` gives the next rung. */
export function useHint<State, Move>(state: State, stepOf: () => Step<Move> | null) {
  const [hint, setHint] = useState<(Hint<Move> & { readonly of: State }) | null>(null);
  const now = hint?.of === state ? hint : null;
  /** Whether there is a step. */
  function next(): boolean {
    const step = now?.step ?? stepOf();
    setHint(step && { of: state, step, rung: now ? 2 : 1 });
    return step !== null;
  }
  return { hint: now, next, close: () => setHint(null) };
}

interface HintPanelProps<Move> {
  readonly hint: Hint<Move>;
  readonly onWhy: () => void;
  readonly onDo: (moves: readonly Move[]) => void;
  readonly onClose: () => void;
}

/** What the hint says, with the way to its next rung. */
export function HintPanel<Move>({ hint: { rung, step }, onWhy, onDo, onClose }: HintPanelProps<Move>) {
  return (
    <section className="card border-hue-line bg-hue-soft p-4" aria-label="Hint">
      <div role="status">
        {rung === 1 ? (
          <p>{step.look}</p>
        ) : (
          <>
            <p className="font-semibold">{step.technique}</p>
            <p className="mt-1">{step.why}</p>
          </>
        )}
      </div>
      <div className="mt-3 flex flex-wrap gap-2">
        {rung === 1 ? (
          <button type="button" className="btn" onClick={onWhy}>
            <Icon name="lightbulb" /> Tell me why
          </button>
        ) : (
          <button type="button" className="btn" onClick={() => onDo(step.moves)}>
            <Icon name="check" /> Do it for me
          </button>
        )}
        <button type="button" className="btn btn-plain" onClick={onClose}>
          Close the hint
        </button>
      </div>
    </section>
  );
}
