import { whole } from "../../engine/answer/key.ts";
import { type Question, type Skill, stage } from "../../engine/exercise.ts";
import { texPlus, texTimes } from "../../engine/tex.ts";
import { ordinal, tex } from "../../engine/words.ts";
import { slips } from "../slips.ts";
import { natural, row } from "./shared-data.ts";

/** an + b, where a is not 0; b - an where only a is below zero. */
function linear(a: number, b: number): string {
  if (a < 0 && b > 0) return `${b} - ${texTimes(-a, "n")}`;
  return b === 0 ? texTimes(a, "n") : `${texTimes(a, "n")} ${texPlus(b)}`;
}

/** an² + bn + c, where a is not 0. */
function quadratic(a: number, b: number, c: number): string {
  const middle = b === 0 ? "" : b < 0 ? ` - ${texTimes(-b, "n")}` : ` + ${texTimes(b, "n")}`;
  const end = c === 0 ? "" : ` ${texPlus(c)}`;
  return `${texTimes(a, "n^2")}${middle}${end}`;
}

/** The nth term is an + b; which is the term at place n? */
function termOfLinear(a: number, b: number, n: number): Question {
  const rule = linear(a, b);
  const multiple = a * n;
  const [value, before] = [multiple + b, n - 1];
  const answer = whole(value);
  return {
    prompt: `The $n$th term of a sequence is $${rule}$. What is the ${ordinal(n)} term?`,
    answer,
    steps: [
      `In the rule, $n$ stands for the place in the sequence. For the ${ordinal(n)} term put $${n}$ in the place of $n$.`,
      `$${a}n$ means $${a} \\times n$, so multiply first: $${a} \\times ${n} = ${tex(multiple)}$.`,
      `So the ${ordinal(n)} term is $${tex(multiple)} ${texPlus(b)} = ${tex(value)}$.`,
    ],
    slips: slips(
      answer,
      natural([
        [
          Number(`${a}${n}`) + b,
          "wrote the digits side by side instead of multiplying",
          `$${a}n$ means $${a}$ times $n$. How much is $${a} \\times ${n}$?`,
        ],
        [
          a * (n + b),
          b > 0 ? "added before multiplying" : "subtracted before multiplying",
          `You worked out $${a} \\times (${n} ${texPlus(b)})$. In $${rule}$ only $n$ is multiplied by $${a}$. What comes first?`,
        ],
        [
          value - a,
          "took the term before it",
          `That is the ${ordinal(before)} term. Which number stands in the place of $n$ for the ${ordinal(n)} one?`,
        ],
        [
          n + a + b,
          "added the number in front of n",
          `You added $${a}$ and $${n}$. A number right in front of $n$ multiplies it.`,
        ],
      ]),
    ),
    check: `Work out the first two terms, too: from one term to the next it must be $${a}$ more, all the way to yours.`,
  };
}

/** The nth term is b - an. */
function termOfFalling(a: number, b: number, n: number): Question {
  const rule = `${b} - ${texTimes(a, "n")}`;
  const multiple = a * n;
  const [value, before] = [b - multiple, n - 1];
  const answer = whole(value);
  return {
    prompt: `The $n$th term of a sequence is $${rule}$. What is the ${ordinal(n)} term?`,
    answer,
    steps: [
      `In the rule, $n$ stands for the place in the sequence. For the ${ordinal(n)} term put $${n}$ in the place of $n$.`,
      `$${a}n$ means $${a} \\times n$, so multiply first: $${a} \\times ${n} = ${multiple}$.`,
      `Take that away from $${b}$. So the ${ordinal(n)} term is $${b} - ${multiple} = ${value}$.`,
    ],
    slips: slips(answer, [
      [
        (b - a) * n,
        "subtracted before multiplying",
        `You worked out $(${b} - ${a}) \\times ${n}$. In $${rule}$ only the $${a}$ is multiplied by $n$. What comes first?`,
      ],
      [
        -value,
        "subtracted the wrong way round",
        `You took $${b}$ away from $${multiple}$. Which of the two comes first in the rule?`,
      ],
      [b + multiple, "added instead of subtracting", `Look at the sign in $${rule}$: is $${a} \\times ${n}$ added?`],
      [
        value + a,
        "took the term before it",
        `That is the ${ordinal(before)} term. Which number stands in the place of $n$ for the ${ordinal(n)} one?`,
      ],
    ]),
    check: `Work out the first two terms, too: from one term to the next it must be $${a}$ less, all the way to yours.`,
  };
}

/** The nth term is n² + b. */
function termOfSquares(b: number, n: number): Question {
  const rule = quadratic(1, 0, b);
  const square = n * n;
  const [value, before] = [square + b, n - 1];
  const answer = whole(value);
  return {
    prompt: `The $n$th term of a sequence is $${rule}$. What is the ${ordinal(n)} term?`,
    answer,
    steps: [
      `In the rule, $n$ stands for the place in the sequence. For the ${ordinal(n)} term put $${n}$ in the place of $n$.`,
      `$n^2$ means $n$ times itself: $${n} \\times ${n} = ${square}$.`,
      `So the ${ordinal(n)} term is $${square} ${texPlus(b)} = ${value}$.`,
    ],
    slips: slips(
      answer,
      natural([
        [
          2 * n + b,
          "doubled instead of squaring",
          `You took $2 \\times ${n}$. What does the small $2$ in $n^2$ tell you to do?`,
        ],
        [
          (n + b) ** 2,
          b > 0 ? "added before squaring" : "subtracted before squaring",
          `You squared $${n} ${texPlus(b)}$. In $${rule}$ only $n$ is squared. What comes first?`,
        ],
        [
          square - b,
          "changed the sign of the last number",
          `$n^2$ is right. Now look once more at the sign behind it.`,
        ],
        [
          before ** 2 + b,
          "took the term before it",
          `That is the ${ordinal(before)} term. Which number stands in the place of $n$ for the ${ordinal(n)} one?`,
        ],
      ]),
    ),
    check: `Take away what the rule adds, or add what it takes away: a square number must be left, $n$ times $n$.`,
  };
}

/** Finds the rule an + b; a may be below zero. */
function linearRule(a: number, b: number): Question {
  const shown = [1, 2, 3, 4].map((n) => a * n + b);
  const [first = 0, second = 0] = shown;
  const rule = linear(a, b);
  const answer = { kind: "expression", value: rule, variables: ["n"] } as const;
  const [way, opposite] = a > 0 ? ["up", "down"] : ["down", "up"];
  const size = Math.abs(a);
  const stepAfterFirst = a + first;
  return {
    prompt: `This sequence goes in equal steps. Write an expression for the $n$th term, with $n$.\n\n${row(shown)}, …`,
    answer,
    steps: [
      `From $${first}$ to $${second}$ it is $${size}$ ${way}, and so it goes on. So $${texTimes(a, "n")}$ is part of the rule.`,
      `For the first term $n$ is $1$, and $${texTimes(a, "n")}$ makes $${a}$. But the first term is $${first}$.`,
      b > 0
        ? `From $${a}$ to $${first}$ it is $${b}$ more, so $${b}$ is added each time. So the $n$th term is $${rule}$.`
        : `From $${a}$ to $${first}$ it is $${-b}$ less, so $${-b}$ is taken away each time. So the $n$th term is $${rule}$.`,
    ],
    slips: slips(answer, [
      [
        linear(1, a),
        "wrote only the step from one term to the next",
        `$${linear(1, a)}$ says how to go on from a term. The rule must give the term from its place: what does it give for $n = 1$?`,
      ],
      [
        linear(a, first),
        "added the first term to the multiples of the step",
        `Test it with $n = 1$: your rule gives $${stepAfterFirst}$, but the first term is $${first}$. How many steps were taken to reach the first term?`,
      ],
      ...(first !== 0 && first !== a
        ? [
            [
              linear(first, a),
              "swapped the step and the start",
              `Your rule goes in steps of $${first}$. By how much does the sequence go ${way}?`,
            ] as const,
          ]
        : []),
      [
        linear(-a, b),
        "changed the sign of the step",
        `Your rule goes ${opposite} as $n$ grows. What does the sequence do?`,
      ],
      [
        linear(a, -b),
        "changed the sign of the number at the end",
        `The step is right. Test your rule with $n = 1$: it must give $${first}$.`,
      ],
    ]).slice(0, 4),
    check: `Put $1$, $2$ and $3$ in the place of $n$: you must get the first three terms.`,
  };
}

/** At which place is this term? */
function placeOf(a: number, b: number, n: number, shown: "rule" | "terms"): Question {
  const value = a * n + b;
  const rule = linear(a, b);
  const terms = [1, 2, 3, 4].map((k) => a * k + b);
  const first = a + b;
  const answer = whole(n);
  const [back, next] = [value - b, value + a];
  const undo = b > 0 ? `Take $${b}$ away` : `Add $${-b}$`;
  return {
    prompt:
      shown === "rule"
        ? `The $n$th term of a sequence is $${rule}$. One of its terms is $${value}$. Which term is it? Write its place, like $7$ for the 7th term.`
        : `This sequence goes on in equal steps, and one of its terms is $${value}$. Which term is it? Write its place, like $7$ for the 7th term.\n\n${row(terms)}, …`,
    answer,
    steps: [
      ...(shown === "terms"
        ? [
            `The steps are $${a}$, so the rule begins with $${a}n$. The first term is $${first}$, so the $n$th term is $${rule}$.`,
          ]
        : []),
      `The place $n$ is wanted for which $${rule} = ${value}$. Work backwards, the last operation first.`,
      `${undo}: $${a}n = ${back}$. Now divide by $${a}$.`,
      `$${back} \\div ${a} = ${n}$. So it is the ${ordinal(n)} term.`,
    ],
    slips: slips(
      answer,
      natural([
        [
          n - 1,
          "counted the steps instead of the terms",
          `From the first term it is that many steps. But the first term itself has a place, too.`,
        ],
        [
          a * value + b,
          "put the term in the place of n",
          `You worked out the term at place $${value}$. Here $${value}$ is the term, and its place is wanted.`,
        ],
        [back, "left out the division", `You found $${a}n$. And what is $n$?`],
        [
          n + 1,
          "counted one place too many",
          `Put it into the rule: it gives $${next}$. Is that too large or too small?`,
        ],
      ]),
    ),
    check: `Put your answer in the place of $n$ in $${rule}$: you must get $${value}$.`,
  };
}

/** Finds the rule an² + bn + c. */
function quadraticRule(a: number, b: number, c: number): Question {
  const at = (n: number) => a * n * n + b * n + c;
  const shown = [1, 2, 3, 4, 5].map(at);
  const [first = 0] = shown;
  const steps = [1, 2, 3, 4].map((n) => at(n + 1) - at(n));
  const rests = [1, 2, 3, 4].map((n) => b * n + c);
  const rule = quadratic(a, b, c);
  const answer = { kind: "expression", value: rule, variables: ["n"] } as const;
  const square = texTimes(a, "n^2");
  const rest = b === 0 ? String(c) : linear(b, c);
  const second = 2 * a;
  const [way, size] = [b > 0 ? "up" : "down", Math.abs(b)];
  return {
    prompt: `Find a quadratic expression for the $n$th term of this sequence.\n\n${row(shown)}, …`,
    answer,
    steps: [
      `The steps between the terms are ${row(steps)}. They grow by $${second}$ each time.`,
      `In a quadratic rule the steps grow by twice the number in front of $n^2$. Half of $${second}$ is $${a}$, so the rule begins with $${square}$.`,
      `Take $${square}$ away from each term. The first four leave ${row(rests)}.`,
      b === 0
        ? `What is left is always $${c}$. So the $n$th term is $${rule}$.`
        : `What is left goes ${way} in steps of $${size}$: its rule is $${rest}$. So the $n$th term is $${rule}$.`,
    ],
    slips: slips(answer, [
      [
        quadratic(second, b, c),
        "did not halve the second difference",
        `The steps grow by $${second}$. Test it on $n^2$ itself: ${row([1, 4, 9, 16])}. By how much do its steps grow?`,
      ],
      [
        quadratic(a, 0, first - a),
        "left out the term with n",
        `Your rule fits the first term. Does it give the second term, $${at(2)}$, as well?`,
      ],
      [
        linear(second, a + b),
        "gave the rule of the steps",
        `That is the rule of the steps between the terms. Which rule gives the terms themselves?`,
      ],
      [
        quadratic(a, -b, c),
        "changed the sign of the term with n",
        `The part with $n^2$ is right. Test your rule with $n = 1$: it must give $${first}$.`,
      ],
    ]),
    check: `Put $1$, $2$ and $3$ in the place of $n$: you must get the first three terms.`,
  };
}

const skill: Skill = {
  id: "sequences-nth-term",
  title: "The nth term",
  about: "One expression with n holds a whole sequence: it gives the hundredth term without the ninety-nine before it.",
  curriculum: ["KS3 sequences", "GCSE quadratic sequences", "HSF-BF.2"],
  needs: ["sequences-next-term", "substituting"],
  stages: [
    stage({
      grade: 4,
      label: "a term from the rule",
      bounds: { kind: ["rising", "rising", "falling", "squares"], a: [2, 9], b: [-9, 12], start: [20, 60], n: [4, 30] },
      rules: {
        "something is added or taken away": ({ b }) => b !== 0,
        "the first term is above zero": ({ a, b }) => a + b > 0,
        "a falling sequence does not fall far": ({ kind, a, start, n }) =>
          kind !== "falling" || (n <= 12 && start - a * n >= -20 && start !== a * n),
        "squares are known ones": ({ kind, n, b }) => kind !== "squares" || (n <= 12 && n * n + b > 0),
      },
      write: ({ kind, a, b, start, n }) =>
        kind === "rising"
          ? termOfLinear(a, b, n)
          : kind === "falling"
            ? termOfFalling(a, start, n)
            : termOfSquares(b, n),
    }),
    stage({
      grade: 5,
      label: "the rule of equal steps",
      bounds: { a: [-7, 12], b: [-9, 40] },
      rules: {
        "the step is 2 at least": ({ a }) => Math.abs(a) >= 2,
        "something is added or taken away": ({ b }) => b !== 0,
        "a rising sequence begins small, a falling one larger": ({ a, b }) => (a > 0 ? b <= 12 : b >= 10),
      },
      write: ({ a, b }) => linearRule(a, b),
    }),
    stage({
      grade: 5,
      label: "the place of a term",
      bounds: { a: [2, 12], b: [-9, 15], n: [11, 60], shown: ["rule", "terms"] },
      rules: {
        "something is added or taken away": ({ b }) => b !== 0,
        "the first term is above zero": ({ a, b }) => a + b > 0,
      },
      write: ({ a, b, n, shown }) => placeOf(a, b, n, shown),
    }),
    stage({
      grade: 6,
      label: "quadratic sequences",
      bounds: { a: [1, 3], b: [-4, 6], c: [-6, 9] },
      rules: {
        "it is not the squares alone": ({ b, c }) => b !== 0 || c !== 0,
        "the first step is up": ({ a, b }) => 3 * a + b > 0,
      },
      write: ({ a, b, c }) => quadraticRule(a, b, c),
    }),
  ],
};

export default skill;
