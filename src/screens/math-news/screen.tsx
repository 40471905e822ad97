import index from "virtual:library/math-news";
import { useEffect, useState } from "react";
import { Link } from "react-router";
import { dateWords, dayWords, yearOf } from "../../content/dates.ts";
import { edition } from "../../content/edition.ts";
import { loadIndex } from "../../content/library.ts";
import type { MathNews } from "../../content/schema/library/math-news.ts";
import { dayOf } from "../../learner/day.ts";
import { oneOf, useSearchState } from "../../play/use-search-state.ts";
import { Choice } from "../../ui/choice.tsx";
import { PageHeading } from "../../ui/page-heading.tsx";
import type { ScreenProps } from "../screen-props.ts";
import { comingDays, daysOfPeople, type Happened } from "./days.ts";

const news = index.toSorted((a, b) => yearOf(b.date) - yearOf(a.date) || b.date.localeCompare(a.date));

const fieldNames: Readonly<Record<MathNews["field"], string>> = {
  number: "Numbers",
  algebra: "Algebra",
  geometry: "Shapes",
  analysis: "Change",
  chance: "Chance",
  counting: "Counting",
  logic: "Logic",
  computing: "Computers",
  applied: "Used in the world",
  people: "People",
};
type Field = "all" | MathNews["field"];
const fieldOptions = ["all", ...(Object.keys(fieldNames) as MathNews["field"][])] as const satisfies readonly Field[];

const decade = (date: string) => Math.floor(yearOf(date) / 10) * 10;

/** What was found out, from today's edition back to 1900, and what happened on this day of the year. Each has a page. */
export default function MathNewsScreen({ row }: ScreenProps) {
  const [field, setField] = useSearchState<Field>("field", oneOf(fieldOptions), "all");
  const shown = news.filter((one) => field === "all" || one.field === field);
  const decades = [...new Set(shown.map(({ date }) => decade(date)))];
  return (
    <>
      <PageHeading icon={row.icon} title={row.title}>
        {news.length} things that mathematics found out, from {yearOf(news.at(-1)?.date ?? edition)} on. This page
        belongs to the edition of {dateWords(edition)}: it is not live, and what came later is not in it.
      </PageHeading>
      <ThisDay />
      <div className="screen-only needs-script mb-5">
        <Choice<Field>
          legend="About"
          name="field"
          options={fieldOptions.map((value) => ({ value, label: value === "all" ? "Everything" : fieldNames[value] }))}
          value={field}
          onChange={setField}
        />
      </div>
      <nav aria-label="Decades" className="screen-only mb-6">
        <ul className="flex flex-wrap gap-1">
          {decades.map((start) => (
            <li key={start}>
              <a href={`#decade-${start}`} className="btn btn-plain px-2">
                {start}s
              </a>
            </li>
          ))}
        </ul>
      </nav>
      {decades.map((start) => (
        <section key={start} className="mb-8" aria-labelledby={`decade-${start}`}>
          <h2 id={`decade-${start}`} tabIndex={-1} className="mb-3 scroll-mt-20 text-xl text-hue-strong">
            {start}s
          </h2>
          <ol className="border-l-4 border-hue-line">
            {shown
              .filter(({ date }) => decade(date) === start)
              .map(({ id, title, date }) => (
                <li key={id} className="grid gap-x-4 py-1.5 pl-4 sm:grid-cols-[10.5rem_1fr] sm:pl-6">
                  <time dateTime={date} className="text-soft tabular-nums">
                    {dateWords(date)}
                  </time>
                  <Link to={`/math-news/${id}`} className="link inline-block min-h-6 justify-self-start font-semibold">
                    {title}
                  </Link>
                </li>
              ))}
          </ol>
        </section>
      ))}
    </>
  );
}

const newsDays: readonly Happened[] = news.map(({ id, title, date }) => ({
  date,
  what: title,
  path: `/math-news/${id}`,
}));

/** What happened on today's day of the year, or next. The people come from their own list, when it is there. */
function ThisDay() {
  const [days, setDays] = useState<ReturnType<typeof comingDays>>([]);
  const [today, setToday] = useState("");
  useEffect(() => {
    let gone = false;
    const now = dayOf(new Date()).slice("2026-".length);
    setToday(now);
    loadIndex("mathematicians").then(
      (people) => gone || setDays(comingDays([...newsDays, ...daysOfPeople(people)], now, 4)),
      () => gone || setDays(comingDays(newsDays, now, 4)),
    );
    return () => {
      gone = true;
    };
  }, []);
  const isToday = days[0]?.day === today;
  return (
    <section
      className="card needs-script screen-only mb-6 min-h-[27rem] p-4 sm:min-h-72 sm:p-6"
      aria-labelledby="this-day"
    >
      <h2 id="this-day" className="mb-3 text-xl">
        This day in mathematics
      </h2>
      {days.length > 0 && !isToday && <p className="mb-2 text-soft">Nothing of today's date stands here. Next come:</p>}
      <dl className="flex flex-col gap-2">
        {days.slice(0, isToday ? 2 : 3).map(({ day, happened }, at) => (
          <div key={day}>
            <dt className="font-semibold text-hue-strong">
              {day === today ? `Today, ${dayWords(day)}` : dayWords(day)}
            </dt>
            {happened.slice(0, at === 0 ? 3 : 1).map(({ date, what, path }) => (
              <dd key={what}>
                <span className="tabular-nums">{yearOf(date)}:</span>{" "}
                <Link to={path} className="link inline-block min-h-6">
                  {what}
                </Link>
              </dd>
            ))}
          </div>
        ))}
      </dl>
    </section>
  );
}
