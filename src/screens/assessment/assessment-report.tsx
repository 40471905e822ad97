import { useEffect, useRef } from "react";
import { Link } from "react-router";
import type { Zone } from "../../engine/exercise.ts";
import { inWords } from "../../engine/words.ts";
import { Review } from "../../play/test/review.tsx";
import type { Place, SkillMap } from "../../tools/assessment/map.ts";
import { report, studyPlan } from "../../tools/assessment/report.ts";
import { Icon } from "../../ui/icon.tsx";
import type { Result } from "./assessment-run.tsx";
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
const shownKnown = 8;

/** What one can do, what comes next, a plan, and how sure all of it is. */
export function AssessmentReport({ zones, map, result: { marked, belief, ms }, onAgain }: AssessmentReportProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const skills = new Map(zones.flatMap((zone) => zone.skills).map((skill) => [skill.id, skill]));
  const { overall, zones: levels, known, next } = report(map, belief);
  const first = next.slice(0, shownNext);
  const right = marked.filter(isRight).length;
  const name = ({ skill, stage }: Place) => {
    const found = skills.get(skill);
    return { title: found?.title ?? "", label: found?.stages[stage]?.label ?? "" };
  };

  return (
    <div className="flex flex-col gap-6">
      <section className="card p-5 sm:p-7" aria-labelledby="report">
        <h2 id="report" ref={heading} tabIndex={-1} className="text-2xl">
          Where you are
        </h2>
        <p className="mt-2 max-w-[68ch] text-lg">
          Questions of the kind most people meet at <strong>{schoolAges(overall.level)}</strong> are about right for you
          to learn from.
        </p>
        <p className="mt-1 mb-5 max-w-[68ch] text-soft">
          {marked.length} questions, {right} of them right, in {Math.max(1, Math.round(ms / 60_000))}{" "}
          {ms < 90_000 ? "minute" : "minutes"}. They followed your answers, so some were bound to be too hard.
        </p>
        <RangeChart zones={levels} />
        <p className="mt-4 max-w-[68ch] text-soft">
          <strong className="text-ink">How sure is this?</strong> The bar of a topic shows where your level lies, eight
          times in ten; the mark on it is the likeliest place. A topic had{" "}
          {inWords(Math.round(marked.length / levels.length))} or so questions, so its bar is wide. Taken together, your
          level lies{" "}
          {schoolAges(overall.from) === schoolAges(overall.to)
            ? `at ${schoolAges(overall.level)}`
            : `between ${schoolAges(overall.from)} and ${schoolAges(overall.to)}`}
          , with the same odds. It is a suggestion where to go on, and no mark.
        </p>
      </section>

      <section className="card p-5 sm:p-7" aria-labelledby="next">
        <h2 id="next" className="mb-1 text-xl">
          What comes next
        </h2>
        <p className="mb-4 text-soft">You have the ground for these. Much else builds on them.</p>
        <ul className="grid gap-3 md:grid-cols-2">
          {first.map((place) => (
            <li key={`${place.skill}/${place.stage}`} className="flex flex-wrap items-center gap-x-3 gap-y-2">
              <span className="min-w-0 flex-1 basis-48">
                <strong className="block">{name(place).title}</strong>
                <span className="text-sm text-soft first-letter:uppercase">{name(place).label}</span>
              </span>
              <Link to={`/${place.zone}?practise=${place.skill}`} className="btn">
                Practise<span className="sr-only"> {name(place).title.toLowerCase()}</span>
              </Link>
            </li>
          ))}
        </ul>
        {first.length === 0 && <p>You can do all that we have. The puzzles of the hard levels are for you.</p>}
      </section>

      {first.length > 0 && (
        <section className="card p-5 sm:p-7" aria-labelledby="plan">
          <h2 id="plan" className="mb-1 text-xl">
            A plan
          </h2>
          <p className="mb-4 max-w-[68ch] text-soft">
            Ten minutes a day. Each skill comes back after longer and longer gaps, which is what makes it stay. A missed
            day shifts the plan, no more.
          </p>
          <table className="figures">
            <thead>
              <tr>
                <th>Day</th>
                <th>Practise</th>
              </tr>
            </thead>
            <tbody>
              {studyPlan(first.map(({ skill }) => skill)).map(({ day, skills: ids }) => (
                <tr key={day}>
                  <th scope="row">{day}</th>
                  <td>
                    {ids.map((id, index) => (
                      <span key={id}>
                        {index > 0 && ", "}
                        <Link to={`/${first.find(({ skill }) => skill === id)?.zone}?practise=${id}`} className="link">
                          {skills.get(id)?.title}
                        </Link>
                      </span>
                    ))}
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      )}

      {known.length > 0 && (
        <section className="card p-5 sm:p-7" aria-labelledby="known">
          <h2 id="known" className="mb-3 text-xl">
            What you can do
          </h2>
          <ul className="grid gap-x-6 gap-y-1.5 md:grid-cols-2">
            {known.slice(0, shownKnown).map((place) => (
              <li key={place.skill} className="flex items-baseline gap-2">
                <Icon name="check" className="text-good" />
                <span>
                  {name(place).title}: <span className="text-soft">{name(place).label}</span>
                </span>
              </li>
            ))}
          </ul>
          {known.length > shownKnown && (
            <p className="mt-2 text-soft">And {known.length - shownKnown} more that come earlier.</p>
          )}
        </section>
      )}

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
