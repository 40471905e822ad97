import { type Question, type Skill, stage } from "../../engine/exercise.ts";
import { inBrackets, texPlus, texSum } from "../../engine/tex.ts";
import { withArticle } from "../../engine/words.ts";
import { slips } from "../slips.ts";
import { askBoxes, inOrder, letters, listText, onlyIf } from "./shared-algebra.ts";

const check =
  "Put $2$ in the place of the letter: what stands before the sign $=$ and what stands after it must be equal.";
const onlyFirst = "multiplied only the first term in the bracket";
const minusLost = "lost a minus sign";

/** a(b·x + c) */
function single(x: string, a: number, b: number, c: number): Question {
  const [first, second] = [a * b, a * c];
  const answer = inOrder(first, second);
  const inner = texSum([[b, x], [c]]);
  const written = `${a}(${inner})`;
  return {
    prompt: `Multiply out: $${written} = \\square\\, ${x} + \\square$. ${askBoxes(written)}`,
    answer,
    inside: { boxes: true },
    steps: [
      `The $${a}$ before the bracket multiplies everything in it, each term with its sign.`,
      `The term with the letter: $${a} \\times ${texSum([[b, x]])} = ${texSum([[first, x]])}$.`,
      `The plain number: $${a} \\times ${inBrackets(c)} = ${second}$.`,
      `So the numbers are $${first}$ and $${second}$: $${written} = ${texSum([[first, x], [second]])}$.`,
    ],
    slips: slips(answer, [
      [
        listText(first, c),
        onlyFirst,
        `You multiplied only $${texSum([[b, x]])}$ by $${a}$. The bracket says that $${a}$ multiplies all of it, so what about $${c}$?`,
      ],
      ...onlyIf(a < 0 || c < 0, [
        listText(first, -second),
        minusLost,
        `The sizes are right. Look at the signs of $${a}$ and $${c}$: what sign has their product?`,
      ] as const),
      [
        listText(a + b, a + c),
        "added the number before the bracket instead of multiplying",
        `You added $${a}$ to the numbers in the bracket. A number right before a bracket multiplies it.`,
      ],
      [
        listText(b, second),
        "multiplied only the last term in the bracket",
        `You multiplied only $${c}$ by $${a}$. The bracket says that $${a}$ multiplies all of it, so what about $${texSum([[b, x]])}$?`,
      ],
    ]),
    check,
  };
}

/** a(x + b) + c(x + d), c above or below zero. */
function pair(x: string, a: number, b: number, c: number, d: number): Question {
  const [ab, cd] = [a * b, c * d];
  const [first, second] = [a + c, ab + cd];
  const answer = inOrder(first, second);
  const written = `${a}(${texSum([[1, x], [b]])}) ${texPlus(c)}(${texSum([[1, x], [d]])})`;
  const between = c < 0 ? "minus" : "plus";
  return {
    prompt: `Multiply out and collect: $${written} = \\square\\, ${x} + \\square$. ${askBoxes(written)}`,
    answer,
    inside: { boxes: true },
    steps: [
      `Multiply out the brackets one after the other, and then count like terms together.`,
      `The first bracket: $${a}(${texSum([[1, x], [b]])}) = ${texSum([[a, x], [ab]])}$.`,
      `The second one, with the sign before it: $${c}(${texSum([[1, x], [d]])}) = ${texSum([[c, x], [cd]])}$.`,
      `Collect: $${texSum([[a], [c]])} = ${first}$ for the letter, and $${texSum([[ab], [cd]])} = ${second}$ for the plain numbers.`,
      `So the numbers are $${first}$ and $${second}$: together that is $${texSum([[first, x], [second]])}$.`,
    ],
    slips: slips(answer, [
      ...(c < 0
        ? [
            [
              listText(first, ab - cd),
              "used the minus for the first term of the bracket only",
              `The minus before the second bracket turns the sign of both of its products. What is $${c} \\times ${inBrackets(d)}$?`,
            ] as const,
          ]
        : []),
      [
        listText(first, b + d),
        onlyFirst,
        `You kept $${b}$ and $${d}$ as they are. The number before a bracket multiplies everything in it.`,
      ],
      ...onlyIf(c < 0 || d < 0, [
        listText(first, ab + Math.abs(c) * Math.abs(d)),
        minusLost,
        `Look at the signs in the second bracket: what is $${c} \\times ${inBrackets(d)}$?`,
      ] as const),
      [
        listText(a * c, ab * cd),
        "multiplied the two brackets together",
        `You multiplied the results. Between the two brackets there is ${withArticle(between)}: collect like terms.`,
      ],
    ]),
    check,
  };
}

/** (a·x + p)(c·x + q) */
function product(x: string, a: number, p: number, c: number, q: number, asSquare = false): Question {
  const [outer, inner] = [a * q, c * p];
  const [square, middle, last] = [a * c, outer + inner, p * q];
  const sum = a + c;
  const answer = asSquare || square > 1 ? inOrder(square, middle, last) : inOrder(middle, last);
  const withSquare = (...[m, n]: readonly [number, number]) =>
    asSquare || square > 1 ? listText(square, m, n) : listText(m, n);
  const left = `(${texSum([[a, x], [p]])})`;
  const right = `(${texSum([[c, x], [q]])})`;
  const written = asSquare ? `${left}^2` : `${left}${right}`;
  const front = asSquare || square > 1 ? `\\square\\, ${x}^2` : `${x}^2`;
  return {
    prompt: `Multiply out: $${written} = ${front} + \\square\\, ${x} + \\square$. ${askBoxes(written)}`,
    answer,
    inside: { boxes: true },
    steps: [
      asSquare
        ? `To square is to multiply by itself: $${written} = ${left}${left}$. Every term of one bracket is multiplied by every term of the other.`
        : `Every term of the first bracket is multiplied by every term of the second: that makes four products.`,
      `First the two with $${x}$, and then the two plain numbers: $${texSum([[a, x]])} \\times ${texSum([[c, x]])} = ${texSum([[square, `${x}^2`]])}$ and $${p} \\times ${inBrackets(q)} = ${last}$.`,
      `The two products across are $${texSum([[outer, x]])}$ and $${texSum([[inner, x]])}$. They are alike: together $${texSum([[middle, x]])}$.`,
      `So the answer is $${withSquare(middle, last)}$: $${written} = ${texSum([[square, `${x}^2`], [middle, x], [last]])}$.`,
    ],
    slips: slips(answer, [
      [
        withSquare(0, last),
        "left out the products across",
        `You multiplied the first terms and the last terms. Each term of the first bracket meets both terms of the second: which two products are missing?`,
      ],
      ...onlyIf(
        p < 0 || q < 0,
        [
          withSquare(middle, -last),
          "lost the minus sign of the last number",
          `Look at the two plain numbers, $${p}$ and $${q}$: what sign has their product?`,
        ] as const,
        [
          withSquare(-middle, last),
          "lost the minus sign in the middle",
          `Look at the two products across, $${texSum([[outer, x]])}$ and $${texSum([[inner, x]])}$: what are they together?`,
        ] as const,
      ),
      ...(square === 1
        ? [
            [
              withSquare(last, p + q),
              "swapped the sum and the product",
              `You wrote $${last}$ for the middle. The products across are $${texSum([[q, x]])}$ and $${texSum([[p, x]])}$: what are they together?`,
            ] as const,
            [
              withSquare(middle, p + q),
              "added the plain numbers instead of multiplying",
              `The last number comes from $${p}$ and $${q}$. Brackets side by side are multiplied.`,
            ] as const,
          ]
        : [
            [
              listText(square, a === c && p === q ? a * p : p + q, last),
              asSquare ? "took the product across only once" : "left out the numbers before the letter in the middle",
              `Look at the middle again: the products across are $${texSum([[a, x]])} \\times ${inBrackets(q)}$ and $${p} \\times ${texSum([[c, x]])}$.`,
            ] as const,
            [
              listText(sum, middle, last),
              "added the numbers before the letter",
              `You have $${sum}$ before the square. What is $${texSum([[a, x]])} \\times ${texSum([[c, x]])}$?`,
            ] as const,
          ]),
    ]),
    check,
  };
}

const skill: Skill = {
  id: "expanding-brackets",
  title: "Expanding brackets",
  about: "What stands before a bracket multiplies everything in it: so brackets are multiplied out.",
  curriculum: ["KS3 algebra", "GCSE algebra", "6.EE.3", "A-APR.1"],
  needs: ["collecting-like-terms", "multiplying-negatives"],
  stages: [
    stage({
      grade: 4,
      label: "a number times a bracket",
      bounds: { letter: letters, a: [-6, 9], b: [1, 6], c: [-9, 9] },
      rules: {
        "the number before the bracket does something": ({ a }) => Math.abs(a) > 1,
        "there are two different terms in the bracket": ({ b, c }) => c !== 0 && b !== Math.abs(c),
        "of two signs one is a plus": ({ a, c }) => a > 0 || c > 0,
      },
      write: ({ letter, a, b, c }) => single(letter, a, b, c),
    }),
    stage({
      grade: 5,
      label: "two brackets, then collect",
      bounds: { letter: letters, a: [2, 9], b: [-9, 9], c: [-7, 7], d: [-9, 9] },
      rules: {
        "both numbers before brackets do something": ({ c }) => Math.abs(c) > 1,
        "there are two terms in each bracket": ({ b, d }) => b !== 0 && d !== 0,
        "something of each kind is left": ({ a, b, c, d }) => a + c !== 0 && a * b + c * d !== 0,
      },
      write: ({ letter, a, b, c, d }) => pair(letter, a, b, c, d),
    }),
    stage({
      grade: 5,
      label: "a bracket times a bracket",
      bounds: { letter: letters, p: [-9, 9], q: [-9, 9] },
      rules: {
        "there are two terms in each bracket": ({ p, q }) => p !== 0 && q !== 0,
        "something is left in the middle": ({ p, q }) => p + q !== 0,
      },
      write: ({ letter, p, q }) => product(letter, 1, p, 1, q),
    }),
    stage({
      grade: 6,
      label: "squares of brackets, numbers before letters",
      bounds: { form: ["square", "product", "product"], letter: letters, a: [1, 5], p: [-7, 7], c: [1, 4], q: [-7, 7] },
      rules: {
        "there are two terms in each bracket": ({ p, q }) => p !== 0 && q !== 0,
        "a letter has a number before it": ({ form, a, c }) => a > 1 || (form === "product" && c > 1),
        "something is left in the middle": ({ form, a, p, c, q }) => form === "square" || a * q + c * p !== 0,
        "a product is not a square in disguise": ({ form, a, p, c, q }) => form === "square" || a !== c || p !== q,
      },
      write: ({ form, letter, a, p, c, q }) =>
        form === "square" ? product(letter, a, p, a, p, true) : product(letter, a, p, c, q),
    }),
  ],
};

export default skill;
