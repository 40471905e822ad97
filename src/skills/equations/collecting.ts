import { whole } from "../../engine/answer/key.ts";
import { type Question, type Skill, stage } from "../../engine/exercise.ts";
import { texSum } from "../../engine/tex.ts";
import { slips } from "../slips.ts";
import { aLetter, askBoxes, inOrder, letters, listText, onlyIf } from "./shared-algebra.ts";

const check =
  "Choose a small number for each letter, such as $2$: the long expression and yours must come to the same.";
const checkTwo =
  "Choose a different small number for each letter, such as $2$ and $3$: the long expression and yours must come to the same.";

/** a·x + b·x + c·x, with the signs of a, b and c. */
function oneLetter(x: string, a: number, b: number, c: number): Question {
  const all = [a, b, c];
  const total = a + b + c;
  const answer = whole(total);
  const alone = all.some((n) => Math.abs(n) === 1);
  const without = all.filter((n) => Math.abs(n) !== 1).reduce((so, n) => so + n, 0);
  return {
    prompt: `Collect the like terms: $${texSum([
      [a, x],
      [b, x],
      [c, x],
    ])} = \\square\\, ${x}$. Which number belongs in the box?`,
    answer,
    inside: { boxes: true },
    steps: [
      `Each term is a number of $${x}$. Count how many there are altogether, each with the sign before it.`,
      ...(alone ? [`A letter on its own counts as one: $${x}$ is $1${x}$.`] : []),
      `In numbers that is $${texSum([[a], [b], [c]])}$.`,
      `So the number in the box is $${total}$: there are $${total}${x}$ altogether.`,
    ],
    slips: slips(answer, [
      [
        without,
        "counted a letter on its own as nothing",
        `${aLetter(x)} with no number before it counts, too. How many $${x}$ is it?`,
      ],
      [
        Math.abs(a) + Math.abs(b) + Math.abs(c),
        "added everything, though some is taken away",
        `You added all three. Look at the sign before each term: what is taken away?`,
      ],
      ...onlyIf(b < 0 || c < 0, [
        a - b - c,
        "swapped plus and minus",
        `You turned the signs round. The sign that stands before a term belongs to it.`,
      ] as const),
      [
        Math.abs(a * b * c),
        "multiplied the numbers",
        `You multiplied the numbers. The terms are added and taken away: how many $${x}$ are there in the end?`,
      ],
    ]),
    check,
  };
}

/** a·x + b + c·x + d, written in that order, where "x" and "1" may be any two kinds of term. */
function twoKinds(one: string, other: string | undefined, a: number, b: number, c: number, d: number): Question {
  const [first, second] = [a + c, b + d];
  const answer = inOrder(first, second);
  const box = other === undefined ? "\\square" : `\\square\\, ${other}`;
  const others = other === undefined ? "plain numbers" : `terms with $${other}$`;
  const form = `\\square\\, ${one} + ${box}`;
  const result = texSum([
    [first, one],
    [second, other],
  ]);
  const long = texSum([
    [a, one],
    [b, other],
    [c, one],
    [d, other],
  ]);
  const hasMinus = long.includes("-");
  return {
    prompt: `Collect the like terms: $${long} = ${form}$. ${askBoxes(long)}`,
    answer,
    inside: { boxes: true },
    steps: [
      `Only terms of the same kind can be counted together. The sign before a term belongs to it.`,
      `The terms with $${one}$: $${texSum([[a], [c]])} = ${first}$.`,
      `The ${others}: $${texSum([[b], [d]])} = ${second}$.`,
      `So the numbers are $${first}$ and $${second}$: together the terms are $${result}$.`,
    ],
    slips: slips(answer, [
      ...onlyIf(hasMinus, [
        listText(a - c, b - d),
        "swapped plus and minus",
        `You turned the signs round. The sign that stands before a term belongs to it: look at the third and the fourth term once more.`,
      ] as const),
      [
        listText(Math.abs(a) + Math.abs(c), Math.abs(b) + Math.abs(d)),
        "added everything, though some is taken away",
        `You added all the numbers. Some terms have a minus before them: which ones?`,
      ],
      [
        listText(a + b, c + d),
        "put different kinds of term together",
        `You put together the first two terms and the last two. Which terms are of the same kind?`,
      ],
      [
        listText(a * c, b * d),
        "multiplied the numbers",
        `You multiplied the numbers of each kind. How many $${one}$ are $${texSum([
          [a, one],
          [c, one],
        ])}$?`,
      ],
    ]),
    check: other !== undefined && !one.startsWith(other) ? checkTwo : check,
  };
}

/** The way round a rectangle with the sides a·x + b and c·x + d. */
function around(x: string, a: number, b: number, c: number, d: number): Question {
  const [half, plainHalf] = [a + c, b + d];
  const [first, second] = [2 * half, 2 * plainHalf];
  const answer = inOrder(first, second);
  const [long, wide] = [texSum([[a, x], [b]]), texSum([[c, x], [d]])];
  return {
    prompt: `A rectangle is $${long}$ cm long and $${wide}$ cm wide. Its perimeter is $\\square\\, ${x} + \\square$ cm. ${askBoxes(long)}`,
    answer,
    inside: { boxes: true },
    steps: [
      `The perimeter is the way round: two sides of $${long}$ cm and two of $${wide}$ cm.`,
      `One long and one short side together are $${texSum([[half, x], [plainHalf]])}$ cm: like terms are counted together.`,
      `The way round is twice as much, so both numbers double: $2 \\times ${half}$ and $2 \\times ${plainHalf}$.`,
      `So the numbers are $${first}$ and $${second}$: the perimeter is $${texSum([[first, x], [second]])}$ cm.`,
    ],
    slips: slips(answer, [
      [
        listText(half, plainHalf),
        "added only two of the four sides",
        `That is one long side and one short side. How many sides does a rectangle have?`,
      ],
      [
        listText(first, plainHalf),
        "doubled only the part with the letter",
        `You doubled the part with $${x}$ only. The plain numbers belong to all four sides as well.`,
      ],
      [
        listText(a * c, b * d),
        "multiplied the sides",
        `You multiplied the numbers of the two sides. A perimeter is a length: the sides are added.`,
      ],
    ]),
    check: `Put $2$ in the place of $${x}$ and go round the rectangle: your expression must come to the same.`,
  };
}

const skill: Skill = {
  id: "collecting-like-terms",
  title: "Collecting like terms",
  about: "Terms of the same kind are counted together, so that a long expression becomes a short one.",
  curriculum: ["KS3 algebra", "6.EE.3", "7.EE.1"],
  needs: ["substituting", "negative-numbers"],
  stages: [
    stage({
      grade: 4,
      label: "one letter",
      bounds: { letter: letters, a: [1, 12], b: [-9, 12], c: [-9, 12] },
      rules: {
        "every term is something": ({ b, c }) => b !== 0 && c !== 0,
        "two or more are left, on the way as well": ({ a, b, c }) => a + b > 0 && a + b + c >= 2,
      },
      write: ({ letter, a, b, c }) => oneLetter(letter, a, b, c),
    }),
    stage({
      grade: 4,
      label: "letters and numbers",
      bounds: {
        form: ["bare", "rectangle", "rectangle"],
        letter: letters,
        a: [1, 9],
        b: [1, 12],
        c: [-6, 9],
        d: [-9, 12],
      },
      rules: {
        "every term is something": ({ c, d }) => c !== 0 && d !== 0,
        "two or more of each are left": ({ a, b, c, d }) => a + c >= 2 && b + d >= 2,
        "a rectangle is longer than it is wide": ({ form, a, b, c, d }) =>
          form === "bare" || (c > 0 && d > 0 && a > c && b > d),
      },
      write: ({ form, letter, a, b, c, d }) =>
        form === "bare" ? twoKinds(letter, undefined, a, b, c, d) : around(letter, a, b, c, d),
    }),
    stage({
      grade: 5,
      label: "two letters and minus signs",
      bounds: {
        pair: ["xy", "ab", "pq", "mn", "st"],
        a: [1, 9],
        b: [-9, 9],
        c: [-9, 9],
        d: [-9, 9],
      },
      rules: {
        "every term is something": ({ b, c, d }) => b !== 0 && c !== 0 && d !== 0,
        "something of each kind is left": ({ a, b, c, d }) => a + c !== 0 && b + d !== 0,
        "something is taken away": ({ b, c, d }) => b < 0 || c < 0 || d < 0,
      },
      write: ({ pair, a, b, c, d }) => twoKinds(pair.charAt(0), pair.charAt(1), a, b, c, d),
    }),
    stage({
      grade: 5,
      label: "squares and letters",
      bounds: { letter: letters, a: [1, 9], b: [-9, 9], c: [-9, 9], d: [-9, 9] },
      rules: {
        "every term is something": ({ b, c, d }) => b !== 0 && c !== 0 && d !== 0,
        "something of each kind is left": ({ a, b, c, d }) => a + c !== 0 && b + d !== 0,
      },
      write: ({ letter, a, b, c, d }) => twoKinds(`${letter}^2`, letter, a, b, c, d),
    }),
  ],
};

export default skill;
