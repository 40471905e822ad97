import { family } from "../../../engine/family.ts";
import type { PuzzleText } from "../../../engine/puzzle.ts";
import { noun } from "../../../engine/words.ts";
import { gcd } from "../../../maths/whole.ts";
import { apart } from "../slips.ts";

/** The pure part of an amount, as a decimal without noise: 35 % of 3 is 1.05. */
function part(percent: number, amount: number): number {
  return (percent * amount) / 100;
}

function litres(pure: number): string {
  return `$${pure}$ ${noun(pure, "litre")}`;
}

function points(many: number): string {
  return `$${many}$ ${noun(many, "point")}`;
}

function strength(p: number, q: number, x: number, y: number): number {
  return (p * x + q * y) / (x + y);
}

/** `x` of strength `p` % and `y` of strength `q` %, put together. */
const settings: Record<"juice" | "bell" | "cocoa", (p: number, q: number, x: number, y: number) => PuzzleText> = {
  juice: (p, q, x, y) => {
    const right = strength(p, q, x, y);
    const amount = x + y;
    const [below, above] = [Math.abs(right - p), Math.abs(q - right)];
    const [first, second, pure] = [part(p, x), part(q, y), part(right, amount)];
    return {
      title: "Two punches in one bowl",
      problem: `For a street party, Tadashi pours ${x} litres of a fruit punch with ${p}% juice into a big bowl. Malika adds ${y} litres of another punch with ${q}% juice.\n\nWhat percentage of the punch in the bowl is juice?`,
      answer: { kind: "whole", value: String(right), unit: "%" },
      hint: "How many litres of pure juice does each punch bring into the bowl? Litres can be added; percentages of different amounts cannot.",
      solution: [
        `Follow the **pure juice**, because litres can be added. $${p}\\%$ of $${x}$ litres is ${litres(first)}, and $${q}\\%$ of $${y}$ litres is ${litres(second)}.`,
        `The bowl holds $${first} + ${second} = ${pure}$ ${noun(pure, "litre")} of juice in $${x} + ${y} = ${amount}$ litres of punch.`,
        `As a percentage that is $100 \\times ${pure} \\div ${amount} = ${right}$, so $${right}\\%$. It is a **weighted average**: nearer to the percentage of the punch of which there is more.`,
        `Check with a balance. Each of the $${x}$ litres is ${points(below)} away from $${right}\\%$, each of the other $${y}$ litres ${points(above)} on the other side: $${x} \\times ${below} = ${y} \\times ${above}$.`,
      ],
      slips: apart(right, [
        [
          (p + q) / 2,
          "The middle of the two percentages would be right for equal amounts, but here the amounts differ.",
        ],
        [
          strength(p, q, y, x),
          "You gave each percentage the amount of the other punch; see which amount belongs to which percentage.",
        ],
      ]),
      check:
        "Work out the litres of pure juice at your percentage: they must be the litres that came with the two punches.",
    };
  },
  bell: (p, q, x, y) => {
    const right = strength(p, q, x, y);
    const amount = x + y;
    const [first, second, pure] = [part(p, x), part(q, y), part(right, amount)];
    const [low, high] = [Math.abs(right - p), Math.abs(q - right)];
    const lacking = x * low;
    return {
      title: "Metal for a bell",
      problem: `Bronze is a metal made of copper and tin. A bell founder has melted ${x} kg of bronze with ${p}% tin. Her bell needs bronze with ${right}% tin, so she adds bronze with ${q}% tin.\n\nHow many kilograms of the second bronze must she add?`,
      answer: { kind: "whole", value: String(y), unit: "kg" },
      hint: "Compare each bronze with the percentage that is wanted. How far off is the first, how far off is the second, and on which side?",
      solution: [
        `Compare each bronze with the wanted $${right}\\%$. The first has $${low}$ percentage ${noun(low, "point")} too little, the second $${high}$ too much.`,
        `The two sides must **balance**, because too much on one side makes up for too little on the other. Each of the first $${x}$ kg lacks ${points(low)}, together $${x} \\times ${low} = ${lacking}$.`,
        `Each added kilogram brings ${points(high)} more than it needs, so she adds $${lacking} \\div ${high} = ${y}$ kg.`,
        `Check with the tin itself: $${first}$ kg and $${second}$ kg make $${pure}$ kg, and $${right}\\%$ of $${x} + ${y} = ${amount}$ kg is $${pure}$ kg too.`,
      ],
      slips: apart(y, [
        [x, "Equal amounts would give the middle of the two percentages; is that the one she wants?"],
        [
          (x * high) / low,
          "You turned the balance round: the bronze that is further off the mark is needed in the smaller amount.",
        ],
        [amount, "That is all the bronze in the end; the question asks what she adds."],
      ]),
      check: "Work out the tin in both bronzes with your number: it must be the wanted percentage of all the bronze.",
    };
  },
  cocoa: (p, q, x, y) => {
    const right = strength(p, q, x, y);
    const amount = x + y;
    const [first, second, pure] = [part(p, x), part(q, y), part(right, amount)];
    const [low, high] = [q - right, right - p];
    const common = gcd(low, high);
    const [dark, milk] = [high / common, low / common];
    const shares = dark + milk;
    const share = amount / shares;
    const inLowest = common > 1 ? `, which is $${dark} : ${milk}$` : "";
    return {
      title: "Dark and milk",
      problem: `A chocolate maker in Guayaquil has dark chocolate with ${q}% cocoa and milk chocolate with ${p}% cocoa. From these two she melts together ${amount} kg of chocolate with ${right}% cocoa.\n\nHow many kilograms of **dark** chocolate does she use?`,
      answer: { kind: "whole", value: String(y), unit: "kg" },
      hint: "How far is the wanted percentage from the milk chocolate, how far from the dark? Which of the two does she need more of?",
      solution: [
        `Compare each kilogram with the wanted $${right}\\%$. Dark chocolate has $${q} - ${right} = ${low}$ ${noun(low, "point")} too much, milk chocolate $${right} - ${p} = ${high}$ ${noun(high, "point")} too little.`,
        `Too much and too little must **balance**. So dark and milk go together as $${high} : ${low}$${inLowest}; the kind that is nearer to the mark is needed more.`,
        `That makes $${dark} + ${milk} = ${shares}$ equal shares of $${amount} \\div ${shares} = ${share}$ kg. The dark chocolate is $${dark}$ of them: $${y}$ kg.`,
        `Check with the cocoa: $${y}$ kg of dark hold $${second}$ kg, $${x}$ kg of milk hold $${first}$ kg, together $${pure}$ kg. And $${right}\\%$ of $${amount}$ kg is $${pure}$ kg.`,
      ],
      slips: apart(y, [
        [x, "That is the milk chocolate; the question asks for the dark."],
        [amount / 2, "Half of each would give the middle of the two percentages; is that the one she wants?"],
        [pure, "That is the pure cocoa in the whole mixture; the question asks for the dark chocolate."],
      ]),
      check: `Take your number from ${amount} kg to get the milk chocolate, then add up the cocoa in both kinds.`,
    };
  },
};

export default family({
  level: "medium",
  topic: "sharing-ratio",
  minutes: 5,
  kind: "thinking",
  technique: "balancing two strengths",
  ages: "12-14",
  curriculum: ["KS3 proportion", "7.RP.3"],
  bounds: { setting: ["juice", "bell", "cocoa"], p: [5, 40], q: [10, 85], x: [2, 30], y: [2, 30] },
  rules: {
    "the second is the stronger one": ({ p, q }) => p + 5 <= q,
    "the amounts differ": ({ x, y }) => x !== y,
    "the strength of both together is whole": ({ p, q, x, y }) => (p * x + q * y) % (x + y) === 0,
    "punch is mixed by hand": ({ setting, p, q, x, y }) =>
      setting !== "juice" || (p % 5 === 0 && q % 5 === 0 && p >= 10 && q <= 80 && x <= 12 && y <= 12),
    "a bell holds some tin, but not too much": ({ setting, p, q, x, y }) =>
      setting !== "bell" || (p <= 18 && q <= 30 && x >= 8 && strength(p, q, x, y) >= 15 && strength(p, q, x, y) <= 24),
    "chocolate is milk or dark": ({ setting, p, q, x, y }) =>
      setting !== "cocoa" || (p % 5 === 0 && q % 5 === 0 && p >= 25 && q >= 60 && (x + y) / gcd(x, y) <= 12),
    "the answer is not in the story": ({ setting, p, q, x, y }) => {
      const right = strength(p, q, x, y);
      return setting === "juice" ? ![x, y].includes(right) : ![p, q, right].includes(y);
    },
  },
  write: ({ setting, p, q, x, y }) => settings[setting](p, q, x, y),
});
