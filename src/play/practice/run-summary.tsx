import { type ReactNode, type Ref, useMemo, useRef } from "react";
import { capital, inWords } from "../../engine/words.ts";
import { useInSight } from "../../ui/hooks/use-in-sight.ts";
import { Icon } from "../../ui/icon.tsx";
import { FoundPicture } from "../ending/found-picture.tsx";
import { GrownLeaf } from "../ending/grown-leaf.tsx";
import type { Tone } from "../ending/made-of.ts";
import type { Answered } from "./asked.ts";
import { NextWay } from "./next-way.tsx";
import { runWords } from "./run-words.ts";

interface RunSummaryProps {
  readonly ref: Ref<HTMLHeadingElement>;
  /** The skill of each question. */
  readonly skills: readonly string[];
  readonly answered: readonly Answered[];
  /** What was won in this run, in words. */
  readonly won: readonly string[];
  /** Comes before another skill where most of it went well. */
  readonly onward: ReactNode;
  readonly onAgain: () => void;
  readonly onLeave: () => void;
  readonly children: ReactNode;
}

const tones: Record<Answered["outcome"], Tone> = { alone: "full", helped: "other", missed: "open" };

/** What came of a run: how it went, what it won, the leaf that it made grow, and the ways on. */
export function RunSummary({ ref, skills, answered, won, onward, onAgain, onLeave, children }: RunSummaryProps) {
  const outcomes = answered.map(({ outcome }) => outcome);
  const run = useMemo(
    () => answered.map(({ outcome }, at) => ({ skill: skills[at] ?? "", outcome })),
    [answered, skills],
  );
  const ways = useRef<HTMLDivElement>(null);
  useInSight(ways);
  const count = (wanted: string) => outcomes.filter((one) => one === wanted).length;
  const well = 2 * count("alone") >= answered.length;
  const more = (isFirst: boolean) => (
    <button type="button" className={isFirst ? "btn btn-main" : "btn"} onClick={onAgain}>
      <Icon name="rotate-ccw" /> {capital(inWords(answered.length))} more
    </button>
  );
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
      <GrownLeaf grew={count("missed") < answered.length} won={won} />
      <div ref={ways} className="mt-4 mb-6 flex scroll-mb-20 flex-wrap items-center gap-3">
        {well && onward ? (
          <>
            {onward}
            {more(false)}
          </>
        ) : (
          <NextWay run={run}>{more}</NextWay>
        )}
        <button type="button" className="btn" onClick={onLeave}>
          All skills
        </button>
      </div>
      {children}
    </section>
  );
}
