import { type Day, daysBetween } from "../day.ts";

/** From so many answers on that are in no copy, after so many days, a copy is worth a word. */
const manyAnswers = 50;
const manyDays = 30;

/** How many answers, given with their days, are in no copy, when it is time for one; null when it is not. */
export function copyDue(answers: ReadonlyMap<Day, number>, lastCopy: Day | null, today: Day): number | null {
  // A copy of a day to come was saved by a clock that was wrong: nobody knows when.
  const copied = lastCopy !== null && lastCopy <= today ? lastCopy : null;
  let [fresh, first] = [0, today];
  for (const [day, count] of answers) {
    if (copied !== null && day <= copied) continue;
    fresh += count;
    if (day < first) first = day;
  }
  return fresh >= manyAnswers && daysBetween(copied ?? first, today) >= manyDays ? fresh : null;
}
