import { firstDay } from "../../content/daily-calendar.ts";
import { type Day, daysAfter, type Month, mondayOf, monthOf } from "../../learner/day.ts";

/** The months from the first challenge's to today's, the latest first. */
export function monthsUntil(today: Day): readonly Month[] {
  const months: Month[] = [];
  for (let month = monthOf(firstDay); month <= monthOf(today); month = nextMonth(month)) months.push(month);
  return months.reverse();
}

/** The weeks of a month, each from Monday to Sunday; null where a day belongs to another month. */
export function weeksOf(month: Month): readonly (readonly (Day | null)[])[] {
  const weeks: (Day | null)[][] = [];
  for (let monday = mondayOf(`${month}-01`); monthOf(monday) <= month; monday = daysAfter(monday, 7))
    weeks.push(
      Array.from({ length: 7 }, (_, n) => {
        const day = daysAfter(monday, n);
        return monthOf(day) === month ? day : null;
      }),
    );
  return weeks;
}

function nextMonth(month: Month): Month {
  return monthOf(daysAfter(`${month}-28`, 4));
}
