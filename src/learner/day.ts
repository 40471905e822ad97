/** A calendar day as the device tells it, "YYYY-MM-DD". As text, so that later time zones cannot move it. */
export type Day = string;

/** "YYYY-MM" */
export type Month = string;

const dayLength = 24 * 60 * 60 * 1000;

/** The calendar day on the device's own clock. */
export function dayOf(date: Date): Day {
  const year = String(date.getFullYear()).padStart(4, "0");
  return `${year}-${twoDigits(date.getMonth() + 1)}-${twoDigits(date.getDate())}`;
}

/** Whether a text is a day of the calendar: 2025-02-29 is not. */
export function isDay(text: string): text is Day {
  if (known.has(text)) return true;
  const is = /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(midnight(text)) && fromMidnight(midnight(text)) === text;
  if (is && known.size < mostKnown) known.add(text);
  return is;
}

/** A log of ten thousand attempts asks of the same few hundred days again and again. */
const known = new Set<string>();
const mostKnown = 5000;

/** Days since 1970: the day after has the next number. */
export function dayNumber(day: Day): number {
  return midnight(day) / dayLength;
}

/** The same for all days of a week, which begins on Monday; by the day's number. 1970 began on a Thursday. */
export function weekNumber(day: number): number {
  return Math.floor((day + 3) / 7);
}

/** The day so many days later, or earlier where the number is negative. */
export function daysAfter(day: Day, days: number): Day {
  return fromMidnight(midnight(day) + days * dayLength);
}

/** Days from one day to another; negative when the second comes first. */
export function daysBetween(from: Day, to: Day): number {
  return (midnight(to) - midnight(from)) / dayLength;
}

/** The Monday of the day's week, with which an ISO week begins. */
export function mondayOf(day: Day): Day {
  const sinceMonday = (new Date(midnight(day)).getUTCDay() + 6) % 7;
  return daysAfter(day, -sinceMonday);
}

/** "2026-W47": the ISO week of a day. A week belongs to the year of its Thursday. */
export function weekOf(day: Day): string {
  const thursday = daysAfter(mondayOf(day), 3);
  const year = thursday.slice(0, 4);
  return `${year}-W${twoDigits(1 + Math.floor(daysBetween(`${year}-01-01`, thursday) / 7))}`;
}

export function monthOf(day: Day): Month {
  return day.slice(0, 7);
}

// Sums are done on the day's midnight in UTC, where every day has 24 hours and no clock is ever changed.
function midnight(day: Day): number {
  return Date.parse(`${day}T00:00:00Z`);
}

function fromMidnight(time: number): Day {
  return new Date(time).toISOString().slice(0, 10);
}

function twoDigits(value: number): string {
  return String(value).padStart(2, "0");
}
