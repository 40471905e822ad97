import { useEffect, useRef } from "react";
import { capital, count, inWords } from "../../engine/words.ts";
import { runsIn } from "../../learner/derive/kinds.ts";
import { useLog } from "../../learner/hooks/use-log.ts";
import type { Run } from "../../learner/records/entry.ts";
import { anotherLook } from "../../tools/speed/another-look.ts";
import { type Kind, kindOf } from "../../tools/speed/kind.ts";
import { type Answered, isKept, leastKept, type Outcome, rateOf, result } from "../../tools/speed/result.ts";
import type { Sum } from "../../tools/speed/sums.ts";
import { bestOf, type Won, won } from "../../tools/speed/won.ts";
import { useInSight } from "../../ui/hooks/use-in-sight.ts";
import { Icon } from "../../ui/icon.tsx";
import type { IconName } from "../../ui/icon-names.ts";
import { LineChart } from "../../ui/line-chart.tsx";
import { useNumberText } from "../../ui/numbers/number-text.ts";
import { RunTrace } from "./run-trace.tsx";

interface SpeedResultProps {
  readonly outcome: Outcome;
  /** When it was over: the runs before are older. */
  readonly since: number;
  /** What this run is compared with. */
  readonly kind: Kind;
  readonly onAgain: () => void;
  readonly onSlow: (sums: readonly Sum[]) => void;
  readonly onSettings: () => void;
}

const shown = 10;
const icons: Readonly<Record<Won["about"], IconName>> = { best: "trophy", row: "flame", clean: "check-check" };

/** What came of a run: rate, accuracy, the sums to look at again, and how it stands beside the last ones. */
export function SpeedResult({ outcome, since, kind, onAgain, onSlow, onSettings }: SpeedResultProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const again = useRef<HTMLButtonElement>(null);
  useInSight(again);
  const numberText = useNumberText();
  const { answered, ms } = outcome;
  const { right, wrong, rate, accuracy } = result(answered, ms);
  const { sums, usual } = anotherLook(answered);
  const item = kindOf(kind);
  const log = useLog([item]);
  const runs = runsIn(log ?? []).filter((run) => run.item === item);
  const isRun = isKept(outcome);
  const earlier = log && isRun ? runs.filter(({ at }) => at < since) : null;
  const best = earlier ? bestOf(earlier) : 0;
  const compared = isRun && runs.length > 1;
  const all = won(outcome, earlier, numberText);
  const seconds = (ms: number) => `${numberText((ms / 1000).toFixed(1))} s`;
  return (
    <section className="card flex flex-col gap-5 p-5 sm:p-7" aria-labelledby="speed-over">
      <div>
        <h2 id="speed-over" ref={heading} tabIndex={-1} className="text-2xl">
          {headline(right, wrong)}
        </h2>
        <p className="mt-1 text-soft">
          {right > 0 &&
            `${numberText(rate)} a minute, ${accuracy}% of ${count(answered.length, "sum")} at the first go. `}
          {isRun ? best > rate && `Your best so far: ${numberText(best)} a minute.` : uncounted(outcome, kind)}
        </p>
        {all.length > 0 && (
          <ul className="mt-3 flex flex-col items-start gap-1.5">
            {all.map(({ about, words }) => (
              <li key={about} className="flex items-center gap-2 font-bold text-good">
                <Icon name={icons[about]} /> {capital(words)}
              </li>
            ))}
          </ul>
        )}
      </div>
      {answered.length > 1 && <RunTrace answered={answered} pace={best > 0 ? 60_000 / best : null} />}
      <div className="flex flex-wrap gap-3">
        <button ref={again} type="button" className="btn btn-main scroll-mb-20" onClick={onAgain}>
          <Icon name="rotate-ccw" /> Once more
        </button>
        {sums.length > 0 && (
          <button type="button" className="btn" onClick={() => onSlow(sums)}>
            Practise {sums.length === 1 ? "the one" : `the ${inWords(sums.length)}`} below
          </button>
        )}
        <button type="button" className="btn" onClick={onSettings}>
          Other sums
        </button>
      </div>
      {answered.length > 0 && (
        <div>
          <h3 className="mb-1 text-lg">Worth another look</h3>
          <p className="mb-2 max-w-[68ch] text-soft">{lookWords(sums, usual === null ? null : seconds(usual))}</p>
          <ul className="flex flex-wrap gap-2">
            {sums.map(({ text, answer, ms, first }) => (
              <li key={text} className="chip tabular-nums">
                {text} = {answer}
                <span className="text-soft"> {first ? seconds(ms) : "missed"}</span>
              </li>
            ))}
          </ul>
        </div>
      )}
      {compared && (
        <div className="grid gap-5 md:grid-cols-2">
          <LineChart
            label="Right sums a minute, your last runs of this kind"
            points={runs.slice(-shown).map((run, i) => ({ name: String(i + 1), value: rateOf(run) }))}
          />
          <LineChart
            label="Right at the first go, in per cent"
            points={runs.slice(-shown).map((run, i) => ({ name: String(i + 1), value: accuracyOf(run) }))}
          />
        </div>
      )}
    </section>
  );
}

function headline(right: number, wrong: number): string {
  if (right + wrong === 0) return "No sum done this time";
  if (right === 0) return `${count(wrong, "slip")}, none right at the first go yet`;
  return wrong === 0 ? `${right} right` : `${right} right, ${count(wrong, "slip")}`;
}

/** Why a run is no best, where that is not plain. */
function uncounted(outcome: Outcome, { seconds }: Kind): string {
  const { answered, ms, stopped, over } = outcome;
  if (stopped)
    return over === null
      ? `You stopped after ${Math.floor(ms / 1000)} of ${seconds} seconds, so this run does not count for your bests.`
      : `You stopped after ${answered.length} of ${over} sums.`;
  if (answered.length === 0) return "Smaller numbers, or no clock, make a good beginning.";
  return over === null && !isKept(outcome) ? `A run counts for your bests from ${inWords(leastKept)} sums on.` : "";
}

/** What the list holds, or why it is empty. `usual` is the usual time in words; null where it cannot be told. */
function lookWords(sums: readonly Answered[], usual: string | null): string {
  const missed = sums.some(({ first }) => !first);
  const slow = sums.some(({ first }) => first);
  if (missed && slow) return `What you missed, then what took you much longer than your usual ${usual}.`;
  if (missed) return "What you missed at the first go.";
  if (slow) return `What took you much longer than your usual ${usual}.`;
  return usual
    ? `Nothing this time: all right at the first go, and none took you much longer than your usual ${usual}.`
    : "Nothing this time: all right at the first go.";
}

function accuracyOf({ right, wrong }: Run): number {
  return right + wrong === 0 ? 0 : Math.round((100 * right) / (right + wrong));
}
