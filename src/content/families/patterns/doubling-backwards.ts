import { family } from "../../../engine/family.ts";
import type { PuzzleText } from "../../../engine/puzzle.ts";
import { texList } from "../../../engine/tex.ts";
import { commas, inWords } from "../../../engine/words.ts";
import { range } from "../../../maths/whole.ts";
import { apart } from "../slips.ts";

/** Something that doubles (or triples) at every step, followed back from the end. */
const parts: Readonly<Record<number, string>> = {
  4: "quarter",
  8: "eighth",
  16: "sixteenth",
  9: "ninth",
  27: "twenty-seventh",
  81: "eighty-first part",
};

const often = (times: number) => (times === 2 ? "twice" : `${inWords(times)} times`);

export default family({
  level: "easy",
  topic: "doubling",
  minutes: 3,
  kind: "thinking",
  technique: "walking backwards",
  ages: "9-11",
  curriculum: ["Y6 doubling and halving", "5.OA.3"],
  bounds: {
    setting: ["pond", "screen", "tank", "jar"],
    full: [10, 30],
    back: [2, 4],
  },
  write({ setting, full, back }) {
    switch (setting) {
      case "pond":
        return pond(full, back);
      case "screen":
        return screen(full, back);
      case "tank":
        return tank(full, back);
      case "jar":
        return jar(full, back);
    }
  },
});

/** "1/2, 1/4, 1/8" with the steps they belong to ("on day 9"), from the end backwards. */
function walk(full: number, back: number, times: number, on: string): string {
  const parts = range(1, back).map((steps) => {
    const share = times ** steps;
    const at = full - steps;
    return `$\\frac{1}{${share}}$ ${on} $${at}$`;
  });
  return commas(parts);
}

function pond(full: number, back: number): PuzzleText {
  const share = 2 ** back;
  const day = full - back;
  return {
    title: "The pond turns green",
    problem: `Duckweed grows on a pond. It covers **twice as much** of the water each day as on the day before. On day $${full}$ it covers the whole pond for the first time.\n\nOn which day did it cover exactly one ${parts[share]} of the pond?`,
    answer: { kind: "whole", value: String(day) },
    hint: "How much of the pond was covered one day before it was full? Go on from there, day by day.",
    solution: [
      "**Walk backwards from the end.** Forwards the weed doubles each day, so one day back it covers half as much.",
      `From the full pond on day $${full}$ go back: ${walk(full, back, 2, "on day")}.`,
      `One ${parts[share]} is reached after $${back}$ halvings, so it was day $${full} - ${back} = ${day}$.`,
      `Check by going forwards from day $${day}$: double one ${parts[share]} ${often(back)} over. That multiplies it by $${share}$, which is the whole pond on day $${full}$.`,
    ],
    slips: apart(day, [
      ...(full % share === 0
        ? [
            [
              full / share,
              `You divided the days by $${share}$. In the early days the weed is tiny, and most of it comes at the end.`,
            ] as const,
          ]
        : []),
      ...(full % 2 === 0
        ? [[full / 2, "Half of the days does not give half of the pond. Each single day doubles it."] as const]
        : []),
      [full - 1, "One day before the end half of the pond was covered. Go further back."],
      [back, "That is the number of days to go back. Count them back from the day when the pond was full."],
    ]),
    check:
      "Start on your day with the part of the pond that was covered and double day by day: it must be full on the right day.",
  };
}

function screen(full: number, back: number): PuzzleText {
  const share = 3 ** back;
  const second = full - back;
  return {
    title: "Slime on the map",
    problem: `In a computer game, purple slime spreads over a huge map. Every second it covers **three times as much** as one second before. After $${full}$ seconds the whole map is covered for the first time.\n\nAfter how many seconds was exactly one ${parts[share]} of the map covered?`,
    answer: { kind: "whole", value: String(second), unit: "seconds" },
    hint: "Which part of the map was covered one second before the end? And one second before that?",
    solution: [
      "**Walk backwards from the end.** Forwards the slime becomes three times as much each second, so one second back there is a third of it.",
      `From the full map after $${full}$ seconds go back: ${walk(full, back, 3, "after")} seconds.`,
      `One ${parts[share]} is reached $${back}$ steps before the end, after $${full} - ${back} = ${second}$ seconds.`,
      `Check by going forwards: multiply by three, and do so ${often(back)}. That makes $${share}$ times as much, so one ${parts[share]} becomes the whole map.`,
    ],
    slips: apart(second, [
      ...(full % share === 0
        ? [
            [
              full / share,
              `You divided the seconds by $${share}$. The slime grows by tripling, so its last steps are by far the largest.`,
            ] as const,
          ]
        : []),
      ...(full % 3 === 0
        ? [
            [
              full / 3,
              "A third of the time does not give a third of the map. Each single second triples the slime.",
            ] as const,
          ]
        : []),
      [full - 1, "One second before the end a third of the map was covered. Go further back."],
      [full - 3 * back, "Go back one second for each time you divide by three, not three seconds."],
    ]),
    check:
      "Start with the covered part after your number of seconds and triple second by second: the map must be full at the right time.",
  };
}

function tank(full: number, back: number): PuzzleText {
  const share = 2 ** back;
  const day = full - back;
  const free = share - 1;
  const shareLater = share / 2;
  const freeLater = shareLater - 1;
  return {
    title: "Algae on glass",
    problem: `In a laboratory, algae grow on a glass plate. Each day they cover **twice as much** of it as on the day before. On day $${full}$ the plate is fully covered for the first time.\n\nWhat fraction of the plate was **still free** on day $${day}$?`,
    answer: { kind: "fraction", value: `${free}/${share}`, form: "any" },
    hint: "Find the covered part first: how much of the plate was covered one day before the end?",
    solution: [
      "**Walk backwards from the end.** Forwards the covered part doubles each day, so one day back it is half as large.",
      `From the full plate on day $${full}$ go back to day $${day}$. The covered part is ${walk(full, back, 2, "on day")}.`,
      `The rest was free: $1 - \\frac{1}{${share}} = \\frac{${free}}{${share}}$ of the plate.`,
      `Check by going forwards: $\\frac{1}{${share}}$ of the plate, doubled ${often(back)} over, is $\\frac{${share}}{${share}}$, the whole plate, and nothing is free on day $${full}$.`,
    ],
    slips: apart(`${free}/${share}`, [
      [`1/${share}`, "That is the part which the algae covered. The puzzle asks for the free part."],
      [
        `${back}/${full}`,
        "The algae do not grow by equal amounts. They double, so most of the plate is covered in the last days.",
      ],
      [`${freeLater}/${shareLater}`, "That was still free one day later. Walk back one day more."],
    ]),
    check:
      "Take your fraction from one to find the covered part, double it day by day, and see whether the plate is full on the right day.",
  };
}

function jar(full: number, back: number): PuzzleText {
  const share = 2 ** back;
  const minutes = full - back;
  const doublings = range(1, back).map((minute) => 2 ** minute);
  return {
    title: "The bubble jar",
    problem: `A magic bubble splits into two equal bubbles after one minute. Each of these splits into two again after one more minute, and so on. If Leilani puts **one** bubble into a jar, the jar is full after $${full}$ minutes.\n\nToday she puts ${inWords(share)} of these bubbles into the same jar at once. After how many minutes is it full?`,
    answer: { kind: "whole", value: String(minutes), unit: "minutes" },
    hint: "When she starts with one bubble, how long does it take until the jar looks as it does at the start today?",
    solution: [
      `**Find today's start in the old story.** There, one bubble becomes $${texList(doublings)}$ bubbles minute by minute.`,
      `After $${back}$ minutes there are ${inWords(share)} bubbles, and that is how today begins.`,
      `From then on both stories run alike. So today the jar is full $${back}$ minutes sooner: $${full} - ${back} = ${minutes}$ minutes.`,
      `Check by walking backwards: in the old story the jar is half full one minute before the end, and so it is today. Only the first $${back}$ doublings, from one bubble to ${inWords(share)}, are left out: $${minutes} + ${back} = ${full}$.`,
    ],
    slips: apart(minutes, [
      ...(full % share === 0
        ? [
            [
              full / share,
              `You divided the time by $${share}$. But a head start in doubling saves only the first few minutes.`,
            ] as const,
          ]
        : []),
      [
        full - share,
        "You took off one minute for every bubble. How many minutes does one bubble need to become so many?",
      ],
      [full - 1, "One minute saved would be right for a start with two bubbles."],
    ]),
    check:
      "Start with one bubble, wait until there are as many as she puts in today, and add your minutes: together they must be the old time.",
  };
}
