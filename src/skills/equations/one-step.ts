import { whole } from "../../engine/answer/key.ts";
import { type Question, type Skill, stage } from "../../engine/exercise.ts";
import { inBrackets, texFraction, texLowest, texPlus, texSum } from "../../engine/tex.ts";
import { noun } from "../../engine/words.ts";
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

const opposite = "did the same instead of the opposite";

/** x + a = x + a, with numbers of either sign; a story where it has one. */
function plus(letter: string, a: number, x: number, form: "bare" | "turned" | "think" | "story"): Question {
  const total = x + a;
  const answer = whole(x, { label: form === "bare" || form === "turned" ? letter : undefined });
  const left = texSum([[1, letter], [a]]);
  const equation = form === "turned" ? `${total} = ${left}` : `${left} = ${total}`;
  const size = Math.abs(a);
  const done = a > 0 ? `with $${a}$ added` : `with $${size}$ taken away`;
  const told = {
    bare: `Solve $${equation}$. Which number is $${letter}$?`,
    turned: `Solve $${equation}$. Which number is $${letter}$?`,
    think: `I think of a number and ${toPlus(a)}. I get $${total}$. What number am I thinking of?`,
    story:
      a > 0
        ? `Some birds sit in a tree. Then $${a}$ more fly in, and now there are $${total}$. How many were there at first?`
        : `A baker bakes a batch of rolls and sells $${size}$ of them. Now $${total}$ are left. How many rolls did she bake?`,
  }[form];
  const isStory = form === "think" || form === "story";
  return {
    prompt: told,
    answer,
    steps: [
      isStory
        ? `Write $${letter}$ for the number that is wanted: then $${equation}$.`
        : `On one side stands $${letter}$ ${done}. The opposite brings $${letter}$ back alone.`,
      `${undoPlus(a)}, as equal things stay equal when the same is done to both.`,
      `So $${letter} = ${total} ${texPlus(-a)} = ${x}$.`,
    ],
    slips: slips(answer, [
      [
        total + a,
        opposite,
        a > 0
          ? `You added $${a}$ to $${total}$. But $${total}$ is the result after adding: how do you undo that?`
          : `You took $${size}$ away from $${total}$. But $${total}$ is what is left after taking away: how do you undo that?`,
      ],
      ...onlyIf(x < 0 || total < 0, [
        -x,
        "lost the sign",
        `The size is right. Put your number back into $${equation}$: which sign must it have?`,
      ] as const),
      [
        total,
        "copied the number on the other side",
        `$${total}$ is what the whole side comes to. What is $${letter}$ alone?`,
      ],
    ]),
    check: isStory ? intoStory : putIn(letter),
    shows: {
      by: "balance",
      lines: [
        level(left, String(total), letter, x),
        level(letter, String(x), letter, x),
        level(letter, String(x), letter, x),
      ],
    },
  };
}

/** a - x = a - x */
function from(letter: string, a: number, x: number): Question {
  const rest = a - x;
  const answer = whole(x, { label: letter });
  return {
    prompt: `Solve $${a} - ${letter} = ${rest}$. Which number is $${letter}$?`,
    answer,
    steps: [
      `Here $${letter}$ itself is taken away. Add $${letter}$ to both sides: $${a} = ${texSum([[rest], [1, letter]])}$.`,
      `${undoPlus(rest)}, so that $${letter}$ stands alone.`,
      `So $${letter} = ${a} ${texPlus(-rest)} = ${x}$.`,
    ],
    slips: slips(answer, [
      [
        a + rest,
        "added the two numbers",
        `You added $${a}$ and $${rest}$. Something is taken away from $${a}$: how much, if $${rest}$ is left?`,
      ],
      [
        rest - a,
        "took away the wrong way round",
        `You worked out $${rest} - ${a}$. How much must be taken away from $${a}$ to come to $${rest}$?`,
      ],
      [rest, "copied the number on the other side", `$${rest}$ is what is left. What was taken away?`],
    ]),
    check: putIn(letter),
    shows: {
      by: "balance",
      start: level(texSum([[-1, letter], [a]]), String(rest), letter, x)[0],
      lines: [
        level(String(a), texSum([[1, letter], [rest]]), letter, x),
        level(String(x), letter, letter, x),
        level(String(x), letter, letter, x),
      ],
    },
  };
}

/** a·x = ax */
function times(letter: string, a: number, x: number, form: "bare" | "turned" | "story"): Question {
  const total = a * x;
  const answer = whole(x, { label: form === "story" ? undefined : letter });
  const equation = form === "turned" ? `${total} = ${a}${letter}` : `${a}${letter} = ${total}`;
  return {
    prompt:
      form === "story"
        ? `$${a}$ tickets of the same price cost $${total}$ euros together. How many euros is one ticket?`
        : `Solve $${equation}$. Which number is $${letter}$?`,
    answer,
    steps: [
      form === "story"
        ? `Write $${letter}$ for the price of one ticket: then $${equation}$, and $${a}${letter}$ means $${a}$ times $${letter}$.`
        : `A number beside a letter means times: $${a}$ times $${letter}$ makes $${total}$.`,
      `Dividing undoes multiplying. Divide both sides by $${a}$.`,
      `So $${letter} = ${total} \\div ${inBrackets(a)} = ${x}$.`,
    ],
    slips: slips(answer, [
      [
        total - a,
        "took the number before the letter away",
        `You took $${a}$ away from $${total}$. But $${a}${letter}$ is a product: how do you undo a multiplication?`,
      ],
      ...onlyIf(x < 0 || a < 0, [
        -x,
        "lost the sign",
        `The size is right. Put your number back into $${equation}$: which sign must it have?`,
      ] as const),
      [total * a, opposite, `You multiplied by $${a}$. The multiplication has been done already: undo it.`],
    ]),
    check: form === "story" ? intoStory : putIn(letter),
    shows: {
      by: "balance",
      lines: [
        level(texSum([[a, letter]]), String(total), letter, x),
        level(letter, String(x), letter, x),
        level(letter, String(x), letter, x),
      ],
    },
  };
}

/** x/a = q */
function over(letter: string, a: number, q: number, form: "bare" | "story"): Question {
  const x = a * q;
  const answer = whole(x, { label: form === "story" ? undefined : letter });
  const equation = `\\frac{${letter}}{${a}} = ${q}`;
  return {
    prompt:
      form === "story"
        ? `$${a}$ children share a bag of nuts equally, and each one gets $${q}$. How many nuts were in the bag?`
        : `Solve $${equation}$. Which number is $${letter}$?`,
    answer,
    steps: [
      form === "story"
        ? `Write $${letter}$ for the number of nuts: divided by $${a}$ it is $${q}$, so $${equation}$.`
        : `A fraction bar means divided by: $${letter}$ divided by $${a}$ makes $${q}$.`,
      `Multiplying undoes dividing. Multiply both sides by $${a}$.`,
      `So $${letter} = ${q} \\times ${a} = ${x}$.`,
    ],
    slips: slips(answer, [
      ...(q % a === 0
        ? [[q / a, opposite, `You divided by $${a}$ once more. The division has been done already: undo it.`] as const]
        : []),
      [q + a, "added the two numbers", `You added $${a}$ and $${q}$. Which number divided by $${a}$ makes $${q}$?`],
      ...onlyIf(q < 0, [
        -x,
        "lost the sign",
        `The size is right. Put your number back into $${equation}$: which sign must it have?`,
      ] as const),
      [q - a, "took the divisor away", `You took $${a}$ away. Which number divided by $${a}$ makes $${q}$?`],
    ]),
    check: form === "story" ? intoStory : putIn(letter),
  };
}

const asFraction = "Write it as a fraction.";

/** a·x = b, where a does not divide b. */
function timesFraction(letter: string, a: number, b: number): Question {
  const answer = fraction(b, a, letter);
  const lowest = gcd(a, b) > 1 ? `, in lowest terms $${texLowest(b, a)}$` : "";
  const quotient = Math.floor(b / a);
  return {
    prompt: `Solve $${a}${letter} = ${b}$. Which number is $${letter}$? ${asFraction}`,
    answer,
    steps: [
      `$${a}$ times $${letter}$ makes $${b}$. Dividing undoes multiplying.`,
      `Divide both sides by $${a}$. It does not divide $${b}$ without a remainder, so write the division as a fraction.`,
      `So $${letter} = ${texFraction(b, a)}$${lowest}.`,
    ],
    slips: slips(answer, [
      [
        `${a}/${b}`,
        "divided the wrong way round",
        `You divided $${a}$ by $${b}$. Which number stands beside the letter, and is to be undone?`,
      ],
      [
        b - a,
        "took the number before the letter away",
        `You took $${a}$ away from $${b}$. But $${a}${letter}$ is a product: how do you undo a multiplication?`,
      ],
      ...onlyIf(b > a, [
        quotient,
        "left out the remainder",
        `Put your number back: $${a} \\times ${quotient}$ falls short of $${b}$. What becomes of the remainder?`,
      ] as const),
    ]),
    check: putIn(letter),
  };
}

/** x + p/q = r */
function plusFraction(letter: string, p: number, q: number, r: number): Question {
  const parts = r * q;
  const left = parts - p;
  const answer = fraction(left, q, letter);
  const part = texFraction(p, q);
  return {
    prompt: `Solve $${letter} + ${part} = ${r}$. Which number is $${letter}$? ${asFraction}`,
    answer,
    steps: [
      `To bring $${letter}$ alone, take $${part}$ away from both sides: $${letter} = ${r} - ${part}$.`,
      `Write $${r}$ in parts of the same size: $${r} = ${texFraction(parts, q)}$.`,
      `So $${letter} = ${texFraction(parts, q)} - ${part} = ${texLowest(left, q)}$.`,
    ],
    slips: slips(answer, [
      [
        fractionText(parts + p, q),
        opposite,
        `You added $${part}$ to $${r}$. But $${r}$ is the result after adding: how do you undo that?`,
      ],
      [
        fractionText(left + q, q),
        "kept the whole number when taking part of it away",
        `Put your number back and add $${part}$: you come past $${r}$. What is left of one whole when $${part}$ is gone?`,
      ],
      [
        fractionText(r - p, q),
        "took whole numbers away from parts",
        `You took $${p}$ away from $${r}$. How many parts of this size ${noun(r, "is", "are")} $${r}$ ${noun(r, "whole")}?`,
      ],
    ]),
    check: putIn(letter),
  };
}

const skill: Skill = {
  id: "one-step-equations",
  title: "One-step equations",
  about: "One step that undoes what was done to the letter, done to both sides, tells which number the letter is.",
  curriculum: ["Y6 algebra", "KS3 algebra", "6.EE.7"],
  needs: ["missing-factors", "substituting"],
  stages: [
    stage({
      grade: 3,
      label: "adding and taking away",
      bounds: {
        form: ["bare", "turned", "think", "story", "from"],
        letter: letters,
        a: [-30, 30],
        x: [2, 50],
      },
      rules: {
        "enough is added or taken away": ({ a }) => Math.abs(a) >= 3,
        "nothing comes out below 1": ({ form, a, x }) => (form === "from" ? a - x >= 1 : x + a >= 1),
        "the two numbers differ": ({ form, a, x }) => form === "from" || x + a !== Math.abs(a),
      },
      write: ({ form, letter, a, x }) => (form === "from" ? from(letter, a, x) : plus(letter, a, x, form)),
    }),
    stage({
      grade: 4,
      label: "multiplying and dividing",
      bounds: {
        form: ["times", "turned", "tickets", "over", "nuts"],
        letter: letters,
        a: [2, 12],
        x: [2, 15],
      },
      rules: { "the tickets have a fair price": ({ form, x }) => form !== "tickets" || x >= 4 },
      write: ({ form, letter, a, x }) => {
        if (form === "over" || form === "nuts") return over(letter, a, x, form === "nuts" ? "story" : "bare");
        return times(letter, a, x, form === "times" ? "bare" : form === "turned" ? "turned" : "story");
      },
    }),
    stage({
      grade: 4,
      label: "negative numbers",
      bounds: {
        form: ["plus", "plus", "from", "times", "over"],
        letter: letters,
        a: [-12, 12],
        x: [-12, 12],
      },
      rules: {
        "there is something to do": ({ a, x }) => Math.abs(a) >= 2 && Math.abs(x) >= 2,
        "a negative number comes up": ({ form, a, x }) =>
          form === "from" ? a > 0 && (x < 0 || a - x < 0) : x < 0 || (form === "times" && a < 0),
        "it is divided by a number above 1": ({ form, a }) => form !== "over" || a > 1,
        "0 is on no side": ({ form, a, x }) => (form === "plus" ? x + a !== 0 : form !== "from" || a !== x),
      },
      write: ({ form, letter, a, x }) => {
        if (form === "plus") return plus(letter, a, x, "bare");
        if (form === "from") return from(letter, a, x);
        return form === "times" ? times(letter, a, x, "bare") : over(letter, a, x, "bare");
      },
    }),
    stage({
      grade: 5,
      label: "answers that are fractions",
      bounds: { form: ["times", "times", "plus"], letter: letters, a: [2, 12], b: [2, 30], r: [1, 6] },
      rules: {
        "the answer is no whole number": ({ form, a, b }) => form === "plus" || b % a !== 0,
        "the part is a proper fraction in lowest terms": ({ form, a, b }) =>
          form === "times" || (a > 2 && b < a && gcd(a, b) === 1),
      },
      write: ({ form, letter, a, b, r }) =>
        form === "plus" ? plusFraction(letter, b, a, r) : timesFraction(letter, a, b),
    }),
  ],
};

export default skill;
