import { type ReactNode, type Ref, useMemo } from "react";
import { capital, inWords } from "../../engine/words.ts";
import { dayOf } from "../../learner/day.ts";
import { countPractised, countSolved } from "../../learner/derive/progress.ts";
import { rightDays, streak } from "../../learner/derive/streak.ts";
import { useLog } from "../../learner/use-log.ts";
import { Icon } from "../../ui/icon.tsx";
import { FoundPicture } from "../ending/found-picture.tsx";
import type { Tone } from "../ending/made-of.ts";
import { wordsOfLeaves } from "../ending/sunflower.ts";
import { Sunflower } from "../ending/sunflower-picture.tsx";
import type { Answered } from "./asked.ts";
import { runWords } from "./run-words.ts";

interface RunSummaryProps {
  readonly ref: Ref<HTMLHeadingElement>;
  readonly answered: readonly Answered[];
  /** What was won in this run, in words. */
  readonly won: readonly string[];
  readonly onAgain: () => void;
  readonly onLeave: () => void;
  readonly children: ReactNode;
}

const tones: Record<Answered["outcome"], Tone> = { alone: "full", helped: "other", missed: "open" };

/** What came of a run: how it went, what it won, the leaf that it made grow, and the ways on. */
export function RunSummary({ ref, answered, won, onAgain, onLeave, children }: RunSummaryProps) {
  const outcomes = answered.map(({ outcome }) => outcome);
  const count = (wanted: string) => outcomes.filter((one) => one === wanted).length;
  const log = useLog();
  const { seeds, practised, days } = useMemo(
    () => ({
      seeds: countSolved(log ?? []),
      practised: countPractised(log ?? []),
      days: streak(rightDays(log ?? []), dayOf(new Date())),
    }),
    [log],
  );
  // A run in which nothing was right made nothing grow.
  const grew = practised > 0 && count("missed") < answered.length;
  return (
    <section className="card p-5 sm:p-7" aria-labelledby="run-over">
      <h2 id="run-over" ref={ref} tabIndex={-1} className="text-2xl">
        {runWords(outcomes)}
      </h2>
      <p className="mt-1">
        {count("alone")} of {answered.length} at once and alone
        {count("helped") > 0 && `, ${count("helped")} on the way`}
        {count("missed") > 0 && `, ${count("missed")} to meet again`}.
      </p>
      <div className="text-good">
        <FoundPicture mark="dot" rows={[outcomes.map((outcome) => tones[outcome])]} />
      </div>
      {/* The flower comes with the record; its place is kept. */}
      <div className="solved-facts mt-4 min-h-27">
        {grew && <Sunflower seeds={seeds} practised={practised} byLeaf />}
        <div>
          {grew && <p>{wordsOfLeaves(practised)}</p>}
          <ul className="mt-1 font-bold text-good">
            {won.map((words) => (
              <li key={words}>
                <Icon name="trending-up" /> {words}
              </li>
            ))}
            {days > 1 && (
              <li>
                <Icon name="flame" /> {days} days in a row
              </li>
            )}
          </ul>
        </div>
      </div>
      <div className="mt-4 mb-6 flex flex-wrap gap-3">
        <button type="button" className="btn btn-main" onClick={onAgain}>
          <Icon name="rotate-ccw" /> {capital(inWords(answered.length))} more
        </button>
        <button type="button" className="btn" onClick={onLeave}>
          All skills
        </button>
      </div>
      {children}
    </section>
  );
}
