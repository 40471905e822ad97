import { whole } from "../../engine/answer/key.ts";
import { type Question, type Skill, stage } from "../../engine/exercise.ts";
import { inWords, noun } from "../../engine/words.ts";
import { slips } from "../slips.ts";
import { multiplesOf, times, type Wrong } from "./shared.ts";

const box = "\\square";
const anchors = { two: 2, five: 5, ten: 10 } as const;

/** How to find x in k × x = p: a hint, and the reason that the last step gives. */
function countUp(k: number, x: number): readonly [hint: string, reason: string] {
  const p = k * x;
  const { twice, tenTimes } = multiplesOf(k);
  const from = (anchor: keyof typeof anchors): readonly [string, string] => {
    const known = anchors[anchor];
    const more = x - known;
    const [knownProduct, rest] = [known * k, more * k];
    return [
      `Start from a fact you know: ${anchor} groups of $${k}$ make $${knownProduct}$. It takes $${rest}$ more to reach $${p}$.`,
      `$${rest}$ is ${inWords(more)} more ${noun(more, "group")} of $${k}$, and $${known} + ${more} = ${x}$`,
    ];
  };
  if (k === 2) return [`Two equal groups make $${p}$, so each is half of $${p}$.`, `half of $${p}$ is $${x}$`];
  if (k === 10) return [`Look at $${p}$: how many tens is it?`, `$${p}$ is $${x}$ tens`];
  if (x === 4)
    return [
      `Start from a fact you know: two groups of $${k}$ make $${twice}$. How many times does $${twice}$ fit into $${p}$?`,
      `$${p}$ is twice $${twice}$, and $${times(2, 2)} = 4$`,
    ];
  if (x === 5)
    return [
      `Start from a fact you know: ten groups of $${k}$ make $${tenTimes}$. What part of that is $${p}$?`,
      `$${p}$ is half of $${tenTimes}$, and half of $10$ is $5$`,
    ];
  if (x === 9)
    return [
      `Start from a fact you know: ten groups of $${k}$ make $${tenTimes}$. That is $${k}$ more than $${p}$.`,
      `it takes one group less than ten, and $10 - 1 = 9$`,
    ];
  if (x === 10) return [`$${p}$ ends in a zero: it is $${k}$ tens.`, `$${k}$ tens are $10$ groups of $${k}$`];
  return from(x < 4 ? "two" : x < 9 ? "five" : "ten");
}

/** Counted one group too far or not far enough. */
function beside(k: number, x: number): Wrong[] {
  const [more, fewer] = [x + 1, x - 1];
  const [moreProduct, fewerProduct] = [k * more, k * fewer];
  return [
    [
      more,
      "counted one group too many",
      `Test it: $${times(k, more)} = ${moreProduct}$. That is $${k}$ too many. Should your number be larger or smaller?`,
    ],
    [
      fewer,
      "counted one group too few",
      `Test it: $${times(k, fewer)} = ${fewerProduct}$. That is $${k}$ too few. Should your number be larger or smaller?`,
    ],
  ];
}

const prompts = {
  "box second": (k, p) => `Which number goes in the box? $${k} \\times ${box} = ${p}$`,
  "box first": (k, p) => `Which number goes in the box? $${box} \\times ${k} = ${p}$`,
  "product first": (k, p) => `Which number goes in the box? $${p} = ${k} \\times ${box}$`,
  groups: (k, p) => `How many groups of $${k}$ make $${p}$?`,
  thought: (k, p) => `I think of a number and multiply it by $${k}$. I get $${p}$. What is my number?`,
} satisfies Record<string, (k: number, p: number) => string>;
const ways = ["box second", "box first", "product first", "groups", "thought"] as const;

/** k × x = p, asking for x. */
function missing(k: number, x: number, way: (typeof ways)[number]): Question {
  const p = k * x;
  const answer = whole(x);
  const [hint, reason] = countUp(k, x);
  return {
    prompt: prompts[way](k, p),
    answer,
    ...(prompts[way](k, p).includes(box) && { inside: { boxes: true } }),
    steps: [
      way === "groups"
        ? `A times fact answers it: $${k} \\times ${box} = ${p}$.`
        : `The question is: how many groups of $${k}$ make $${p}$?`,
      hint,
      `So the answer is $${x}$, because ${reason}.`,
    ],
    slips: slips(answer, [
      ...beside(k, x),
      [
        p - k,
        "subtracted instead of counting groups",
        `You took $${k}$ away from $${p}$ once. How many times can you take $${k}$ away until nothing is left?`,
      ],
      [
        p * k,
        "multiplied the two numbers",
        `You multiplied $${k}$ and $${p}$. But $${p}$ is the product already: $${k}$ times which number makes $${p}$?`,
      ],
    ]),
    check: `Multiply ${k} by your answer: you must get ${p}.`,
  };
}

/** a × b = c × x, asking for x. */
function balanced(a: number, b: number, c: number, x: number, side: "left" | "right"): Question {
  const p = a * b;
  const answer = whole(x);
  const [hint, reason] = countUp(c, x);
  const [full, open] = [times(a, b), `${c} \\times ${box}`];
  const equation = side === "left" ? `${open} = ${full}` : `${full} = ${open}`;
  return {
    prompt: `Which number goes in the box? $${equation}$`,
    answer,
    inside: { boxes: true },
    steps: [
      `The equals sign says that both sides have the same value. Start with the side without a box: $${full} = ${p}$.`,
      `Now the question is $${open} = ${p}$: how many groups of $${c}$ make $${p}$?`,
      hint,
      `So the answer is $${x}$, because ${reason}.`,
    ],
    slips: slips(answer, [
      [
        p,
        "wrote the product of the full side",
        `$${full} = ${p}$ is right. But the box is only one factor on the other side: $${c}$ times which number makes $${p}$?`,
      ],
      [
        a + b - c,
        "made the sums equal, not the products",
        `You have $${a} + ${b}$ on one side and the same sum on the other. Here both sides multiply: how much is $${full}$?`,
      ],
      ...beside(c, x),
    ]),
    check: `Work out both sides with your number: they must have the same value.`,
  };
}

const skill: Skill = {
  id: "missing-factors",
  title: "Missing factors",
  about: "Finding the number that was multiplied: a times table read backwards.",
  curriculum: ["Y3-Y4 multiplication and division", "3.OA.4"],
  natural: true,
  needs: ["times-tables"],
  stages: [
    stage({
      grade: 1,
      label: "the 2, 3, 4, 5 and 10 times tables",
      bounds: { k: [2, 10], x: [3, 10], way: ways },
      rules: { "the table is 2, 3, 4, 5 or 10": ({ k }) => k <= 5 || k === 10 },
      write: ({ k, x, way }) => missing(k, x, way),
    }),
    stage({
      grade: 1,
      label: "the 6 to 12 times tables",
      bounds: { k: [6, 12], x: [3, 12], way: ways },
      rules: { "neither is 10": ({ k, x }) => k !== 10 && x !== 10 },
      write: ({ k, x, way }) => missing(k, x, way),
    }),
    stage({
      grade: 2,
      label: "two products with the same value",
      bounds: { c: [3, 9], x: [3, 12], a: [2, 12], side: ["left", "right"] },
      rules: {
        "the other side is a product up to 12 times 12": ({ c, x, a }) =>
          (c * x) % a === 0 && (c * x) / a >= 2 && (c * x) / a <= 12,
        "the two sides are different": ({ c, x, a }) => a !== c && a !== x,
      },
      write: ({ c, x, a, side }) => balanced(a, (c * x) / a, c, x, side),
    }),
  ],
};

export default skill;
