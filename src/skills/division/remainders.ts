import { type Question, type Skill, stage } from "../../engine/exercise.ts";
import { measure } from "../../engine/tex.ts";
import { noun } from "../../engine/words.ts";
import { slips } from "../slips.ts";
import { beginning, placeSteps } from "./shared-places.ts";
import { groupsOf } from "./shared-words.ts";

const leftOvers = ["number", "shells", "cards", "pots", "number-left"] as const;

/** What n ÷ b leaves, from the tables; n = b × q + r. */
function leftOver(way: (typeof leftOvers)[number], b: number, q: number, r: number): Question {
  const [product, more] = [b * q, q + 1];
  const n = product + r;
  const [next, missing, oneGroupLeft] = [b * more, b - r, r + b];
  const answer = { kind: "whole", value: String(r) } as const;
  const prompts: Record<(typeof leftOvers)[number], string> = {
    number: `What is the remainder when you divide $${n}$ by $${b}$?`,
    shells: `Leilani puts $${n}$ shells into bags of $${b}$. She fills as many bags as she can. How many shells are left over?`,
    cards: `$${n}$ cards are dealt to $${b}$ players. Each gets as many as possible, and all get the same number. How many cards are left over?`,
    pots: `Kwame plants $${n}$ seeds, $${b}$ in each pot, and fills as many pots as he can. How many seeds are left over?`,
    "number-left": `You take away $${b}$ from $${n}$ again and again, as long as you can. Which number is left in the end?`,
  };
  return {
    prompt: prompts[way],
    answer,
    steps: [
      `Count up in ${groupsOf(b)}: which number in the $${b}$ times table comes closest to $${n}$ without going past it?`,
      `$${b} \\times ${q} = ${product}$ still fits into $${n}$, and $${b} \\times ${more} = ${next}$ is too much.`,
      `$${n} - ${product} = ${r}$ is left over, and that is less than $${b}$. So the remainder is $${r}$.`,
    ],
    slips: slips(answer, [
      [
        q,
        "wrote how many times it goes instead of the remainder",
        `$${b}$ goes into $${n}$ that many times, but the question is what remains. How much of $${n}$ have you used up by then?`,
      ],
      [
        missing,
        "counted up to the next multiple",
        `You counted from $${n}$ up to $${next}$. The remainder is what is left after the last multiple of $${b}$ that still fits.`,
      ],
      [
        oneGroupLeft,
        "stopped one group too soon",
        `$${oneGroupLeft}$ left over is enough for another group of $${b}$. A remainder is always smaller than the number you divide by.`,
      ],
    ]),
    check: `Take your remainder away from $${n}$: what is left must be in the $${b}$ times table, and the remainder must be smaller than $${b}$.`,
  };
}

const wholeAnswers = ["sum", "equation", "beads", "eggs"] as const;

/** n ÷ b as two numbers; n = b × q + r. */
function both(way: (typeof wholeAnswers)[number], b: number, q: number, r: number, isLong: boolean): Question {
  const [product, fewer, more] = [b * q, q - 1, q + 1];
  const n = product + r;
  const [next, missing, oneGroupLeft] = [b * more, b - r, r + b];
  const answer = {
    kind: "list",
    items: [String(q), String(r)],
    ordered: true,
    ...(way === "equation" && { labels: ["a", "r"] }),
  } as const;
  const prompts: Record<(typeof wholeAnswers)[number], string> = {
    sum: `Work out $${n} \\div ${b}$ with its remainder. Write two numbers: how many times $${b}$ goes into $${n}$, then the remainder.`,
    equation: `$${n} = ${b} \\times a + r$, and $r$ is smaller than $${b}$. Which whole numbers are $a$ and $r$? Write $a$ first, then $r$.`,
    beads: `Ayşe threads $${n}$ beads into strings of $${b}$ beads. Write two numbers: how many full strings she gets, then how many beads are left over.`,
    eggs: `A farm packs $${n}$ eggs into boxes of $${b}$. Write two numbers: how many boxes are full, then how many eggs are left over.`,
  };
  const places = placeSteps(n, b);
  const end = `So the answer is $${q}$ with remainder $${r}$.`;
  return {
    prompt: prompts[way],
    answer,
    steps: isLong
      ? [
          `This is the division $${n} \\div ${b}$. ${beginning(n, b)}`,
          ...places.slice(0, -1).map((place) => `${place}.`),
          `${places.at(-1)}. ${end}`,
        ]
      : [
          `This is the division $${n} \\div ${b}$. Which number in the $${b}$ times table comes closest to $${n}$ without going past it?`,
          `It is $${product}$, because the next one, $${next}$, is more than $${n}$. How many ${groupsOf(b)} are in $${product}$, and how far is it from there to $${n}$?`,
          `$${b} \\times ${q} = ${product}$ and $${n} - ${product} = ${r}$. ${end}`,
        ],
    slips: slips(answer, [
      [
        `${fewer}, ${oneGroupLeft}`,
        "stopped one group too soon",
        `$${oneGroupLeft}$ left over is enough for another group of $${b}$. How many groups are there then, and what is left?`,
      ],
      [
        `${more}, ${missing}`,
        "went past the number and counted back",
        `$${b} \\times ${more} = ${next}$ is more than $${n}$, so $${b}$ does not go in that many times. What is the last multiple of $${b}$ that fits?`,
      ],
      [
        `${r}, ${q}`,
        "swapped the answer and the remainder",
        `Look again at which number is asked for first: how many times $${b}$ goes in comes before what is left over.`,
      ],
      [
        `${q}, ${missing}`,
        "counted up to the next multiple",
        `The remainder is what is left of $${n}$ after $${b} \\times ${q}$, not what is missing up to the next multiple of $${b}$.`,
      ],
    ]),
    check: `Multiply $${b}$ by your first number and add the second: it must give $${n}$, and the second must be smaller than $${b}$.`,
  };
}

const backs = ["number", "crates", "gap"] as const;

/** The number that gives q with remainder r when divided by b. */
function backwards(way: (typeof backs)[number], b: number, q: number, r: number): Question {
  const product = b * q;
  const n = product + r;
  const tooManyGroups = q + r;
  const answer = { kind: "whole", value: String(n) } as const;
  const prompts: Record<(typeof backs)[number], string> = {
    number: `A number divided by $${b}$ gives $${q}$ with remainder $${r}$. Which number is it?`,
    crates: `Søren packs melons into crates of $${b}$. He fills $${q}$ crates, and ${measure(r, noun(r, "melon is", "melons are"))} left over. How many melons does he have?`,
    gap: `Mei divides a secret number by $${b}$. It goes in $${q}$ times, and $${r}$ is left over. What is the secret number?`,
  };
  return {
    prompt: prompts[way],
    answer,
    steps: [
      `Build the number up again: it is made of $${q}$ groups of $${b}$ and of what was left over.`,
      `The groups make $${b} \\times ${q} = ${product}$. The remainder $${r}$ was never in a group, so it is added.`,
      `$${product} + ${r} = ${n}$, so the answer is $${n}$.`,
    ],
    slips: slips(answer, [
      [
        product,
        "left the remainder out",
        `$${b} \\times ${q} = ${product}$ gives no remainder when you divide it by $${b}$. What do you do with the $${r}$ left over?`,
      ],
      [
        product - r,
        "took the remainder away instead of adding it",
        `The remainder was left over from the number, so the number is larger than $${b} \\times ${q}$. By how much?`,
      ],
      [
        b * tooManyGroups,
        "added the remainder before multiplying",
        `You made $${tooManyGroups}$ groups of $${b}$. The remainder $${r}$ is added after multiplying: does it make any more groups?`,
      ],
      [
        b * r + q,
        "swapped the answer and the remainder",
        `You made $${r}$ ${noun(r, "group")} of $${b}$. How many groups does the question speak of, and how much is left over?`,
      ],
    ]),
    check: `Divide your number by $${b}$: it must go in $${q}$ times and leave $${r}$.`,
  };
}

const skill: Skill = {
  id: "remainders",
  title: "Remainders",
  about: "Not every number can be shared out fully: the remainder is what is left when no full group fits any more.",
  curriculum: ["Y5 multiplication and division", "4.OA.3", "4.NBT.6"],
  natural: true,
  needs: ["division-facts", "short-division"],
  stages: [
    stage({
      grade: 1,
      label: "what is left over",
      bounds: { way: leftOvers, b: [3, 9], q: [3, 10], r: [1, 8] },
      rules: { "the remainder is smaller than the divisor": ({ b, r }) => r < b },
      write: ({ way, b, q, r }) => leftOver(way, b, q, r),
    }),
    stage({
      grade: 2,
      label: "the answer and its remainder",
      bounds: { way: wholeAnswers, b: [3, 12], q: [3, 12], r: [1, 11] },
      rules: { "the remainder is smaller than the divisor": ({ b, r }) => r < b && b !== 10 },
      write: ({ way, b, q, r }) => both(way, b, q, r, false),
    }),
    stage({
      grade: 2,
      label: "three digits",
      bounds: { way: wholeAnswers, b: [3, 9], q: [21, 320], r: [1, 8] },
      rules: {
        "the remainder is smaller than the divisor": ({ b, r }) => r < b,
        "the number has three digits": ({ b, q, r }) => b * q + r >= 100 && b * q + r < 1000,
      },
      write: ({ way, b, q, r }) => both(way, b, q, r, true),
    }),
    stage({
      grade: 3,
      label: "back to the number",
      bounds: { way: backs, b: [3, 15], q: [5, 25], r: [1, 14] },
      rules: { "the remainder is smaller than the divisor": ({ b, r }) => r < b },
      write: ({ way, b, q, r }) => backwards(way, b, q, r),
    }),
  ],
};

export default skill;
