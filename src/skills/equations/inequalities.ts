import type { AnswerSpec } from "../../engine/answer/answer.ts";
import { whole } from "../../engine/answer/key.ts";
import { type Question, type Skill, stage } from "../../engine/exercise.ts";
import { texLowest, texSum } from "../../engine/tex.ts";
import { slips } from "../slips.ts";
import { letters, onlyIf, plusDone, undoPlus } from "./shared-algebra.ts";

type Sign = "<" | "\\le" | ">" | "\\ge";

const words = { less: "<", "at most": "\\le", more: ">", "at least": "\\ge" } as const;
const flipped = { "<": ">", "\\le": "\\ge", ">": "<", "\\ge": "\\le" } as const;
/** As it stands in an option, which is plain text. */
const plainSign = { "<": "<", "\\le": "≤", ">": ">", "\\ge": "≥" } as const;

/** The largest or smallest integer with a·x + b < c or the like, where a is above 0. */
function edge(letter: string, a: number, b: number, c: number, sign: Sign, told?: string): Question {
  const up = sign === "<" || sign === "\\le";
  const strict = sign === "<" || sign === ">";
  const rest = c - b;
  const quotient = rest / a;
  const exact = rest % a === 0;
  const [floor, ceiling] = [Math.floor(quotient), Math.ceil(quotient)];
  const best = up ? (strict ? ceiling - 1 : floor) : strict ? floor + 1 : ceiling;
  const answer = whole(best, { label: told === undefined ? letter : undefined });
  const which = up ? "largest" : "smallest";
  // What a story counts is not below zero.
  const kind = told === undefined ? "integer" : "whole number";
  const left = texSum([[a, letter], [b]]);
  const bound = texLowest(rest, a);
  const write = told ? `Write $${letter}$ for the number that is wanted: $${left} ${sign} ${c}$. ` : "";
  const atEdge = strict
    ? `The number $${bound}$ itself does not fit: $${sign}$ leaves it out.`
    : `The number $${bound}$ itself fits, too.`;
  const whereBound = exact ? atEdge : `That lies between $${floor}$ and $${ceiling}$.`;
  const next = up ? "the next larger" : "the next smaller";
  return {
    prompt: told ?? `What is the ${which} integer $${letter}$ for which $${left} ${sign} ${c}$?`,
    answer,
    steps: [
      `${write}An inequality is solved like an equation, as long as it is divided by a number above 0.`,
      b === 0
        ? `Divide both sides by $${a}$.`
        : `${undoPlus(b)}: $${texSum([[a, letter]])} ${sign} ${rest}$. Then divide both sides by $${a}$.`,
      `This gives $${letter} ${sign} ${bound}$. ${whereBound}`,
      `So the ${which} ${kind} is $${best}$.`,
    ],
    slips: slips(answer, [
      ...onlyIf(exact && strict, [
        quotient,
        "counted the number at the edge, which does not fit",
        `Put $${quotient}$ in: the left side comes to exactly $${c}$. Does that fit $${sign} ${c}$?`,
      ] as const),
      ...onlyIf(exact && !strict, [
        up ? best - 1 : best + 1,
        "left out the number at the edge, which does fit",
        `Your number fits, but it is not the ${which} one. What does the line under the sign $${sign}$ allow?`,
      ] as const),
      ...onlyIf(!exact, [
        up ? ceiling : floor,
        "rounded to the wrong side",
        `Put your number in: what does $${left}$ come to, and does that fit? On which side of $${bound}$ must it lie?`,
      ] as const),
      [
        Math.floor((c + b) / a),
        "did the same instead of the opposite",
        `Look at the first step: how do you undo ${plusDone(b)}?`,
      ],
      [rest, "stopped before dividing", `$${rest}$ belongs to $${texSum([[a, letter]])}$. What about one $${letter}$?`],
    ]),
    check: `Put your number in, and then ${next} one: yours must fit, and the other one must not.`,
  };
}

/** How many integers x have low < a·x + b < high, each sign with or without the equals. */
function howMany(letter: string, a: number, b: number, low: number, high: number, first: Sign, second: Sign): Question {
  const fits = (x: number) =>
    (first === "<" ? low < a * x + b : low <= a * x + b) && (second === "<" ? a * x + b < high : a * x + b <= high);
  const [lowLeft, highLeft] = [low - b, high - b];
  const [lowEdge, highEdge] = [lowLeft / a, highLeft / a];
  let [least, most] = [Math.ceil(lowEdge), Math.floor(highEdge)];
  if (!fits(least)) least++;
  if (!fits(most)) most--;
  const many = most - least + 1;
  const answer = whole(many);
  const middle = texSum([[a, letter], [b]]);
  const both = Math.floor(highEdge) - Math.ceil(lowEdge) + 1;
  return {
    prompt: `For how many integers $${letter}$ is $${low} ${first} ${middle} ${second} ${high}$? Integers may be negative, or 0.`,
    answer,
    steps: [
      `There are three parts. What is done to one part is done to all three, until $${letter}$ stands alone in the middle.`,
      ...onlyIf(
        b !== 0,
        `${undoPlus(b, undefined, "all three parts")}: $${lowLeft} ${first} ${texSum([[a, letter]])} ${second} ${highLeft}$.`,
      ),
      ...onlyIf(
        a > 1,
        `Divide all three by $${a}$: $${texLowest(lowLeft, a)} ${first} ${letter} ${second} ${texLowest(highLeft, a)}$.`,
      ),
      `The smallest integer that fits is $${least}$, and the largest one is $${most}$. Count both of them, and $0$ if it lies between.`,
      `So there are $${many}$ integers.`,
    ],
    slips: slips(answer, [
      [
        both,
        "counted a number at the edge, which does not fit",
        `Look at the two signs again: a sign without a line under it leaves out the number at its edge.`,
      ],
      [
        many - 1,
        "counted the steps instead of the numbers",
        `From $${least}$ to $${most}$ there are that many steps. Count the numbers themselves, the first one and the last one as well.`,
      ],
      ...onlyIf(most > 0 && least <= 0, [
        most,
        "counted only the numbers above zero",
        `You counted from $1$ on. Which numbers from $0$ down fit as well?`,
      ] as const),
      ...onlyIf(high - low > 1 && a > 1, [
        high - low - 1,
        "counted what the middle can be, not the letter",
        `You counted between $${low}$ and $${high}$. But it is $${middle}$ that lies there: how about $${letter}$ itself?`,
      ] as const),
    ]),
    check: `Write the integers that fit in a row, and put the first and the last one in; then their neighbours outside, which must not fit.`,
  };
}

/** b - a·x < c or the like, which are equal where x is `edgeAt`: dividing by a number below 0 turns the sign round. */
function turning(letter: string, a: number, b: number, edgeAt: number, sign: Sign): Question {
  const times = a * edgeAt;
  const c = b - times;
  const right = flipped[sign];
  const option = (at: number, which: Sign) => {
    const number = at < 0 ? `−${-at}` : at;
    return `${letter} ${plainSign[which]} ${number}`;
  };
  const [low, high] = [-Math.abs(edgeAt), Math.abs(edgeAt)];
  const options = [option(low, sign), option(low, right), option(high, sign), option(high, right)].toSorted();
  const answer: AnswerSpec = { kind: "choice", options, value: option(edgeAt, right) };
  const inequality = `${b} - ${texSum([[a, letter]])} ${sign} ${c}`;
  return {
    prompt: `Which of these says the same as $${inequality}$?`,
    answer,
    steps: [
      `The term with the letter is taken away. Add $${texSum([[a, letter]])}$ to both sides, so that it becomes positive: $${b} ${sign} ${texSum([[c], [a, letter]])}$.`,
      `${undoPlus(c)}: $${times} ${sign} ${texSum([[a, letter]])}$. Divide both sides by $${a}$, which is above 0: $${edgeAt} ${sign} ${letter}$.`,
      `Read from the right: $${letter}$ comes first, so the sign turns round.`,
      `So the answer is $${letter} ${right} ${edgeAt}$.`,
    ],
    slips: slips(answer, [
      [
        option(edgeAt, sign),
        "kept the sign when dividing by a number below zero",
        `Try a number: does one from your answer fit $${inequality}$? What happens to the sign when both sides are divided by a number below 0?`,
      ],
      [
        option(-edgeAt, right),
        "lost a minus sign",
        `At the edge both sides are equal. Put $${-edgeAt}$ in the place of $${letter}$: are they?`,
      ],
      [
        option(-edgeAt, sign),
        "turned the number round instead of the sign",
        `At the edge both sides are equal. Put $${-edgeAt}$ in the place of $${letter}$: are they?`,
      ],
    ]),
    check: `Try one number from your answer and one that is not in it: the first must fit, and the second must not.`,
  };
}

const skill: Skill = {
  id: "inequalities",
  title: "Inequalities",
  about: "What is at most, at least, more or less than a number is solved like an equation, with one more rule.",
  curriculum: ["KS3-KS4 algebra", "7.EE.4", "A-REI.3"],
  needs: ["two-step-equations", "negative-numbers"],
  stages: [
    stage({
      grade: 4,
      label: "the largest or smallest number that fits",
      bounds: {
        form: ["bare", "lift", "lift", "lift", "savings", "savings", "savings"],
        word: ["less", "at most", "more", "at least"],
        letter: letters,
        a: [2, 9],
        b: [-20, 20],
        c: [10, 90],
      },
      rules: {
        "something is added or taken away": ({ b }) => b !== 0,
        "the number is above 1": ({ a, b, c }) => c - b > 2 * a,
        "at most 25 fit": ({ a, b, c }) => c - b <= 25 * a,
        "there is room in the lift, but not for all": ({ form, word, a, b }) =>
          form !== "lift" || (word === "at most" && a >= 4 && b > 1),
        "the savings are for a price": ({ form, word, b }) => form !== "savings" || (word === "at least" && b > 1),
      },
      write: ({ form, word, letter, a, b, c }) => {
        const [box, trolley, load] = [10 * a, 10 * b, 10 * c];
        const told = {
          bare: undefined,
          lift: `A goods lift carries at most $${load}$ kg. A trolley of $${trolley}$ kg stands in it, and boxes of $${box}$ kg each are put on. How many boxes may be put on at most?`,
          savings: `Amina has $${b}$ dollars and saves $${a}$ dollars every week. She wants at least $${c}$ dollars. After how many weeks does she first have that much?`,
        }[form];
        return form === "lift"
          ? edge(letter, box, trolley, load, "\\le", told)
          : edge(letter, a, b, c, words[word], told);
      },
    }),
    stage({
      grade: 5,
      label: "how many numbers lie between",
      bounds: {
        first: ["less", "at most"],
        second: ["less", "at most"],
        letter: letters,
        a: [1, 5],
        b: [-9, 9],
        low: [-25, 15],
        wide: [6, 40],
      },
      rules: {
        "there is something to do": ({ a, b }) => a > 1 || b !== 0,
        "from 3 to 12 numbers fit": ({ a, b, low, wide }) => {
          const [from, to] = [Math.ceil((low - b) / a), Math.floor((low + wide - b) / a)];
          return to - from >= 4 && to - from <= 11 && Math.abs(from) <= 15 && Math.abs(to) <= 15;
        },
        "both edges are not 0": ({ low, wide }) => low !== 0 && low + wide !== 0,
      },
      write: ({ first, second, letter, a, b, low, wide }) =>
        howMany(letter, a, b, low, low + wide, words[first], words[second]),
    }),
    stage({
      grade: 5,
      label: "a minus before the letter",
      bounds: {
        word: ["less", "at most", "more", "at least"],
        letter: letters,
        a: [2, 9],
        b: [1, 20],
        edge: [-9, 9],
      },
      rules: {
        "the edge is not 0 or 1": ({ edge }) => Math.abs(edge) > 1,
        "0 is not on the right": ({ a, b, edge }) => b !== a * edge,
      },
      write: ({ word, letter, a, b, edge }) => turning(letter, a, b, edge, words[word]),
    }),
  ],
};

export default skill;
