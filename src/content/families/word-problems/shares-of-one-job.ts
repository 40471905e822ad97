import { family } from "../../../engine/family.ts";
import type { PuzzleText } from "../../../engine/puzzle.ts";
import { texLowest } from "../../../engine/tex.ts";
import { noun } from "../../../engine/words.ts";
import { lcm } from "../../../maths/whole.ts";
import { apart } from "../slips.ts";

/** Hours for both together. */
function together(a: number, b: number): number {
  return (a * b) / (a + b);
}

/** Hours against a drain that empties in `b`. */
function against(a: number, b: number): number {
  return (a * b) / (b - a);
}

/** Hours altogether when the first works for `h` and the second does the rest. */
function relay(a: number, b: number, h: number): number {
  return h + (b * (a - h)) / a;
}

/** One does a job in `a` hours or days, another in `b`; in a relay the first works for `h` of them. */
const settings: Record<"springs" | "mural" | "pond" | "wall", (a: number, b: number, h: number) => PuzzleText> = {
  springs: (a, b) => {
    const right = together(a, b);
    const size = lcm(a, b);
    const [first, second] = [size / a, size / b];
    const sum = first + second;
    return {
      title: "Two springs, one cistern",
      problem: `Two springs feed a cistern in an oasis. The upper spring alone fills the empty cistern in ${a} hours. The lower spring alone fills it in ${b} hours.\n\nThe cistern is empty and both springs flow into it. How many hours does it take to fill?`,
      answer: { kind: "whole", value: String(right), unit: "hours" },
      hint: "Give the cistern a size that suits both times. How much does each spring bring in one hour?",
      solution: [
        `Times cannot be added, but what flows in one hour can. Say that the cistern holds $${size}$ buckets, because both times divide that number.`,
        `In one hour the upper spring brings $${size} \\div ${a} = ${first}$ ${noun(first, "bucket")} and the lower one $${size} \\div ${b} = ${second}$ ${noun(second, "bucket")}. The **rates add**: $${first} + ${second} = ${sum}$ buckets an hour.`,
        `So the cistern is full after $${size} \\div ${sum} = ${right}$ hours. That is sooner than with either spring alone, as it must be.`,
        `Check with parts of the cistern. In $${right}$ hours the upper spring fills $${texLowest(right, a)}$ of it and the lower one $${texLowest(right, b)}$, and the two parts make a whole.`,
      ],
      slips: apart(right, [
        [a + b, "You added the times, but with two springs it must go faster than with one."],
        [
          (a + b) / 2,
          "That is the middle of the two times; with both springs it must go faster than with the fast one alone.",
        ],
        [
          b - a,
          "A difference of two times tells how much faster one spring is; it does not tell what both do in an hour.",
        ],
      ]),
      check: "Work out which part of the cistern each spring fills in your time: the two parts must make a whole.",
    };
  },
  mural: (a, b) => {
    const both = together(a, b);
    const size = lcm(a, both);
    const [all, hers] = [size / both, size / a];
    const his = all - hers;
    return {
      title: "The mural by the bridge",
      problem: `Inês and Kwabena paint a mural. Together they would need ${both} days. Inês alone would need ${a} days. Each of them paints at a steady speed.\n\nHow many days would Kwabena need **alone**?`,
      answer: { kind: "whole", value: String(b), unit: "days" },
      hint: "Divide the mural into equal squares, a number that suits both times. How many squares do they paint in a day together, and how many are hers?",
      solution: [
        `Think of **rates**, that is, of what gets done in one day. Let the mural have $${size}$ squares, because $${both}$ and $${a}$ both divide that number.`,
        `Together they paint $${size} \\div ${both} = ${all}$ squares a day. Inês paints $${size} \\div ${a} = ${hers}$ of them.`,
        `So Kwabena paints $${all} - ${hers} = ${his}$ ${noun(his, "square")} a day. For all of them he needs $${size} \\div ${his} = ${b}$ days.`,
        `Check with parts of the mural. In $${both}$ days Inês paints $${texLowest(both, a)}$ of it and Kwabena $${texLowest(both, b)}$, which makes a whole.`,
      ],
      slips: apart(b, [
        [a - both, "You took one time from another, but times do not add up like that; ask what each does in a day."],
        [2 * both, "Then both would paint equally fast, but Inês alone needs a different time from that."],
        [
          2 * both - a,
          `You took ${both} as the middle of the two times, but together they are faster than either alone.`,
        ],
      ]),
      check: `Work out which part of the mural each of them paints in ${both} days: the two parts must make a whole.`,
    };
  },
  pond: (a, b) => {
    const right = against(a, b);
    const size = lcm(a, b);
    const [first, second] = [size / a, size / b];
    const gain = first - second;
    return {
      title: "The open drain",
      problem: `At a fish farm, a pump alone fills the empty pond in ${a} hours. The open drain alone empties the full pond in ${b} hours. Pump and drain each keep their own steady speed.\n\nThe pond is empty. The pump is switched on, but somebody has left the drain **open**. After how many hours is the pond full?`,
      answer: { kind: "whole", value: String(right), unit: "hours" },
      hint: "Give the pond a size that suits both times. What comes in and what goes out in one hour?",
      solution: [
        `Say that the pond holds $${size}$ barrels, because both times divide that number.`,
        `In one hour $${size} \\div ${a} = ${first}$ barrels come in and $${size} \\div ${b} = ${second}$ ${noun(second, "goes", "go")} out. The drain works against the pump, so the **rates subtract**: the pond gains $${first} - ${second} = ${gain}$ ${noun(gain, "barrel")} an hour.`,
        `So it is full after $${size} \\div ${gain} = ${right}$ hours.`,
        `Check with whole ponds. In $${right}$ hours the pump delivers $${texLowest(right, a)}$ times a full pond and the drain takes away $${texLowest(right, b)}$ times one; the difference is exactly one pond.`,
      ],
      slips: apart(right, [
        [together(a, b), "You let the drain help to fill the pond, but it takes water away."],
        [b - a, "You took one time from the other; take what goes out in an hour from what comes in."],
        [a + b, "You added the times; ask instead how much the pond gains in one hour."],
      ]),
      check: "In your time the pump must deliver exactly one pond more than the drain takes away.",
    };
  },
  wall: (a, b, h) => {
    const right = relay(a, b, h);
    const size = lcm(a, b);
    const [first, second] = [size / a, size / b];
    const rest = right - h;
    const [built, restBuilt] = [h * first, rest * second];
    const [done, left] = [texLowest(h, a), texLowest(a - h, a)];
    return {
      title: "Chidi starts, Freya finishes",
      problem: `A dry stone wall has to be built. Chidi alone would need ${a} days for it. Freya alone would need ${b} days.\n\nChidi starts alone and works for ${h} ${noun(h, "day")}. Then he has to leave, and Freya builds the rest alone. How many days does the whole wall take?`,
      answer: { kind: "whole", value: String(right), unit: "days" },
      hint: "What fraction of the wall stands when Chidi leaves? How long does Freya need for the rest?",
      solution: [
        `Measure the work in **fractions of the job**, because the two do not work equally fast. In $${h}$ of his $${a}$ days Chidi builds $${done}$ of the wall.`,
        `That leaves $1 - ${done} = ${left}$ for Freya. The whole wall would take her $${b}$ days, so this part takes $${left} \\times ${b} = ${rest}$ ${noun(rest, "day")}.`,
        `Altogether: $${h} + ${rest} = ${right}$ days.`,
        `Check with metres. If the wall is $${size}$ m long, Chidi builds $${first}$ m and Freya $${second}$ m a day. Then $${h} \\times ${first} + ${rest} \\times ${second} = ${built} + ${restBuilt} = ${size}$.`,
      ],
      slips: apart(right, [
        [rest, "That is how long Freya works; the question counts the days of both."],
        [
          b,
          `You let Freya go on as if ${h} of her own days were done, but the two do not build equally much in a day.`,
        ],
        [h + (b * h) / a, "You gave Freya the part that Chidi had built; she builds the part that is missing."],
      ]),
      check: `Choose a length for the wall that ${a} and ${b} divide, and count the metres that each of them builds.`,
    };
  },
};

export default family({
  level: "medium",
  topic: "time-speed",
  minutes: 5,
  kind: "thinking",
  technique: "what gets done in one hour or day",
  ages: "12-14",
  curriculum: ["KS3 rates", "7.RP.1"],
  bounds: { setting: ["springs", "mural", "pond", "wall"], a: [3, 30], b: [3, 36], h: [0, 15] },
  rules: {
    "the two are not equally fast": ({ a, b }) => a !== b,
    "only the wall has somebody who leaves": ({ setting, h }) => (setting === "wall" ? h >= 2 : h === 0),
    "the invented size stays small": ({ a, b }) => lcm(a, b) <= 180,
    "the fast spring is named first": ({ setting, a, b }) => setting !== "springs" || a < b,
    "both together take whole hours": ({ setting, a, b }) =>
      !(setting === "springs" || setting === "mural") || (Number.isInteger(together(a, b)) && together(a, b) >= 2),
    "the drain is slower, and filling takes whole hours": ({ setting, a, b }) =>
      setting !== "pond" || (a < b && Number.isInteger(against(a, b)) && against(a, b) <= 60 && b !== 2 * a),
    "Freya takes whole days, and not as long as anybody alone": ({ setting, a, b, h }) =>
      setting !== "wall" || (h < a - 1 && 2 * h !== a && (b * h) % a === 0 && ![a, b].includes(relay(a, b, h))),
    "the answer is not in the story": ({ setting, a, b, h }) =>
      (setting !== "wall" || h !== relay(a, b, h)) && (setting !== "mural" || b !== together(a, b)),
  },
  write: ({ setting, a, b, h }) => settings[setting](a, b, h),
});
