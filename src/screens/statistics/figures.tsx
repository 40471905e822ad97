import type { Day } from "../../learner/day.ts";
import type { Statistics } from "../../learner/derive/statistics.ts";
import type { Entry } from "../../learner/records/entry.ts";
import { LineChart } from "../../ui/line-chart.tsx";
import { shortDate, time } from "./dates.ts";
import { DayCalendar } from "./day-calendar.tsx";
import { GhostLine } from "./ghosts.tsx";
import { StreakRing } from "./streak-ring.tsx";
import { rightWords, topicName } from "./topic-words.ts";

interface FiguresProps {
  readonly figures: Statistics;
  /** The log of one person. */
  readonly log: readonly Entry[];
  readonly today: Day;
}

/** The figures of the last weeks: days, accuracy, topics and slips. */
export function Figures({ figures, log, today }: FiguresProps) {
  const { weeks, activeDays, accuracy, topics, slips } = figures;
  return (
    <div className="flex flex-col gap-6">
      <section className="card p-5" aria-labelledby="days">
        <h2 id="days" className="mb-3 text-xl">
          Days with something done: {activeDays}
        </h2>
        <div className="flex flex-wrap items-start gap-x-10 gap-y-6">
          <DayCalendar weeks={weeks} today={today} />
          <StreakRing log={log} today={today} />
        </div>
      </section>
      <section className="card p-5" aria-label="Right answers, week by week">
        {accuracy.length > 1 ? (
          <LineChart
            label="Right answers in per cent, week by week"
            points={accuracy.map(({ monday, percent }) => ({ name: shortDate(monday), value: percent ?? 0 }))}
          />
        ) : (
          <GhostLine />
        )}
      </section>
      {topics.length > 0 && (
        <section className="card p-5" aria-labelledby="topics">
          <h2 id="topics" className="mb-3 text-xl">
            By topic
          </h2>
          <table className="figures">
            <caption className="sr-only">By topic: how many answers were right, and the time they took</caption>
            <thead>
              <tr>
                <th>Topic</th>
                <th>Right</th>
                <th>Time</th>
              </tr>
            </thead>
            <tbody>
              {topics.map((topic) => (
                <tr key={topic.category}>
                  <th scope="row" className="first-letter:uppercase">
                    {topicName(topic)}
                  </th>
                  <td>{rightWords(topic)}</td>
                  <td className="whitespace-nowrap">{time(topic.minutes)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      )}
      {slips.length > 0 && (
        <section className="card p-5" aria-labelledby="slips">
          <h2 id="slips" className="mb-1 text-xl">
            Slips to look out for
          </h2>
          <p className="mb-3 text-soft">Wrong answers that have a reason. Knowing it is half of mending it.</p>
          <ul className="flex flex-col gap-1.5">
            {slips.slice(0, 8).map(({ name, times }) => (
              <li key={name} className="flex justify-between gap-4 border-b border-line pb-1.5">
                <span>You {name}</span>
                <span className="whitespace-nowrap text-soft">{times === 1 ? "once" : `${times} times`}</span>
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}
