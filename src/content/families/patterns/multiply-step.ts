import { family } from "../../../engine/family.ts";
import type { PuzzleText } from "../../../engine/puzzle.ts";
import { texList } from "../../../engine/tex.ts";
import { commas, inWords, noun, ordinal, tex } from "../../../engine/words.ts";
import { range } from "../../../maths/whole.ts";
import { apart } from "../slips.ts";

/** Each number is `ratio` times the one before. */
interface Steps {
  readonly first: number;
  readonly ratio: number;
  readonly place: number;
}

export default family({
  level: "medium",
  topic: "doubling",
  minutes: 4,
  kind: "drill",
  technique: "finding the multiplier",
  ages: "12-14",
  curriculum: ["KS3 geometric sequences", "HSF-BF.2"],
  bounds: {
    setting: ["terms", "paper", "gaps", "film"],
    first: [2, 12],
    ratio: [2, 5],
    place: [2, 4],
  },
  rules: {
    "the numbers stay short": ({ first, ratio, place }) => first * ratio ** (place + 3) <= 20_000,
    "the first number is not the multiplier": ({ first, ratio }) => first !== ratio,
  },
  write({ setting, ...steps }) {
    return { terms, paper, gaps, film }[setting](steps);
  },
});

/** 3 \times 3 \times 3 */
const times = (ratio: number, count: number) => Array(count).fill(ratio).join(" \\times ");

function terms({ first, ratio, place }: Steps): PuzzleText {
  const term = (n: number) => first * ratio ** (n - 1);
  const later = place + 3;
  const [low, high] = [term(place), term(later)];
  const stepsBack = place - 1;
  const multiplied = ratio ** stepsBack;
  const sequence = range(1, later).map((n) => tex(term(n)));
  const cube = ratio ** 3;
  return {
    title: "Three multiplications apart",
    problem: `In a sequence, each term is the same number times the term before it. The ${ordinal(place)} term is $${tex(low)}$ and the ${ordinal(later)} term is $${tex(high)}$.\n\nWhat is the **first** term?`,
    answer: { kind: "whole", value: String(first) },
    hint: "How many times do you multiply on the way from the one known term to the other? What does that do altogether?",
    solution: [
      `**Find the multiplier.** From the ${ordinal(place)} to the ${ordinal(later)} term you multiply three times by the same number. Together that multiplies by $${tex(high)} \\div ${tex(low)} = ${cube}$.`,
      `The number whose cube is $${cube}$ is $${ratio}$, because $${times(ratio, 3)} = ${cube}$. So each term is $${ratio}$ times the one before.`,
      `Going back, you divide by $${ratio}$ each time. The first term is ${inWords(stepsBack)} ${noun(stepsBack, "step")} before the ${ordinal(place)}: $${tex(low)} \\div ${multiplied} = ${first}$.`,
      `Check by writing the sequence from the front: $${texList(sequence)}$. Both known terms stand in their places.`,
    ],
    slips: apart(first, [
      [ratio, "That is the number you multiply by from term to term. Now walk back to the first term."],
      ...(place > 2
        ? ([[first * ratio, "One more step back is needed to reach the first term."]] as const)
        : ([] as const)),
      [first / ratio, "You walked back one step too far: the first term has no step before it."],
      [low - ((high - low) / 3) * stepsBack, "The terms grow by multiplying, not by adding the same amount."],
    ]),
    check: "Write the sequence from your first term with one multiplier all the way: both known terms must appear.",
  };
}

function paper({ first, ratio, place }: Steps): PuzzleText {
  const pieces = (round: number) => first * ratio ** round;
  const [early, late] = [place, place + 2];
  const square = ratio ** 2;
  const backwards = range(0, early).map((rounds) => tex(pieces(early - rounds)));
  return {
    title: "Cut, pile, cut again",
    problem: `For a collage Kiri cuts strips of paper into pieces. In every round she cuts **each** piece into the same number of smaller ones. After round $${early}$ she has $${tex(pieces(early))}$ pieces, after round $${late}$ she has $${tex(pieces(late))}$.\n\nHow many strips did she have **before** the first round?`,
    answer: { kind: "whole", value: String(first), unit: "strips" },
    hint: "What does one round do to the number of pieces? What do two rounds do?",
    solution: [
      `**Find the multiplier.** In two rounds the number of pieces is multiplied by $${tex(pieces(late))} \\div ${tex(pieces(early))} = ${square}$.`,
      `Both rounds multiply by the same number, and $${times(ratio, 2)} = ${square}$. So every piece is cut into $${ratio}$.`,
      `Go back $${early}$ rounds from $${tex(pieces(early))}$ by dividing by $${ratio}$ each time: $${texList(backwards)}$. She had $${first}$ strips.`,
      `Check forwards: $${first} \\times ${times(ratio, late)} = ${tex(pieces(late))}$ pieces after $${late}$ rounds.`,
    ],
    slips: apart(first, [
      [first * ratio, "That is how many there are after the first round. What was there before it?"],
      [ratio, "That is how many pieces each piece is cut into. How many strips were there at the start?"],
      [
        pieces(early) - (early * (pieces(late) - pieces(early))) / 2,
        "The number does not grow by the same amount in every round: each round multiplies it.",
      ],
    ]),
    check: "Play the rounds with your number of strips, cutting each piece into equally many, and compare both counts.",
  };
}

function gaps({ first, ratio, place }: Steps): PuzzleText {
  const start = first * (place - 1);
  const cube = ratio ** 3;
  const [one, two, end] = [start * ratio, start * ratio ** 2, start * cube];
  const adding = [start + (end - start) / 3, start + ((end - start) / 3) * 2];
  return {
    title: "Two gaps to fill",
    problem: `Two numbers are missing:\n\n$${start}, \\; ?, \\; ?, \\; ${tex(end)}$\n\nEach number in the row is the same number times the one before it. Which two numbers are missing? Give them in order.`,
    answer: { kind: "list", items: [String(one), String(two)], ordered: true },
    hint: "How many equal multiplications lead from the first number of the row to the last?",
    solution: [
      `**Find the multiplier.** From $${start}$ to $${tex(end)}$ there are three equal multiplications. Together they multiply by $${tex(end)} \\div ${start} = ${cube}$.`,
      `Because $${times(ratio, 3)} = ${cube}$, each of them multiplies by $${ratio}$.`,
      `So the missing numbers are $${start} \\times ${ratio} = ${one}$ and $${one} \\times ${ratio} = ${tex(two)}$.`,
      `Check from the other end: $${tex(end)} \\div ${ratio} = ${tex(two)}$ and $${tex(two)} \\div ${ratio} = ${one}$.`,
    ],
    slips: adding.every(Number.isInteger)
      ? [{ when: commas(adding), say: "You added the same amount each time. Here the steps multiply." }]
      : [],
    check: "Divide each number of your row by the one before it: all three results must be the same.",
  };
}

function film({ first, ratio, place }: Steps): PuzzleText {
  const viewers = (day: number) => first * ratio ** day;
  const [early, late, asked] = [place - 1, place + 1, place + 2];
  const square = ratio ** 2;
  const daily = range(early, asked).map((day) => tex(viewers(day)));
  return {
    title: "A film goes round the school",
    problem: `Bolat has made a short film and shows it to some friends. From then on, the number of people who have seen it is multiplied by the **same** number every day. On day $${early}$ it is $${tex(viewers(early))}$ people, on day $${late}$ it is $${tex(viewers(late))}$.\n\nHow many people is it on day $${asked}$, if it goes on like this?`,
    answer: { kind: "whole", value: String(viewers(asked)), unit: "people" },
    hint: "How many days lie between the two counts, and what happens to the number in all these days together?",
    solution: [
      `**Find the multiplier.** In the two days from day $${early}$ to day $${late}$ the number is multiplied by $${tex(viewers(late))} \\div ${tex(viewers(early))} = ${square}$.`,
      `Both days multiply by the same number. Because $${times(ratio, 2)} = ${square}$, each day multiplies by $${ratio}$.`,
      `Day $${asked}$ is one day later: $${tex(viewers(late))} \\times ${ratio} = ${tex(viewers(asked))}$ people.`,
      `Check day by day from day $${early}$: $${texList(daily)}$.`,
    ],
    slips: apart(viewers(asked), [
      [
        viewers(late) + (viewers(late) - viewers(early)) / 2,
        "You added the same number each day. Here every day multiplies.",
      ],
      [viewers(late) * square, "That multiplier belongs to two days. What does a single day do?"],
      [
        (viewers(late) * square) / 2,
        "Halving does not share a multiplication between two days. Which number, used twice, does it?",
      ],
    ]),
    check: "Divide neighbouring days in your list of numbers: you must get the same multiplier every time.",
  };
}
