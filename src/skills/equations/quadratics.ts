import type { AnswerSpec } from "../../engine/answer/answer.ts";
import { type Question, type Skill, stage } from "../../engine/exercise.ts";
import { inBrackets, texLowest, texSum } from "../../engine/tex.ts";
import { decimalText, rational } from "../../maths/rational.ts";
import { gcd, wholeRoot } from "../../maths/whole.ts";
import { slips } from "../slips.ts";
import { fractionText, letters, listText, onlyIf } from "./shared-algebra.ts";

function either(...items: readonly (string | number)[]): AnswerSpec {
  return { kind: "list", items: items.map(String), ordered: false };
}

function check(letter: string): string {
  return `Put each of your numbers in the place of $${letter}$: the two sides must be equal both times.`;
}

const ask = "Write both solutions.";
const onlyOne = "found only one of the two solutions";
const onlyOneSaid =
  "That one is right, and there is another. With $0$ on one side the other side is a product of two factors. You made one of them $0$: which number makes the other one $0$?";
const oppositeSigns = "took the numbers in the brackets for the solutions";

/** (x + p)(x + q) = 0, p and q different; one of them may be 0. */
function product(x: string, p: number, q: number): Question {
  const answer = either(-p, -q);
  const bracket = (n: number) => (n === 0 ? x : `(${texSum([[1, x], [n]])})`);
  const [left, right] = q === 0 ? [q, p] : [p, q];
  return {
    prompt: `Solve $${bracket(left)}${bracket(right)} = 0$. ${ask}`,
    answer,
    steps: [
      `A product is $0$ only when one of its factors is $0$. So look at each factor alone.`,
      left === 0
        ? `The first factor is $${x}$ itself: it is $0$ for $${x} = 0$.`
        : `The first factor: $${texSum([[1, x], [left]])} = 0$ for $${x} = ${-left}$.`,
      `The second factor: $${texSum([[1, x], [right]])} = 0$ for $${x} = ${-right}$.`,
      `So the solutions are $${-left}$ and $${-right}$.`,
    ],
    slips: slips(answer, [
      [
        listText(left, right),
        oppositeSigns,
        `Put your numbers into the brackets: do they become $0$? The number that makes $${texSum([[1, x], [right]])}$ zero is wanted.`,
      ],
      [-right, onlyOne, `That one is right. Which number makes the other factor $0$?`],
      [-left, onlyOne, `That one is right. Which number makes the other factor $0$?`],
    ]),
    check: check(x),
  };
}

/** x² = n·n */
function square(x: string, n: number): Question {
  const [answer, squared] = [either(n, -n), n * n];
  return {
    prompt: `Solve $${x}^2 = ${squared}$. ${ask}`,
    answer,
    steps: [
      `A number is wanted that gives $${squared}$ when it is multiplied by itself.`,
      `A negative number times itself is positive, too. So there are two numbers of the same size.`,
      `So the solutions are $${n}$ and $${-n}$, as $${n} \\times ${n} = ${squared}$ and $(${-n}) \\times (${-n}) = ${squared}$.`,
    ],
    slips: slips(answer, [
      [n, onlyOne, `That one is right. What is a negative number times itself?`],
      [
        fractionText(squared, 2),
        "halved instead of taking the root",
        `You halved $${squared}$. The number is multiplied by itself, not by $2$.`,
      ],
    ]),
    check: check(x),
  };
}

/** x² + bx + c = 0 with the roots r and s, or with terms on the other side. */
function whole(x: string, r: number, s: number, form: "zero" | "moved"): Question {
  const [b, c] = [-r - s, r * s];
  const answer = either(r, s);
  const standard = texSum([[1, `${x}^2`], [b, x], [c]]);
  const equation = form === "zero" ? `${standard} = 0` : `${x}^2 = ${texSum([[-b, x], [-c]])}`;
  const factors = [r, s].map((root) => (root === 0 ? x : `(${texSum([[1, x], [-root]])})`)).join("");
  return {
    prompt: `Solve $${equation}$. ${ask}`,
    answer,
    steps: [
      ...onlyIf(form === "moved", `Bring all to one side, so that the other one is $0$: $${standard} = 0$.`),
      `Write the left side as a product. Two numbers with the sum $${b}$ and the product $${c}$ are wanted: $${-r}$ and $${-s}$.`,
      `So $${factors} = 0$, and a product is $0$ only when one of its factors is $0$.`,
      `So the solutions are $${r}$ and $${s}$.`,
    ],
    slips: slips(answer, [
      [
        listText(-r, -s),
        oppositeSigns,
        `If you wrote $${factors} = 0$, that is right. But which numbers make a bracket $0$?`,
      ],
      [r, onlyOne, onlyOneSaid],
      [s, onlyOne, onlyOneSaid],
      ...onlyIf(r !== -s, [
        listText(r, -s),
        "lost a minus sign",
        `One of the two is right. Put both into the equation: which one does not fit?`,
      ] as const),
      ...onlyIf(r !== -s, [
        listText(-r, s),
        "lost a minus sign",
        `One of the two is right. Put both into the equation: which one does not fit?`,
      ] as const),
    ]),
    check: check(x),
  };
}

/** (ax + p)(x + q) multiplied out = 0: the solutions are -p/a and -q. */
function leading(x: string, a: number, p: number, q: number): Question {
  const [b, c] = [a * q + p, p * q];
  const answer = either(fractionText(-p, a), -q);
  const written = texSum([[a, `${x}^2`], [b, x], [c]]);
  const [one, two] = [texSum([[a, x], [p]]), texSum([[1, x], [q]])];
  return {
    prompt: `Solve $${written} = 0$. ${ask} One is a fraction.`,
    answer,
    steps: [
      `Write the left side as a product of two brackets, of which one begins with $${a}${x}$ and the other with $${x}$.`,
      `The plain numbers multiply to $${c}$, and the two products across make $${texSum([[b, x]])}$: $${written} = (${one})(${two})$.`,
      `A product is $0$ only when a factor is $0$: $${one} = 0$, so $${texSum([[a, x]])} = ${-p}$; or $${two} = 0$.`,
      `So the solutions are $${texLowest(-p, a)}$ and $${-q}$.`,
    ],
    slips: slips(answer, [
      [
        listText(-p, -q),
        "left the number before the letter out",
        `In the factor $${one}$ the letter is multiplied by $${a}$. Which number makes it $0$?`,
      ],
      [
        `${fractionText(p, a)}, ${q}`,
        oppositeSigns,
        `The size is right. The product is $(${one})(${two})$: do your numbers make a bracket $0$?`,
      ],
      ...onlyIf(a !== p * q, [
        `${fractionText(-a, p)}, ${-q}`,
        "divided the wrong way round",
        `From $${texSum([[a, x]])} = ${-p}$, which number must be divided by which?`,
      ] as const),
      [-q, onlyOne, `That one is right, and it makes $${two}$ zero. Which number makes the other factor $0$?`],
    ]),
    check: check(x),
  };
}

/** Hundredths as text with two places: 137 gives "1.37". */
function hundredths(n: number): string {
  const [units = "", places = ""] = (decimalText(rational(n, 100)) ?? "").split(".");
  return `${units}.${places.padEnd(2, "0")}`;
}

/** a·x² + bx + c = 0 with roots that are not rational: the larger or the smaller one to two places. */
function formula(x: string, a: number, b: number, c: number, which: "larger" | "smaller"): Question {
  const under = b * b - 4 * a * c;
  const sign = which === "larger" ? 1 : -1;
  /** (-b ± the root) / (2a) in hundredths, for these numbers. */
  const at = (minusB: number, plus: number, inRoot: number, below: number) =>
    hundredths(Math.round((100 * (minusB + plus * Math.sqrt(inRoot))) / below));
  const below = 2 * a;
  const value = at(-b, sign, under, below);
  const withPlus = b * b + 4 * a * c;
  const done = sign > 0 ? "added" : "taken away";
  const answer: AnswerSpec = { kind: "decimal", value, places: 2 };
  const written = texSum([[a, `${x}^2`], [b, x], [c]]);
  return {
    prompt: `Solve $${written} = 0$. Write the ${which} of the two solutions to 2 decimal places.`,
    answer,
    steps: [
      `No brackets with whole numbers fit here. The solutions are $\\frac{-b \\pm \\sqrt{b^2 - 4ac}}{2a}$, with $a = ${a}$, $b = ${b}$ and $c = ${c}$.`,
      `Under the root stands $${inBrackets(b)}^2 - 4 \\times ${a} \\times ${inBrackets(c)} = ${under}$.`,
      `So the solutions are $\\frac{${-b} \\pm \\sqrt{${under}}}{${below}}$. For the ${which} one the root is ${done}.`,
      `So the answer is $${value}$.`,
    ],
    slips: slips(answer, [
      [
        at(-b, -sign, under, below),
        "wrote the other one of the two solutions",
        `This is a solution, but the other one is the ${which}. Is the root added or taken away?`,
      ],
      [
        at(b, sign, under, below),
        "lost the minus before the first number of the formula",
        `The formula begins with $-b$, and here $b = ${b}$. What is $-b$?`,
      ],
      ...onlyIf(a > 1, [
        at(-b, sign, under, 2),
        "divided by two only",
        `All is divided by $2a$, and here $a = ${a}$. What is $2a$?`,
      ] as const),
      ...onlyIf(withPlus > 0, [
        at(-b, sign, Math.abs(withPlus), below),
        "lost a minus sign under the root",
        `Under the root stands $b^2 - 4ac$ with $c = ${c}$. Which sign has the second part?`,
      ] as const),
    ]),
    check: `Put your number in the place of $${x}$: the left side must come very close to $0$.`,
  };
}

const skill: Skill = {
  id: "quadratic-equations",
  title: "Quadratic equations",
  about: "An equation with a square can have two solutions: a product is zero when one of its factors is.",
  curriculum: ["KS4 algebra", "GCSE algebra", "A-REI.4"],
  needs: ["factorising-quadratics", "powers-and-roots"],
  stages: [
    stage({
      grade: 5,
      label: "a product that is zero",
      bounds: { form: ["product", "product", "product", "square"], letter: letters, p: [-12, 12], q: [-12, 12] },
      rules: {
        "there are two solutions": ({ p, q }) => p !== q && (p !== 0 || q > 0),
        "a square is above 1": ({ form, p }) => form === "product" || p > 1,
      },
      write: ({ form, letter, p, q }) => (form === "square" ? square(letter, p) : product(letter, p, q)),
    }),
    stage({
      grade: 5,
      label: "factorise first",
      bounds: { form: ["zero", "zero", "moved"], letter: letters, r: [-9, 9], s: [-10, 10] },
      rules: {
        "there are two solutions, and all three terms": ({ r, s }) => r < s && r !== -s && r !== 0 && s !== 0,
      },
      write: ({ form, letter, r, s }) => whole(letter, r, s, form),
    }),
    stage({
      grade: 6,
      label: "a number before the square",
      bounds: { letter: letters, a: [2, 6], p: [-9, 9], q: [-7, 7] },
      rules: {
        "there are two terms in each bracket": ({ p, q }) => p !== 0 && q !== 0,
        "one solution is a fraction": ({ a, p }) => gcd(a, p) === 1,
        "a middle term is left": ({ a, p, q }) => a * q + p !== 0,
      },
      write: ({ letter, a, p, q }) => leading(letter, a, p, q),
    }),
    stage({
      grade: 6,
      label: "the quadratic formula",
      bounds: { which: ["larger", "smaller"], letter: letters, a: [1, 4], b: [-9, 9], c: [-9, 9] },
      rules: {
        "all three terms are there": ({ b, c }) => b !== 0 && c !== 0,
        "it cannot be made shorter": ({ a, b, c }) => gcd(gcd(a, b), c) === 1,
        "there are two solutions, and no fractions": ({ a, b, c }) =>
          b * b - 4 * a * c > 4 && wholeRoot(b * b - 4 * a * c) === null,
      },
      write: ({ which, letter, a, b, c }) => formula(letter, a, b, c, which),
    }),
  ],
};

export default skill;
