import { useMemo } from "react";
import { and, count } from "../../engine/words.ts";
import type { Day } from "../../learner/day.ts";
import { longestStreak } from "../../learner/derive/longest-streak.ts";
import { rightDays, streak } from "../../learner/derive/streak.ts";
import { thisWeek } from "../../learner/derive/this-week.ts";
import type { Entry } from "../../learner/records/entry.ts";
import { weekdays } from "./dates.ts";

interface StreakRingProps {
  readonly log: readonly Entry[];
  readonly today: Day;
}

const radius = 40;

/** A ring of the seven days of this week, filled where one had a right answer, around the days in a row. */
export function StreakRing({ log, today }: StreakRingProps) {
  const right = useMemo(() => rightDays(log), [log]);
  const week = thisWeek(right, today);
  const now = streak(right, today);
  const longest = longestStreak(right)?.days ?? 0;
  const done = weekdays.filter((_, at) => week[at] === "done");
  return (
    <div className="streak">
      <svg viewBox="-64 -64 128 128" aria-hidden="true">
        {week.map((state, at) => (
          <g key={weekdays[at]} data-state={state.replace(" ", "-")}>
            {/* A seventh of the way round is 10 long, the gap between two of them 2. */}
            <circle
              r={radius}
              pathLength={70}
              strokeDasharray="8 62"
              strokeDashoffset={-10 * at - 1}
              transform="rotate(-90)"
            />
            <text {...around(at)}>{weekdays[at]?.[0]}</text>
          </g>
        ))}
        <text className="streak-days" y="9">
          {now}
        </text>
      </svg>
      <p>
        <strong className="block text-lg">
          {now === 0 ? "No days in a row yet" : `${count(now, "day")} in a row`}
        </strong>
        {longest > now && <span className="block">Your longest: {count(longest, "day")}</span>}
        <span className="block text-soft">
          {done.length === 0
            ? "One right answer fills a part of the ring."
            : `This week: a right answer on ${and(done)}.`}{" "}
          One missed day a week is forgiven.
        </span>
      </p>
    </div>
  );
}

/** Where the letter of a day stands, outside of the ring. */
function around(at: number) {
  const angle = ((at + 0.5) / 7) * 2 * Math.PI;
  return { x: ((radius + 16) * Math.sin(angle)).toFixed(1), y: (4 - (radius + 16) * Math.cos(angle)).toFixed(1) };
}
