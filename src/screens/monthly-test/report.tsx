import { useEffect, useRef } from "react";
import { Link } from "react-router";
import { count } from "../../engine/words.ts";
import { runsIn } from "../../learner/derive/kinds.ts";
import { useLog } from "../../learner/hooks/use-log.ts";
import { range } from "../../maths/whole.ts";
import { FoundPicture } from "../../play/ending/found-picture.tsx";
import { GrownLeaf } from "../../play/ending/grown-leaf.tsx";
import type { Tone } from "../../play/ending/made-of.ts";
import type { Marked } from "../../play/exam/mark.ts";
import { Review } from "../../play/exam/review.tsx";
import { scoreOf, scoreOfStopped, tally } from "../../play/exam/tally.ts";
import { zoneName } from "../../play/practice/zones.ts";
import { Icon } from "../../ui/icon.tsx";
import type { Band } from "./pick.ts";

interface ReportProps {
  readonly marked: readonly Marked[];
  readonly ms: number;
  /** Not handed in: then only what was answered is told of, and the rest can still be met for the first time. */
  readonly stopped: boolean;
  readonly band: Band;
  /** When it was over, in milliseconds since 1970. */
  readonly since: number;
  readonly onAgain: () => void;
}

const tones: Readonly<Record<Marked["verdict"], Tone>> = {
  right: "full",
  almost: "other",
  wrong: "open",
  left: "open",
};
/** A test has 25 questions, a square. */
const inARow = 5;
const inRows = (all: readonly Tone[]) =>
  range(1, Math.ceil(all.length / inARow)).map((row) => all.slice(inARow * (row - 1), inARow * row));

/** What came of a test: by topic, with where to practise, and every question with its answer and its steps. */
export function Report({ marked, ms, stopped, band, since, onAgain }: ReportProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const all = tally(marked);
  const { open } = all;
  const shown = stopped ? all.answered : marked;
  const isBest = useIsBest(all.right, band, since) && !stopped;
  const zones = [...new Set(shown.map(({ item }) => item.zone))];
  return (
    <>
      <section className="card mb-6 p-5 sm:p-7" aria-labelledby="report">
        <h2 id="report" ref={heading} tabIndex={-1} className="text-2xl">
          {stopped ? scoreOfStopped(all) : scoreOf(all)}
        </h2>
        <p className="mt-1 mb-4 max-w-[68ch] text-soft">
          {open > 0 && `${open} not answered. `}In {count(Math.max(1, Math.round(ms / 60_000)), "minute")}. What is not
          right yet is what you can learn next.
          {stopped && " You stopped this test, so it does not count for your bests. Your answers are kept."}
        </p>
        <div className="text-good">
          <FoundPicture mark="square" rows={inRows(shown.map(({ verdict }) => tones[verdict]))} />
        </div>
        <div className="mb-5">
          <GrownLeaf grew={all.right > 0} won={isBest ? [`Your best test for ages ${band.name} so far`] : []} />
        </div>
        <table className="figures">
          <thead>
            <tr>
              <th>Topic</th>
              <th>Right</th>
              <th>Practise</th>
            </tr>
          </thead>
          <tbody>
            {zones.map((zone) => {
              const own = shown.filter(({ item }) => item.zone === zone);
              const missed = own.filter(({ verdict }) => verdict !== "right");
              // Once, where several questions were about it.
              const skills = new Map(missed.map(({ item, title }) => [item.skill, title]));
              return (
                <tr key={zone}>
                  <th scope="row">{zoneName(zone)}</th>
                  <td>
                    {own.length - missed.length} of {own.length}
                  </td>
                  <td>
                    <ul>
                      {[...skills].map(([skill, title]) => (
                        <li key={skill}>
                          <Link to={`/${zone}?practise=${skill}`} className="link">
                            {title}
                          </Link>
                        </li>
                      ))}
                    </ul>
                  </td>
                </tr>
              );
            })}
          </tbody>
        </table>
        <button type="button" className="btn screen-only mt-5" onClick={onAgain}>
          <Icon name="rotate-ccw" /> All tests
        </button>
      </section>
      <Review marked={shown} />
    </>
  );
}

/** Whether more was right than in every test of this band before; a first one is beside none. */
function useIsBest(right: number, band: Band, since: number): boolean {
  const before = runsIn(useLog(["monthly/"]) ?? []).filter(
    ({ item, at }) => item.endsWith(`/${band.name}`) && at < since,
  );
  return before.length > 0 && before.every((run) => run.right < right);
}
