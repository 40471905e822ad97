import { useEffect, useRef } from "react";
import { Link } from "react-router";
import type { Zone } from "../../engine/exercise.ts";
import { capital, count, inWords } from "../../engine/words.ts";
import { GrownLeaf } from "../../play/ending/grown-leaf.tsx";
import { Review } from "../../play/exam/review.tsx";
import { isOpen } from "../../play/exam/tally.ts";
import type { Place, SkillMap } from "../../tools/assessment/map.ts";
import { type Range, report } from "../../tools/assessment/report.ts";
import { Icon } from "../../ui/icon.tsx";
import type { Result } from "./assessment-run.tsx";
import { KnownList } from "./known-list.tsx";
import { NextSteps, Plan } from "./next-steps.tsx";
import { RangeChart } from "./range-chart.tsx";
import { schoolAges } from "./school-ages.ts";
import { isRight } from "./unfinished.ts";

interface AssessmentReportProps {
  readonly zones: readonly Zone[];
  readonly map: SkillMap;
  readonly result: Result;
  readonly onAgain: () => void;
}

const shownNext = 4;

/**
 * What one can do, what comes next, a plan, and how sure all of it is. Of one that was stopped only what was answered is
 * told: the topics that were asked about, and no more than comes next in them.
 */
export function AssessmentReport({ zones, map, result, onAgain }: AssessmentReportProps) {
  const { marked, belief, stopped } = result;
  const skills = new Map(zones.flatMap((zone) => zone.skills).map((skill) => [skill.id, skill]));
  const { overall, zones: levels, known, next } = report(map, belief);
  const asked = new Set(marked.map(({ item }) => item.zone));
  const told = ({ zone }: { readonly zone: string }) => !stopped || asked.has(zone);
  const first = next.filter(told).slice(0, shownNext);
  const bars = levels.filter(told);
  const name = ({ skill, stage }: Place) => {
    const found = skills.get(skill);
    return { title: found?.title ?? "", label: found?.stages[stage]?.label ?? "" };
  };

  return (
    <div className="flex flex-col gap-6">
      <section className="card p-5 sm:p-7" aria-labelledby="report">
        <Summary result={result} overall={overall} />
        <div className="mb-5">
          <GrownLeaf grew={marked.some(({ verdict }) => verdict === "right")} won={[]} />
        </div>
        <RangeChart zones={bars} />
        <p className="mt-4 max-w-[68ch] text-soft">
          <strong className="text-ink">How sure is this?</strong> The bar of a topic shows where your level lies, eight
          times in ten; the mark on it is the likeliest place. {perTopic(Math.round(marked.length / bars.length))}, so
          its bar is wide. Taken together, your level lies at {schoolAges(overall.from, overall.to)}, with the same
          odds. It is a suggestion where to go on, and no mark.
        </p>
      </section>
      <NextSteps
        places={first}
        name={name}
        under={underOf(zones)}
        shown={marked.some(isRight)}
        nothing={
          stopped
            ? "Everything you were asked, you could do. With more questions we find what is new for you."
            : "You can do all that we have. The puzzles of the hard levels are for you."
        }
      />
      {!stopped && first.length > 0 && <Plan places={first} name={name} />}
      {!stopped && known.length > 0 && <KnownList places={known} name={name} />}
      <p className="screen-only flex flex-wrap gap-3">
        <button type="button" className="btn" onClick={() => print()}>
          <Icon name="printer" /> Print this page
        </button>
        <button type="button" className="btn" onClick={onAgain}>
          <Icon name="rotate-ccw" /> Begin again
        </button>
        <Link to="/statistics" className="btn">
          Your statistics
        </Link>
      </p>
      <div>
        <Review marked={marked} />
      </div>
    </div>
  );
}

/** How many skills rest directly on the skill of a place. */
function underOf(zones: readonly Zone[]): (place: Place) => number {
  return ({ skill }) => zones.flatMap((zone) => zone.skills).filter(({ needs }) => needs.includes(skill)).length;
}

/** How it went in figures, and, of a whole one, where one is. */
function Summary({ result: { marked, ms, stopped }, overall }: { result: Result; overall: Range }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const right = marked.filter(isRight).length;
  const unlearnt = marked.filter(({ typed }) => isOpen(typed)).length;
  const answered = marked.length - unlearnt;
  const minutes = count(Math.max(1, Math.round(ms / 60_000)), "minute");
  return (
    <>
      <h2 id="report" ref={heading} tabIndex={-1} className="text-2xl">
        {stopped ? `You stopped after ${count(marked.length, "question")}` : "Where you are"}
      </h2>
      {stopped ? (
        <p className="mt-2 mb-5 max-w-[68ch]">
          {answered > 0 && `${right === 0 ? "None right yet" : `${right} right`} of the ${answered} you answered. `}
          {unlearnt > 0 && `${capital(inWords(unlearnt))} you have not learnt yet. `}
          This is what {marked.length === 1 ? "it shows" : "they show"} so far; with more questions the bars get
          narrower, and you get a plan.
        </p>
      ) : (
        <>
          <p className="mt-2 max-w-[68ch] text-lg">
            Questions of the kind most people meet at <strong>{schoolAges(overall.level)}</strong> are about right for
            you to learn from.
          </p>
          <p className="mt-1 mb-5 max-w-[68ch] text-soft">
            {marked.length} questions, {right === 0 ? "none" : right} of them right, in {minutes}. They followed your
            answers, so some were bound to be too hard.
          </p>
        </>
      )}
    </>
  );
}

function perTopic(questions: number): string {
  return questions === 1 ? "A topic had one question or so" : `A topic had ${inWords(questions)} or so questions`;
}
