import { type CalendarDate, dayInYear, yearOf } from "../../content/dates.ts";

/** Something that happened on a day that is known. */
export interface Happened {
  readonly date: CalendarDate;
  /** "Emmy Noether was born", "The four colour theorem is announced" */
  readonly what: string;
  readonly path: string;
}

interface Person {
  readonly id: string;
  readonly title: string;
  readonly born?: { readonly date: CalendarDate; readonly about: boolean };
  readonly died?: { readonly date: CalendarDate; readonly about: boolean };
}

/** The births and deaths of people whose day is known. */
export function daysOfPeople(people: readonly Person[]): Happened[] {
  return people.flatMap(({ id, title, born, died }) => [
    ...(born && !born.about ? [{ date: born.date, what: `${title} was born`, path: `/mathematicians/${id}` }] : []),
    ...(died && !died.about ? [{ date: died.date, what: `${title} died`, path: `/mathematicians/${id}` }] : []),
  ]);
}

/** The days of the year that come at `day` ("11-24") or next after it, with what happened on them, oldest first; at most `many` days. */
export function comingDays(
  all: readonly Happened[],
  day: string,
  many: number,
): { readonly day: string; readonly happened: readonly Happened[] }[] {
  const byDay = new Map<string, Happened[]>();
  for (const one of all) {
    const own = dayInYear(one.date);
    if (own) byDay.set(own, [...(byDay.get(own) ?? []), one]);
  }
  const days = [...byDay.keys()].sort();
  const from = days.findIndex((one) => one >= day);
  const turned = from < 0 ? days : [...days.slice(from), ...days.slice(0, from)];
  return turned.slice(0, many).map((one) => ({
    day: one,
    happened: (byDay.get(one) ?? []).toSorted((a, b) => yearOf(a.date) - yearOf(b.date)),
  }));
}
