import { type Day, dayOf } from "../../learner/day.ts";
import { dailyItem, isDaily, solvedThisMonth } from "../../learner/derive/daily.ts";
import { solvedItems } from "../../learner/derive/solved-items.ts";
import { rightDays, streak } from "../../learner/derive/streak.ts";
import { useAttempts } from "../../learner/use-attempts.ts";
import { PageHeading } from "../../ui/page-heading.tsx";
import { SampleNote } from "../../ui/sample-note.tsx";
import { Stat } from "../../ui/stat.tsx";
import { useHydrated } from "../../ui/use-hydrated.ts";
import type { ScreenProps } from "../screen-props.ts";
import { Challenge } from "./challenge.tsx";
import { puzzleOf } from "./pick.ts";

/** The specified figures of a device that has no history. */
const sample = { streak: 5, month: 18 };

export default function DailyChallengeScreen({ row, lists }: ScreenProps) {
  const hydrated = useHydrated();
  const log = useAttempts();
  const attempts = (log ?? []).filter((attempt) => isDaily(attempt.item));
  const today: Day | null = hydrated ? dayOf(new Date()) : null;
  const firstDay = attempts.reduce<Day | null>((first, { day }) => (first && first < day ? first : day), null);
  const puzzle = puzzleOf(today ?? "1970-01-01", firstDay, lists[0]?.first ?? []);
  const known = attempts.some((attempt) => attempt.verdict === "right");
  const figures =
    known && today ? { streak: streak(rightDays(attempts), today), month: solvedThisMonth(attempts, today) } : sample;
  return (
    <>
      <PageHeading icon={row.icon} title={row.title}>
        <span className="block min-h-6">{today && longDate(new Date())}</span>
      </PageHeading>
      <div className="mb-5" data-figures={log === null ? "unread" : "read"}>
        <ul className="grid max-w-lg grid-cols-2 gap-3">
          <Stat
            icon="flame"
            value={`${figures.streak} ${figures.streak === 1 ? "day" : "days"}`}
            name="Current streak"
          />
          <Stat icon="trophy" value={String(figures.month)} name="Solved this month" />
        </ul>
        {known && <p className="mt-2 text-sm text-soft">One missed day a week is forgiven.</p>}
        {!known && (
          <SampleNote>These two numbers are an example. Yours begin with your first solved challenge.</SampleNote>
        )}
      </div>
      {puzzle && (
        <Challenge
          key={`${puzzle.id} ${today}`}
          puzzle={puzzle}
          item={dailyItem(today ?? "1970-01-01")}
          solvedBefore={today !== null && solvedItems(attempts).has(dailyItem(today))}
        />
      )}
    </>
  );
}

function longDate(date: Date): string {
  return date.toLocaleDateString("en-GB", { weekday: "long", day: "numeric", month: "long", year: "numeric" });
}
