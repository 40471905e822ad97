import { type Day, daysBetween } from "../../learner/day.ts";

const words = new Intl.RelativeTimeFormat("en-GB", { numeric: "auto" });

/** How long ago a day was: "today", "yesterday", "13 days ago", "3 weeks ago", "2 months ago", "2 years ago". */
export function ago(day: Day, today: Day): string {
  const days = Math.max(0, daysBetween(day, today));
  if (days < 14) return words.format(-days, "day");
  if (days < 61) return words.format(-Math.floor(days / 7), "week");
  if (days < 731) return words.format(-Math.floor(days / 30.5), "month");
  return words.format(-Math.floor(days / 365.25), "year");
}
