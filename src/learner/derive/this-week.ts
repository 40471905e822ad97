import { type Day, daysAfter, mondayOf } from "../day.ts";

/** How a day of this week stands: it has what is counted, it has not, or it is still to come. */
export type WeekDay = "done" | "open" | "to come";

/** The seven days of today's week, Monday first, by whether they are among these days. Today without is still open. */
export function thisWeek(days: ReadonlySet<Day>, today: Day): readonly WeekDay[] {
  const monday = mondayOf(today);
  return Array.from({ length: 7 }, (_, after) => {
    const day = daysAfter(monday, after);
    if (day > today) return "to come";
    return days.has(day) ? "done" : "open";
  });
}
