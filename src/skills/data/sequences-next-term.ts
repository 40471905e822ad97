import { whole } from "../../engine/answer/key.ts";
import { type Question, type Skill, stage } from "../../engine/exercise.ts";
import { commas, noun } from "../../engine/words.ts";
import { sum } from "../../maths/whole.ts";
import { slips } from "../slips.ts";
import { dec, natural, row, type Wrong } from "./shared-data.ts";

const box = "$\\square$";

/** So many numbers in equal steps. */
function equalSteps(first: number, step: number, many: number): number[] {
  return Array.from({ length: many }, (_, i) => first + i * step);
}

const ways = {
  bare: (shown) => `This sequence goes in equal steps. What number comes next?\n\n${shown}, …`,
  frog: (shown) =>
    `A frog on a number line jumps in equal steps. So far it has been on ${shown}. On which number does it land next?`,
  jar: (shown) =>
    `Every Sunday Lucía counts the marbles in her jar: ${shown}. The number changes by the same amount each week. What does she count next?`,
  doors: (shown) =>
    `On a street in Tunis the door numbers go in equal steps: ${shown}. What is the number of the next door?`,
} satisfies Record<string, (shown: string) => string>;
type Way = keyof typeof ways;

/** Four numbers in equal steps up or down; which one is next? */
function next(first: number, step: number, way: Way): Question {
  const shown = equalSteps(first, step, 4);
  const [size, last, value] = [Math.abs(step), first + 3 * step, first + 4 * step];
  const [direction, sign] = step > 0 ? ["up", "+"] : ["down", "-"];
  const answer = whole(value);
  const [from = 0, to = 0] = shown;
  return {
    prompt: ways[way](row(shown)),
    answer,
    steps: [
      `Look at two numbers side by side: how far is it from $${from}$ to $${to}$?`,
      `It is $${size}$ ${direction} each time. The last number here is $${last}$, so go $${size}$ ${direction} from there.`,
      `So the next number is $${last} ${sign} ${size} = ${value}$.`,
    ],
    slips: slips(answer, [
      [
        last - step,
        "counted the wrong way",
        `That number is on the list already. Do the numbers get larger or smaller?`,
      ],
      [
        value + Math.sign(step),
        "took a step that was one too long",
        `Your step from $${last}$ is one too long. Count only the jumps from $${from}$ to $${to}$: how many are there?`,
      ],
      [
        value - Math.sign(step),
        "took a step that was one too short",
        `Your step from $${last}$ is one too short. How far is it from $${from}$ to $${to}$?`,
      ],
      [
        size,
        "gave the step instead of the next number",
        `You found how long each step is. Where does that step take you from $${last}$?`,
      ],
    ]),
    check: `Count from the first number to your answer in equal steps: you must meet every number of the list.`,
  };
}

/** Five numbers in equal steps, one of them hidden. */
function gap(first: number, step: number, hidden: number): Question {
  const numbers = equalSteps(first, step, 5);
  const shown = commas(numbers.map((n, i) => (i === hidden ? box : `$${n}$`)));
  const missing = numbers[hidden] ?? 0;
  const answer = whole(missing);
  // Two numbers side by side that are both there.
  const at = hidden < 2 ? 2 : 0;
  const [from = 0, to = 0] = numbers.slice(at);
  const [size, isUp] = [Math.abs(step), step > 0];
  const [way, back] = isUp ? ["up", "down"] : ["down", "up"];
  const near = numbers[hidden === 0 ? 1 : hidden - 1] ?? 0;
  const isBack = hidden === 0;
  const sign = isUp !== isBack ? "+" : "-";
  const sameStep = isBack
    ? `The missing number comes before $${near}$, so go back: $${size}$ ${back} from $${near}$.`
    : `Take the same step from $${near}$.`;
  const whence = isBack ? `back from $${near}$` : `from $${near}$`;
  return {
    prompt: `This sequence goes in equal steps. Which number is missing?\n\n${shown}`,
    answer,
    steps: [
      `Find the step first: look at two numbers side by side that are both there, $${from}$ and $${to}$.`,
      `From $${from}$ to $${to}$ it is $${size}$ ${way}. ${sameStep}`,
      `So the missing number is $${near} ${sign} ${size} = ${missing}$.`,
    ],
    slips: slips(
      answer,
      natural([
        [
          numbers[4] === undefined ? 0 : numbers[4] + step,
          "carried on at the end instead of filling the gap",
          `That number would come after the last one. Which number belongs in the box?`,
        ],
        [
          isBack ? near + step : near - step,
          "counted the wrong way",
          `From $${near}$ you went the other way. Do the numbers get larger or smaller from left to right?`,
        ],
        [
          missing + Math.sign(step),
          "missed by one",
          `Your number does not make equal steps. How far is it from $${near}$ to your number, and how far from $${from}$ to $${to}$?`,
        ],
        [
          size,
          "gave the step instead of the missing number",
          `You found how long each step is. Where does that step take you ${whence}?`,
        ],
      ]),
    ),
    check: `Put your number in the box: all the steps must be $${size}$ ${way}.`,
  };
}

/** Steps that grow: first step, and by how much each is longer than the one before. */
function growing(first: number, step: number, growth: number): Question {
  const steps = equalSteps(step, growth, 4);
  const numbers = [0, 1, 2, 3, 4].map((i) => first + sum(steps.slice(0, i)));
  const shown = numbers.slice(0, 4);
  const shownSteps = steps.slice(0, 3);
  const [last = 0, value = 0] = numbers.slice(3);
  const [longest = 0, nextStep = 0] = steps.slice(2);
  const answer = whole(value);
  return {
    prompt: `In this sequence the steps get longer by the same amount each time. What number comes next?\n\n${row(shown)}, …`,
    answer,
    steps: [
      `Write the step between each number and the next: ${row(shownSteps)}.`,
      `The steps grow by $${growth}$ each time, so the next step is $${longest} + ${growth} = ${nextStep}$.`,
      `So the next number is $${last} + ${nextStep} = ${value}$.`,
    ],
    slips: slips(answer, [
      [
        last + longest,
        "took the last step once more",
        `You added $${longest}$ again. But each step is longer than the one before: how long is the next one?`,
      ],
      [
        last + step,
        "took the first step again",
        `You added $${step}$, the first step of all. How have the steps changed since then?`,
      ],
      [
        last + growth,
        "added only what the step grows by",
        `$${growth}$ is how much each step grows. How long is the next whole step?`,
      ],
      [
        nextStep,
        "gave the step instead of the next number",
        `That is the next step. Where does it take you from $${last}$?`,
      ],
    ]),
    check: `Write all the steps between the numbers, up to your answer: each must be longer than the one before by the same amount.`,
  };
}

/** Each number is the one before, times or divided by the same factor. */
function byFactor(least: number, factor: number, isUp: boolean): Question {
  const powers = [0, 1, 2, 3, 4].map((i) => least * factor ** i);
  const numbers = isUp ? powers : powers.toReversed();
  const [a = 0, b = 0, c = 0, last = 0, value = 0] = numbers;
  const answer = whole(value);
  const [sign, verb, undo] = isUp ? ["\\times", "multiply", "Divide"] : ["\\div", "divide", "Multiply"];
  const shown = numbers.slice(0, 4);
  const difference = last - c;
  return {
    prompt: `To get from each number of this sequence to the next, you ${verb} by the same number every time. What number comes next?\n\n${row(shown)}, …`,
    answer,
    steps: [
      isUp
        ? `Look at the first two numbers: $${a}$ times which number makes $${b}$?`
        : `Look at the first two numbers: $${a}$ divided by which number makes $${b}$?`,
      `It is $${a} ${sign} ${factor} = ${b}$, and the next ones fit: $${b} ${sign} ${factor} = ${c}$.`,
      `So the next number is $${last} ${sign} ${factor} = ${value}$.`,
    ],
    slips: slips(answer, [
      ...(isUp
        ? [
            [
              last + difference,
              "took the last step once more",
              `You added $${difference}$ again. But here the numbers are multiplied: by what?`,
            ] as const,
            [
              last + factor,
              "added instead of multiplying",
              `You added $${factor}$. From $${a}$ to $${b}$ it is times $${factor}$: how much is that from $${last}$?`,
            ] as const,
          ]
        : [
            [
              last - factor,
              "subtracted instead of dividing",
              `You took away $${factor}$. From $${a}$ to $${b}$ it is divided by $${factor}$: how much is that from $${last}$?`,
            ] as const,
          ]),
      [c, "counted the wrong way", `That number is on the list already. Do the numbers get larger or smaller?`],
      [
        factor,
        "gave the rule instead of the next number",
        `$${factor}$ is what you ${verb} by. Where does that take you from $${last}$?`,
      ],
    ]),
    check: `${undo} your answer by $${factor}$: you must come back to the last number of the list.`,
  };
}

/** Each number is the sum of the two before it. */
function twoBefore(a: number, b: number): Question {
  const numbers = [a, b];
  while (numbers.length < 6) numbers.push(sum(numbers.slice(-2)));
  const shown = numbers.slice(0, 5);
  const [second = 0, third = 0, last = 0, value = 0] = numbers.slice(2);
  const difference = last - third;
  const answer = whole(value);
  return {
    prompt: `In this sequence each number from the third on is the sum of the two before it. What number comes next?\n\n${row(shown)}, …`,
    answer,
    steps: [
      `Try the rule on the start: $${a} + ${b} = ${second}$, which is the third number.`,
      `For the next number take the last two, $${third}$ and $${last}$, and add them.`,
      `So the next number is $${third} + ${last} = ${value}$.`,
    ],
    slips: slips(answer, [
      [
        last + difference,
        "took the last step once more",
        `You added $${difference}$ to $${last}$. The rule says something else: which two numbers are added?`,
      ],
      [2 * last, "doubled the last number", `You doubled $${last}$. The rule adds two different numbers: which two?`],
      [
        second + last,
        "added the wrong two numbers",
        `You added $${second}$ and $${last}$. Which are the last two numbers?`,
      ],
    ]),
    check: `Take the last number of the list away from your answer: the number before it must be left.`,
  };
}

/** Four numbers in equal steps down through zero. */
function belowZero(first: number, step: number): Question {
  const shown = equalSteps(first, -step, 4);
  const [second, last, value] = [first - step, first - 3 * step, first - 4 * step];
  const [below, oneDown] = [step - last, last - 1];
  const answer = whole(value);
  const crosses = last > 0;
  const nearly = crosses
    ? `Nearly. Zero is a number like the others: count from $${last}$ down, one by one, and say zero once.`
    : `Nearly. Count the jumps, not the numbers: the first jump down from $${last}$ takes you to $${oneDown}$.`;
  return {
    prompt: `This sequence goes in equal steps. What number comes next?\n\n${row(shown)}, …`,
    answer,
    steps: [
      `Look at the first two numbers: from $${first}$ to $${second}$ it is $${step}$ down.`,
      crosses
        ? `Go $${step}$ down from $${last}$: the first $${last}$ of them ${noun(last, "takes", "take")} you to $0$, and $${below}$ ${noun(below, "is", "are")} left to go below zero.`
        : `Go $${step}$ down from $${last}$. You are below zero already: going down, you get further away from zero.`,
      `So the next number is $${last} - ${step} = ${value}$.`,
    ],
    slips: slips(answer, [
      [-value, "lost the minus sign", `You are that far away from zero, but on which side of it?`],
      [
        last + step,
        "counted the wrong way",
        `That number is on the list already. Do the numbers get larger or smaller?`,
      ],
      [value + 1, crosses ? "missed by one around zero" : "missed by one", nearly],
      [value - 1, crosses ? "missed by one around zero" : "missed by one", nearly],
    ]),
    check: `Add $${step}$ to your answer: you must come back to the last number of the list.`,
  };
}

/** Four decimals in equal steps up, all counted in tenths. */
function inTenths(first: number, step: number): Question {
  const numbers = equalSteps(first, step, 5);
  const text = (n: number) => dec(n, 10);
  const shown = numbers.slice(0, 4).map(text);
  const [last = 0, value = 0] = numbers.slice(3);
  const [from = 0, to = 0] = numbers;
  const answer = { kind: "decimal", value: text(value) } as const;
  const tenths = (last % 10) + (step % 10);
  const wholes = Math.floor(last / 10) + Math.floor(step / 10);
  return {
    prompt: `This sequence goes in equal steps. What number comes next?\n\n${row(shown)}, …`,
    answer,
    steps: [
      `Find the step: from $${text(from)}$ to $${text(to)}$ it is $${text(step)}$ up.`,
      tenths >= 10
        ? `Take the same step from $${text(last)}$. Ten tenths make one whole, so the whole number in front changes as well.`
        : `Take the same step from $${text(last)}$: tenths to tenths, ones to ones.`,
      `So the next number is $${text(last)} + ${text(step)} = ${text(value)}$.`,
    ],
    slips: slips(answer, [
      ...(tenths >= 10
        ? [
            [
              `${wholes}.${tenths}`,
              "wrote more than nine tenths behind the point",
              `You have $${tenths}$ tenths. Behind the point there is room for nine of them: what do ten tenths make?`,
            ] as const,
            [
              text(wholes * 10 + (tenths % 10)),
              "did not carry the whole",
              `The tenths came to more than nine. Where does the whole go that ten of them make?`,
            ] as const,
          ]
        : []),
      [
        text(last + step * 10),
        "took the step as wholes instead of tenths",
        `You moved by $${step}$. The step is smaller: how far is it from $${text(from)}$ to $${text(to)}$?`,
      ],
      [
        text(last + step + 1),
        "took a step that was a tenth too long",
        `Your step is a tenth too long. How far is it from $${text(from)}$ to $${text(to)}$?`,
      ],
    ] as readonly Wrong[]),
    check: `Take $${text(step)}$ away from your answer: you must come back to the last number of the list.`,
  };
}

const skill: Skill = {
  id: "sequences-next-term",
  title: "What comes next?",
  about: `See by what rule the numbers of a sequence follow each other, and carry on.`,
  curriculum: ["Y3-Y6 sequences", "4.OA.5", "5.OA.3"],
  needs: [],
  stages: [
    stage({
      grade: 1,
      label: "equal steps up or down",
      bounds: { least: [2, 80], step: [2, 12], direction: ["up", "down"], way: ["bare", "frog", "jar", "doors"] },
      rules: { "it is no times table from the start": ({ least, step }) => least !== step },
      write: ({ least, step, direction, way }) =>
        direction === "up" ? next(least, step, way) : next(least + 4 * step, -step, way),
    }),
    stage({
      grade: 2,
      label: "a gap in the sequence",
      bounds: { least: [3, 150], step: [3, 25], direction: ["up", "down"], hidden: [0, 3] },
      rules: {
        "the step is not ten": ({ step }) => step !== 10,
        "it is no times table from the start": ({ least, step }) => least !== step,
      },
      write: ({ least, step, direction, hidden }) =>
        direction === "up" ? gap(least, step, hidden) : gap(least + 4 * step, -step, hidden),
    }),
    stage({
      grade: 3,
      label: "steps that change",
      bounds: {
        kind: ["growing", "growing", "times", "divided", "two before"],
        first: [1, 20],
        step: [1, 7],
        growth: [1, 5],
        factor: [2, 5],
      },
      rules: {
        "the factors do not make the numbers too large": ({ kind, first, factor }) =>
          (kind !== "times" && kind !== "divided") || (first <= 12 && first * factor ** 4 <= 1000),
        "a sum of two begins with different numbers": ({ kind, first, step }) =>
          kind !== "two before" || first !== step,
      },
      write: ({ kind, first, step, growth, factor }) =>
        kind === "growing"
          ? growing(first, step, growth)
          : kind === "two before"
            ? twoBefore(Math.min(first, step), Math.max(first, step))
            : byFactor(first, factor, kind === "times"),
    }),
    stage({
      grade: 4,
      label: "below zero, and in decimals",
      bounds: { kind: ["below zero", "tenths"], first: [2, 39], step: [2, 15] },
      rules: {
        "the next number is the first or second below zero": ({ kind, first, step }) =>
          kind !== "below zero" || (first - 4 * step < 0 && first - 2 * step > 0 && first !== 3 * step),
        "the tenths are no wholes": ({ kind, first, step }) =>
          kind !== "tenths" || (step % 10 !== 0 && first % 10 !== 0),
        "the sequence passes a whole": ({ kind, first, step }) =>
          kind !== "tenths" || (first + 4 * step) % 10 < step % 10 || (first + 2 * step) % 10 < step % 10,
      },
      write: ({ kind, first, step }) => (kind === "tenths" ? inTenths(first, step) : belowZero(first, step)),
    }),
  ],
};

export default skill;
