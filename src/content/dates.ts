/** A day, a month or a year, as a date of the library says it: 1776-04-01, 1776-04, 1776; -286 is 287 BC. */
export type CalendarDate = string;

const months = "January February March April May June July August September October November December".split(" ");

/** The year of a date; 0 is 1 BC. */
export const yearOf = (date: CalendarDate): number => Number(/^-?\d+/.exec(date)?.[0]);

/** The day of the year without its year, "04-01"; null where only the month or the year is known. */
export const dayInYear = (date: CalendarDate): string | null => /^-?\d+-(\d\d-\d\d)$/.exec(date)?.[1] ?? null;

/** "287 BC", "AD 370", "1776" */
export function yearWords(year: number): string {
  if (year <= 0) return `${1 - year} BC`;
  return year < 1000 ? `AD ${year}` : String(year);
}

/** "1 April 1776", "April 1776", "about 287 BC" */
export function dateWords(date: CalendarDate, about = false): string {
  const [, year = "", month, day] = /^(-?\d+)(?:-(\d\d))?(?:-(\d\d))?$/.exec(date) ?? [];
  const words = [day && String(Number(day)), month && months[Number(month) - 1], yearWords(Number(year))];
  return `${about ? "about " : ""}${words.filter(Boolean).join(" ")}`;
}

/** "1 April": a day without its year. */
export const dayWords = (dayInYear: string): string => {
  const [month = "", day = ""] = dayInYear.split("-");
  return `${Number(day)} ${months[Number(month) - 1]}`;
};
