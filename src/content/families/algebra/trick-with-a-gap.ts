import { family } from "../../../engine/family.ts";
import { apart } from "../slips.ts";

/** Number tricks that are explained by a letter for the secret number; k multiplies, a is added. */
const settings = {
  blot: {
    title: "A blot on the magic trick",
    story: (k: number, a: number) =>
      `Zuri's number trick has an ink blot in one line.\n\n1. Think of a number.\n2. Multiply by $${k}$.\n3. Add **(blot)**.\n4. Divide by $${k}$.\n5. Take away the number you first thought of.\n\nEverybody ends with $${a}$. Which number is under the blot?`,
    hint: "Write n for the secret number. What must there be before the last line, so that everybody ends alike? Then go one line back.",
    answer: (k: number, a: number) => k * a,
    steps: (k: number, a: number) => {
      const hidden = k * a;
      const fromTen = 10 * k + hidden;
      const beforeEnd = 10 + a;
      return [
        `**Let a letter stand for the number**: call it $n$. Before the last line there must be $n + ${a}$, because taking $n$ away leaves $${a}$.`,
        `Line 4 divides by $${k}$. So before it there were $${k}$ times as many of both parts: $${k}n + ${hidden}$.`,
        `Line 2 gives $${k}n$. So line 3 has to add $${hidden}$.`,
        `Check with the number $10$: $10 \\times ${k} + ${hidden} = ${fromTen}$, divided by $${k}$ it is $${beforeEnd}$, and $${beforeEnd} - 10 = ${a}$.`,
      ];
    },
    slips: (k: number, a: number) =>
      [
        [a, "What is added in line 3 is divided too, in line 4. Try your number with the secret number 10."],
        [k + a, "The dividing shares out what was added. Try your number with the secret number 10."],
      ] as [number, string][],
    check: "Put your number in place of the blot and run the trick with two different secret numbers.",
  },
  higher: {
    title: "One higher than before",
    story: (k: number, a: number) =>
      `Hamza has a new number trick.\n\n1. Think of a number.\n2. Add $${a}$.\n3. Multiply by $${k}$.\n4. Take away **?**.\n5. Divide by $${k}$.\n\nEverybody ends with **one more** than the number they first thought of. Which number belongs in line 4?`,
    hint: "Write n for the secret number. What does everybody have after line 3, and what should everybody have before line 5?",
    answer: (k: number, a: number) => k * (a - 1),
    steps: (k: number, a: number) => {
      const constant = k * a;
      const takenAway = constant - k;
      const afterAdding = 10 + a;
      const multiplied = k * afterAdding;
      const left = 11 * k;
      return [
        `**Let a letter stand for the number**: call it $n$. After line 2 it is $n + ${a}$. Line 3 multiplies both parts, so it is $${k}n + ${constant}$.`,
        `The end is $n + 1$. Before dividing by $${k}$ it must have been $${k}$ times as much, $${k}n + ${k}$.`,
        `So line 4 takes away $${constant} - ${k} = ${takenAway}$.`,
        `Check with the number $10$: $10 + ${a} = ${afterAdding}$, times $${k}$ is $${multiplied}$, less $${takenAway}$ is $${left}$, and $${left} \\div ${k} = 11$, one more than $10$.`,
      ];
    },
    slips: (k: number, a: number) =>
      [
        [k * a, "Then everybody ends with the very number they began with. It should be one more."],
        [k * a - 1, "You left one more before the dividing. But line 5 divides it as well."],
        [a - 1, "In line 3 the number from line 2 is multiplied too. How much is there to take away then?"],
      ] as [number, string][],
    check: "Put your number into line 4 and run the trick with two different secret numbers.",
  },
  routes: {
    title: "Two routes from one number",
    story: (k: number, a: number) =>
      `Wei and Salma start with the same secret number.\n\nWei first adds $${a}$ and then multiplies the result by $${k}$. Salma first multiplies by $${k}$ and then adds $${a}$.\n\nWei's result is larger. How much larger?`,
    hint: "Try it with two different numbers. What happens to the number that is added, if the multiplication comes after it?",
    answer: (k: number, a: number) => (k - 1) * a,
    steps: (k: number, a: number) => {
      const constant = k * a;
      const difference = constant - a;
      const afterAdding = 1 + a;
      const [multipliedLast, multipliedFirst] = [k * afterAdding, k + a];
      return [
        `**Let a letter stand for the number**: call it $n$. Salma gets $${k}n + ${a}$.`,
        `Wei has $n + ${a}$ and then takes all of it $${k}$ times. Both parts are multiplied, so Wei gets $${k}n + ${constant}$.`,
        `Both have $${k}n$. So the difference is $${constant} - ${a} = ${difference}$, whatever the number was.`,
        `Check with the number $1$: Wei gets $${afterAdding} \\times ${k} = ${multipliedLast}$, Salma gets $${k} + ${a} = ${multipliedFirst}$, and $${multipliedLast} - ${multipliedFirst} = ${difference}$.`,
      ];
    },
    slips: (k: number, a: number) =>
      [
        [k * a, "That is what the number added has become on Wei's route. Salma has added something too."],
        [a, "Wei adds before multiplying. How many times is the added number counted then?"],
      ] as [number, string][],
    check: "Choose a secret number, take both routes, compare; then try another secret number.",
  },
  secret: {
    title: "How Ines finds the number",
    story: (k: number, a: number, m: number) => {
      const divisor = k * m;
      return `"Think of a number", says Ines. "Multiply it by $${k}$. Add $${a}$. Multiply the result by $${m}$. Tell me what you have."\n\nThen Ines always takes away one number, the same every time. She divides by $${divisor}$ and knows the secret number.\n\nWhich number does Ines **take away**?`;
    },
    hint: "Write n for the secret number and follow what happens to both parts. Which part does Ines want to get rid of?",
    answer: (_k: number, a: number, m: number) => a * m,
    steps: (k: number, a: number, m: number) => {
      const divisor = k * m;
      const constant = a * m;
      const beforeMultiplying = 10 * k + a;
      const heard = m * beforeMultiplying;
      const left = heard - constant;
      return [
        `**Let a letter stand for the number**: call it $n$. After the first two steps it is $${k}n + ${a}$.`,
        `Multiplying by $${m}$ reaches both parts: $${divisor}n + ${constant}$.`,
        `Ines wants to divide $${divisor}n$ by $${divisor}$, so she first takes away the other part, $${constant}$.`,
        `Check with the number $10$: $10 \\times ${k} + ${a} = ${beforeMultiplying}$, and $${beforeMultiplying} \\times ${m} = ${heard}$. Less $${constant}$ it is $${left}$, and $${left} \\div ${divisor} = 10$.`,
      ];
    },
    slips: (k: number, a: number, m: number) =>
      [
        [a, `The ${a} is multiplied by ${m} after it has been added. How much has it become?`],
        [
          a * k * m,
          "The number that is added comes after the first multiplication. Which multiplication does it go through?",
        ],
      ] as [number, string][],
    check:
      "Run the trick with a number of your own, take away your answer, divide, and see whether your number comes back.",
  },
};

export default family({
  level: "easy",
  minutes: 5,
  kind: "thinking",
  technique: "letting a letter stand for the number",
  ages: "10-12",
  curriculum: ["Y6 algebra", "5.OA.2", "6.EE.3"],
  bounds: {
    setting: ["blot", "higher", "routes", "secret"],
    k: [2, 6],
    a: [3, 12],
    m: [2, 5],
  },
  rules: {
    "the two numbers differ": ({ k, a }) => k !== a,
    "the difference is no number of the question": ({ setting, k }) => setting !== "routes" || k > 2,
    "the two multiplications differ": ({ setting, k, m }) => setting !== "secret" || (k !== m && k * m <= 20),
  },
  write({ setting, k, a, m }) {
    const { title, story, hint, answer, steps, slips, check } = settings[setting];
    const right = answer(k, a, m);
    return {
      title,
      problem: story(k, a, m),
      answer: { kind: "whole", value: String(right) },
      hint,
      solution: steps(k, a, m),
      slips: apart(right, slips(k, a, m), 1),
      check,
    };
  },
});
