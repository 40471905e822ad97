import { type Question, type Skill, stage } from "../../engine/exercise.ts";
import { slips } from "../slips.ts";
import { explain, reductions, type Token, texTokens, tokens, wrongOrders } from "./shared-sums.ts";

interface Letters {
  readonly form: string;
  readonly a: number;
  readonly b: number;
  readonly c: number;
  readonly d: number;
}

/** The dividends that come out whole. */
const dividends: Readonly<Record<string, (letters: Letters) => number>> = {
  "a+x/b": ({ b, c }) => b * c,
  "a-x/b": ({ b, c }) => b * c,
  "x/b+a": ({ b, c }) => b * c,
  "x/(b+c)": ({ a, b, c }) => a * (b + c),
  "x/(b-c)": ({ a, b, c }) => a * (b - c),
  "(x-b)/c": ({ a, b, c }) => a * c + b,
  "(x+b)/c": ({ a, b, c }) => a * c - b,
  "x/b*c": ({ a, b }) => a * b,
  "x/(b*c)": ({ a, b, c }) => a * b * c,
  "x/b+c*d": ({ a, b }) => a * b,
  "x/b^2": ({ a, b }) => a * b * b,
};

function sumOf(letters: Letters): Token[] {
  const { form, a, b, c, d } = letters;
  return tokens(form, { a, b, c, d, x: dividends[form]?.(letters) ?? 0 });
}

/** Whether every operation on the way is one to do in the head. */
function isPretty(sum: Token[]): boolean {
  return reductions(sum).every(({ done, sign, value }) => {
    const [a, b] = [Number(done[0]), Number(done[2])];
    if (!Number.isInteger(value) || value < 1 || value > 200) return false;
    if (sign === "*") return Math.min(a, b) > 1 && Math.max(a, b) <= 25 && Math.min(a, b) <= 10;
    if (sign === "/") return b > 1 && value > 1 && a <= 150;
    if (sign === "^") return a > 2 && a <= (b === 2 ? 12 : 5);
    return b > 0;
  });
}

const rules = {
  "every step is a whole number of a friendly size": (letters: Letters) => isPretty(sumOf(letters)),
  "the order matters": (letters: Letters) => {
    const sum = sumOf(letters);
    const value = reductions(sum).at(-1)?.value;
    return wrongOrders(sum).filter(([when, name]) => when !== value && !name.startsWith("misread")).length > 0;
  },
};

function question(letters: Letters): Question {
  const sum = sumOf(letters);
  const answer = { kind: "whole", value: String(reductions(sum).at(-1)?.value) } as const;
  return {
    prompt: `Work out $${texTokens(sum)}$.`,
    answer,
    steps: explain(sum),
    slips: slips(answer, wrongOrders(sum)).slice(0, 4),
    check:
      "Write the sum again with brackets around what is done first, then around what is done next: it must give the same.",
  };
}

const skill: Skill = {
  id: "order-of-operations",
  title: "Order of operations",
  about: "Everybody gets the same answer, because everybody works out a long sum in the same order.",
  curriculum: ["Y6 calculation", "KS3 number", "5.OA.1", "6.EE.1"],
  needs: ["times-tables", "division-facts"],
  stages: [
    stage({
      grade: 3,
      label: "times and divide before plus and minus",
      bounds: {
        form: ["a+b*c", "a*b+c", "a-b*c", "a*b-c", "a+x/b", "a-x/b", "x/b+a"],
        a: [2, 50],
        b: [2, 10],
        c: [2, 12],
        d: [2, 2],
      },
      rules,
      write: question,
    }),
    stage({
      grade: 3,
      label: "brackets",
      bounds: {
        form: [
          "(a+b)*c",
          "(a-b)*c",
          "a*(b+c)",
          "a*(b-c)",
          "a-(b+c)",
          "a-(b-c)",
          "x/(b+c)",
          "x/(b-c)",
          "(x-b)/c",
          "(x+b)/c",
        ],
        a: [2, 40],
        b: [2, 20],
        c: [2, 12],
        d: [2, 2],
      },
      rules,
      write: question,
    }),
    stage({
      grade: 4,
      label: "several operations",
      bounds: {
        form: [
          "a-b+c",
          "x/b*c",
          "x/(b*c)",
          "a+b*c-d",
          "a*b+c*d",
          "a*b-c*d",
          "a*(b+c)-d",
          "a+b*(c-d)",
          "x/b+c*d",
          "(a+b)*(c-d)",
          "a-b*c+d",
        ],
        a: [2, 40],
        b: [2, 12],
        c: [2, 12],
        d: [2, 12],
      },
      rules,
      write: question,
    }),
    stage({
      grade: 4,
      label: "with powers",
      bounds: {
        form: [
          "a+b^2",
          "a-b^2",
          "a*b^2",
          "(a+b)^2",
          "c*(a-b)^2",
          "a*b^2-c",
          "a^2+b^2",
          "a^2-b*c",
          "(a-b)^3",
          "x/b^2",
          "d+c*(a-b)^2",
        ],
        a: [2, 30],
        b: [2, 12],
        c: [2, 12],
        d: [2, 12],
      },
      rules,
      write: question,
    }),
  ],
};

export default skill;
