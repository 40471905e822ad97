import { useEffect, useMemo, useRef, useState } from "react";
import { Link } from "react-router";
import { type Day, mondayOf } from "../../learner/day.ts";
import { useKeptTexts } from "../../learner/hooks/use-kept-texts.ts";
import type { Attempt } from "../../learner/records/entry.ts";
import { dateWords } from "../../play/daily/day-words.ts";
import { leftAt, prefix } from "../../play/quiz/unfinished.ts";
import {
  type QuizRecord,
  quizItems,
  quizRecord,
  setLength,
  setOfWeek,
  setsIn,
  weeksUntil,
} from "../../play/quiz/weeks.ts";

const step = 26;

/** The weekly quizzes, the latest first, each with what the learner did of it. */
export function Quizzes({ today, attempts }: { today: Day | null; attempts: readonly Attempt[] | null }) {
  const [shown, setShown] = useState(step);
  const list = useRef<HTMLOListElement>(null);
  // Whoever pressed the button reads on at the first week it brought.
  useEffect(() => {
    if (shown > step) list.current?.children[shown - step]?.querySelector("a")?.focus();
  }, [shown]);
  const weeks = useMemo(() => (today ? weeksUntil(today) : []), [today]);
  const left = new Map(useKeptTexts(prefix, leftAt)?.map(({ id, value }) => [id, value]));
  const items = useMemo(() => quizItems(attempts ?? []), [attempts]);
  return (
    <>
      <p className="mb-4 max-w-[68ch] text-soft">
        The score counts each question as right once you have picked its answer, at the first go or later. After some
        months the sets come round again, with your record of them.
      </p>
      <ol ref={list} className="card max-w-2xl divide-y divide-line overflow-hidden">
        {weeks.slice(0, shown).map((monday) => {
          const record = quizRecord(setOfWeek(monday, setsIn(monday)), items);
          return (
            <li key={monday} className="relative flex flex-wrap items-baseline gap-x-4 px-4 py-3 hover:bg-hue-soft">
              <Link to={`/archive?week=${monday}`} className="link mr-auto after:absolute after:inset-0">
                Week of {dateWords(monday)}
              </Link>
              {today && monday === mondayOf(today) && <span className="chip">this week</span>}
              {left.has(monday) && <span className="chip">go on at question {left.get(monday)}</span>}
              <span className={record.answered > 0 ? "font-semibold" : "text-soft"}>{recordWords(record)}</span>
            </li>
          );
        })}
      </ol>
      {weeks.length > shown && (
        <button type="button" className="btn screen-only mt-4" onClick={() => setShown(shown + step)}>
          Show older weeks ({weeks.length - shown} left)
        </button>
      )}
    </>
  );
}

/** "7 of 10 right", with how many were answered as long as some were not. */
export function recordWords({ right, answered }: QuizRecord): string {
  if (answered === 0) return "not yet";
  const score = `${right} of ${setLength} right`;
  return answered < setLength ? `${score}, ${answered} answered` : score;
}
