import { Link } from "react-router";
import { firstChallenge, firstDay, numberOf } from "../../content/daily-calendar.ts";
import type { Puzzle } from "../../engine/puzzle.ts";
import { type Day, daysAfter } from "../../learner/day.ts";
import { type DailyRecord, dailyRecord, firstDailyDay } from "../../learner/derive/daily.ts";
import type { Attempt } from "../../learner/records/entry.ts";
import { dateWords } from "../../play/daily/day-words.ts";
import { DaysChallenge } from "../../play/daily/days-challenge.tsx";
import { challengeFor } from "../../play/daily/pick.ts";
import { Icon } from "../../ui/icon.tsx";

interface DayViewProps {
  readonly day: Day;
  readonly today: Day;
  readonly attempts: readonly Attempt[] | null;
  readonly written: readonly Puzzle[];
}

/** The challenge of a past day, to be solved now or looked at again, and what the learner did on it. */
export function DayView({ day, today, attempts, written }: DayViewProps) {
  const challenge = challengeFor(day, firstDailyDay(attempts ?? []) ?? today);
  const record = dailyRecord(attempts ?? [], day);
  const name = day === today ? "today's challenge" : `the challenge of ${dateWords(day)}`;
  return (
    <>
      {challenge === firstChallenge && day !== firstDay && (
        <p className="mb-4 text-soft">Your first day has this one, whatever its date: everybody begins with it.</p>
      )}
      <DaysChallenge
        day={day}
        challenge={challenge}
        written={written}
        solvedBefore={record.solved !== null}
        name={name}
      />
      <WhatYouDid record={record} />
      <nav className="screen-only mt-6 flex flex-wrap gap-3" aria-label="Other days">
        {day > firstDay && (
          <Link to={`/archive?day=${daysAfter(day, -1)}`} className="btn">
            <Icon name="arrow-left" /> {numberOf(day) - 1}, the day before
          </Link>
        )}
        {day < today && (
          <Link to={`/archive?day=${daysAfter(day, 1)}`} className="btn">
            {numberOf(day) + 1}, the day after <Icon name="arrow-right" />
          </Link>
        )}
      </nav>
    </>
  );
}

const most = 12;
const helped = { alone: "", hint: ", with the hint", solution: ", after its solution" } as const;

function WhatYouDid({ record: { typed, solved } }: { record: DailyRecord }) {
  if (typed.length === 0) return null;
  return (
    <section className="card mt-5 p-5" aria-labelledby="done">
      <h2 id="done" className="mb-1 text-lg">
        What you did
      </h2>
      <p>
        {solved ? `Solved on ${dateWords(solved.on)}${helped[solved.help]}.` : "Tried, and still open."}{" "}
        {typed.length === 1 ? "Your answer: " : "Your answers: "}
        {typed.length > most && "… "}
        {typed.slice(-most).map((text, index) => (
          <span key={text} className="break-all">
            {index > 0 && ", "}
            <strong>{text.slice(0, 40)}</strong>
          </span>
        ))}
        .
      </p>
    </section>
  );
}
