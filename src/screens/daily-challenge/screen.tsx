import { Link } from "react-router";
import { solvedThisMonth } from "../../learner/derive/daily.ts";
import { rightDays, streak } from "../../learner/derive/streak.ts";
import { longDateWords } from "../../play/daily/day-words.ts";
import { OtherLevels } from "../../play/daily/other-levels.tsx";
import { TodaysChallenge } from "../../play/daily/todays-challenge.tsx";
import { useTodays } from "../../play/daily/use-todays.ts";
import { PageHeading } from "../../ui/page-heading.tsx";
import { SampleNote } from "../../ui/sample-note.tsx";
import { Stat } from "../../ui/stat.tsx";
import type { ScreenProps } from "../screen-props.ts";

/** The specified figures of a device that has no history. */
const sample = { streak: 5, month: 18 };

/** The challenge of the device's calendar day, the run of days on which one was solved, and how many this month. */
export default function DailyChallengeScreen({ row, lists }: ScreenProps) {
  const todays = useTodays();
  const { today, attempts, isRead, challenge } = todays;
  const written = lists[0]?.first ?? [];
  const level =
    (challenge.kind === "family" ? challenge : written.find(({ id }) => id === challenge.id))?.level ?? "medium";
  const known = attempts.some((attempt) => attempt.verdict === "right");
  const figures =
    known && today ? { streak: streak(rightDays(attempts), today), month: solvedThisMonth(attempts, today) } : sample;
  return (
    <>
      <PageHeading icon={row.icon} motif="daily" title={row.title}>
        <span className="block min-h-6">{today && longDateWords(today)}</span>
        <Link to="/archive" className="link">
          Earlier challenges
        </Link>
      </PageHeading>
      <div className="mb-5" data-figures={isRead ? "read" : "unread"}>
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
      <TodaysChallenge todays={todays} written={written} />
      <div data-figures={isRead ? "read" : "unread"}>
        <OtherLevels day={today} level={level} />
      </div>
    </>
  );
}
