import { useEffect, useRef } from "react";
import { runsIn } from "../../learner/derive/kinds.ts";
import type { Run } from "../../learner/records/entry.ts";
import { useLog } from "../../learner/use-log.ts";
import { type Answered, rateOf, result } from "../../tools/speed/result.ts";
import type { Sum } from "../../tools/speed/sums.ts";
import { Icon } from "../../ui/icon.tsx";
import { LineChart } from "../../ui/line-chart.tsx";
import { useNumberText } from "../../ui/number-text.ts";

interface SpeedResultProps {
  readonly answered: readonly Answered[];
  readonly ms: number;
  /** What this run is compared with. */
  readonly kind: string;
  readonly onAgain: () => void;
  readonly onSlow: (sums: readonly Sum[]) => void;
  readonly onSettings: () => void;
}

const shown = 10;

/** What came of a run: rate, accuracy, the sums to look at again, and how it stands beside the last ones. */
export function SpeedResult({ answered, ms, kind, onAgain, onSlow, onSettings }: SpeedResultProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const numberText = useNumberText();
  const { right, wrong, rate, accuracy, slowest } = result(answered, ms);
  const before = runsIn(useLog([kind]) ?? []).filter(({ item }) => item === kind);
  const best = Math.max(0, ...before.map(rateOf));
  return (
    <section className="card flex flex-col gap-5 p-5 sm:p-7" aria-labelledby="speed-over">
      <div>
        <h2 id="speed-over" ref={heading} tabIndex={-1} className="text-2xl">
          {right} right{wrong > 0 && `, ${wrong} ${wrong === 1 ? "slip" : "slips"}`}
        </h2>
        <p className="mt-1 text-soft">
          {numberText(rate)} a minute
          {accuracy !== null && `, ${accuracy}% at the first go`}.{" "}
          {before.length > 1 &&
            (best > rate ? `Your best so far: ${numberText(best)} a minute.` : "That is your best so far.")}
        </p>
      </div>
      {before.length > 1 && (
        <div className="grid gap-5 md:grid-cols-2">
          <LineChart
            label="Right sums a minute, your last runs of this kind"
            points={before.slice(-shown).map((run, i) => ({ name: String(i + 1), value: rateOf(run) }))}
          />
          <LineChart
            label="Right at the first go, in per cent"
            points={before.slice(-shown).map((run, i) => ({ name: String(i + 1), value: accuracyOf(run) }))}
          />
        </div>
      )}
      {slowest.length > 0 && (
        <div>
          <h3 className="mb-2 text-lg">Worth another look</h3>
          <ul className="flex flex-wrap gap-2">
            {slowest.map(({ text, answer, ms, first }) => (
              <li key={text} className="chip tabular-nums">
                {text} = {answer}
                <span className="text-soft"> {first ? `${numberText((ms / 1000).toFixed(1))} s` : "missed"}</span>
              </li>
            ))}
          </ul>
        </div>
      )}
      <div className="flex flex-wrap gap-3">
        <button type="button" className="btn btn-main" onClick={onAgain}>
          <Icon name="rotate-ccw" /> Once more
        </button>
        {slowest.length > 0 && (
          <button type="button" className="btn" onClick={() => onSlow(slowest)}>
            Practise these, no clock
          </button>
        )}
        <button type="button" className="btn" onClick={onSettings}>
          Other sums
        </button>
      </div>
    </section>
  );
}

function accuracyOf({ right, wrong }: Run): number {
  return right + wrong === 0 ? 0 : Math.round((100 * right) / (right + wrong));
}
