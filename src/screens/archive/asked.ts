import { firstDay } from "../../content/daily-calendar.ts";
import { type Day, isDay, mondayOf } from "../../learner/day.ts";
import { dateWords } from "../../play/daily/day-words.ts";
import { firstMonday } from "../../play/quiz/weeks.ts";

/** What the address asks for: the lists, a day's challenge, a week's quiz, or something there is not, and why not. */
export type Asked =
  | { readonly view: "lists" }
  | { readonly view: "day"; readonly day: Day }
  | { readonly view: "week"; readonly monday: Day }
  | { readonly view: "refused"; readonly why: string };

/** Reads ?day=2026-01-05 or ?week=2026-01-05; any day of a week asks for its quiz. `day` and `week` are null if absent. */
export function readAsked(day: string | null, week: string | null, today: Day): Asked {
  if (day !== null) {
    if (!isDay(day)) return refused(`“${shortened(day)}” is no day of the calendar. A day is written like ${today}.`);
    if (day > today) return refused(`${dateWords(day)} is still to come. Its challenge will be here on that day.`);
    if (day < firstDay) return refused(`The first daily challenge was on ${dateWords(firstDay)}.`);
    return { view: "day", day };
  }
  if (week !== null) {
    if (!isDay(week))
      return refused(`“${shortened(week)}” is no day of the calendar. A week is written like ${today}.`);
    const monday = mondayOf(week);
    if (monday > today)
      return refused(`The week of ${dateWords(monday)} is still to come. Its quiz will be here then.`);
    if (monday < firstMonday) return refused(`The first weekly quiz was in the week of ${dateWords(firstMonday)}.`);
    return { view: "week", monday };
  }
  return { view: "lists" };
}

function refused(why: string): Asked {
  return { view: "refused", why };
}

function shortened(text: string): string {
  const letters = [...text];
  return letters.length > 40 ? `${letters.slice(0, 40).join("")} …` : text;
}
