import type { AnswerSpec } from "../../engine/answer/answer.ts";
import { type Question, type Skill, stage } from "../../engine/exercise.ts";
import { inBrackets, texPlus, texSum, texTimes } from "../../engine/tex.ts";
import { count, noun } from "../../engine/words.ts";
import { gcd, lcm } from "../../maths/whole.ts";
import { slips } from "../slips.ts";
import { fractionText, lastSteps, onlyIf, plusDone } from "./shared-algebra.ts";

/** The letters in the order in which they are asked for. */
const pairs = ["xy", "ab", "pq", "mn", "st"] as const;

/** One equation: so many of the first letter and of the second make a total. */
type Line = readonly [first: number, second: number, total: number];

interface Names {
  readonly first: string;
  readonly second: string;
}

function both(x: number, y: number, labels: readonly [string, string]): AnswerSpec {
  return { kind: "list", items: [String(x), String(y)], ordered: true, labels };
}

/** The solution when one letter, the first or the second, is thought to be this; the other follows from the line. */
function following([a, b, total]: Line, num: number, den: number, isFirst: boolean): string {
  const other = isFirst ? fractionText(total * den - a * num, b * den) : fractionText(total * den - b * num, a * den);
  const known = fractionText(num, den);
  return isFirst ? `${known}, ${other}` : `${other}, ${known}`;
}

interface Told {
  readonly prompt: string;
  readonly labels: readonly [string, string];
  readonly begin: string;
}

/**
 * Two equations in two letters; the letter that is got rid of is the second, or the first where `dropFirst`. A story
 * says what the letters stand for.
 */
function eliminate(
  names: Names,
  one: Line,
  two: Line,
  x: number,
  y: number,
  dropFirst: boolean,
  told?: Told,
): Question {
  const { first, second } = names;
  const answer = both(x, y, told?.labels ?? [first, second]);
  const shown = ([a, b, total]: Line) =>
    `${texSum([
      [a, first],
      [b, second],
    ])} = ${total}`;
  const drop = dropFirst ? 0 : 1;
  const keep = dropFirst ? 1 : 0;
  const common = lcm(Math.abs(one[drop]), Math.abs(two[drop]));
  const times = [common / Math.abs(one[drop]), common / Math.abs(two[drop])] as const;
  const scaled = ([a, b, total]: Line, n: number): Line => [a * n, b * n, total * n];
  const [upper, lower] = [scaled(one, times[0]), scaled(two, times[1])];
  const adds = upper[drop] !== lower[drop];
  // Taken away so that something above zero is left.
  const turned = !adds && upper[keep] < lower[keep];
  const [from, what] = turned ? [lower, upper] : [upper, lower];
  const sign = adds ? 1 : -1;
  const left = from[keep] + sign * what[keep];
  const right = from[2] + sign * what[2];
  const [kept, dropped] = dropFirst ? [second, first] : [first, second];
  const [known, other] = dropFirst ? [y, x] : [x, y];
  const [taken, wholeOne] = turned ? ["first", "second"] : ["second", "first"];
  const [keptPart, rest] = [one[keep] * known, one[2] - one[keep] * known];
  const divided = one[drop] === 1 ? "" : `$${texSum([[one[drop], dropped]])} = ${rest}$, and `;
  const thing = told ? "price" : "letter";
  const wrongLeft = from[keep] - sign * what[keep];
  const wrongRight = from[2] - sign * what[2];
  const stepsOf = [
    ...onlyIf(times[0] > 1, `Multiply the whole first equation by $${times[0]}$: $${shown(upper)}$.`),
    ...onlyIf(times[1] > 1, `Multiply the whole second equation by $${times[1]}$: $${shown(lower)}$.`),
  ];
  return {
    prompt: told?.prompt ?? `Solve $${shown(one)}$ and $${shown(two)}$. Write $${first}$ and then $${second}$.`,
    answer,
    steps: [
      ...(told ? [`${told.begin}: $${shown(one)}$ and $${shown(two)}$.`] : []),
      ...stepsOf,
      adds
        ? `One equation has $${texSum([[upper[drop], dropped]])}$ and the other $${texSum([[lower[drop], dropped]])}$. Add the two, left to left and right to right, and $${dropped}$ goes: $${texSum([[left, kept]])} = ${right}$.`
        : `Both have $${texSum([[upper[drop], dropped]])}$. Take the ${taken} equation away from the ${wholeOne}, left from left and right from right, and $${dropped}$ goes: $${texSum([[left, kept]])} = ${right}$.`,
      `So $${kept} = ${known}$. Put this into the first equation: $${texSum([[keptPart], [one[drop], dropped]])} = ${one[2]}$.`,
      `This gives ${divided}$${dropped} = ${other}$. So the answer is $${first} = ${x}$, $${second} = ${y}$.`,
    ],
    slips: slips(answer, [
      [
        `${y}, ${x}`,
        "swapped the two numbers",
        `Both numbers are found, but put them into the equations: which one belongs to which ${thing}?`,
      ],
      ...onlyIf(wrongLeft !== 0, [
        following(one, wrongRight, wrongLeft, !dropFirst),
        adds ? "subtracted the equations where adding was needed" : "added the equations where taking away was needed",
        adds
          ? `When you take one equation away from the other, $${dropped}$ stays: its signs differ. What makes it go?`
          : `When you add the equations, $${dropped}$ stays: it has the same sign in both. What makes it go?`,
      ] as const),
      ...onlyIf(times[0] > 1 || times[1] > 1, [
        following(one, turned ? two[2] - one[2] : one[2] + sign * two[2], left, !dropFirst),
        "multiplied the left side only",
        `When an equation is multiplied, its right side is multiplied as well. Look at your totals again.`,
      ] as const),
      ...onlyIf(x < 0 || y < 0 || one[1] < 0 || two[1] < 0, [
        `${x}, ${-y}`,
        "lost a minus sign",
        `One of the two is right. Put both into the equations: which sign must the other one have?`,
      ] as const),
    ]),
    check: told
      ? `Put both prices into the story: both totals must come out.`
      : `Put both numbers into both equations: all must come out.`,
  };
}

/** second = m·first + k, and a·first + b·second = total. */
function replace({ first, second }: Names, m: number, k: number, a: number, b: number, x: number): Question {
  const y = m * x + k;
  const total = a * x + b * y;
  const answer = both(x, y, [first, second]);
  const given = m < 0 && k > 0 ? texSum([[k], [m, first]]) : texSum([[m, first], [k]]);
  const many = a + b * m;
  const plain = b * k;
  const sign = b < 0 ? "-" : "+";
  const bracket = texTimes(Math.abs(b), `(${given})`);
  const solutions = (num: number, den: number) => {
    const following = fractionText(m * num + k * den, den);
    return `${fractionText(num, den)}, ${following}`;
  };
  return {
    prompt: `Solve $${second} = ${given}$ and $${texSum([
      [a, first],
      [b, second],
    ])} = ${total}$. Write $${first}$ and then $${second}$.`,
    answer,
    steps: [
      `The first equation says what $${second}$ is. Put it into the second one, in brackets: $${texSum([[a, first]])} ${sign} ${bracket} = ${total}$.`,
      `Open the bracket and collect: $${texSum([[many, first], [plain]])} = ${total}$.`,
      ...lastSteps(first, many, plain, total),
      `Then $${second} = ${texSum([[m]])} \\times ${inBrackets(x)} ${texPlus(k)} = ${y}$. So the answer is $${first} = ${x}$, $${second} = ${y}$.`,
    ],
    slips: slips(answer, [
      [
        solutions(total - k, many),
        "multiplied only the first term in the bracket",
        `In place of $${second}$ goes all of $${given}$, in brackets. What is $${b} \\times ${inBrackets(k)}$?`,
      ],
      [
        `${y}, ${x}`,
        "swapped the two numbers",
        `Both numbers are found, but put them into the equations: which one belongs to which letter?`,
      ],
      ...onlyIf(a + b !== 0, [
        solutions(total, a + b),
        "put the same number for both letters",
        `You counted $${first}$ and $${second}$ as one letter. They are different numbers: what is $${second}$?`,
      ] as const),
      [
        solutions(total + plain, many),
        "did the same instead of the opposite",
        `Look at the plain number beside $${texSum([[many, first]])}$: how do you undo ${plusDone(plain)}?`,
      ],
    ]),
    check: `Put both numbers into both equations: all must come out.`,
  };
}

const stories = {
  cinema: {
    things: ["adult ticket", "child ticket"],
    letters: { first: "a", second: "c" },
    labels: ["adult", "child"],
    money: "euros",
  },
  // The cinema where a child's ticket would be dearer than an adult's.
  evening: {
    things: ["morning ticket", "evening ticket"],
    letters: { first: "m", second: "e" },
    labels: ["morning", "evening"],
    money: "euros",
  },
  market: {
    things: ["mango", "melon"],
    plurals: ["mangoes", "melons"],
    letters: { first: "m", second: "n" },
    labels: ["mango", "melon"],
    money: "pesos",
  },
  cafe: {
    things: ["coffee", "tea"],
    letters: { first: "c", second: "t" },
    labels: ["coffee", "tea"],
    money: "reais",
  },
} as const;

function tell(kind: keyof typeof stories, one: Line, two: Line): Told {
  const story = stories[kind];
  const [first, second] = story.things;
  const plurals = "plurals" in story ? story.plurals : ([noun(2, first), noun(2, second)] as const);
  const things = ([a, b]: Line) => `${count(a, first, plurals[0])} and ${count(b, second, plurals[1])}`;
  const { letters, money } = story;
  return {
    prompt: `Together, ${things(one)} cost ${one[2]} ${money}; and ${things(two)} cost ${two[2]} ${money}. How many ${money} is one ${first}, and how many one ${second}? Write both, the ${first} first.`,
    labels: story.labels,
    begin: `Write $${letters.first}$ for the price of one ${first} and $${letters.second}$ for that of one ${second}`,
  };
}

function names(pair: string): Names {
  return { first: pair.charAt(0), second: pair.charAt(1) };
}

const skill: Skill = {
  id: "simultaneous-equations",
  title: "Simultaneous equations",
  about: "Two equations that both hold tell two unknown numbers: make one letter go, and find the other.",
  curriculum: ["KS4 algebra", "GCSE algebra", "8.EE.8", "A-REI.6"],
  needs: ["unknowns-on-both-sides", "equations-with-brackets"],
  stages: [
    stage({
      grade: 5,
      label: "add or take away the equations",
      bounds: {
        pair: pairs,
        goes: ["first", "second"],
        a: [1, 6],
        c: [1, 6],
        b: [1, 6],
        way: ["add", "take away"],
        x: [-5, 9],
        y: [-5, 9],
      },
      rules: {
        "the other letter is left": ({ a, c, way }) => way === "add" || a !== c,
        "the two numbers differ, and are not 0": ({ x, y }) => x !== 0 && y !== 0 && x !== y,
      },
      write: ({ pair, goes, a, b, c, way, x, y }) => {
        const d = way === "add" ? -b : b;
        // The letter that goes has the numbers b and d.
        const line = (keep: number, drop: number): Line =>
          goes === "first" ? [drop, keep, drop * x + keep * y] : [keep, drop, keep * x + drop * y];
        return eliminate(names(pair), line(a, b), line(c, d), x, y, goes === "first");
      },
    }),
    stage({
      grade: 5,
      label: "multiply one equation first",
      bounds: {
        story: ["bare", "bare", "cinema", "market", "cafe"],
        pair: pairs,
        a: [1, 7],
        b: [1, 4],
        c: [1, 7],
        times: [2, 4],
        way: ["add", "take away"],
        x: [-5, 12],
        y: [-5, 12],
      },
      rules: {
        "the other letter is left": ({ a, c, times, way }) => way === "add" || a * times !== c,
        "neither letter goes without it": ({ a, c }) => a !== c,
        "the two numbers differ, and are not 0": ({ x, y }) => x !== 0 && y !== 0 && x !== y,
        "prices are above 1": ({ story, way, x, y }) => story === "bare" || (way === "take away" && x > 1 && y > 1),
      },
      write: ({ story, pair, a, b, c, times, way, x, y }) => {
        const d = way === "add" ? -b * times : b * times;
        const [one, two]: [Line, Line] = [
          [a, b, a * x + b * y],
          [c, d, c * x + d * y],
        ];
        if (story === "bare") return eliminate(names(pair), one, two, x, y, false);
        const kind = story === "cinema" && x < y ? "evening" : story;
        return eliminate(stories[kind].letters, one, two, x, y, false, tell(kind, one, two));
      },
    }),
    stage({
      grade: 5,
      label: "one letter is given by the other",
      bounds: { pair: pairs, m: [-3, 4], k: [-9, 9], a: [1, 6], b: [-4, 5], x: [-6, 8] },
      rules: {
        "there is something to put in": ({ m, k, b }) => Math.abs(m) > 1 && k !== 0 && b !== 0,
        "the letter is left": ({ m, a, b }) => a + b * m > 0,
        "the numbers are not 0, differ and are small": ({ m, k, x }) =>
          x !== 0 && m * x + k !== 0 && m * x + k !== x && Math.abs(m * x + k) <= 20,
      },
      write: ({ pair, m, k, a, b, x }) => replace(names(pair), m, k, a, b, x),
    }),
    stage({
      grade: 6,
      label: "multiply both equations",
      bounds: { pair: pairs, a: [2, 7], b: [2, 7], c: [2, 7], d: [-7, 7], x: [-7, 9], y: [-7, 9] },
      rules: {
        "no number before a letter is a multiple of the other": ({ a, b, c, d }) =>
          Math.abs(d) > 1 && [a % c, c % a, b % d, d % b].every((rest) => rest !== 0),
        "the equations differ in more than a factor": ({ a, b, c, d }) => a * d !== b * c,
        "no equation can be made shorter": ({ a, b, c, d }) => gcd(a, b) === 1 && gcd(c, d) === 1,
        "the two numbers differ, and are not 0": ({ x, y }) => x !== 0 && y !== 0 && x !== y,
      },
      write: ({ pair, a, b, c, d, x, y }) =>
        eliminate(names(pair), [a, b, a * x + b * y], [c, d, c * x + d * y], x, y, false),
    }),
  ],
};

export default skill;
