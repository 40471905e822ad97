import { family } from "../../../engine/family.ts";
import { inWords } from "../../../engine/words.ts";
import { type Story, told } from "../story.ts";

const part: Readonly<Record<number, string>> = { 2: "half", 3: "a third", 5: "a fifth" };
/** "2^{12}", "2^7". */
const power = (b: number | string, e: number | string) => `${b}^{${e}}`;

/** The base b, its powers b^i and b^j, and an exponent n. */
const settings: Record<"part" | "library" | "row" | "cascade", (b: number, i: number, j: number, n: number) => Story> =
  {
    part: (b, i, _j, n) => ({
      title: "A piece of a giant",
      problem: `Someone claims: "${part[b]?.replace(/^./, (c) => c.toUpperCase())} of $${power(b ** i, n)}$ is $${power(b, "x")}$."\n\nWhich number $x$ makes the claim true?`,
      answer: i * n - 1,
      hint: `How can you write ${b ** i} as a power of ${b}? And what does dividing by ${b} do to a product of many equal factors?`,
      steps: [
        `**Write both with one base**. As $${b ** i} = ${power(b, i)}$, the giant is $(${power(b, i)})^{${n}} = ${power(b, i * n)}$, a product of $${i * n}$ factors ${b}.`,
        `Taking ${part[b]} means dividing by $${b}$, which removes one of these factors.`,
        `That leaves $${power(b, i * n - 1)}$, so $x = ${i * n - 1}$.`,
        `Check by going back: $${b} \\times ${power(b, i * n - 1)} = ${power(b, i * n)} = ${power(b ** i, n)}$. And a small case: ${part[b]} of $${b ** i}^2 = ${b ** (2 * i)}$ is $${b ** (2 * i - 1)} = ${power(b, 2 * i - 1)}$, where $${2 * i - 1}$ is $${i} \\times 2 - 1$.`,
      ],
      slips: [
        [n - 1, `One factor fewer is a good idea, but the factors here are ${b ** i}, and you divide by ${b}.`],
        [i * n, `That is the whole giant as a power of ${b}. What is left when you divide it by ${b}?`],
        [
          (i - 1) * n,
          `You divided the base ${b ** i} by ${b}. That divides every factor by ${b}, and not the product once.`,
        ],
        ...(b === 2 && (i * n) % 2 === 0
          ? [[(i * n) / 2, "You halved the exponent. That gives the square root, not the half."] as [number, string]]
          : []),
      ],
      check: `Multiply ${b} to the power of your number by ${b}, and compare it with the giant, both as powers of ${b}.`,
    }),
    library: (b, i, j, n) => ({
      title: "The library without end",
      problem: `In a tale there is a library with $${b ** (i + j)}$ halls. In every hall stand $${power(b ** i, n)}$ shelves, and on every shelf $${power(b, j + 3)}$ books.\n\nThe number of all the books is $${power(b, "x")}$. What is $x$?`,
      answer: i + j + i * n + j + 3,
      hint: `Each of the three numbers is a power of ${b}. Which ones? What happens to the exponents in a product?`,
      steps: [
        `The three numbers are multiplied, so **write them with one base**. $${b ** (i + j)} = ${power(b, i + j)}$, and $${power(b ** i, n)} = (${power(b, i)})^{${n}} = ${power(b, i * n)}$.`,
        `So there are $${power(b, i + j)} \\times ${power(b, i * n)} \\times ${power(b, j + 3)}$ books.`,
        `In a product all the factors ${b} are counted together, so the exponents add up: $x = ${i + j} + ${i * n} + ${j + 3} = ${i + 2 * j + i * n + 3}$.`,
        `Check by dividing again. Without the $${j + 3}$ factors of a shelf and the $${i + j}$ of the halls, $${i + 2 * j + i * n + 3} - ${j + 3} - ${i + j} = ${i * n}$ factors ${b} are left. In groups of ${inWords(i)} they make $${i * n} \\div ${i} = ${n}$ factors ${b ** i}, the shelves of a hall.`,
      ],
      slips: [
        [i + 2 * j + n + 3, `You added ${n} as it stands. How many factors ${b} are in one factor ${b ** i}?`],
        [
          (i + j) * i * n * (j + 3),
          "You multiplied the exponents. When powers of one base are multiplied, what happens to the exponents?",
        ],
        [i + 2 * j + i + n + 3, "A power of a power multiplies the two exponents. Write out a short one to see why."],
      ],
      check: `Divide your power of ${b} by the books of a shelf and by the halls; it must leave the shelves of one hall.`,
    }),
    row: (b, i, j, n) => ({
      title: "The same giant many times over",
      problem: `The same power is added again and again, until the sum reaches another power:\n\n$$${power(b, "x")} + ${power(b, "x")} + \\ldots + ${power(b, "x")} = ${power(b ** i, n)}$$\n\nOn the left stand ${b ** j} equal terms. What is $x$?`,
      answer: i * n - j,
      hint: `Write the left side as a product. Which power of ${b} is the number of terms?`,
      steps: [
        `Equal terms make a product: the left side is $${b ** j} \\times ${power(b, "x")}$.`,
        `**Write everything with one base**. The left side is $${power(b, j)} \\times ${power(b, "x")} = ${power(b, `x + ${j}`)}$, and the right side is $(${power(b, i)})^{${n}} = ${power(b, i * n)}$.`,
        `Equal powers of ${b} have equal exponents, so $x + ${j} = ${i * n}$ and $x = ${i * n - j}$.`,
        `Check by going forwards: ${b ** j} terms $${power(b, i * n - j)}$ make $${power(b, j)} \\times ${power(b, i * n - j)} = ${power(b, i * n)}$, and $${i * n} = ${i} \\times ${n}$, so this is $${power(b ** i, n)}$.`,
      ],
      slips: [
        [n - j, `The right side has the base ${b ** i}. How many factors ${b} are in it?`],
        [
          i * n,
          "You have written the right side with the right base. What do the many equal terms on the left change?",
        ],
        [i * n + j, "Undo the multiplication: are there more factors in one term or in the sum of all?"],
        ...((i * n) % b ** j === 0
          ? [
              [
                (i * n) / b ** j,
                "You shared the exponent among the terms. The sum is a product with the number of terms.",
              ] as [number, string],
            ]
          : []),
      ],
      check: `Multiply ${b} to the power of your number by the number of terms, and compare it with the right side as powers of ${b}.`,
    }),
    cascade: (b, i, j, n) => {
      const rows = i + j - 1;
      const times = b === 2 ? "" : `${b - 1} \\times `;
      const terms = Array.from({ length: rows }, (_, k) => `${times}${power(b, n + k)}`);
      return {
        title: "A sum that falls like dominoes",
        problem: `Work from left to right, and this long sum becomes a single power of ${b}:\n\n$$${power(b, n)} + ${terms[0]}$$\n\n${terms
          .slice(1)
          .map((term) => `$$+ ${term}$$`)
          .join("\n\n")}\n\nIt equals $${power(b, "x")}$. What is $x$?`,
        answer: n + rows,
        hint: "Look at the first two terms only. How many equal powers are there together?",
        steps: [
          b === 2
            ? `**Write with one base**: the first two terms are twice $${power(b, n)}$, and one more factor 2 makes that $${power(b, n + 1)}$.`
            : `**Write with one base**: the first two terms are $1 + ${b - 1} = ${b}$ times $${power(b, n)}$, and one more factor ${b} makes that $${power(b, n + 1)}$.`,
          `Now the next term finds its own partner: $${power(b, n + 1)} + ${terms[1]} = ${power(b, n + 2)}$, because again there are ${inWords(b)} equal powers.`,
          `So each of the ${inWords(rows)} terms after the first raises the exponent by 1. It ends at $${n} + ${rows} = ${n + rows}$, so $x = ${n + rows}$.`,
          `Check with a small start, $${b}^0 = 1$ in place of $${power(b, n)}$: then the sum is $1 + ${Array.from({ length: rows }, (_, k) => (b - 1) * b ** k).join(" + ")} = ${b ** rows} = ${power(b, rows)}$. With $${n}$ more factors ${b} in every term it is $${power(b, n + rows)}$.`,
        ],
        slips: [
          [
            n * (rows + 1) + (rows * (rows - 1)) / 2,
            "You added up all the exponents. That would be right for a product of the powers, but here they are added.",
          ],
          [n + rows - 1, `That is the largest exponent in the sum. What do the smaller terms together add to it?`],
          [n + 1, `The first two terms bring you there. What do the terms below do with it?`],
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
