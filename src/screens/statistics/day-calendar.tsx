import { type KeyboardEvent, useRef, useState } from "react";
import { cellAfter } from "../../engine/game/rectangle.ts";
import { count } from "../../engine/words.ts";
import { type Day, daysAfter } from "../../learner/day.ts";
import type { Statistics } from "../../learner/derive/statistics.ts";
import { longDate, monthName, weekdays } from "./dates.ts";
import { strength } from "./strength.ts";

interface DayCalendarProps {
  readonly weeks: Statistics["weeks"];
  readonly today: Day;
}

/** A column a week, a square a day, the larger and darker the more was answered; arrow keys lead from day to day. */
export function DayCalendar({ weeks, today }: DayCalendarProps) {
  const days = weekdays.map((_, row) =>
    weeks.map(({ monday, days }) => ({ day: daysAfter(monday, row), answers: days[row] ?? null })),
  );
  const [chosen, choose] = useState(today);
  const [pointed, point] = useState<Day | null>(null);
  const table = useRef<HTMLTableElement>(null);
  const cells = days.flat();
  const shown = cells.find(({ day }) => day === (pointed ?? chosen)) ?? cells.find(({ day }) => day === today);

  function onKey(event: KeyboardEvent) {
    const at = cells.findIndex(({ day }) => day === chosen);
    const size = { rows: weekdays.length, columns: weeks.length };
    const to = event.altKey || event.metaKey ? null : cellAfter(event.key, event.ctrlKey, at, size);
    if (to === null) return;
    event.preventDefault();
    // Days to come have no answers to tell of; from the last one that has, the next to the right is among them.
    const next = cells[to];
    if (!next || next.answers === null) return;
    choose(next.day);
    table.current?.querySelector<HTMLElement>(`[data-day="${next.day}"]`)?.focus();
  }

  return (
    <div className="days">
      <table
        ref={table}
        // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: the WAI-ARIA grid pattern on a table
        role="grid"
        aria-label="Answers a day"
        onKeyDown={onKey}
        onPointerLeave={() => point(null)}
      >
        <thead>
          <tr>
            <td />
            {weeks.map(({ monday }, at) => (
              <th key={monday} scope="col">
                <span className="sr-only">week of {longDate(monday)}</span>
                <span aria-hidden="true">
                  {monthName(monday) !== monthName(weeks[at - 1]?.monday ?? "") && monthName(monday)}
                </span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {days.map((row, weekday) => (
            <tr key={weekdays[weekday]}>
              <th scope="row">
                <span aria-hidden="true">{weekdays[weekday]?.slice(0, 3)}</span>
                <span className="sr-only">{weekdays[weekday]}</span>
              </th>
              {row.map(({ day, answers }) =>
                answers === null ? (
                  <td key={day} />
                ) : (
                  <td
                    key={day}
                    // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: as above
                    role="gridcell"
                    tabIndex={day === chosen ? 0 : -1}
                    aria-label={inWords(day, answers, today)}
                    aria-current={day === today ? "date" : undefined}
                    data-day={day}
                    onFocus={() => choose(day)}
                    onPointerEnter={() => point(day)}
                  >
                    <span data-strength={strength(answers)} />
                  </td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
      {/* What the cell says itself to those who hear it. */}
      <p className="days-says" aria-hidden="true">
        {shown && inWords(shown.day, shown.answers ?? 0, today)}
      </p>
      <p className="days-legend" aria-hidden="true">
        less
        {[0, 1, 2, 3, 4].map((one) => (
          <span key={one} data-strength={one} />
        ))}
        more
      </p>
    </div>
  );
}

function inWords(day: Day, done: number, today: Day): string {
  return `${day === today ? "Today, " : ""}${longDate(day)}: ${done === 0 ? "nothing" : count(done, "thing")} done`;
}
