import { family } from "../../../engine/family.ts";
import { texTimes } from "../../../engine/tex.ts";
import { inWords } from "../../../engine/words.ts";
import { gcd, range, sum } from "../../../maths/whole.ts";
import { apart } from "../slips.ts";

/** Sums of k numbers that begin anywhere: coefficient times n and a constant. */
const settings = {
  neighbours: {
    title: "A row of neighbours",
    asked: (k: number) =>
      `Take any ${inWords(k)} consecutive whole numbers and add them up.\n\nWhat is the **largest** whole number that always divides the sum, wherever you start?`,
    numbers: (k: number, _d: number, n: number) => range(0, k - 1).map((i) => n + i),
    first: "n",
    hint: "Call the first one n. How many n are there in the sum, and which number is left over?",
  },
  odd: {
    title: "The odd side of the street",
    asked: (k: number) =>
      `On one side of a street the house numbers are $1, 3, 5$ and so on, and no odd number is left out. Aroha the postwoman adds up the numbers of any ${inWords(k)} houses in a row on this side.\n\nWhat is the **largest** whole number that always divides her sum, wherever she starts?`,
    numbers: (k: number, _d: number, n: number) => range(0, k - 1).map((i) => 2 * n + 1 + 2 * i),
    first: "2n + 1",
    hint: "Call the first odd number 2n + 1. What are the next ones, and what can be taken out of the sum as a factor?",
  },
  stairs: {
    title: "Stairs of equal height",
    asked: (k: number, d: number) =>
      `Yusuf chooses any whole number. He goes on in steps of $${d}$ until he has ${inWords(k)} numbers, the first one included. Then he adds them all up.\n\nWhat is the **largest** whole number that always divides his sum, whichever number he chooses?`,
    numbers: (k: number, d: number, n: number) => range(0, k - 1).map((i) => n + d * i),
    first: "n",
    hint: "Write down the numbers with n for the first. How many n are in the sum, and how much have the steps added?",
  },
  squares: {
    title: "From one square to a later one",
    asked: (k: number) =>
      `Take any whole number and square it. Then square the number that is $${k}$ larger. Subtract the first square from the second.\n\nWhat is the **largest** whole number that always divides the difference?`,
    numbers: (k: number, _d: number, n: number) => [(n + k) ** 2, -(n ** 2)],
    first: "n",
    hint: "Call the number n and multiply out the square of the larger one. What is left after subtracting, and what is its greatest factor for every n?",
  },
};

export default family({
  level: "medium",
  minutes: 5,
  kind: "thinking",
  technique: "taking out a common factor",
  ages: "12-14",
  curriculum: ["KS3 algebraic argument", "6.EE.3", "MP8"],
  bounds: {
    setting: ["neighbours", "odd", "stairs", "squares"],
    k: [4, 12],
    d: [3, 8],
  },
  rules: {
    "the steps matter": ({ setting, k, d }) => setting !== "stairs" || (k <= 9 && d !== k),
  },
  write({ setting, k, d }) {
    const { title, asked, numbers, first, hint } = settings[setting];
    const at = (n: number) => sum(numbers(k, d, n));
    const [constant, times] = [at(0), at(1) - at(0)];
    const factor = gcd(constant, times);
    const [timesInside, constantInside] = [times / factor, constant / factor];
    const inside = `${texTimes(timesInside, "n")} + ${constantInside}`;
    const [second, third] = [at(2), at(3)];
    const [secondQuotient, thirdQuotient] = [second / factor, third / factor];
    const [double, square] = [2 * k, k * k];
    const lastOdd = 2 * k - 1;
    const lastStep = k - 1;
    const twoSteps = 2 * d;
    const allSteps = d * lastStep;
    const theSum = `So the sum is $${times}n + ${constant}$.`;
    const steps = {
      neighbours: `Let the first be $n$. The others are $n + 1$, $n + 2$ and so on up to $n + ${lastStep}$. The numbers from $1$ to $${lastStep}$ add to $${constant}$. ${theSum}`,
      odd: `Let the first be $${first}$. The next ones are $2n + 3$, $2n + 5$ and so on. There are $${k}$ of them, and the odd numbers $1, 3, \\ldots, ${lastOdd}$ add to $${constant}$. ${theSum}`,
      stairs: `Let the first be $n$. The next ones are $n + ${d}$, $n + ${twoSteps}$ and so on up to $n + ${allSteps}$. There are $${k}$ of them, and the steps $${d}, ${twoSteps}, \\ldots$ add to $${constant}$. ${theSum}`,
      squares: `Let the number be $n$. Then $(n + ${k})^2 - n^2 = n^2 + ${double}n + ${square} - n^2 = ${times}n + ${constant}$.`,
    }[setting];
    return {
      title,
      problem: asked(k, d),
      answer: { kind: "whole", value: String(factor) },
      hint,
      solution: [
        `${steps} The letter stands for every possible start at once.`,
        `**Take out the common factor**: $${times}n + ${constant} = ${factor}(${inside})$. So $${factor}$ always divides it.`,
        `Nothing larger always does. A number that divides the result for $n$ and for $n + 1$ divides their difference $${times}$, and with $n = 0$ it divides $${constant}$. The greatest common factor of $${times}$ and $${constant}$ is $${factor}$.`,
        `Check with two examples: $n = 2$ gives $${second} = ${factor} \\times ${secondQuotient}$ and $n = 3$ gives $${third} = ${factor} \\times ${thirdQuotient}$.`,
      ],
      slips: apart(
        factor,
        [
          [
            k,
            factor % k === 0
              ? `It is true that ${k} always divides. Look at two results: do they share a larger factor?`
              : `Test ${k} on two examples. Does it divide both results?`,
          ],
          [times, "That is what stands before n. Does it divide the part without n as well?"],
          [constant, "That divides the result for one start. Begin one higher and test again."],
          [2 * factor, "That divides some of the results. Look for an example where it does not."],
        ],
        1,
      ),
      check: "Write down the results for three different starts and find the greatest number that divides all of them.",
    };
  },
});
