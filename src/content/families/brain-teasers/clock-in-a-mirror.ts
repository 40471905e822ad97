import { family } from "../../../engine/family.ts";
import type { Figure } from "../../../engine/figure/figure.ts";
import { noun } from "../../../engine/words.ts";
import { apart } from "../slips.ts";

/** A clock without numbers, seen the wrong way round: hands and time run to the other side of twelve. */
const settings = {
  barber: {
    title: "At the barber's",
    problem: (seen: string) =>
      `Teuila sits at the barber's. In the mirror she sees the clock on the wall behind her. It has two hands but no numbers. In the mirror it seems to show ${seen}. That is what you see in the picture.\n\nIt is afternoon. What time is it really?`,
    asks: "time",
    figure: true,
    swaps: "A mirror swaps left and right",
    check: "Draw the clock with your time and hold the paper in front of a mirror.",
  },
  photo: {
    title: "The photo is the wrong way round",
    problem: (seen: string) =>
      `Somebody has printed a photo of a market square the wrong way round: left and right are swapped. On the tower is a clock with two hands and no numbers. On the printed photo it seems to be ${seen}.\n\nThe photo was taken in the afternoon. At what time?`,
    asks: "time",
    figure: false,
    swaps: "On this photo left and right are swapped, as in a mirror",
    check: "Draw a clock with your time on thin paper, turn the sheet over, and look through it from the back.",
  },
  glass: {
    title: "The glass clock",
    problem: (seen: string, _end: string, minutes: number) =>
      `The station clock is made of clear glass, with two hands and no numbers. From the café **behind** it, Goran sees the clock from the back. To him it seems to show ${seen}, one afternoon. His train leaves in ${minutes} minutes.\n\nAt what time does the train leave?`,
    asks: "later",
    figure: false,
    swaps: "From behind, left and right are swapped, as in a mirror",
    check:
      "Draw a clock with the time before the wait on thin paper and look at it from the back: it must show what Goran sees.",
  },
  film: {
    title: "Half in the mirror",
    problem: (seen: string, end: string) =>
      `When the film begins, Yuki sees the clock in a **mirror**: it seems to show ${seen}. The clock has two hands and no numbers. When the film is over, Yuki looks straight at the clock. Now it shows ${end}. The film takes less than two hours.\n\nHow many minutes does the film take?`,
    asks: "length",
    figure: false,
    swaps: "A mirror swaps left and right",
    check: "Find the real time at the start, then count your minutes on from it: you must come to the time at the end.",
  },
} as const;

export default family({
  level: "easy",
  topic: "time-calendar",
  minutes: 4,
  kind: "thinking",
  technique: "reflection",
  ages: "8-10",
  curriculum: ["Y4 time and symmetry", "3.MD.1", "4.G.3"],
  bounds: {
    setting: ["barber", "photo", "glass", "film"],
    hour: [1, 5],
    minute: [5, 55, 5],
    wait: [35, 95, 15],
  },
  rules: {
    "somebody must wait only for trains and films": ({ setting, wait }) =>
      setting === "glass" || setting === "film" || wait === 35,
    "the hands in the picture stand apart": ({ setting, hour, minute }) =>
      setting !== "barber" || between(hour, minute) >= 30,
  },
  write({ setting, hour, minute, wait }) {
    const its = settings[setting];
    const [seenHour, seenMinute] = [11 - hour, 60 - minute];
    const start = hour * 60 + minute;
    const real = clock(start);
    const looks = seenHour * 60 + seenMinute;
    const seen = clock(looks);
    const later = start + wait;
    const end = clock(later);
    const [nextHour, nextSeen, swapped] = [hour + 1, seenHour + 1, 12 - seenHour];
    const afternoon = (minutes: number) => clock(minutes + 720);
    const answer = its.asks === "time" ? afternoon(start) : its.asks === "later" ? afternoon(later) : String(wait);
    const hourKept = nextHour * 60 + minute;
    // What a reader gets who takes this many minutes after twelve for the real time at the start.
    const from = (start: number) =>
      its.asks === "time"
        ? afternoon(start % 720)
        : its.asks === "later"
          ? afternoon((start + wait) % 720)
          : String((((later - start) % 720) + 720) % 720);
    const half = minute === 30;
    const shows = { barber: "the mirror", photo: "the photo", glass: "the glass", film: "the mirror" }[setting];
    const alsoEnd = {
      time: "",
      later: ` And ${end} is ${wait} minutes later.`,
      length: ` And ${wait} minutes after ${real} it is ${end}.`,
    }[its.asks];
    return {
      title: its.title,
      problem: its.problem(seen, end, wait),
      ...(its.figure && { figure: face(seenHour, seenMinute) }),
      answer:
        its.asks === "length" ? { kind: "whole", value: answer, unit: "minutes" } : { kind: "time", value: answer },
      hint: "Fold the clock along the line from the top to the bottom, so that left and right change places. Where does the long hand go? Between which two hours does the short hand go?",
      solution: [
        half
          ? `${its.swaps}: this is a **reflection** in the line from 12 to 6. The long hand points straight down, so it stays where it is: 30 minutes past.`
          : `${its.swaps}: this is a **reflection** in the line from 12 to 6. The long hand seems to point to ${seenMinute} minutes. Really it is as far from 12 on the other side: $60 - ${seenMinute} = ${minute}$ minutes.`,
        `The short hand seems to be between ${seenHour} and ${nextSeen}. On the other side of the line, ${seenHour} becomes $12 - ${seenHour} = ${swapped}$ and ${nextSeen} becomes $12 - ${nextSeen} = ${hour}$. So it is really between ${hour} and ${nextHour}: the time is ${real}.`,
        ...(its.asks === "later" ? [`The train leaves ${wait} minutes after ${real}, at ${end}.`] : []),
        ...(its.asks === "length" ? [`From ${real} to ${end} it is ${wait} minutes.`] : []),
        `Check: in a mirror a clock runs backwards from 12:00. ${past(hour, minute)} after 12:00 is ${real}, and ${past(hour, minute)} **before** 12:00 is ${seen}. That is what ${shows} shows.${alsoEnd}`,
      ],
      slips: apart(
        answer,
        (
          [
            [
              from(hourKept),
              "The long hand is right. Look again at the short hand: between which two hours is it after the swap?",
            ],
            [from(looks), "That takes the clock as it seems to be. Left and right are swapped there."],
            [from(swapped * 60 + seenMinute), "You swapped the hours. The long hand changes sides too."],
          ] as const
        ).filter(([when]) => its.asks !== "length" || (Number(when) > 0 && Number(when) < 120)),
      ),
      check: its.check,
    };
  },
});

/** The angle between the hands, in degrees. */
function between(hour: number, minute: number): number {
  const turn = Math.abs(30 * hour - 5.5 * minute) % 360;
  return Math.min(turn, 360 - turn);
}

/** Minutes after midnight as 15:05; without the half of the day below 12 hours: 3:05. */
function clock(minutes: number): string {
  const hour = Math.floor(minutes / 60);
  const minute = String(minutes % 60).padStart(2, "0");
  return `${hour}:${minute}`;
}

function past(hour: number, minute: number): string {
  return `${hour} ${noun(hour, "hour")} and ${minute} minutes`;
}

function face(hour: number, minute: number): Figure {
  const at = (turn: number, radius: number) =>
    [round(radius * Math.sin(turn * 2 * Math.PI)), round(radius * Math.cos(turn * 2 * Math.PI))] as const;
  const ticks = Array.from({ length: 12 }, (_, i) => ({ line: [at(i / 12, i % 3 ? 4.5 : 4.2), at(i / 12, 4.9)] }));
  const nextHour = hour + 1;
  const time = clock(hour * 60 + minute);
  return {
    alt: `A round clock without numbers, as seen in the mirror, with twelve marks for the hours. The short hand is between the mark for ${hour} and the mark for ${nextHour}. The long hand points to the mark for ${minute} minutes, so the clock seems to show ${time}.`,
    scale: true,
    points: {},
    draw: [
      { circle: [0, 0], radius: 5 },
      ...ticks.map(({ line }) => ({ line, thin: true })),
      { line: [[0, 0], at((hour + minute / 60) / 12, 2.6)] },
      { line: [[0, 0], at(minute / 60, 4)] },
      { dot: [0, 0] },
    ],
  };
}

function round(n: number): number {
  return Math.round(n * 100) / 100;
}
