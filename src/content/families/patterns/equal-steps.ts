import { family } from "../../../engine/family.ts";
import type { PuzzleText } from "../../../engine/puzzle.ts";
import { texList } from "../../../engine/tex.ts";
import { commas, digital, noun, ordinal } from "../../../engine/words.ts";
import { range } from "../../../maths/whole.ts";
import { apart } from "../slips.ts";

/** Equal steps between two known numbers, and one of the numbers between them. */
interface Steps {
  readonly start: number;
  readonly step: number;
  readonly last: number;
  readonly place: number;
}

export default family({
  level: "easy",
  topic: "sequences",
  minutes: 3,
  kind: "drill",
  technique: "sharing out the difference",
  ages: "8-10",
  curriculum: ["Y4 number sequences", "4.OA.5"],
  bounds: {
    setting: ["lockers", "candle", "trams", "between"],
    start: [2, 30],
    step: [3, 12],
    last: [5, 8],
    place: [2, 6],
  },
  rules: {
    "the place asked for lies between the known ones": ({ place, last }) => place < last - 1,
  },
  write({ setting, ...steps }) {
    switch (setting) {
      case "lockers":
        return lockers(steps);
      case "candle":
        return candle(steps);
      case "trams":
        return trams(steps);
      case "between":
        return between(steps);
    }
  },
});

function lockers({ start, step, last, place }: Steps): PuzzleText {
  const [steps, after] = [last - 1, place - 1];
  const row = range(0, steps).map((k) => start + k * step);
  const end = start + steps * step;
  const found = start + after * step;
  const rise = end - start;
  const gone = after === 1 ? step : `${after} \\times ${step}`;
  return {
    title: "Lockers without numbers",
    problem: `In a swimming hall, the numbers on a row of lockers go up by the **same amount** from each locker to the next. Most of the number plates have come off.\n\nThe 1st locker is number $${start}$ and the ${ordinal(last)} is number $${end}$. What is the number of the ${ordinal(place)} locker?`,
    answer: { kind: "whole", value: String(found) },
    hint: "How many steps lead from the one known locker to the other? How much do they make together?",
    solution: [
      `From the 1st to the ${ordinal(last)} locker there are $${steps}$ steps, one fewer than there are lockers.`,
      `**Share out the difference**: $${end} - ${start} = ${rise}$, and $${rise} \\div ${steps} = ${step}$ for each step.`,
      `The ${ordinal(place)} locker is ${noun(after, "one step", `$${after}$ steps`)} after the 1st: $${start} + ${gone} = ${found}$.`,
      `Check by writing all the plates: $${texList(row)}$. Number $${found}$ is in place $${place}$.`,
    ],
    slips: apart(found, [
      [start + place * step, "You went one step too far. The 1st locker comes before the first step."],
      ...(rise % last === 0
        ? [[start + after * (rise / last), "Count the steps, not the lockers: there is one step fewer."] as const]
        : []),
      [start + (place - 2) * step, "That is the locker before it. Count the places from the 1st locker."],
    ]),
    check:
      "Write plates in equal steps from the first locker through your number: they must meet the other known plate.",
  };
}

function candle({ start, step, last, place }: Steps): PuzzleText {
  const hours = last - 1;
  const end = start + 10;
  const top = end + hours * step;
  const after = place - 1;
  const lost = top - end;
  const burnt = after * step;
  const hoursLeft = hours - after;
  const found = top - burnt;
  const hoursAfter = noun(after, "one hour", `$${after}$ hours`);
  const burntAfter = after === 1 ? `$${step}$ mm` : `$${after} \\times ${step} = ${burnt}$ mm`;
  return {
    title: "The slow candle",
    problem: `A thick candle burns down by the **same amount** every hour. When Olena lights it, it is $${top}$ mm tall. After $${hours}$ hours it is $${end}$ mm tall.\n\nHow tall was it after ${hoursAfter}?`,
    answer: { kind: "whole", value: String(found), unit: "mm" },
    hint: "How much did it lose in all the hours together? Does the candle grow or shrink?",
    solution: [
      `In $${hours}$ hours the candle lost $${top} - ${end} = ${lost}$ mm.`,
      `**Share out the difference**: $${lost} \\div ${hours} = ${step}$ mm for each hour, because it burns evenly.`,
      `After ${hoursAfter} it had lost ${burntAfter}, so it was $${top} - ${burnt} = ${found}$ mm tall.`,
      `Check from the other end: there are $${hoursLeft}$ more ${noun(hoursLeft, "hour")} to burn, and $${found} - ${hoursLeft} \\times ${step} = ${end}$.`,
    ],
    slips: apart(found, [
      [burnt, "That is how much it has burnt down. How much is still there?"],
      [top + burnt, "A candle becomes shorter as it burns. Take away instead of adding."],
      [found - step, "That is the height one hour later."],
    ]),
    check: "List the height hour by hour through your number: the losses must be equal and lead to the last height.",
  };
}

function trams({ start, step, last, place }: Steps): PuzzleText {
  const clock = (minutes: number) => {
    const hour = 7 + Math.floor(minutes / 60);
    const past = String(minutes % 60).padStart(2, "0");
    return `${hour}:${past}`;
  };
  const key = (minutes: number) => digital(7 * 60 + minutes);
  const [waits, before] = [last - 1, place - 1];
  const timetable = range(0, waits).map((k) => clock(start + k * step));
  const [rise, wait] = [waits * step, before * step];
  const [end, found] = [start + rise, start + wait];
  const waitsBefore =
    before === 1 ? `one wait, $${step}$ minutes` : `$${before}$ waits, $${before} \\times ${step} = ${wait}$ minutes`;
  return {
    title: "Trams in the morning",
    problem: `At a stop in Zagreb the trams leave in **equal steps of time**. On Saturday morning the 1st tram leaves at ${clock(start)} and the ${ordinal(last)} tram at ${clock(end)}.\n\nAt what time does the ${ordinal(place)} tram leave?`,
    answer: { kind: "time", value: key(found) },
    hint: "How many waits lie between the two known trams, and how many minutes do they take together?",
    solution: [
      `From the 1st tram to the ${ordinal(last)} there are $${waits}$ waits, one fewer than there are trams.`,
      `**Share out the difference**: from ${clock(start)} to ${clock(end)} it is $${rise}$ minutes, and $${rise} \\div ${waits} = ${step}$ minutes for each wait.`,
      `The ${ordinal(place)} tram leaves after ${waitsBefore} after ${clock(start)}. That is ${clock(found)}.`,
      `Check by writing the whole timetable: ${commas(timetable)}. Tram number ${place} leaves at ${clock(found)}.`,
    ],
    slips: apart(key(found), [
      [key(found + step), "You counted one wait too many. The 1st tram leaves before the first wait."],
      [key(found - step), "That is the tram before it. Count the trams from the 1st one on."],
    ]),
    check:
      "Write a timetable in equal steps through your time: it must have the first and the last known tram at the right places.",
  };
}

function between({ start, step, last }: Steps): PuzzleText {
  const [steps, hidden] = [last - 1, last - 2];
  const row = range(0, steps).map((k) => start + k * step);
  const rise = steps * step;
  const end = start + rise;
  const found = end - step;
  return {
    title: "Squeezed in between",
    problem: `Søren writes two numbers far apart on a strip of paper, $${start}$ on the left and $${end}$ on the right. Between them he writes $${hidden}$ more numbers, so that the whole row goes up in **equal steps**.\n\nWhat is the largest of the $${hidden}$ numbers that he writes between?`,
    answer: { kind: "whole", value: String(found) },
    hint: "Draw the row with empty boxes. How many steps are there from the left end to the right end?",
    solution: [
      `With $${hidden}$ numbers between, the row has $${last}$ numbers. So there are $${steps}$ steps from one end to the other.`,
      `**Share out the difference**: $${end} - ${start} = ${rise}$, and $${rise} \\div ${steps} = ${step}$ for each step.`,
      `The largest number between is one step before the end: $${end} - ${step} = ${found}$.`,
      `Check by walking from the left: $${texList(row)}$. The row ends with $${end}$, and $${found}$ stands right before it.`,
    ],
    slips: apart(found, [
      ...(rise % hidden === 0
        ? [[end - rise / hidden, "Count the steps, not the new numbers: there is one step more."] as const]
        : []),
      [start + step, "That is the smallest of the numbers between. The puzzle asks for the largest."],
      [step, "That is the size of one step. Now find the number one step before the right end."],
    ]),
    check:
      "Go down from the right end in steps as long as from your number to the end: you must meet the left end after the right number of steps.",
  };
}
