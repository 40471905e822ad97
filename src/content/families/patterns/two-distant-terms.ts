import { family } from "../../../engine/family.ts";
import type { PuzzleText } from "../../../engine/puzzle.ts";
import { texPlus } from "../../../engine/tex.ts";
import { ordinal } from "../../../engine/words.ts";
import { apart } from "../slips.ts";

/** Equal steps, of which two distant places are known: i and j. */
interface Known {
  readonly i: number;
  readonly j: number;
  readonly step: number;
  readonly base: number;
  readonly far: number;
}

export default family({
  level: "medium",
  topic: "sequences",
  minutes: 4,
  kind: "drill",
  technique: "finding the step first",
  ages: "11-13",
  curriculum: ["KS3 arithmetic sequences", "HSF-BF.2"],
  bounds: {
    setting: ["terms", "cups", "card", "lamps"],
    i: [3, 8],
    gap: [4, 12],
    step: [3, 12],
    base: [1, 30],
    far: [30, 60],
  },
  rules: {
    "the gap is not the step": ({ gap, step }) => gap !== step,
  },
  write({ setting, gap, ...rest }) {
    const known = { ...rest, j: rest.i + gap };
    return { terms, cups, card, lamps }[setting](known);
  },
});

function terms({ i, j, step, base, far }: Known): PuzzleText {
  const zero = base - 9;
  const [low, high, found] = [zero + step * i, zero + step * j, zero + step * far];
  const rest = zero === 0 ? "" : ` ${texPlus(zero)}`;
  const [steps, rise] = [j - i, high - low];
  const moreSteps = far - j;
  const moreRise = moreSteps * step;
  const back = i * step;
  return {
    title: "Two terms far apart",
    problem: `In a sequence, the step from each term to the next is always the same. The ${ordinal(i)} term is $${low}$ and the ${ordinal(j)} term is $${high}$.\n\nWhat is the ${ordinal(far)} term?`,
    answer: { kind: "whole", value: String(found) },
    hint: "How many steps lead from the one known term to the other? What do all these steps add together?",
    solution: [
      `**Find the step first.** From the ${ordinal(i)} to the ${ordinal(j)} term there are $${j} - ${i} = ${steps}$ steps. Together they add $${high} - ${low} = ${rise}$, so one step adds $${rise} \\div ${steps} = ${step}$.`,
      `From the ${ordinal(j)} to the ${ordinal(far)} term there are $${far} - ${j} = ${moreSteps}$ more steps. They add $${moreSteps} \\times ${step} = ${moreRise}$.`,
      `So the ${ordinal(far)} term is $${high} + ${moreRise} = ${found}$.`,
      `Check with a rule for every place $n$: $${i}$ steps back from the ${ordinal(i)} term, at place $0$, there would be $${low} - ${back} = ${zero}$. So the term at place $n$ is $${step}n${rest}$, and for $n = ${far}$ this is $${step} \\times ${far}${rest} = ${found}$.`,
    ],
    slips: apart(found, [
      [low + far * step, "You took that many steps from a known term, but that term already stands some places along."],
      [found + step, "From the first term to the one asked for, there is one step fewer than the number of its place."],
      [
        high + rise * moreSteps,
        "What you added each time belongs to several steps at once. How much does one step add?",
      ],
    ]),
    check:
      "Walk back from your term to both known terms in equal steps: the step must be the same number for both walks.",
  };
}

function cups({ i, j, step, base }: Known): PuzzleText {
  const cup = 80 + base;
  const high = (cups: number) => cup + (cups - 1) * step;
  const more = j - i;
  const higher = high(j) - high(i);
  const [rims, higherRims] = [i - 1, j - 1];
  const rimsHeight = rims * step;
  return {
    title: "Cups inside cups",
    problem: `Paper cups are pushed into each other. Every further cup makes the stack higher by the same amount. A stack of $${i}$ cups is $${high(i)}$ mm high, and a stack of $${j}$ cups is $${high(j)}$ mm high.\n\nHow high is a **single** cup, in millimetres?`,
    answer: { kind: "whole", value: String(cup), unit: "mm" },
    hint: "How many more cups does the higher stack have? Which part of each of those cups can be seen?",
    solution: [
      `**Find the step first.** The second stack has $${j} - ${i} = ${more}$ more cups and is $${high(j)} - ${high(i)} = ${higher}$ mm higher. So each further cup adds $${higher} \\div ${more} = ${step}$ mm.`,
      `A stack of $${i}$ cups is one whole cup and the rims of $${rims}$ others, because only the first one shows its full height.`,
      `The rims make $${rims} \\times ${step} = ${rimsHeight}$ mm, so a single cup is $${high(i)} - ${rimsHeight} = ${cup}$ mm high.`,
      `Check with the higher stack: one cup and $${higherRims}$ rims are $${cup} + ${higherRims} \\times ${step} = ${high(j)}$ mm.`,
    ],
    slips: apart(cup, [
      [cup - step, "You took a rim away for every cup. One cup of the stack shows its full height."],
      [step, "That is what each further cup adds to the stack. How high is a cup that stands alone?"],
      [higher, "That is the difference between the two stacks. How many cups share it?"],
    ]),
    check:
      "Start with your cup, add the same amount for every further cup, and see whether both stacks get their heights.",
  };
}

function card({ i, j, step, base, far }: Known): PuzzleText {
  const fare = 10 * step;
  const journeys = j + 2 + (far % 9);
  const rest = 5 * (base % (2 * step));
  const left = (made: number) => fare * (journeys - made) + rest;
  const made = j - i;
  const cost = left(i) - left(j);
  const more = journeys - j;
  const [moreCost, allCost] = [more * fare, journeys * fare];
  return {
    title: "The last journey on the card",
    problem: `Every bus journey takes the same fare off Zawadi's travel card. After $${i}$ journeys there are $${left(i)}$ cents left on it, after $${j}$ journeys there are $${left(j)}$ cents.\n\nHow many journeys can she make **altogether**, counted from the first, before the card no longer holds a full fare?`,
    answer: { kind: "whole", value: String(journeys), unit: "journeys" },
    hint: "What did the journeys between the two amounts cost together? How many journeys were they?",
    solution: [
      `**Find the step first.** Between the two amounts lie $${j} - ${i} = ${made}$ journeys. They cost $${left(i)} - ${left(j)} = ${cost}$ cents, so one fare is $${cost} \\div ${made} = ${fare}$ cents.`,
      `The $${left(j)}$ cents left after $${j}$ journeys pay for $${more}$ more, because $${more} \\times ${fare} = ${moreCost}$, and $${rest}$ cents remain, too few for a fare.`,
      `Altogether that makes $${j} + ${more} = ${journeys}$ journeys.`,
      `Check from the full card: it held $${left(i)} + ${i} \\times ${fare} = ${left(0)}$ cents, and $${journeys}$ journeys cost $${journeys} \\times ${fare} = ${allCost}$ cents. The rest of $${rest}$ cents is less than a fare.`,
    ],
    slips: apart(journeys, [
      [more, "Those are the journeys still to come. Which ones has she made already?"],
      [more + i, "You went on from the first of the two amounts, but with the money of the second."],
      [journeys + 1, "For the last of these journeys the card does not hold enough any more."],
    ]),
    check:
      "Take the fare off once for each of your journeys: the card must not go below zero, and the rest must be less than a fare.",
  };
}

function lamps({ i, j, step, base, far }: Known): PuzzleText {
  const number = (post: number) => base + step * post;
  const asked = number(far);
  const [steps, rise] = [j - i, number(j) - number(i)];
  const [moreSteps, moreRise] = [far - j, asked - number(j)];
  const [before, after] = [i - 1, far - 1];
  const wholeRise = after * step;
  return {
    title: "Numbers on the lamp posts",
    problem: `The lamp posts along a coast road carry numbers. From each post to the next, the number grows by the same amount. The ${ordinal(i)} post carries the number $${number(i)}$ and the ${ordinal(j)} post the number $${number(j)}$.\n\nThe last post carries the number $${asked}$. How many posts are there?`,
    answer: { kind: "whole", value: String(far), unit: "posts" },
    hint: "By how much does the number grow from one post to the next? How many such steps lead from a post you know to the last one?",
    solution: [
      `**Find the step first.** From the ${ordinal(i)} to the ${ordinal(j)} post there are $${steps}$ steps, and the number grows by $${number(j)} - ${number(i)} = ${rise}$. One step is $${rise} \\div ${steps} = ${step}$.`,
      `From the ${ordinal(j)} post to the last the number grows by $${asked} - ${number(j)} = ${moreRise}$. That takes $${moreRise} \\div ${step} = ${moreSteps}$ steps.`,
      `So the last post is number $${j} + ${moreSteps} = ${far}$ in the row, and there are $${far}$ posts.`,
      `Check from the front: the first post carries $${number(i)} - ${before} \\times ${step} = ${number(1)}$. After it come $${after}$ steps of $${step}$, and $${number(1)} + ${wholeRise} = ${asked}$.`,
    ],
    slips: apart(far, [
      [moreSteps, "Those are the steps after the second post you know. How many posts come up to there?"],
      [after, "You counted the steps between the posts; there is a post at both ends."],
      [asked / step, "Dividing works only if the row begins with one step itself. What does the first post carry?"],
    ]),
    check:
      "Number the posts from the first one on in equal steps: the two known posts and the last one must get their numbers.",
  };
}
