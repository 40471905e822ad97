import type { ReactNode } from "react";
import type { Act } from "./manipulative.ts";

interface ButtonsProps {
  readonly acts: readonly Act<unknown>[];
  readonly onAct: (act: Act<unknown>) => void;
  /** Which part less and more are of, where only they ask for that. */
  readonly choice: ReactNode;
  /** Whether less and more are unfolded. */
  readonly isOpen: boolean;
  readonly onToggle: (open: boolean) => void;
  /** What takes back what was done. */
  readonly children: ReactNode;
}

/**
 * Every act as a button. What a hand does by dragging is folded away, less and more of one thing on both sides of it; so is
 * what is seldom wanted. What can only be pressed stands there, pale where it can do nothing just now.
 */
export function Buttons({ acts, onAct, choice, isOpen, onToggle, children }: ButtonsProps) {
  const knobs = [...new Set(acts.flatMap(({ knob }) => (knob === undefined ? [] : [knob])))];
  const chips = acts.filter(({ chip }) => chip);
  const plain = acts.filter(({ knob, chip }) => knob === undefined && !chip);
  const seldom = plain.filter(({ rare }) => rare);
  const press = (act: Act<unknown>, sign?: string) => (
    // It keeps the focus where it can do nothing just now, so it is not disabled.
    <button
      key={act.id}
      type="button"
      className={`btn ${sign ? "btn-icon" : ""}`}
      data-act={act.id}
      data-on={act.chip?.on || undefined}
      aria-disabled={act.to === null}
      onClick={() => onAct(act)}
    >
      {sign ? (
        <>
          <span aria-hidden="true">{sign}</span>
          <span className="sr-only">{act.label}</span>
        </>
      ) : (
        act.label
      )}
    </button>
  );
  return (
    <>
      {chips.length > 0 && (
        <div className="mv-row mv-chips">
          <span aria-hidden="true">{chips[0]?.chip?.row}</span>
          {chips.map((act) => press(act, act.chip?.text))}
        </div>
      )}
      <div className="mv-row mv-acts">{plain.filter(({ rare }) => !rare).map((act) => press(act))}</div>
      <div className="mv-row">
        {knobs.length > 0 && (
          <details
            className="reveal mv-more"
            open={isOpen}
            onToggle={({ currentTarget }) => onToggle(currentTarget.open)}
          >
            <summary className="btn btn-plain">
              <span className="when-closed">Show {"\u2212"} and +</span>
              <span className="when-open">Hide {"\u2212"} and +</span>
            </summary>
            {choice}
            <div className="mv-row mv-acts">
              {knobs.map((knob, i) => {
                const [less, more] = acts.filter((act) => act.knob === knob);
                return (
                  // Counted, not called by their words, which change with every press: the focus stays on its button.
                  // biome-ignore lint/suspicious/noArrayIndexKey: their number and order stay
                  <div key={i} className="mv-knob">
                    {less && press(less, "\u2212")}
                    <span>{knob}</span>
                    {more && press(more, "+")}
                  </div>
                );
              })}
            </div>
          </details>
        )}
        {seldom.length > 0 && (
          <details className="reveal mv-more">
            <summary className="btn btn-plain">
              <span className="when-closed">More</span>
              <span className="when-open">Less</span>
            </summary>
            <div className="mv-row mv-acts">{seldom.map((act) => press(act))}</div>
          </details>
        )}
        {children}
      </div>
    </>
  );
}
