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
  return /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(midnight(text)) && fromMidnight(midnight(text)) === text;
}

export function previousDay(day: Day): Day {
  return fromMidnight(midnight(day) - dayLength);
}

/** Days from one day to another; negative when the second comes first. */
export function daysBetween(from: Day, to: Day): number {
  return (midnight(to) - midnight(from)) / dayLength;
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
