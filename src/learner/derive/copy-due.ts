import { type Day, daysBetween } from "../day.ts";
import type { Attempt } from "../records/attempt.ts";

/** From so many answers on that are in no copy, after so many days, a copy is worth a word. */
const manyAnswers = 50;
const manyDays = 30;

/** How many answers of the log are in no copy, when it is time for one; null when it is not. */
export function copyDue(log: readonly Pick<Attempt, "day">[], lastCopy: Day | null, today: Day): number | null {
  // A copy of a day to come was saved by a clock that was wrong: nobody knows when.
  const copied = lastCopy !== null && lastCopy <= today ? lastCopy : null;
  let [fresh, first] = [0, today];
  for (const { day } of log) {
    if (copied !== null && day <= copied) continue;
    fresh++;
    if (day < first) first = day;
  }
  return fresh >= manyAnswers && daysBetween(copied ?? first, today) >= manyDays ? fresh : null;
}
