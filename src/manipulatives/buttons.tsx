import type { Act } from "./manipulative.ts";

interface ButtonsProps {
  readonly acts: readonly Act<unknown>[];
  readonly onAct: (act: Act<unknown>) => void;
}

/** Every act as a button; less and more of one thing stand on both sides of it, and what is seldom wanted is folded away. */
export function Buttons({ acts, onAct }: ButtonsProps) {
  const knobs = [...new Set(acts.flatMap(({ knob }) => (knob === undefined ? [] : [knob])))];
  const plain = acts.filter(({ knob }) => knob === undefined);
  const seldom = plain.filter(({ rare }) => rare);
  const press = (act: Act<unknown>, sign?: string) => (
    // It keeps the focus where it can do nothing just now, so it is not disabled.
    <button
      key={act.id}
      type="button"
      className={`btn ${sign ? "btn-icon" : ""}`}
      data-act={act.id}
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
      {knobs.length > 0 && (
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
      )}
      <div className="mv-row mv-acts">{plain.filter(({ rare }) => !rare).map((act) => press(act))}</div>
      {seldom.length > 0 && (
        <details className="reveal mv-more">
          <summary className="btn btn-plain">
            <span className="when-closed">More to do with it</span>
            <span className="when-open">Less</span>
          </summary>
          <div className="mv-row mv-acts">{seldom.map((act) => press(act))}</div>
        </details>
      )}
    </>
  );
}
