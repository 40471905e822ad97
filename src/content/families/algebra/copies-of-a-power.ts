import { family } from "../../../engine/family.ts";
import { texSum } from "../../../engine/tex.ts";
import { capital, inWords } from "../../../engine/words.ts";
import { range } from "../../../maths/whole.ts";
import { type Story, told } from "../story.ts";

const part: Readonly<Record<number, string>> = { 2: "half", 3: "a third", 5: "a fifth" };
/** "2^{12}", "2^7". */
const power = (b: number | string, e: number | string) => `${b}^{${e}}`;

/** The base b, its powers b^i and b^j, and an exponent n. */
const settings: Record<"part" | "library" | "row" | "cascade", (b: number, i: number, j: number, n: number) => Story> =
  {
    part: (b, i, _j, n) => {
      const share = part[b] ?? "";
      const base = b ** i;
      const giant = power(base, n);
      const exponent = i * n;
      const less = exponent - 1;
      const [square, squareExponent] = [base ** 2, 2 * i];
      const [squareShare, squareLess] = [square / b, squareExponent - 1];
      return {
        title: "A piece of a giant",
        problem: `Someone claims: "${capital(share)} of $${giant}$ is $${power(b, "x")}$."\n\nWhich number $x$ makes the claim true?`,
        answer: less,
        hint: `How can you write ${base} as a power of ${b}? And what does dividing by ${b} do to a product of many equal factors?`,
        steps: [
          `**Write both with one base**. As $${base} = ${power(b, i)}$, the giant is $(${power(b, i)})^{${n}} = ${power(b, exponent)}$, a product of $${exponent}$ factors ${b}.`,
          `Taking ${share} means dividing by $${b}$, which removes one of these factors.`,
          `That leaves $${power(b, less)}$, so $x = ${less}$.`,
          `Check by going back: $${b} \\times ${power(b, less)} = ${power(b, exponent)} = ${giant}$. And a small case: ${share} of $${base}^2 = ${square}$ is $${squareShare} = ${power(b, squareLess)}$, where $${squareLess}$ is $${i} \\times 2 - 1$.`,
        ],
        slips: [
          [n - 1, `One factor fewer is a good idea, but the factors here are ${base}, and you divide by ${b}.`],
          [exponent, `That is the whole giant as a power of ${b}. What is left when you divide it by ${b}?`],
          [
            (i - 1) * n,
            `You divided the base ${base} by ${b}. That divides every factor by ${b}, and not the product once.`,
          ],
          ...(b === 2 && exponent % 2 === 0
            ? [[exponent / 2, "You halved the exponent. That gives the square root, not the half."] as [number, string]]
            : []),
        ],
        check: `Multiply ${b} to the power of your number by ${b}, and compare it with the giant, both as powers of ${b}.`,
      };
    },
    library: (b, i, j, n) => {
      const base = b ** i;
      const shelves = power(base, n);
      const [hallFactors, shelfFactors, bookFactors] = [i + j, i * n, j + 3];
      const halls = b ** hallFactors;
      const all = hallFactors + shelfFactors + bookFactors;
      return {
        title: "The library without end",
        problem: `In a tale there is a library with $${halls}$ halls. In every hall stand $${shelves}$ shelves, and on every shelf $${power(b, bookFactors)}$ books.\n\nThe number of all the books is $${power(b, "x")}$. What is $x$?`,
        answer: all,
        hint: `Each of the three numbers is a power of ${b}. Which ones? What happens to the exponents in a product?`,
        steps: [
          `The three numbers are multiplied, so **write them with one base**. $${halls} = ${power(b, hallFactors)}$, and $${shelves} = (${power(b, i)})^{${n}} = ${power(b, shelfFactors)}$.`,
          `So there are $${power(b, hallFactors)} \\times ${power(b, shelfFactors)} \\times ${power(b, bookFactors)}$ books.`,
          `In a product all the factors ${b} are counted together, so the exponents add up: $x = ${hallFactors} + ${shelfFactors} + ${bookFactors} = ${all}$.`,
          `Check by dividing again. Without the $${bookFactors}$ factors of a shelf and the $${hallFactors}$ of the halls, $${all} - ${bookFactors} - ${hallFactors} = ${shelfFactors}$ factors ${b} are left. In groups of ${inWords(i)} they make $${shelfFactors} \\div ${i} = ${n}$ factors ${base}, the shelves of a hall.`,
        ],
        slips: [
          [i + 2 * j + n + 3, `You added ${n} as it stands. How many factors ${b} are in one factor ${base}?`],
          [
            hallFactors * shelfFactors * bookFactors,
            "You multiplied the exponents. When powers of one base are multiplied, what happens to the exponents?",
          ],
          [i + 2 * j + i + n + 3, "A power of a power multiplies the two exponents. Write out a short one to see why."],
        ],
        check: `Divide your power of ${b} by the books of a shelf and by the halls; it must leave the shelves of one hall.`,
      };
    },
    row: (b, i, j, n) => {
      const base = b ** i;
      const right = power(base, n);
      const count = b ** j;
      const exponent = i * n;
      const x = exponent - j;
      return {
        title: "The same giant many times over",
        problem: `The same power is added again and again, until the sum reaches another power:\n\n$$${power(b, "x")} + ${power(b, "x")} + \\ldots + ${power(b, "x")} = ${right}$$\n\nOn the left stand ${count} equal terms. What is $x$?`,
        answer: x,
        hint: `Write the left side as a product. Which power of ${b} is the number of terms?`,
        steps: [
          `Equal terms make a product: the left side is $${count} \\times ${power(b, "x")}$.`,
          `**Write everything with one base**. The left side is $${power(b, j)} \\times ${power(b, "x")} = ${power(b, `x + ${j}`)}$, and the right side is $(${power(b, i)})^{${n}} = ${power(b, exponent)}$.`,
          `Equal powers of ${b} have equal exponents, so $x + ${j} = ${exponent}$ and $x = ${x}$.`,
          `Check by going forwards: ${count} terms $${power(b, x)}$ make $${power(b, j)} \\times ${power(b, x)} = ${power(b, exponent)}$, and $${exponent} = ${i} \\times ${n}$, so this is $${right}$.`,
        ],
        slips: [
          [n - j, `The right side has the base ${base}. How many factors ${b} are in it?`],
          [
            exponent,
            "You have written the right side with the right base. What do the many equal terms on the left change?",
          ],
          [exponent + j, "Undo the multiplication: are there more factors in one term or in the sum of all?"],
          ...(exponent % count === 0
            ? [
                [
                  exponent / count,
                  "You shared the exponent among the terms. The sum is a product with the number of terms.",
                ] as [number, string],
              ]
            : []),
        ],
        check: `Multiply ${b} to the power of your number by the number of terms, and compare it with the right side as powers of ${b}.`,
      };
    },
    cascade: (b, i, j, n) => {
      const rows = i + j - 1;
      const less = b - 1;
      const times = b === 2 ? "" : `${less} \\times `;
      const terms = range(n, n + rows - 1).map((exponent) => `${times}${power(b, exponent)}`);
      const linesBelow = terms
        .slice(1)
        .map((term) => `$$+ ${term}$$`)
        .join("\n\n");
      const [next, afterNext] = [n + 1, n + 2];
      const x = n + rows;
      const smallSum = b ** rows;
      const smallTerms = range(0, rows - 1).map((k) => less * b ** k);
      const firstTwo =
        b === 2
          ? `twice $${power(b, n)}$, and one more factor 2`
          : `$1 + ${less} = ${b}$ times $${power(b, n)}$, and one more factor ${b}`;
      return {
        title: "A sum that falls like dominoes",
        problem: `Work from left to right, and this long sum becomes a single power of ${b}:\n\n$$${power(b, n)} + ${terms[0]}$$\n\n${linesBelow}\n\nIt equals $${power(b, "x")}$. What is $x$?`,
        answer: x,
        hint: "Look at the first two terms only. How many equal powers are there together?",
        steps: [
          `**Write with one base**: the first two terms are ${firstTwo} makes that $${power(b, next)}$.`,
          `Now the next term finds its own partner: $${power(b, next)} + ${terms[1]} = ${power(b, afterNext)}$, because again there are ${inWords(b)} equal powers.`,
          `So each of the ${inWords(rows)} terms after the first raises the exponent by 1. It ends at $${n} + ${rows} = ${x}$, so $x = ${x}$.`,
          `Check with a small start, $${b}^0 = 1$ in place of $${power(b, n)}$: then the sum is $1 + ${texSum(smallTerms)} = ${smallSum} = ${power(b, rows)}$. With $${n}$ more factors ${b} in every term it is $${power(b, x)}$.`,
        ],
        slips: [
          [
            n * (rows + 1) + (rows * (rows - 1)) / 2,
            "You added up all the exponents. That would be right for a product of the powers, but here they are added.",
          ],
          [x - 1, `That is the largest exponent in the sum. What do the smaller terms together add to it?`],
          [next, `The first two terms bring you there. What do the terms below do with it?`],
        ],
        check: `Try the same sum with small exponents, starting at ${b}⁰ = 1, and see how far the exponent rises.`,
      };
    },
  };

export default family({
  level: "medium",
  minutes: 5,
  kind: "thinking",
  technique: "writing with one base",
  ages: "12-14",
  curriculum: ["KS3 index laws", "8.EE.1"],
  bounds: {
    setting: ["part", "library", "row", "cascade"],
    b: [2, 5],
    i: [2, 3],
    j: [1, 2],
    n: [6, 20],
  },
  rules: {
    "the base is prime": ({ b }) => b !== 4,
    "the numbers stay small": ({ setting, b, i }) => setting === "cascade" || b ** i <= 27,
    "the sum is long": ({ setting, i, j }) => setting !== "cascade" || i + j >= 4,
    "the number of terms is worth a thought": ({ setting, b, j }) => setting !== "row" || b ** j >= 4,
  },
  write: ({ setting, b, i, j, n }) => told({ ...settings[setting](b, i, j, n), label: "x" }),
});
