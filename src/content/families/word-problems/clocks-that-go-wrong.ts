import { family } from "../../../engine/family.ts";
import type { PuzzleText } from "../../../engine/puzzle.ts";
import { digital } from "../../../engine/words.ts";
import { gcd } from "../../../maths/whole.ts";
import { apart } from "../slips.ts";

const dial = 720;
const noon = 720;

/** A clock that gains or loses `g` minutes in an hour or a day; what `x` is, the story says. */
const settings: Record<"kitchen" | "tower" | "pair", (g: number, x: number) => PuzzleText> = {
  kitchen: (g, x) => {
    const real = 10 * x;
    const gained = (real * g) / 60;
    const shown = real + gained;
    const shownInAnHour = 60 + g;
    const common = gcd(60, g);
    const [realPart, shownPart] = [60 / common, shownInAnHour / common];
    const times = shown / shownPart;
    const [realTime, shownTime] = [digital(noon + real), digital(noon + shown)];
    const divided =
      common > 1 ? ` Divided by $${common}$: for $${realPart}$ real minutes it shows $${shownPart}$.` : "";
    const took = shown - (shown * g) / 60;
    const slips: PuzzleText["slips"] = [
      ...(Number.isInteger(took)
        ? [
            {
              when: digital(noon + took),
              say: `You took ${g} minutes off for each hour that the clock shows, but it gains them in each real hour, and its own hours are shorter.`,
            },
          ]
        : []),
      {
        when: digital(noon + shown + gained),
        say: "You moved the time on, but a clock that gains shows too much; the real time is earlier.",
      },
    ];
    return {
      title: "The hasty kitchen clock",
      problem: `A digital kitchen clock goes too fast: it gains ${g} minutes in every real hour. Wanjiru sets it right at noon (12:00).\n\nLater that day, the clock shows ${shownTime}. What time is it **really**? (Use the 24-hour clock.)`,
      answer: { kind: "time", value: realTime },
      hint: "While one real hour goes by, how many minutes does this clock move on? So how do its minutes compare with real minutes?",
      solution: [
        `Put real and shown time side by side, because they grow **in proportion**. In $60$ real minutes the clock moves on by $60 + ${g} = ${shownInAnHour}$ minutes.${divided}`,
        `From 12:00 to ${shownTime} the clock has moved on by $${shown}$ minutes, which is $${shown} \\div ${shownPart} = ${times}$ times $${shownPart}$.`,
        `So the real time is $${times} \\times ${realPart} = ${real}$ minutes after noon: it is ${realTime}.`,
        `Check with the error. In $${real}$ real minutes, that is $\\frac{${real}}{60}$ hours, the clock gains $${real} \\times ${g} \\div 60 = ${gained}$ minutes, and $${real} + ${gained} = ${shown}$.`,
      ],
      slips,
      check: `Count the real hours from noon to your time, parts of an hour too: for each of them the clock must have gained ${g} minutes.`,
    };
  },
  tower: (g, x) => {
    const right = dial / g;
    const lost = right * g;
    return {
      title: "Slow but sometimes right",
      problem: `The clock on an old tower has hands and an ordinary dial from 1 to 12. It loses ${g} minutes every day. Today at ${x}:00 in the morning it was set right.\n\nIf nobody touches it, after how many days does it show the right time **again** for the first time?`,
      answer: { kind: "whole", value: String(right), unit: "days" },
      hint: "The hands fall further and further behind. How far behind must they be to point at the right time again?",
      solution: [
        "The hands fall behind steadily. They point at the right time again when the clock is behind by a **full turn of the dial**, because then it looks as if it were not behind at all.",
        `A dial has $12$ hours, and $12 \\times 60 = ${dial}$ minutes.`,
        `At ${g} minutes a day that takes $${dial} \\div ${g} = ${right}$ days.`,
        `Check: in $${right}$ days the clock loses $${right} \\times ${g} = ${lost}$ minutes, which is $${lost} \\div 60 = 12$ hours. Before that it was behind by less than a turn.`,
      ],
      slips: apart(right, [
        [
          1440 / g,
          "Then the clock is behind by a whole day; but hands on a dial of twelve hours are right sooner than that.",
        ],
        [60 / g, "Then the clock is behind by one hour, so the minute hand is right but the hour hand is not."],
      ]),
      check: `Multiply your number of days by ${g} minutes and see how far behind the hands are then.`,
    };
  },
  pair: (g, x) => {
    const gap = g + x;
    const right = dial / gap;
    const [ahead, behind] = [right * g, right * x];
    return {
      title: "Two clocks drift apart",
      problem: `Two clocks with hands hang side by side in a workshop. Both have an ordinary dial from 1 to 12. One gains ${g} minutes a day, the other loses ${x} minutes a day. At this moment they show the same time.\n\nAfter how many days will they next show the **same time as each other**, right or wrong?`,
      answer: { kind: "whole", value: String(right), unit: "days" },
      hint: "Watch only the gap between the two clocks. How much does it grow in a day, and how large must it be before it cannot be seen?",
      solution: [
        `Watch the **gap between the clocks** and forget the real time. One runs ahead, the other falls behind, so in a day the gap grows by $${g} + ${x} = ${gap}$ minutes.`,
        `They look alike again when the gap is a full turn of the dial, because then both hands point the same way. That is $12 \\times 60 = ${dial}$ minutes.`,
        `It takes $${dial} \\div ${gap} = ${right}$ days.`,
        `Check each clock. In $${right}$ days one gains $${ahead}$ minutes and the other loses $${behind}$: $${ahead} + ${behind} = ${dial}$ minutes apart, which is $12$ hours.`,
      ],
      slips: apart(right, [
        [1440 / gap, "Then they are a whole day apart; on a dial of twelve hours they look alike sooner."],
        [dial / Math.abs(g - x), "You took one error from the other, but the clocks go wrong in opposite directions."],
        [60 / gap, "Then they are one hour apart: the minute hands agree, but the hour hands do not."],
      ]),
      check: "Multiply your number of days by the minutes the gap grows in a day, and see where the hands are then.",
    };
  },
};

export default family({
  level: "medium",
  topic: "time-speed",
  minutes: 5,
  kind: "thinking",
  technique: "steady errors",
  ages: "12-14",
  curriculum: ["KS3 proportion", "7.RP.2"],
  bounds: { setting: ["kitchen", "tower", "pair"], g: [2, 40], x: [2, 60] },
  rules: {
    "the clock gains whole minutes, on one afternoon": ({ setting, g, x }) =>
      setting !== "kitchen" || (g <= 15 && (10 * x * g) % 60 === 0 && x >= 9 && 10 * x + 20 * ((x * g) / 60) < noon),
    "the tower clock is right after whole days": ({ setting, g, x }) =>
      setting !== "tower" || (g >= 4 && dial % g === 0 && x >= 6 && x <= 11),
    "the clocks agree after whole days": ({ setting, g, x }) =>
      setting !== "pair" || (x <= 20 && g <= 20 && g !== x && g + x >= 8 && dial % (g + x) === 0),
    "the answer is not in the story": ({ setting, g, x }) =>
      setting === "kitchen" ||
      (setting === "tower" ? ![g, x, 12].includes(dial / g) : ![g, x, 12].includes(dial / (g + x))),
  },
  write: ({ setting, g, x }) => settings[setting](g, x),
});
