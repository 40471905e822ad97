import { type Question, type Skill, stage } from "../../engine/exercise.ts";
import { slips } from "../slips.ts";
import { groupsOf } from "./shared-words.ts";

type Way = "sum" | "groups" | "share" | "pack" | "rows";
const ways = ["sum", "groups", "share", "pack", "rows"] as const;

const prompts: Record<Way, (n: number, b: number) => string> = {
  sum: (n, b) => `Work out $${n} \\div ${b}$.`,
  groups: (n, b) => `How many ${groupsOf(b)} make $${n}$?`,
  share: (n, b) => `$${n}$ shells are shared equally among $${b}$ friends. How many shells does each friend get?`,
  pack: (n, b) => `$${n}$ mangoes are packed into bags of $${b}$. How many bags are filled?`,
  rows: (n, b) => `$${n}$ chairs stand in rows of $${b}$. How many rows are there?`,
};

/** A way to find n ÷ b without saying the answer. */
function method(b: number, q: number): string {
  const n = b * q;
  const many = groupsOf(b);
  const [half, quarter, double] = [n / 2, n / 4, 2 * n];
  const [two, five, ten] = [2 * b, 5 * b, 10 * b];
  const [afterFive, afterTen] = [n - five, n - ten];
  if (b === 2) return `Dividing by $2$ is halving: into which two equal parts can you split $${n}$?`;
  if (b === 4) return `To divide by $4$, halve and halve again: half of $${n}$ is $${half}$. What is half of that?`;
  if (b === 5) return `Double both numbers and the answer stays the same: $${n} \\div 5 = ${double} \\div 10$.`;
  if (b === 10) return `Count the tens: what stands before the last $0$ of $${n}$?`;
  if (b === 8)
    return `To divide by $8$, halve three times: half of $${n}$ is $${half}$, half of that is $${quarter}$. Halve once more.`;
  if (b === 11 && q < 10)
    return `The first nine multiples of $11$ show the same digit twice: $11$, $22$, $33$ and so on.`;
  if (q === 10) return `$${n}$ is $${b}$ tens. Turn the product round: how many ${many} make $${b}$ tens?`;
  if (q > 10)
    return `Ten ${many} are $${ten}$. It takes $${afterTen}$ more to reach $${n}$: how many more ${many} is that?`;
  if (q === 9) return `Ten ${many} are $${ten}$. That is $${b}$ too many: how many ${many} make $${n}$?`;
  if (q === 5) return `Ten ${many} are $${ten}$, and $${n}$ is half of that.`;
  if (q > 5)
    return `Five ${many} are $${five}$. It takes $${afterFive}$ more to reach $${n}$: how many more ${many} is that?`;
  return `Count up in ${many} as far as $${n}$, and count your steps: $${b}$, $${two}$ and so on.`;
}

/** The groups that the method begins with. */
function known(b: number, q: number): number {
  if (b <= 5 || b === 8 || b === 10 || (b === 11 && q < 10)) return 1;
  if (q === 5 || q >= 9) return 10;
  return q > 5 ? 5 : 1;
}

function fact(way: Way, b: number, q: number): Question {
  const n = b * q;
  const [fewer, more] = [q - 1, q + 1];
  const [before, after] = [b * fewer, b * more];
  const units: Record<Way, string | undefined> = {
    sum: undefined,
    groups: undefined,
    share: "shells",
    pack: "bags",
    rows: "rows",
  };
  const unit = units[way];
  const answer = { kind: "whole", value: String(q), ...(unit && { unit }) } as const;
  return {
    prompt: prompts[way](n, b),
    answer,
    steps: [
      way === "sum"
        ? `Dividing undoes multiplying, so ask: which number is missing in $${b} \\times ? = ${n}$?`
        : `This is the division $${n} \\div ${b}$. It undoes multiplying: which number is missing in $${b} \\times ? = ${n}$?`,
      method(b, q),
      `$${b} \\times ${q} = ${n}$, so the answer is $${q}$.`,
    ],
    slips: slips(answer, [
      [
        before,
        "took away instead of dividing",
        `$${n} - ${b}$ takes away only one group of $${b}$. How many groups of $${b}$ can you take away until nothing is left?`,
      ],
      [
        more,
        "went one step too far in the table",
        `$${b} \\times ${more} = ${after}$, and that is more than $${n}$. Which line of the $${b}$ times table gives $${n}$?`,
      ],
      [
        fewer,
        "stopped one step too soon in the table",
        `$${b} \\times ${fewer} = ${before}$, and that is less than $${n}$. Which line of the $${b}$ times table gives $${n}$?`,
      ],
      [
        b,
        "wrote the number you divided by",
        `$${b}$ is the number to divide by. How many times does it fit into $${n}$?`,
      ],
    ]),
    check: `Multiply your answer by $${b}$: it must give $${n}$.`,
    shows: { by: "area", lines: [[`1 x ${b}`], [`${known(b, q)} x ${b}`], [`${q} x ${b}`]] },
  };
}

type Gap = "divisor" | "dividend" | "by-which" | "from-which";
const gaps = ["divisor", "dividend", "by-which", "from-which"] as const;

function gap(asked: Gap, b: number, q: number): Question {
  return asked === "divisor" || asked === "by-which"
    ? missingDivisor(asked === "divisor", b, q)
    : missingDividend(asked === "dividend", b, q);
}

/** n ÷ ? = q */
function missingDivisor(bare: boolean, b: number, q: number): Question {
  const n = b * q;
  const [fewer, more] = [b - 1, b + 1];
  const [before, after] = [fewer * q, more * q];
  const answer = { kind: "whole", value: String(b) } as const;
  return {
    prompt: bare
      ? `Which number is hidden by the question mark? $${n} \\div ? = ${q}$`
      : `Aroha divides $${n}$ by a secret number and gets $${q}$. What is the secret number?`,
    answer,
    steps: [
      `The hidden number times $${q}$ gives $${n}$ again, because multiplying undoes dividing: $? \\times ${q} = ${n}$.`,
      `So ask how many ${groupsOf(q)} make $${n}$: that is $${n} \\div ${q}$.`,
      `$${b} \\times ${q} = ${n}$, so the hidden number is $${b}$.`,
    ],
    slips: slips(answer, [
      [
        n * q,
        "multiplied instead of dividing",
        `$${n} \\times ${q}$ is far bigger than $${n}$. By what must you divide $${n}$ to come down to $${q}$?`,
      ],
      [
        n - q,
        "took away instead of dividing",
        `You found $${n} - ${q}$, but the sign is a division sign. Which number times $${q}$ makes $${n}$?`,
      ],
      [
        more,
        "went one step too far in the table",
        `$${more} \\times ${q} = ${after}$, and that is more than $${n}$. Which number times $${q}$ makes $${n}$?`,
      ],
      [
        fewer,
        "stopped one step too soon in the table",
        `$${fewer} \\times ${q} = ${before}$, and that is less than $${n}$. Which number times $${q}$ makes $${n}$?`,
      ],
    ]),
    check: `Divide $${n}$ by your number: it must give $${q}$.`,
  };
}

/** ? ÷ b = q */
function missingDividend(bare: boolean, b: number, q: number): Question {
  const n = b * q;
  const [before, after] = [n - b, n + b];
  const [fewer, more] = [q - 1, q + 1];
  const answer = { kind: "whole", value: String(n) } as const;
  return {
    prompt: bare
      ? `Which number is hidden by the question mark? $? \\div ${b} = ${q}$`
      : `Tomás divides a secret number by $${b}$ and gets $${q}$. What is the secret number?`,
    answer,
    steps: [
      `The hidden number is split into $${b}$ equal parts, and each part is $${q}$.`,
      `Put the parts together again: multiplying undoes dividing, so work out $${q} \\times ${b}$.`,
      `$${q} \\times ${b} = ${n}$, so the hidden number is $${n}$.`,
    ],
    slips: slips(answer, [
      ...(q % b === 0
        ? [
            [
              q / b,
              "divided instead of multiplying",
              `You divided $${q}$ by $${b}$, but $${q}$ is what came out. Which number was there before it was divided?`,
            ] as const,
          ]
        : []),
      [
        b + q,
        "added instead of multiplying",
        `You found $${b} + ${q}$. If every one of $${b}$ parts is $${q}$, how much are all of them together?`,
      ],
      [
        after,
        "went one step too far in the table",
        `$${after} \\div ${b} = ${more}$, and it should be $${q}$. Try one step less in the $${b}$ times table.`,
      ],
      [
        before,
        "stopped one step too soon in the table",
        `$${before} \\div ${b} = ${fewer}$, and it should be $${q}$. Try one step more in the $${b}$ times table.`,
      ],
    ]),
    check: `Divide your number by $${b}$: it must give $${q}$.`,
  };
}

const skill: Skill = {
  id: "division-facts",
  title: "Division facts",
  about: "Every times table read backwards tells how many groups of one size fit into a number.",
  curriculum: ["Y3-Y4 multiplication and division", "3.OA.6", "3.OA.7"],
  natural: true,
  needs: ["times-tables", "missing-factors"],
  stages: [
    stage({
      grade: 1,
      label: "by 2, 3, 4, 5 and 10",
      bounds: { way: ways, b: [2, 10], q: [3, 12] },
      rules: { "the table is one of the first": ({ b }) => b < 6 || b === 10 },
      write: ({ way, b, q }) => fact(way, b, q),
    }),
    stage({
      grade: 1,
      label: "by 6 to 12",
      bounds: { way: ways, b: [6, 12], q: [3, 12] },
      rules: { "the table is none of the first": ({ b }) => b !== 10 },
      write: ({ way, b, q }) => fact(way, b, q),
    }),
    stage({
      grade: 2,
      label: "a hidden number in a division",
      bounds: { asked: gaps, b: [3, 12], q: [3, 12] },
      rules: { "no table of ten": ({ b, q }) => b !== 10 && q !== 10 },
      write: ({ asked, b, q }) => gap(asked, b, q),
    }),
  ],
};

export default skill;
