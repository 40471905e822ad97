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

/** The century of a year: 1900 is in the 19th; -3 for the 3rd century BC. */
export function centuryOf(year: number): number {
  return year > 0 ? Math.ceil(year / 100) : -Math.ceil((1 - year) / 100);
}

/** "19th century", "3rd century BC" */
export function centuryWords(century: number): string {
  const number = Math.abs(century);
  const teen = number % 100 >= 11 && number % 100 <= 13;
  const ending = teen ? "th" : (["th", "st", "nd", "rd"][number % 10] ?? "th");
  return `${number}${ending} century${century < 0 ? " BC" : ""}`;
}
