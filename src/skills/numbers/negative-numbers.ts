import { type Question, type Skill, stage } from "../../engine/exercise.ts";
import { inBrackets, texEach, texPlus } from "../../engine/tex.ts";
import { and, commas } from "../../engine/words.ts";
import { jump, jumps, lineAround } from "../pictures.ts";
import { slips } from "../slips.ts";

type Sign = "+" | "-";

/** How to walk from one number to another on the number line, in a sentence or two. */
function walk(from: number, to: number): string {
  const [steps, way] = [Math.abs(to - from), to > from ? "up" : "down"];
  const distance = Math.abs(from);
  if (from * to < 0)
    return `From $${from}$ it is $${distance}$ ${way} to zero, and then there are $${steps} - ${distance}$ left to go.`;
  const [toward, sign] = Math.abs(to) > distance ? ["away from", "+"] : ["towards", "-"];
  const side = from > 0 ? "above" : "below";
  return `From $${from}$ you go ${way}, ${toward} zero: you end $${distance} ${sign} ${steps}$ ${side} zero.`;
}

const thermometer = {
  rise: {
    means: "warmer means up",
    way: "up",
    which: "noon warmer or colder than sunrise",
    asked: (place: string, start: number, change: number) =>
      `At sunrise it is $${start}$ °C in ${place}. By noon it is $${change}$ degrees warmer. What is the temperature at noon?`,
  },
  fall: {
    means: "colder means down",
    way: "down",
    which: "midnight warmer or colder than the afternoon",
    asked: (place: string, start: number, change: number) =>
      `In the afternoon it is $${start}$ °C in ${place}. By midnight it is $${change}$ degrees colder. What is the temperature at midnight?`,
  },
};

function temperature(place: string, start: number, change: number, ask: "rise" | "fall" | "difference"): Question {
  if (ask === "difference") return warmer(place, start, change);
  const up = ask === "rise";
  const end = up ? start + change : start - change;
  const move = end - start;
  const afterOne = up ? start + 1 : start - 1;
  const { means, way, which, asked } = thermometer[ask];
  const answer = { kind: "whole", value: String(end), unit: "°C" } as const;
  return {
    prompt: asked(place, start, change),
    answer,
    steps: [
      `Think of a thermometer: ${means}, so start at $${start}$ and go ${way} $${change}$.`,
      walk(start, end),
      `So the answer is $${end}$ °C.`,
    ],
    slips: slips(answer, [
      [
        up ? start - change : start + change,
        "went the wrong way on the thermometer",
        `Is ${which}? Compare your temperature with $${start}$ °C.`,
      ],
      [
        -end,
        "gave the answer the wrong sign",
        `The distance from zero is right. Is the temperature above or below zero in the end?`,
      ],
      [
        Math.abs(start) + change,
        "left the minus sign out",
        `You worked with $${Math.abs(start)}$ °C. The thermometer starts below zero, at $${start}$ °C.`,
      ],
      [
        up ? end - 1 : end + 1,
        "counted the starting number as the first step",
        `Nearly: the first degree takes you from $${start}$ to $${afterOne}$. Count again from there.`,
      ],
    ]),
    check: `Going back $${change}$ degrees from the answer must lead to $${start}$ °C.`,
    shows: {
      by: "number-line",
      lines: [
        [`${lineAround(start, end)}: ${start}`],
        [`${lineAround(start, end)}: ${start} ${jumps(start, end)}`],
        [`${lineAround(start, end)}: ${start} ${jump(move)}`],
      ],
    },
  };
}

function warmer(place: string, low: number, gap: number): Question {
  const high = low + gap;
  const next = low + 1;
  const answer = { kind: "whole", value: String(gap) } as const;
  return {
    prompt: `It is $${low}$ °C in ${place} and $${high}$ °C in Sapporo. How many degrees warmer is it in Sapporo?`,
    answer,
    steps: [
      `Think of a thermometer and count the degrees from $${low}$ up to $${high}$.`,
      high > 0
        ? `From $${low}$ up to zero it is $${-low}$, and from zero up to $${high}$ it is $${high}$ more.`
        : `Both are below zero: one is $${-low}$ below, the other $${-high}$ below. The gap between them is $${-low} - ${-high}$.`,
      `So the answer is $${gap}$ degrees.`,
    ],
    slips: slips(answer, [
      high > 0
        ? [
            Math.abs(-low - high),
            "left the minus sign out",
            `That is the gap between $${-low}$ and $${high}$. On which side of zero is $${low}$?`,
          ]
        : [
            -low - high,
            "added the distances from zero",
            `Both temperatures are below zero, so the way from one to the other does not pass zero.`,
          ],
      [
        gap + 1,
        "counted the starting number as the first step",
        `Nearly: count the steps between the two, not the marks. The first step leads from $${low}$ to $${next}$.`,
      ],
    ]),
    check: `Going up by the answer from $${low}$ °C must lead to $${high}$ °C.`,
    shows: {
      by: "number-line",
      lines: [
        [`${lineAround(low, high)}: ${low}, ${high}`],
        [`${lineAround(low, high)}: ${low} ${jumps(low, high)}`],
        [`${lineAround(low, high)}: ${low} ${jump(gap)}`],
      ],
    },
  };
}

/** What the smallest and the largest are called. */
const ends = {
  numbers: { smallest: "smallest", largest: "largest" },
  cold: { smallest: "coldest", largest: "warmest" },
  floors: { smallest: "lowest", largest: "highest" },
};

function ordering(
  numbers: readonly number[],
  first: "smallest" | "largest",
  setting: "numbers" | "cold" | "floors",
): Question {
  const rising = numbers.toSorted((a, b) => a - b);
  const turn = (all: readonly number[]) => (first === "smallest" ? all : all.toReversed());
  const ordered = turn(rising);
  // The points from left to right; those below zero are the first.
  const line = `${lineAround(...numbers)}: ${commas(rising)}`;
  const answer = { kind: "list", items: ordered.map(String), ordered: true } as const;
  const negative = rising.filter((n) => n < 0);
  const below = negative.map((_, i) => i + 1).join(" ");
  const rest = rising.filter((n) => n >= 0);
  const bySize = numbers.toSorted((a, b) => Math.abs(a) - Math.abs(b) || a - b);
  const begin = ends[setting][first];
  const shown = commas(texEach(numbers));
  const what = {
    numbers: `Put these numbers in order: ${shown}.`,
    cold: `Put these temperatures in °C in order: ${shown}.`,
    floors: `By a cliff, gulls and divers are at these heights in metres (below $0$ is under water): ${shown}. Put the heights in order.`,
  }[setting];
  const [others, way] =
    first === "smallest"
      ? ["After them come the others, which are not below zero.", "right"]
      : [`The question begins with the ${begin}, so these come last, the other way round.`, "left"];
  return {
    prompt: `${what} Begin with the ${begin}.`,
    answer,
    inside: { order: numbers.map(String) },
    steps: [
      `Every number with a minus sign is less than zero, so ${and(texEach(negative))} come before the others on the number line.`,
      `Among the negative numbers, the one farthest from zero is the smallest: that is $${rising[0]}$.`,
      `From the smallest on, the negative numbers are ${commas(texEach(negative))}. ${others}`,
      `So the answer is ${commas(texEach(ordered))}.`,
    ],
    slips: slips(answer, [
      [
        commas(turn([...negative.toReversed(), ...rest])),
        "put the negative numbers in the wrong order",
        `You kept the negative numbers together at the correct end. But which is farther below zero, $${negative[0]}$ or $${negative.at(-1)}$?`,
      ],
      [
        commas(turn(bySize)),
        "ordered the numbers without looking at the minus signs",
        `You ordered them as if there were no minus signs. Where on the number line are ${and(texEach(negative))}?`,
      ],
      [
        commas(ordered.toReversed()),
        "began at the wrong end",
        `The order is right, but from the other end. Which one should come first?`,
      ],
    ]),
    check: `On a number line that rises to the right, the numbers must go steadily to the ${way}.`,
    shows: {
      by: "number-line",
      lines: [[line, below], [line, "1"], [line, below], [line]],
    },
  };
}

const apply = (a: number, sign: Sign, b: number) => (sign === "+" ? a + b : a - b);
/** "+ 3" for + 3 and for - (-3) */
const plain = (sign: Sign, b: number) => texPlus(apply(0, sign, b));

function meaning(sign: Sign, b: number): string {
  const size = Math.abs(b);
  if (b > 0)
    return sign === "+" ? `Adding $${b}$ means going up by $${b}$.` : `Subtracting $${b}$ means going down by $${b}$.`;
  return sign === "+"
    ? `Adding $${b}$ is the same as subtracting $${size}$: a new debt of $${size}$ leaves you with $${size}$ less.`
    : `Subtracting $${b}$ is the same as adding $${size}$: a debt of $${size}$ that is taken away leaves you with $${size}$ more.`;
}

function two(a: number, sign: Sign, b: number): Question {
  const total = apply(a, sign, b);
  const change = apply(0, sign, b);
  const back = sign === "+" ? "-" : "+";
  const lookAgain = b < 0 ? "Look at the second number again." : meaning(sign, b);
  const answer = { kind: "whole", value: String(total) } as const;
  const shown = `${a} ${sign} ${inBrackets(b)}`;
  return {
    prompt: `Work out $${shown}$.`,
    answer,
    steps: [
      meaning(sign, b),
      b < 0 ? `So the question is the same as $${a} ${plain(sign, b)}$. ${walk(a, total)}` : walk(a, total),
      `So the answer is $${total}$.`,
    ],
    slips: slips(answer, [
      ...(b < 0
        ? [
            [
              apply(a, sign, -b),
              "left out the minus sign of the second number",
              `That is $${a} ${sign} ${-b}$. What changes because the second number is $${b}$?`,
            ] as const,
          ]
        : []),
      ...(a < 0 && b > 0 && sign === "-"
        ? [
            [
              b - a,
              "made a plus of two minus signs that stand apart",
              `Two minus signs make a plus only where a negative number is subtracted. Here you start at $${a}$ and go down.`,
            ] as const,
          ]
        : []),
      [
        -total,
        "gave the answer the wrong sign",
        `The size is right. Think of the number line: on which side of zero do you end?`,
      ],
      ...(a < 0
        ? [
            [
              apply(-a, sign, b),
              "left out the minus sign of the first number",
              `You started at $${-a}$. On which side of zero is $${a}$?`,
            ] as const,
          ]
        : []),
      [
        apply(a, sign, -b),
        "went the wrong way on the number line",
        `${lookAgain} On which side of $${a}$ is your answer?`,
      ],
    ]),
    check: `Undo it: $${back} ${inBrackets(b)}$ must lead from the answer back to $${a}$.`,
    shows: {
      by: "number-line",
      lines: [
        [`${lineAround(a, total)}: ${a}`],
        [`${lineAround(a, total)}: ${a} ${jumps(a, total)}`],
        [`${lineAround(a, total)}: ${a} ${jump(change)}`],
      ],
    },
  };
}

function three(a: number, first: Sign, b: number, second: Sign, c: number): Question {
  const middle = apply(a, first, b);
  const total = apply(middle, second, c);
  const [firstChange, secondChange] = [apply(0, first, b), apply(0, second, c)];
  const bracketed = b < 0 ? `${first} (${b})` : `${second} (${c})`;
  const answer = { kind: "whole", value: String(total) } as const;
  const rewritten = `${a} ${plain(first, b)} ${plain(second, c)}`;
  return {
    prompt: `Work out $${a} ${first} ${inBrackets(b)} ${second} ${inBrackets(c)}$.`,
    answer,
    steps: [
      `First write it without brackets: $+ (-n)$ is the same as $- n$, and $- (-n)$ is the same as $+ n$.`,
      `That gives $${rewritten}$, which is worked out from left to right.`,
      `The first two make $${a} ${plain(first, b)} = ${middle}$, which leaves $${middle} ${plain(second, c)}$.`,
      `So the answer is $${middle} ${plain(second, c)} = ${total}$.`,
    ],
    slips: slips(answer, [
      [
        apply(apply(a, first, Math.abs(b)), second, Math.abs(c)),
        "left out the minus signs in the brackets",
        `That is what comes out when the brackets hold no minus signs. What does $${bracketed}$ mean?`,
      ],
      [
        middle - secondChange,
        "went the wrong way in the second step",
        `The first two make $${middle}$. Does $${second} ${inBrackets(c)}$ take you up or down from there?`,
      ],
      [
        a - firstChange + secondChange,
        "went the wrong way in the first step",
        `Look at the first step again: does $${first} ${inBrackets(b)}$ take you up or down from $${a}$?`,
      ],
      [
        -total,
        "gave the answer the wrong sign",
        `The size is right. Think of the number line: on which side of zero do you end?`,
      ],
    ]),
    check: `Going the two steps back from the answer must lead to $${a}$.`,
    shows: {
      by: "number-line",
      lines: [
        [`${lineAround(a, middle, total)}: ${a}`],
        [`${lineAround(a, middle, total)}: ${a}`],
        [`${lineAround(a, middle, total)}: ${a} ${jump(firstChange)}`],
        [`${lineAround(a, middle, total)}: ${a} ${jump(firstChange)} ${jump(secondChange)}`],
      ],
    },
  };
}

const skill: Skill = {
  id: "negative-numbers",
  title: "Negative numbers",
  about: "Below zero the numbers go on: for frost, for debts, and for places under the sea.",
  curriculum: ["Y4-Y6 number", "KS3 number", "6.NS.5", "7.NS.1"],
  needs: [],
  stages: [
    stage({
      grade: 2,
      label: "temperatures above and below zero",
      bounds: {
        start: [-12, 9],
        change: [3, 16],
        ask: ["rise", "fall", "difference"],
        place: ["Oslo", "Winnipeg", "Harbin", "Ushuaia", "Tallinn", "Astana"],
      },
      rules: {
        "it starts below zero, or ends there": ({ start, change, ask }) =>
          ask === "fall" ? start !== 0 && start < change : start < 0,
        "it does not end at zero": ({ start, change, ask }) => start + (ask === "fall" ? -change : change) !== 0,
        "it does not grow colder than -15": ({ start, change, ask }) => ask !== "fall" || start - change >= -15,
      },
      write: ({ place, start, change, ask }) => temperature(place, start, change, ask),
    }),
    stage({
      grade: 3,
      label: "putting them in order",
      bounds: {
        numbers: { list: [-20, 20], length: [5, 5] },
        first: ["smallest", "largest"],
        setting: ["numbers", "cold", "floors"],
      },
      rules: {
        "no number is there twice": ({ numbers }) => new Set(numbers).size === 5,
        "some are negative and some are not": ({ numbers }) =>
          numbers.filter((n) => n < 0).length >= 2 && numbers.filter((n) => n >= 0).length >= 2,
        "no two differ by their sign alone": ({ numbers }) => new Set(numbers.map(Math.abs)).size === 5,
        "they are not in order yet": ({ numbers }) =>
          ![1, -1].some((way) => numbers.every((n, i) => i === 0 || (n - (numbers[i - 1] ?? 0)) * way > 0)),
      },
      write: ({ numbers, first, setting }) => ordering(numbers, first, setting),
    }),
    stage({
      grade: 4,
      label: "adding and subtracting",
      bounds: { a: [-15, 15], sign: ["+", "-"], b: [-12, 12] },
      rules: {
        "no number is 0, 1 or -1": ({ a, b }) => Math.abs(a) > 1 && Math.abs(b) > 1,
        "something is below zero": ({ a, sign, b }) => a < 0 || b < 0 || (sign === "-" && a < b),
        "the answer is not zero": ({ a, sign, b }) => apply(a, sign, b) !== 0,
      },
      write: ({ a, sign, b }) => two(a, sign, b),
    }),
    stage({
      grade: 4,
      label: "three numbers",
      bounds: { a: [-12, 12], first: ["+", "-"], b: [-9, 9], second: ["+", "-"], c: [-9, 9] },
      rules: {
        "no number is 0, 1 or -1": ({ a, b, c }) => [a, b, c].every((n) => Math.abs(n) > 1),
        "a negative number is added or subtracted": ({ b, c }) => b < 0 || c < 0,
        "nothing makes zero": ({ a, first, b, second, c }) =>
          apply(a, first, b) !== 0 && apply(apply(a, first, b), second, c) !== 0,
      },
      write: ({ a, first, b, second, c }) => three(a, first, b, second, c),
    }),
  ],
};

export default skill;
