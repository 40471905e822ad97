import { whole } from "../../engine/answer/key.ts";
import { type Question, type Skill, stage } from "../../engine/exercise.ts";
import { inBrackets, texFraction, texLowest, texPlus, texSum } from "../../engine/tex.ts";
import { gcd } from "../../maths/whole.ts";
import { slips } from "../slips.ts";
import {
  fraction,
  fractionText,
  intoStory,
  letters,
  level,
  onlyIf,
  putIn,
  toPlus,
  undoPlus,
} from "./shared-algebra.ts";

const addedTwice = "did the same instead of the opposite";

/** What was done a second time where "+ n" was to be undone. */
function again(n: number, to: number): string {
  const [done, sign] = n < 0 ? [`took $${-n}$ away from`, "a minus"] : [`added $${n}$ to`, "a plus"];
  return `You ${done} $${to}$. To undo ${sign}, what must be done to both sides?`;
}

/** a·x + b = c, where x may be a fraction. `told` asks it in words. */
function multiple(letter: string, a: number, b: number, c: number, told?: string): Question {
  const rest = c - b;
  const x = rest / a;
  const isWhole = rest % a === 0;
  const asked = told === undefined ? letter : undefined;
  // With the minus, if there is one, before the fraction.
  const [above, below] = [Math.sign(a) * rest, Math.abs(a)];
  const lowest = !isWhole && gcd(rest, a) > 1 ? `, in lowest terms $${texLowest(above, below)}$` : "";
  const solved = isWhole ? `${rest} \\div ${inBrackets(a)} = ${x}` : texFraction(above, below);
  const form = isWhole ? "" : " Write it as a fraction.";
  const answer = isWhole ? whole(x, { label: asked }) : fraction(rest, a, asked);
  const equation = `${texSum([[a, letter], [b]])} = ${c}`;
  return {
    prompt: told ?? `Solve $${equation}$. Which number is $${letter}$?${form}`,
    answer,
    steps: [
      ...(told ? [`Write $${letter}$ for the number that is wanted: then $${equation}$.`] : []),
      `${undoPlus(b)}: what was done last is undone first. This leaves $${texSum([[a, letter]])} = ${c} ${texPlus(-b)} = ${rest}$.`,
      `Dividing undoes multiplying: divide both sides by $${a}$.`,
      `So $${letter} = ${solved}$${lowest}.`,
    ],
    slips: slips(answer, [
      [fractionText(c + b, a), addedTwice, again(b, c)],
      [rest, "stopped before dividing", `$${rest}$ is all of $${texSum([[a, letter]])}$. What is one $${letter}$?`],
      ...onlyIf(c % a === 0, [
        c / a - b,
        "divided only one part of the side",
        `You divided $${c}$ first, but $${b}$ on the other side was not divided. What is best undone first?`,
      ] as const),
      [
        rest - a,
        "took the number before the letter away",
        `You took $${a}$ away in the end. But $${texSum([[a, letter]])}$ is a product: how do you undo a multiplication?`,
      ],
    ]),
    check: told ? intoStory : putIn(letter),
    // A balance knows only whole weights.
    ...(isWhole && {
      shows: {
        by: "balance",
        start: level(texSum([[a, letter], [b]]), String(c), letter, x)[0],
        lines: [
          ...onlyIf(told !== undefined, level(texSum([[a, letter], [b]]), String(c), letter, x)),
          level(texSum([[a, letter]]), String(rest), letter, x),
          level(letter, String(x), letter, x),
          level(letter, String(x), letter, x),
        ],
      },
    }),
  };
}

/** x/a + b = q + b, where x is a·q. */
function part(letter: string, a: number, b: number, q: number, told?: string): Question {
  const [c, x] = [q + b, a * q];
  const answer = whole(x, { label: told === undefined ? letter : undefined });
  const equation = `\\frac{${letter}}{${a}} ${texPlus(b)} = ${c}`;
  return {
    prompt: told ?? `Solve $${equation}$. Which number is $${letter}$?`,
    answer,
    steps: [
      ...(told ? [`Write $${letter}$ for the number that is wanted: then $${equation}$.`] : []),
      `${undoPlus(b)}: what was done last is undone first. This leaves $\\frac{${letter}}{${a}} = ${q}$.`,
      `Multiplying undoes dividing: multiply both sides by $${a}$.`,
      `So $${letter} = ${q} \\times ${a} = ${x}$.`,
    ],
    slips: slips(answer, [
      [a * (c + b), addedTwice, again(b, c)],
      [
        a * c - b,
        "multiplied only one part of the side",
        `You multiplied $${c}$ by $${a}$, but $${Math.abs(b)}$ on the other side was not multiplied. What is best undone first?`,
      ],
      [
        q,
        "stopped before multiplying",
        `$${q}$ is only one of the $${a}$ equal parts of $${letter}$. What is $${letter}$?`,
      ],
      ...onlyIf(q % a === 0, [
        q / a,
        "divided where multiplying undoes",
        `You divided by $${a}$ once more. The division has been done already: undo it.`,
      ] as const),
    ]),
    check: told ? intoStory : putIn(letter),
  };
}

/** b - a·x = c */
function minus(letter: string, a: number, b: number, x: number): Question {
  const product = a * x;
  const c = b - product;
  const answer = whole(x, { label: letter });
  const term = texSum([[a, letter]]);
  return {
    prompt: `Solve $${b} - ${term} = ${c}$. Which number is $${letter}$?`,
    answer,
    steps: [
      `Here the term with the letter is taken away. Add $${term}$ to both sides, so that it becomes positive: $${b} = ${texSum([[c], [a, letter]])}$.`,
      `${undoPlus(c)}: $${b} ${texPlus(-c)} = ${product}$, so $${product} = ${term}$.`,
      `So $${letter} = ${product} \\div ${a} = ${x}$.`,
    ],
    slips: slips(answer, [
      [
        -x,
        "lost the minus before the letter",
        `The size is right. The term with $${letter}$ is taken away from $${b}$: put your number back and see what comes out.`,
      ],
      [
        fractionText(b + c, a),
        "added the two numbers where one must be taken away",
        `You added $${b}$ and $${c}$. From $${b}$ something is taken away until $${c}$ is left: how much?`,
      ],
      [product, "stopped before dividing", `$${product}$ is all of $${term}$. What is one $${letter}$?`],
      ...onlyIf(a !== b, [
        fractionText(c, b - a),
        "took the number before the letter away from the plain number",
        `You worked out $${b} - ${a}$. A plain number and a term with $${letter}$ are of different kinds: they cannot be put together.`,
      ] as const),
    ]),
    check: putIn(letter),
    shows: {
      by: "balance",
      start: level(texSum([[-a, letter], [b]]), String(c), letter, x)[0],
      lines: [
        level(String(b), texSum([[a, letter], [c]]), letter, x),
        level(String(product), term, letter, x),
        level(String(x), letter, letter, x),
      ],
    },
  };
}

const skill: Skill = {
  id: "two-step-equations",
  title: "Two-step equations",
  about: "What was done to the letter last is undone first, until the letter stands alone.",
  curriculum: ["KS3 algebra", "7.EE.4"],
  needs: ["one-step-equations"],
  stages: [
    stage({
      grade: 4,
      label: "times a number, plus or minus a number",
      bounds: { form: ["bare", "bare", "think", "taxi"], letter: letters, a: [2, 9], b: [-20, 20], x: [2, 12] },
      rules: {
        "something is added or taken away": ({ b }) => b !== 0,
        "nothing comes out below 1": ({ a, b, x }) => a * x + b >= 1,
        "the taxi takes money to start with": ({ form, a, b }) => form !== "taxi" || (b >= 2 && b <= 9 && b !== a),
      },
      write: ({ form, letter, a, b, x }) => {
        const c = a * x + b;
        const told = {
          bare: undefined,
          think: `I think of a number. I multiply it by $${a}$ and then ${toPlus(b)}. I get $${c}$. What number am I thinking of?`,
          taxi: `A taxi costs $${b}$ dollars to start with, and $${a}$ dollars more for every kilometre. A ride costs $${c}$ dollars. How many kilometres long is it?`,
        }[form];
        return multiple(letter, a, b, c, told);
      },
    }),
    stage({
      grade: 4,
      label: "divided by a number, plus or minus a number",
      bounds: { form: ["bare", "bare", "think"], letter: letters, a: [2, 9], b: [-12, 12], q: [2, 12] },
      rules: {
        "something is added or taken away": ({ b }) => b !== 0,
        "nothing comes out below 1": ({ b, q }) => q + b >= 1,
      },
      write: ({ form, letter, a, b, q }) => {
        const c = q + b;
        const told = {
          bare: undefined,
          think: `I think of a number. I divide it by $${a}$ and then ${toPlus(b)}. I get $${c}$. What number am I thinking of?`,
        }[form];
        return part(letter, a, b, q, told);
      },
    }),
    stage({
      grade: 5,
      label: "negative numbers",
      bounds: { form: ["from", "from", "plus", "part"], letter: letters, a: [2, 9], b: [-15, 20], x: [-9, 9] },
      rules: {
        "there is something to do": ({ b, x }) => Math.abs(b) >= 2 && Math.abs(x) >= 2,
        "a minus stands before the letter, or the answer is negative": ({ form, b, x }) =>
          form === "from" ? b > 0 : x < 0,
        "0 is on no side": ({ form, a, b, x }) =>
          form === "from" ? b !== a * x : form === "plus" ? a * x + b !== 0 : x + b !== 0,
      },
      write: ({ form, letter, a, b, x }) =>
        form === "from"
          ? minus(letter, a, b, x)
          : form === "plus"
            ? multiple(letter, a, b, a * x + b)
            : part(letter, a, b, x),
    }),
    stage({
      grade: 5,
      label: "answers that are fractions",
      bounds: { letter: letters, a: [2, 9], b: [-15, 15], c: [-12, 20] },
      rules: {
        "there is something to do": ({ b, c }) => b !== 0 && c !== 0,
        "the answer is no whole number": ({ a, b, c }) => (c - b) % a !== 0,
      },
      write: ({ letter, a, b, c }) => multiple(letter, a, b, c),
    }),
  ],
};

export default skill;
