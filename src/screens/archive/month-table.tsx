import { Link } from "react-router";
import { firstDay, numberOf } from "../../content/daily-calendar.ts";
import type { Day, Month } from "../../learner/day.ts";
import type { DailyState } from "../../learner/derive/daily.ts";
import { monthWords } from "../../play/daily/day-words.ts";
import { Icon } from "../../ui/icon.tsx";
import { weeksOf } from "./month.ts";

interface MonthTableProps {
  /** Null in the prerendered page, which knows no month. */
  readonly month: Month | null;
  readonly today: Day | null;
  readonly states: ReadonlyMap<Day, DailyState>;
}

const weekdays = ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"];
const blank: readonly (readonly null[])[] = Array.from({ length: 5 }, () => Array.from({ length: 7 }, () => null));

/** A month of challenges, a row a week. */
export function MonthTable({ month, today, states }: MonthTableProps) {
  const weeks = month === null ? blank : weeksOf(month);
  return (
    <table className="w-full max-w-2xl table-fixed border-separate border-spacing-1 text-center">
      <caption className="sr-only">{month && `Daily challenges of ${monthWords(`${month}-01`)}`}</caption>
      <thead>
        <tr className="text-sm text-soft">
          {weekdays.map((name) => (
            <th key={name} scope="col" className="font-semibold">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeks.map((days, week) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the rows of a month keep their order
          <tr key={week}>
            {days.map((day, at) => (
              <td key={weekdays[at]} className="h-17 p-0">
                {day && today && <DayCell day={day} today={today} state={states.get(day)} />}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const looks = {
  solved: { className: "border-good bg-good-soft", icon: "check", tone: "text-good", said: "solved" },
  tried: { className: "border-warn bg-warn-soft", icon: "target", tone: "text-warn", said: "tried" },
  open: { className: "border-line-strong bg-card", icon: null, tone: "", said: "not yet tried" },
} as const;

function DayCell({ day, today, state }: { day: Day; today: Day; state: DailyState | undefined }) {
  const date = Number(day.slice(8));
  if (day < firstDay || day > today)
    return <span className="flex h-full flex-col items-center pt-2 text-soft">{date}</span>;
  const look = looks[state ?? "open"];
  return (
    <Link
      to={`/archive?day=${day}`}
      aria-current={day === today ? "date" : undefined}
      className={`flex h-full flex-col items-center gap-0.5 rounded-xl border-[1.5px] pt-1 leading-tight hover:border-hue hover:bg-hue-soft ${look.className} ${day === today ? "outline-2 outline-hue" : ""}`}
    >
      <span className="font-bold">
        {date}
        <span className="sr-only"> {monthWords(day)}, challenge </span>
      </span>
      <span className="text-xs text-soft">
        {numberOf(day)}
        <span className="sr-only">
          {" "}
          ({look.said}
          {day === today && ", today"})
        </span>
      </span>
      {look.icon && <Icon name={look.icon} className={`size-4 ${look.tone}`} />}
    </Link>
  );
}
