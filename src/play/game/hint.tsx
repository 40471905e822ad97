import { useEffect, useRef } from "react";
import { announce } from "../../ui/announcer.ts";
import { Icon } from "../../ui/icon.tsx";
import type { Hints } from "./use-hint.ts";

interface HintPanelProps<Move> {
  readonly hints: Hints<Move>;
  readonly onDo: (moves: readonly Move[]) => void;
}

/** What the hint says, with the way to its next rung; nothing before it is asked for. */
export function HintPanel<Move>({ hints: { button, hint, why, close }, onDo }: HintPanelProps<Move>) {
  const words = useRef<HTMLDivElement>(null);
  // Each time it is asked for, so that asking again says it again.
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is announced is the hint
  useEffect(() => announce(words.current), [hint]);
  if (!hint) return null;
  const { rung, step } = hint;
  const back = () => button.current?.focus({ preventScroll: true });
  return (
    <section className="hint-card card border-hue-line bg-hue-soft" aria-label="Hint">
      <div ref={words}>
        {rung === 1 ? (
          <p>{step.look}</p>
        ) : (
          <>
            <p className="font-semibold">{step.technique}</p>
            <p className="mt-1">{step.why}</p>
            {step.links && step.links.length > 0 && (
              <p className="mt-1 text-soft text-sm">
                On the board: of two ends of a solid line one is right; of a dashed line, never both.
              </p>
            )}
          </>
        )}
      </div>
      <div className="hint-ways">
        {rung === 1 ? (
          <button type="button" className="btn" onClick={why}>
            <Icon name="lightbulb" /> Tell me why
          </button>
        ) : (
          <button
            type="button"
            className="btn"
            onClick={() => {
              back();
              onDo(step.moves);
            }}
          >
            <Icon name="check" /> Do it for me
          </button>
        )}
        <button
          type="button"
          className="btn btn-plain"
          onClick={() => {
            back();
            close();
          }}
        >
          Close the hint
        </button>
      </div>
    </section>
  );
}
