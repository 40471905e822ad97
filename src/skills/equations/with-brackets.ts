import { whole } from "../../engine/answer/key.ts";
import { type Question, type Skill, stage } from "../../engine/exercise.ts";
import { inBrackets, texPlus, texSum } from "../../engine/tex.ts";
import { slips } from "../slips.ts";
import { fractionText, intoStory, letters, onlyIf, plusDone, putIn, undoPlus } from "./shared-algebra.ts";

/** a(b·x + c) = a(bx + c); `told` asks it in words. */
function one(letter: string, a: number, b: number, c: number, x: number, told?: string): Question {
  const term = b * x;
  const inner = term + c;
  const total = a * inner;
  const answer = whole(x, { label: told === undefined ? letter : undefined });
  const bracket = texSum([[b, letter], [c]]);
  const equation = `${a}(${bracket}) = ${total}`;
  const done = c < 0 ? `$${-c}$ is taken away` : `$${c}$ is added`;
  // A story has no bracket to speak of until its equation is written.
  const inStory = told === undefined ? "" : `As an equation the story is $${equation}$. `;
  return {
    prompt: told ?? `Solve $${equation}$. Which number is $${letter}$?`,
    answer,
    steps: [
      ...(told ? [`Write $${letter}$ for the number that is wanted: then $${equation}$.`] : []),
      `The bracket is one number, and $${a}$ times this number is $${total}$. So divide both sides by $${a}$: $${bracket} = ${inner}$.`,
      b === 1
        ? `${undoPlus(c)}, so that $${letter}$ stands alone.`
        : `${undoPlus(c)}, so that the term with the letter stands alone: $${texSum([[b, letter]])} = ${term}$.`,
      b === 1
        ? `So $${letter} = ${inner} ${texPlus(-c)} = ${x}$.`
        : `So $${letter} = ${term} \\div ${inBrackets(b)} = ${x}$.`,
    ],
    slips: slips(answer, [
      [
        fractionText(total - c, a * b),
        "multiplied only the first term in the bracket",
        `${inStory}You multiplied $${texSum([[b, letter]])}$ by $${a}$, but not $${Math.abs(c)}$. The number before a bracket multiplies everything in it.`,
      ],
      [
        fractionText(inner + c, b),
        "did the same instead of the opposite",
        `${inStory}In the bracket ${done}. How do you undo that, when the bracket is $${inner}$?`,
      ],
      [
        inner,
        "stopped at the bracket",
        `${inStory}$${inner}$ is what the whole bracket is. Which number is $${letter}$ alone?`,
      ],
      [
        fractionText(total - a - c, b),
        "took the number before the bracket away",
        `${inStory}You took $${a}$ away. A number before a bracket multiplies it: how do you undo a multiplication?`,
      ],
    ]),
    check: told ? intoStory : putIn(letter),
  };
}

/** a(x + b) + c(x + d) = whatever it is at x. */
function two(letter: string, a: number, b: number, c: number, d: number, x: number): Question {
  const total = a * (x + b) + c * (x + d);
  const answer = whole(x, { label: letter });
  const [ab, cd] = [a * b, c * d];
  const [many, plain] = [a + c, ab + cd];
  const rest = total - plain;
  const equation = `${a}(${texSum([[1, letter], [b]])}) ${texPlus(c)}(${texSum([[1, letter], [d]])}) = ${total}`;
  const solved = (number: number) => fractionText(total - number, many);
  return {
    prompt: `Solve $${equation}$. Which number is $${letter}$?`,
    answer,
    steps: [
      `Multiply out both brackets, each term with its sign: $${texSum([[a, letter], [ab], [c, letter], [cd]])} = ${total}$.`,
      `Collect like terms: $${texSum([[many, letter], [plain]])} = ${total}$.`,
      ...onlyIf(plain !== 0, `${undoPlus(plain)}: $${texSum([[many, letter]])} = ${rest}$.`),
      many === 1 ? `So $${letter} = ${x}$.` : `So $${letter} = ${rest} \\div ${inBrackets(many)} = ${x}$.`,
    ],
    slips: slips(answer, [
      ...onlyIf(c < 0, [
        solved(ab - cd),
        "used the minus for the first term of the bracket only",
        `The minus before the second bracket turns the sign of both of its products. What is $${c} \\times ${inBrackets(d)}$?`,
      ] as const),
      [
        solved(b + d),
        "multiplied only the first term in the bracket",
        `You kept $${Math.abs(b)}$ and $${Math.abs(d)}$ as they are. The number before a bracket multiplies everything in it.`,
      ],
      [rest, "stopped before dividing", `$${rest}$ is all of $${texSum([[many, letter]])}$. What is one $${letter}$?`],
      [
        solved(-plain),
        "did the same instead of the opposite",
        `Look at the plain numbers once the brackets are gone: how do you undo ${plusDone(plain)}?`,
      ],
    ]),
    check: putIn(letter),
  };
}

const skill: Skill = {
  id: "equations-with-brackets",
  title: "Equations with brackets",
  about: "A bracket is one number until it is opened: divide first, or multiply everything in it.",
  curriculum: ["KS3 algebra", "7.EE.4", "8.EE.7"],
  needs: ["two-step-equations", "expanding-brackets"],
  stages: [
    stage({
      grade: 4,
      label: "a number times a bracket",
      bounds: {
        form: ["bare", "bare", "field", "gifts"],
        letter: letters,
        a: [2, 9],
        c: [-9, 9],
        x: [2, 12],
      },
      rules: {
        "there are two terms in the bracket": ({ c }) => c !== 0,
        "the bracket is above 1": ({ c, x }) => x + c > 1,
        "a story is of something added": ({ form, c }) => form === "bare" || c > 1,
        "a garden has two sides of each length": ({ form, a, c, x }) => form !== "field" || (a === 2 && x > c),
      },
      write: ({ form, letter, a, c, x }) => {
        const total = a * (x + c);
        const told = {
          bare: undefined,
          field: `A rectangular garden is $${c}$ m wide, and the way round it is $${total}$ m. How many metres long is it?`,
          gifts: `Each of $${a}$ gift bags holds $${c}$ nuts and some sweets, the same number in each. Altogether there are $${total}$ nuts and sweets. How many sweets are in one bag?`,
        }[form];
        return one(letter, a, 1, c, x, told);
      },
    }),
    stage({
      grade: 5,
      label: "a number before the letter, too",
      bounds: { letter: letters, a: [-6, 9], b: [2, 6], c: [-12, 12], x: [-9, 9] },
      rules: {
        "the number before the bracket does something": ({ a }) => Math.abs(a) > 1,
        "there are two terms in the bracket": ({ c }) => c !== 0,
        "the letter is not 0 or 1, and the bracket not 0": ({ b, c, x }) => Math.abs(x) > 1 && b * x + c !== 0,
      },
      write: ({ letter, a, b, c, x }) => one(letter, a, b, c, x),
    }),
    stage({
      grade: 5,
      label: "two brackets",
      bounds: { letter: letters, a: [2, 7], b: [-9, 9], c: [-6, 7], d: [-9, 9], x: [-9, 9] },
      rules: {
        "both numbers before brackets do something": ({ c }) => Math.abs(c) > 1,
        "there are two different brackets": ({ b, d }) => b !== 0 && d !== 0 && b !== d,
        "the letter is left, and is not 0 or 1": ({ a, c, x }) => a + c !== 0 && Math.abs(x) > 1,
        "plain numbers are left": ({ a, b, c, d }) => a * b + c * d !== 0,
      },
      write: ({ letter, a, b, c, d, x }) => two(letter, a, b, c, d, x),
    }),
  ],
};

export default skill;
