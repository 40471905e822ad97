import { Link } from "react-router";
import { inWords } from "../../engine/words.ts";
import { attemptsCsv } from "../../learner/csv.ts";
import { dayOf } from "../../learner/day.ts";
import { type Statistics, statistics, weeksShown } from "../../learner/derive/statistics.ts";
import { useAttempts } from "../../learner/use-attempts.ts";
import { Icon } from "../../ui/icon.tsx";
import { LineChart } from "../../ui/line-chart.tsx";
import { PageHeading } from "../../ui/page-heading.tsx";
import { saveFile } from "../../ui/save-file.ts";
import type { ScreenProps } from "../screen-props.ts";
import { DayCalendar } from "./day-calendar.tsx";
import { SkillLevels } from "./skill-levels.tsx";

export default function StatisticsScreen({ row }: ScreenProps) {
  const attempts = useAttempts();
  const today = attempts ? dayOf(new Date()) : "";
  return (
    <>
      <PageHeading icon={row.icon} title={row.title}>
        Your last {inWords(weeksShown)} weeks, from what you did on this device. Nobody else can see it.
      </PageHeading>
      {attempts === null && <p className="text-soft">Your figures appear here once you have answered something.</p>}
      {attempts?.length === 0 && (
        <p className="card p-5">
          Nothing yet. Ten questions in a practice zone fill this page:{" "}
          <Link to="/tables" className="link">
            times tables
          </Link>
          ,{" "}
          <Link to="/fractions" className="link">
            fractions
          </Link>{" "}
          or{" "}
          <Link to="/equations" className="link">
            equations
          </Link>
          .
        </p>
      )}
      {attempts && attempts.length > 0 && (
        <>
          <Figures figures={statistics(attempts, today)} />
          <SkillLevels attempts={attempts} today={today} />
          <p className="screen-only mt-8 flex flex-wrap gap-3">
            <button
              type="button"
              className="btn"
              onClick={() => saveFile(`sumwhere-${today}.csv`, "text/csv", attemptsCsv(attempts))}
            >
              <Icon name="download" /> Every answer as a table (CSV)
            </button>
            <button type="button" className="btn" onClick={() => print()}>
              <Icon name="printer" /> Print this page
            </button>
          </p>
        </>
      )}
    </>
  );
}

function Figures({ figures: { weeks, activeDays, accuracy, topics, slips } }: { figures: Statistics }) {
  return (
    <div className="flex flex-col gap-6">
      <section className="card p-5" aria-labelledby="days">
        <h2 id="days" className="mb-1 text-xl">
          Days with an answer: {activeDays}
        </h2>
        <DayCalendar weeks={weeks} />
      </section>
      {accuracy.length > 1 && (
        <section className="card p-5">
          <LineChart
            label="Right answers in per cent, week by week"
            points={accuracy.map(({ monday, percent }) => ({ name: shortDate(monday), value: percent ?? 0 }))}
          />
        </section>
      )}
      <section className="card p-5" aria-labelledby="topics">
        <h2 id="topics" className="mb-3 text-xl">
          By topic
        </h2>
        <table className="figures">
          <thead>
            <tr>
              <th>Topic</th>
              <th>Right</th>
              <th>Time</th>
            </tr>
          </thead>
          <tbody>
            {topics.map(({ category, right, judged, percent, minutes }) => (
              <tr key={category}>
                <th scope="row" className="capitalize">
                  {category.replaceAll("-", " ")}
                </th>
                <td>
                  {right} of {judged}
                  {percent !== null && ` (${percent}%)`}
                </td>
                <td className="whitespace-nowrap">{time(minutes)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
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

function time(minutes: number): string {
  return minutes < 90 ? `${minutes} min` : `${Math.round(minutes / 6) / 10} h`;
}

function shortDate(day: string): string {
  return new Date(`${day}T12:00:00`).toLocaleDateString("en-GB", { day: "numeric", month: "numeric" });
}
