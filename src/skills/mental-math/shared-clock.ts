import { whole } from "../../engine/answer/key.ts";
import type { Question } from "../../engine/exercise.ts";
import { digital } from "../../engine/words.ts";
import { slips } from "../slips.ts";

const stories = {
  train: (from, to) =>
    `A train leaves Nairobi at ${from} and gets to Naivasha at ${to}. How many minutes does it take?`,
  film: (from, to) => `A film begins at ${from} and ends at ${to}. How many minutes long is it?`,
  ferry: (from, to) => `A ferry leaves Split at ${from} and gets to Vis at ${to}. How many minutes does it take?`,
  match: (from, to) => `Hana's chess match begins at ${from} and ends at ${to}. How many minutes does it last?`,
} satisfies Record<string, (from: string, to: string) => string>;
export type Stay = keyof typeof stories;

const clock = (hour: number, minute: number) => digital(60 * hour + minute);

/** The minutes from a time to the one that many full hours after its next full hour, and some minutes. */
export function journey(hour: number, minute: number, hours: number, after: number, stay: Stay): Question {
  const [from, full, last, to] = [
    clock(hour, minute),
    clock(hour + 1, 0),
    clock(hour + 1 + hours, 0),
    clock(hour + 1 + hours, after),
  ];
  const before = 60 - minute;
  const inHours = 60 * hours;
  const untilLast = before + inHours;
  const value = untilLast + after;
  const theHours = hours === 1 ? "the hour" : "the two hours";
  const answer = whole(value, { unit: "minutes" });
  return {
    prompt: `${stories[stay](from, to)} Work it out in your head.`,
    answer,
    steps: [
      `$60 - ${minute} = ${before}$: minutes from ${from} up to the full hour, ${full}.`,
      `$${before} + ${inHours} = ${untilLast}$: with ${theHours} from ${full} to ${last}.`,
      `$${untilLast} + ${after} = ${value}$: with the minutes from ${last} to ${to}. So the answer is $${value}$ minutes.`,
    ],
    slips: slips(answer, [
      [
        100 * hours + 100 - minute + after,
        "counted a hundred minutes in an hour",
        `An hour has $60$ minutes, not $100$. How many minutes is it from ${from} to ${full}?`,
      ],
      [
        60 * (hours + 1) + minute - after,
        "took the smaller minutes from the larger",
        `The minutes of ${from} are more than those of ${to}. Go up to ${full} first: how many minutes is that?`,
      ],
      [
        value + 60,
        "counted an hour too many",
        `At ${full} the first hour is already used up. How many full hours are there from ${full} to ${last}?`,
      ],
      [
        inHours + after,
        "left out a jump",
        `That is the time from ${full} to ${to}. How many minutes are there from ${from} to ${full}?`,
      ],
    ]),
    check: `Begin at ${from} and go on by your answer, hour by hour and then the minutes: you must get to ${to}.`,
    shows: {
      by: "clock",
      lines: [[`${full} since ${from}`, "minute"], [`${last} since ${from}`, "hour"], [`${to} since ${from}`]],
    },
  };
}
