import type { AnswerSpec } from "../../engine/answer/answer.ts";
import { type Question, type Skill, stage } from "../../engine/exercise.ts";
import { inBrackets, texSum } from "../../engine/tex.ts";
import { divisors, gcd } from "../../maths/whole.ts";
import { slips } from "../slips.ts";
import { askBoxes, inOrder, letters, listText, onlyIf, signNote } from "./shared-algebra.ts";

const check = "Multiply the brackets out again: exactly what you started from must come out.";

/** k·p·x² + k·q·x = kx(px + q), with p and q coprime. */
function common(x: string, k: number, p: number, q: number): Question {
  const answer = inOrder(k, p, q);
  const [kp, kq] = [k * p, k * q];
  const written = texSum([
    [kp, `${x}^2`],
    [kq, x],
  ]);
  const bracket = `(${texSum([[p, x], [q]])})`;
  const smaller = divisors(k).at(-2) ?? 1;
  return {
    prompt: `Factorise, with the greatest possible number before the bracket: $${written} = \\square\\, ${x}(\\square\\, ${x} + \\square)$. ${askBoxes(written)}`,
    answer,
    inside: { boxes: true },
    steps: [
      `Both terms have $${x}$ in them, so one $${x}$ comes before the bracket.`,
      `The greatest number that divides both $${kp}$ and $${Math.abs(kq)}$ is $${k}$. So $${k}${x}$ comes before the bracket.`,
      `In the bracket stands what is left: $${texSum([[kp, `${x}^2`]])}$ divided by $${k}${x}$ is $${texSum([[p, x]])}$, and $${texSum([[kq, x]])}$ divided by $${k}${x}$ is $${q}$.`,
      `So the numbers are $${k}$, $${p}$ and $${q}$: $${written} = ${k}${x}${bracket}$.`,
    ],
    slips: slips(answer, [
      ...onlyIf(smaller > 1, [
        listText(smaller, (k / smaller) * p, (k / smaller) * q),
        "took out a factor, but not the greatest one",
        `That is equal, but the two numbers in your bracket can still be divided by the same number. By which one?`,
      ] as const),
      [
        listText(k, kp, kq),
        "did not divide the terms in the bracket",
        `You wrote $${k}$ before the bracket and left the terms as they were. Multiply out: is that the same as before?`,
      ],
      [
        listText(k, p, kq),
        "divided only the first term",
        `You divided the first term by $${k}$. What about the second one?`,
      ],
      ...onlyIf(q < 0, [
        listText(k, p, -q),
        "lost the minus sign",
        `Multiply out your bracket: which sign does the second term have?`,
      ] as const),
    ]),
    check,
  };
}

/** x² + bx + c = (x + p)(x + q), p and q different. */
function plain(x: string, p: number, q: number): Question {
  const [b, c] = [p + q, p * q];
  const answer: AnswerSpec = { kind: "list", items: [String(p), String(q)], ordered: false };
  const written = texSum([[1, `${x}^2`], [b, x], [c]]);
  const result = `(${texSum([[1, x], [p]])})(${texSum([[1, x], [q]])})`;
  const isDifference = b === 0;
  // Other pairs of factors of the plain number, with the same signs.
  const size = Math.abs(c);
  const another = divisors(size).find((d) => d * d <= size && d !== Math.abs(p) && d !== Math.abs(q)) ?? 0;
  const sign = b > 0 ? "positive" : "negative";
  return {
    prompt: `Factorise: $${written} = (${x} + \\square)(${x} + \\square)$. Which two numbers belong in the boxes? Write them in any order.${signNote(written)}`,
    answer,
    inside: { boxes: true },
    steps: isDifference
      ? [
          `There is no term with $${x}$ alone, so the two numbers add up to $0$: they have the same size and different signs.`,
          `Their product is $${c}$, and $${Math.abs(p)} \\times ${Math.abs(p)} = ${size}$. This is a difference of two squares.`,
          `So the numbers are $${p}$ and $${q}$: $${written} = ${result}$.`,
        ]
      : [
          `When two such brackets are multiplied out, the plain numbers are added for the middle term and multiplied for the last one.`,
          `So look for two numbers with the sum $${b}$ and the product $${c}$.`,
          c > 0
            ? `The product is above 0, so both have the same sign, and the sum says which: both are ${sign}. Try the pairs that make $${c}$.`
            : `The product is below 0, so one is positive and one negative, and the one of larger size has the sign of the sum. Try the pairs that make $${size}$.`,
          `So the numbers are $${p}$ and $${q}$: $${inBrackets(p)} + ${inBrackets(q)} = ${b}$ and $${inBrackets(p)} \\times ${inBrackets(q)} = ${c}$.`,
        ],
    slips: slips(answer, [
      [
        listText(-p, -q),
        "turned both signs round",
        `The product of your numbers is $${c}$, as it should be. What is their sum?`,
      ],
      ...onlyIf(another > 0 && !isDifference, [
        c > 0 ? listText(Math.sign(b) * another, (Math.sign(b) * size) / another) : listText(-another, size / another),
        "found the product, but not the sum",
        `The product of your numbers is $${c}$. But what is their sum? It has to be $${b}$.`,
      ] as const),
      ...onlyIf(c < 0 && !isDifference, [
        listText(Math.abs(p), Math.abs(q)),
        "lost a minus sign",
        `With two positive numbers every term comes out positive. Which sign has the product $${c}$?`,
      ] as const),
      ...onlyIf(isDifference, [
        listText(1, c),
        "found the product, but not the sum",
        `The product of your numbers is $${c}$. But there is no term with $${x}$ alone: what must their sum be?`,
      ] as const),
      ...onlyIf(!isDifference, [
        listText(b, c),
        "copied the two numbers",
        `You copied $${b}$ and $${c}$. The two numbers you look for have the sum $${b}$ and the product $${c}$.`,
      ] as const),
    ]),
    check,
  };
}

/** a·x² + bx + c = (ax + p)(x + q), a a prime number that does not divide p. */
function leading(x: string, a: number, p: number, q: number): Question {
  const [b, c] = [a * q + p, p * q];
  const answer = inOrder(p, q);
  const written = texSum([[a, `${x}^2`], [b, x], [c]]);
  return {
    prompt: `Factorise: $${written} = (${a}${x} + \\square)(${x} + \\square)$. ${askBoxes(written)}`,
    answer,
    inside: { boxes: true },
    steps: [
      `The two numbers multiply to the plain number, $${c}$.`,
      `The middle term comes from two products: the first number times $${x}$, and $${a}${x}$ times the second number. So the first number and $${a}$ times the second one make $${b}$.`,
      `Try the pairs that make $${c}$, in both orders: $${p} + ${a} \\times ${inBrackets(q)} = ${b}$ fits.`,
      `So the numbers are $${p}$ and $${q}$: $${written} = (${texSum([[a, x], [p]])})(${texSum([[1, x], [q]])})$.`,
    ],
    slips: slips(answer, [
      [
        listText(q, p),
        "set the two numbers in each other's place",
        `The two numbers are right, but which one meets $${a}${x}$ when the brackets are multiplied out? Look at the middle term.`,
      ],
      [
        listText(-p, -q),
        "turned both signs round",
        `The product of your numbers is $${c}$, as it should be. But what is the middle term when you multiply out?`,
      ],
      ...onlyIf(c < 0, [
        listText(Math.abs(p), Math.abs(q)),
        "lost a minus sign",
        `With two positive numbers every term comes out positive. Which sign has the plain number?`,
      ] as const),
      [
        listText(c, 1),
        "found the product, but not the middle term",
        `The product of your numbers is $${c}$. What is the middle term when you multiply out? It has to be $${texSum([[b, x]])}$.`,
      ],
    ]),
    check,
  };
}

const skill: Skill = {
  id: "factorising-quadratics",
  title: "Factorising quadratics",
  about: "A quadratic written as a product of two brackets shows at once where it is zero.",
  curriculum: ["KS4 algebra", "GCSE algebra", "A-SSE.2", "A-SSE.3"],
  needs: ["expanding-brackets", "factors-and-multiples"],
  stages: [
    stage({
      grade: 5,
      label: "a common factor",
      bounds: { letter: letters, k: [2, 9], p: [2, 7], q: [-9, 9] },
      rules: {
        "there are two terms in the bracket": ({ q }) => Math.abs(q) > 1,
        "nothing more can be taken out": ({ p, q }) => gcd(p, q) === 1,
      },
      write: ({ letter, k, p, q }) => common(letter, k, p, q),
    }),
    stage({
      grade: 5,
      label: "plus signs only",
      bounds: { letter: letters, p: [1, 12], q: [1, 12] },
      rules: { "the second number is larger": ({ p, q }) => p < q },
      write: ({ letter, p, q }) => plain(letter, p, q),
    }),
    stage({
      grade: 5,
      label: "minus signs, differences of squares",
      bounds: { form: ["any", "any", "any", "squares"], letter: letters, p: [-12, 10], q: [-9, 12] },
      rules: {
        "there is a minus": ({ p }) => p < 0,
        "the second number is larger, and not 0": ({ p, q }) => p < q && q !== 0,
        "a difference of squares has a number twice": ({ form, p, q }) => (form === "squares") === (p + q === 0),
      },
      write: ({ letter, p, q }) => plain(letter, p, q),
    }),
    stage({
      grade: 6,
      label: "a number before the square",
      bounds: { a: [2, 7], letter: letters, p: [-9, 9], q: [-9, 9] },
      rules: {
        "the number before the square is prime": ({ a }) => a !== 4 && a !== 6,
        "there are two terms in each bracket": ({ p, q }) => p !== 0 && q !== 0,
        "nothing can be taken out of the first bracket": ({ a, p }) => p % a !== 0,
        "a middle term is left": ({ a, p, q }) => a * q + p !== 0,
        "the plain number stays small": ({ p, q }) => Math.abs(p * q) <= 40,
      },
      write: ({ letter, a, p, q }) => leading(letter, a, p, q),
    }),
  ],
};

export default skill;
