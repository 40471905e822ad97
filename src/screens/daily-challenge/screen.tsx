import { useEffect, useState } from "react";
import { Link } from "react-router";
import { dailyItem, firstDailyDay, solvedThisMonth } from "../../learner/derive/daily.ts";
import { solvedItems } from "../../learner/derive/solved-items.ts";
import { rightDays, streak } from "../../learner/derive/streak.ts";
import { useAttempts } from "../../learner/use-log.ts";
import { longDateWords } from "../../play/daily/day-words.ts";
import { DaysChallenge } from "../../play/daily/days-challenge.tsx";
import { challengeFor } from "../../play/daily/pick.ts";
import { useToday } from "../../play/daily/use-today.ts";
import { Icon } from "../../ui/icon.tsx";
import { PageHeading } from "../../ui/page-heading.tsx";
import { SampleNote } from "../../ui/sample-note.tsx";
import { Stat } from "../../ui/stat.tsx";
import type { ScreenProps } from "../screen-props.ts";

/** The specified figures of a device that has no history. */
const sample = { streak: 5, month: 18 };
/** The day that the prerendered page stands for: like a device without history, it has the first challenge. */
const noDay = "1970-01-01";

/** The challenge of the device's calendar day, the run of days on which one was solved, and how many this month. */
export default function DailyChallengeScreen({ row, lists }: ScreenProps) {
  const today = useToday();
  const log = useAttempts(["daily-"]);
  const late = useLate(log === null);
  const attempts = log ?? [];
  const known = attempts.some((attempt) => attempt.verdict === "right");
  const figures =
    known && today ? { streak: streak(rightDays(attempts), today), month: solvedThisMonth(attempts, today) } : sample;
  const reading = log === null && !late ? "unread" : "read";
  const day = today ?? noDay;
  return (
    <>
      <PageHeading icon={row.icon} title={row.title}>
        <span className="block min-h-6">{today && longDateWords(today)}</span>
        <Link to="/archive" className="link">
          Earlier challenges
        </Link>
      </PageHeading>
      <div className="mb-5" data-figures={reading}>
        <ul className="grid max-w-lg grid-cols-2 gap-3">
          <Stat
            icon="flame"
            value={`${figures.streak} ${figures.streak === 1 ? "day" : "days"}`}
            name="Current streak"
            example={!known}
          />
          <Stat icon="trophy" value={String(figures.month)} name="Solved this month" example={!known} />
        </ul>
        {known && <p className="mt-2 text-sm text-soft">One missed day a week is forgiven.</p>}
        {!known && (
          <SampleNote>These two numbers are an example. Yours begin with your first solved challenge.</SampleNote>
        )}
      </div>
      {/* Nor does she see the first challenge flash by, which she may have had long ago. */}
      <div data-figures={reading}>
        <DaysChallenge
          day={day}
          challenge={challengeFor(day, firstDailyDay(attempts) ?? day)}
          written={lists[0]?.first ?? []}
          solvedBefore={solvedItems(attempts).has(dailyItem(day))}
          name="today's challenge"
          next="There is a new one tomorrow."
        >
          <p>
            <Link to="/weekly-quiz" className="btn">
              Try the Weekly Quiz <Icon name="arrow-right" />
            </Link>
          </p>
        </DaysChallenge>
      </div>
    </>
  );
}

/** Whether something has been waited for long enough: a record that cannot be read must not hide the page for ever. */
function useLate(waiting: boolean): boolean {
  const [late, setLate] = useState(false);
  useEffect(() => {
    if (!waiting) return;
    const timer = setTimeout(() => setLate(true), 6000);
    return () => clearTimeout(timer);
  }, [waiting]);
  return late;
}
