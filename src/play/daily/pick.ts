import { challengeOf, type DailyChallenge, firstChallenge } from "../../content/daily-calendar.ts";
import type { Day } from "../../learner/day.ts";

/**
 * The challenge that a day has for a learner. On her own first day, which for one without history is today, it is the
 * specified first one; on all others it is the day's own, the same for everybody.
 */
export function challengeFor(day: Day, firstDay: Day): DailyChallenge {
  return day === firstDay ? firstChallenge : challengeOf(day);
}
