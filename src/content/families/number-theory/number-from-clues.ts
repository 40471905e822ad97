import { family } from "../../../engine/family.ts";
import { texEach } from "../../../engine/tex.ts";
import { and, commas } from "../../../engine/words.ts";
import { digits } from "../../../maths/whole.ts";
import { fitting, isTrue, type NumberClue, numberClues, twoDigitNumbers } from "./shared/number-clues.ts";
import { withRemainder } from "./shared/with-remainder.ts";

const settings = {
  locker: {
    title: "The forgotten locker",
    story: "Dunja has forgotten the number of her locker. It has two digits. Luckily she wrote herself a note:",
    question: "What is the number of her locker?",
  },
  tortoise: {
    title: "How old is the tortoise?",
    story:
      "Nobody at the zoo in Perth will tell you how old the tortoise is. But there is a sign. “My age is a two-digit number,” it says, and goes on:",
    question: "How many years old is the tortoise?",
  },
  shirt: {
    title: "The missing shirt",
    story:
      "One football shirt is missing from the wash. The captain, Thandi, knows its two-digit number and gives you clues:",
    question: "What is the number on the missing shirt?",
  },
  page: {
    title: "The treasure page",
    story:
      "A letter is hidden in an old book with $99$ pages. The page has a two-digit number, and a slip of paper says:",
    question: "On which page is the letter?",
  },
};

const places = ["first", "second", "third", "fourth"];

function said(clue: NumberClue): string {
  switch (clue.kind) {
    case "multiple":
      return `The number is a multiple of $${clue.of}$.`;
    case "not multiple":
      return `The number is **not** a multiple of $${clue.of}$.`;
    case "factor":
      return `The number is a factor of $${clue.of}$.`;
    case "above":
      return `The number is greater than $${clue.of}$.`;
    case "below":
      return `The number is less than $${clue.of}$.`;
    case "digit sum":
      return `The two digits add up to $${clue.of}$.`;
    case "digit gap":
      return `The two digits differ by $${clue.of}$.`;
    case "remainder":
      return `Divided by $${clue.by}$, the number leaves the remainder $${clue.left}$.`;
    case "falling":
      return "The tens digit is greater than the ones digit.";
    case "rising":
      return "The tens digit is less than the ones digit.";
    case "even":
      return "The number is even.";
    case "odd":
      return "The number is odd.";
    case "prime":
      return "The number is prime.";
    case "not square":
      return "The number is **not** a square number.";
  }
}

/** 12 and 3 as TeX: 12 = 4 \times 3. */
function inTimesTable(n: number, factor: number): string {
  const times = n / factor;
  return `${n} = ${times} \\times ${factor}`;
}

/** What shows that a number fits a clue. */
function shown(clue: NumberClue, n: number): string {
  const [tens = 0, ones = 0] = digits(n);
  const [smaller, larger] = [Math.min(tens, ones), Math.max(tens, ones)];
  const half = n / 2;
  const root = Math.floor(Math.sqrt(n));
  const nextRoot = root + 1;
  const [squareBelow, squareAbove] = [root ** 2, nextRoot ** 2];
  switch (clue.kind) {
    case "multiple":
      return `$${inTimesTable(n, clue.of)}$`;
    case "not multiple":
      return `$${withRemainder(n, clue.of)}$`;
    case "factor":
      return `$${inTimesTable(clue.of, n)}$`;
    case "above":
      return `$${n} > ${clue.of}$`;
    case "below":
      return `$${n} < ${clue.of}$`;
    case "digit sum":
      return `$${tens} + ${ones} = ${clue.of}$`;
    case "digit gap":
      return `$${larger} - ${smaller} = ${clue.of}$`;
    case "remainder":
      return `$${withRemainder(n, clue.by)}$`;
    case "falling":
      return `$${tens} > ${ones}$`;
    case "rising":
      return `$${tens} < ${ones}$`;
    case "even":
      return `$${n} = 2 \\times ${half}$`;
    case "odd":
      return `$${n}$ ends in $${ones}$`;
    case "prime":
      return `$${n}$ is in no times table but its own and that of $1$`;
    case "not square":
      return `$${n}$ lies between $${root} \\times ${root} = ${squareBelow}$ and $${nextRoot} \\times ${nextRoot} = ${squareAbove}$`;
  }
}

export default family({
  level: "easy",
  topic: "digits",
  minutes: 5,
  kind: "thinking",
  technique: "listing and sieving",
  ages: "9-11",
  curriculum: ["Y5 factors and multiples", "4.OA.4", "MP1"],
  bounds: { setting: ["locker", "tortoise", "shirt", "page"], seed: [1, 999_999] },
  write({ setting, seed }) {
    const { title, story, question } = settings[setting];
    const clues = numberClues(seed);
    const place = (clue: NumberClue) => places[clues.indexOf(clue)];
    const lengths = new Map(clues.map((clue) => [clue, fitting([clue]).length]));
    const [start, ...others] = clues.toSorted((a, b) => (lengths.get(a) ?? 0) - (lengths.get(b) ?? 0)) as [
      NumberClue,
      ...NumberClue[],
    ];
    const sieved = others.map((clue, i) => ({ clue, left: fitting([start, ...others.slice(0, i + 1)]) }));
    const [secret = 0] = fitting(clues);
    const note = clues.map((clue) => `- ${said(clue)}`).join("\n");
    const checked = clues.map((clue) => shown(clue, secret)).join("; ");
    return {
      title,
      problem: `${story}\n\n${note}\n\n${question}`,
      answer: { kind: "whole", value: String(secret) },
      hint: "Which clue leaves the shortest list of numbers? Write that list down, and hold the other clues against it.",
      solution: [
        `Start with the clue that leaves the fewest numbers, so that there is little to write. That is the ${place(start)}: ${commas(texEach(fitting([start])))}.`,
        ...sieved.map(({ clue, left }, i) => {
          if (left.length === 1) return `With the ${place(clue)} clue a single number is left: $${secret}$.`;
          const cross = i === 0 ? "**Sieve** the list: cross" : "Cross";
          return `${cross} out what the ${place(clue)} clue forbids. That leaves ${and(texEach(left))}.`;
        }),
        `Check $${secret}$ against the clues in their order: ${checked}.`,
      ],
      slips: clues
        .flatMap((clue) => {
          const rest = clues.filter((other) => other !== clue);
          const wrong = twoDigitNumbers.find((n) => !isTrue(clue, n) && rest.every((other) => isTrue(other, n)));
          return wrong === undefined
            ? []
            : [
                {
                  when: String(wrong),
                  say: `Your number fits every clue but one. Read the ${place(clue)} clue again.`,
                },
              ];
        })
        .slice(-2),
      check: "Hold your number against the clues one by one: every one of them must be true.",
    };
  },
});
