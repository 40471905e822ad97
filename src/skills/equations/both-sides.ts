import { whole } from "../../engine/answer/key.ts";
import { type Question, type Skill, stage } from "../../engine/exercise.ts";
import type { Shown, Shows } from "../../engine/shows.ts";
import { inBrackets, texSum } from "../../engine/tex.ts";
import { slips } from "../slips.ts";
import {
  fractionText,
  intoStory,
  lastLines,
  lastSteps,
  letters,
  level,
  onlyIf,
  plusDone,
  putIn,
  undoPlus,
} from "./shared-algebra.ts";

/** a·x + b = c·x + d */
interface Sides {
  readonly letter: string;
  readonly a: number;
  readonly b: number;
  readonly c: number;
  readonly d: number;
}

/** The steps from a·x + b = c·x + d on: the smaller number of letters goes, then the plain number beside the letter. */
function solving({ letter, a, b, c, d }: Sides): string[] {
  // Where the right side has more letters, they are gathered there.
  const turned = c > a;
  const [many, few, beside, alone] = turned ? [c, a, d, b] : [a, c, b, d];
  const left = many - few;
  const gathered = texSum([[left, letter], [beside]]);
  const because = few < 0 ? "so that no minus is left before a letter" : "so that the letter stands on one side only";
  const equation = turned ? `${alone} = ${gathered}` : `${gathered} = ${alone}`;
  return [`${undoPlus(few, letter)}, ${because}: $${equation}$.`, ...lastSteps(letter, left, beside, alone)];
}

/** The balance at each of these steps. */
function solvingLines({ letter, a, b, c, d }: Sides): Shown[] {
  const turned = c > a;
  const [many, few, beside, alone] = turned ? [c, a, d, b] : [a, c, b, d];
  const left = many - few;
  const gathered = texSum([[left, letter], [beside]]);
  const x = (alone - beside) / left;
  const first = turned ? level(String(alone), gathered, letter, x) : level(gathered, String(alone), letter, x);
  return [first, ...lastLines(letter, left, beside, alone)];
}

/** All of it, with the two sides as they stand at first. */
function shows(sides: Sides, x: number): Shows {
  const { letter, a, b, c, d } = sides;
  return {
    by: "balance",
    lines: [level(texSum([[a, letter], [b]]), texSum([[c, letter], [d]]), letter, x), ...solvingLines(sides)],
  };
}

function wrongWays({ letter, a, b, c, d }: Sides) {
  const difference = Math.abs(a - c);
  return [
    ...onlyIf(a + c !== 0, [
      fractionText(d - b, a + c),
      "added the letters of the two sides",
      `You put the letters of the two sides together as if they stood on one side. What must be done to both sides so that $${texSum([[Math.min(a, c), letter]])}$ goes?`,
    ] as const),
    [
      fractionText(d + b, a - c),
      "took a plain number across without undoing its sign",
      `You put $${b}$ and $${d}$ together as they stand. What is done to one side must be done to the other: how do you undo ${plusDone(b)}?`,
    ] as const,
    ...onlyIf(difference !== 1, [
      (a > c ? 1 : -1) * (d - b),
      "stopped before dividing",
      `That is what $${texSum([[difference, letter]])}$ is. What is one $${letter}$?`,
    ] as const),
    ...onlyIf(a < 0 || c < 0 || b < 0 || d < 0 || d < b, [
      fractionText(b - d, a - c),
      "lost a minus sign",
      `The size is right. Put your number back into both sides: which sign must it have?`,
    ] as const),
  ];
}

/** a·x + b = c·x + d, where d is such that x solves it; with the plain number first where a letter is taken away. */
function plain(letter: string, a: number, b: number, c: number, x: number): Question {
  const d = (a - c) * x + b;
  const answer = whole(x, { label: letter });
  const side = (m: number, n: number) => (m < 0 && n > 0 ? texSum([[n], [m, letter]]) : texSum([[m, letter], [n]]));
  const sides = { letter, a, b, c, d };
  return {
    prompt: `Solve $${side(a, b)} = ${side(c, d)}$. Which number is $${letter}$?`,
    answer,
    steps: [
      `The letter stands on both sides. The same may be taken away from both sides, or added to both.`,
      ...solving(sides),
    ],
    slips: slips(answer, wrongWays(sides)),
    check: putIn(letter),
    shows: shows(sides, x),
  };
}

/** Two prices that are equal for one number of kilometres, months or hours. */
function story(kind: "taxis" | "gyms" | "tanks", a: number, b: number, c: number, x: number): Question {
  const d = (a - c) * x + b;
  const answer = whole(x);
  const letter = { taxis: "k", gyms: "m", tanks: "h" }[kind];
  const told = {
    taxis: `Taxi Amber costs $${b}$ dollars and $${a}$ dollars more for every kilometre; taxi Blue costs $${d}$ dollars and $${c}$ more for every kilometre. For how many kilometres do they cost the same?`,
    gyms: `Gym Oak takes $${b}$ euros to join and $${a}$ euros a month. Gym Elm takes $${d}$ euros to join and $${c}$ euros a month. After how many months has a member paid the same in both?`,
    tanks: `Two tanks are being filled. One has $${b}$ litres in it and gains $${a}$ litres an hour; the other has $${d}$ litres and gains $${c}$ litres an hour. After how many hours do they hold the same?`,
  }[kind];
  const sides = { letter, a, b, c, d };
  return {
    prompt: told,
    answer,
    steps: [
      `Write $${letter}$ for the number that is wanted: then $${texSum([[a, letter], [b]])} = ${texSum([[c, letter], [d]])}$.`,
      ...solving(sides),
    ],
    slips: slips(answer, wrongWays(sides)),
    check: intoStory,
    shows: shows(sides, x),
  };
}

/** a(x + b) = c(x + d) with both brackets opened on the way. */
function brackets(letter: string, a: number, b: number, c: number, d: number): Question {
  const x = (c * d - a * b) / (a - c);
  const answer = whole(x, { label: letter });
  const [ab, cd] = [a * b, c * d];
  const open = { letter, a, b: ab, c, d: cd };
  return {
    prompt: `Solve $${a}(${texSum([[1, letter], [b]])}) = ${c}(${texSum([[1, letter], [d]])})$. Which number is $${letter}$?`,
    answer,
    steps: [
      `Open both brackets: the number before a bracket multiplies everything in it. $${texSum([[a, letter], [ab]])} = ${texSum([[c, letter], [cd]])}$.`,
      ...solving(open),
    ],
    slips: slips(answer, [
      [
        fractionText(d - b, a - c),
        "multiplied only the first term in the bracket",
        `You kept $${Math.abs(b)}$ and $${Math.abs(d)}$ as they are. What is $${a} \\times ${inBrackets(b)}$?`,
      ],
      ...wrongWays(open),
    ]),
    check: putIn(letter),
    shows: shows(open, x),
  };
}

const skill: Skill = {
  id: "unknowns-on-both-sides",
  title: "Unknowns on both sides",
  about: "When the letter stands on both sides, take the same number of letters away from both.",
  curriculum: ["KS3 algebra", "8.EE.7"],
  needs: ["two-step-equations", "collecting-like-terms"],
  stages: [
    stage({
      grade: 4,
      label: "more of the letter on one side",
      bounds: {
        form: ["bare", "bare", "bare", "taxis", "gyms", "tanks"],
        letter: letters,
        a: [2, 9],
        b: [-15, 20],
        c: [1, 8],
        x: [2, 12],
      },
      rules: {
        "the two sides have different numbers of the letter": ({ a, c }) => a !== c,
        "plain numbers stand on both sides": ({ a, b, c, x }) => b !== 0 && (a - c) * x + b !== 0,
        "a story is of what is there at first": ({ form, a, b, c, x }) =>
          form === "bare" || (c > 1 && b >= 2 && (a - c) * x + b >= 2),
      },
      write: ({ form, letter, a, b, c, x }) => (form === "bare" ? plain(letter, a, b, c, x) : story(form, a, b, c, x)),
    }),
    stage({
      grade: 5,
      label: "minus signs before the letter",
      bounds: { letter: letters, a: [-7, 9], b: [-20, 20], c: [-7, 9], x: [-9, 9] },
      rules: {
        "letters stand on both sides, and a minus before some": ({ a, c }) =>
          a !== 0 && c !== 0 && a !== c && (a < 0 || c < 0) && (a > 0 || c > 0),
        "the letter is not 0 or 1": ({ x }) => Math.abs(x) > 1,
        "plain numbers stand on both sides, above 0 where a letter is taken away": ({ a, b, c, x }) => {
          const d = (a - c) * x + b;
          return b !== 0 && d !== 0 && Math.abs(d) <= 60 && (a > 0 || b > 0) && (c > 0 || d > 0);
        },
      },
      write: ({ letter, a, b, c, x }) => plain(letter, a, b, c, x),
    }),
    stage({
      grade: 5,
      label: "brackets on both sides",
      bounds: { letter: letters, a: [2, 9], b: [-9, 12], c: [2, 9], d: [-9, 12] },
      rules: {
        "the two sides have different numbers of the letter": ({ a, c }) => a !== c,
        "there are two different brackets": ({ b, d }) => b !== 0 && d !== 0 && b !== d,
        "the letter is a whole number, not 0 or 1, and small": ({ a, b, c, d }) => {
          const x = (c * d - a * b) / (a - c);
          return Number.isInteger(x) && Math.abs(x) > 1 && Math.abs(x) <= 20;
        },
      },
      write: ({ letter, a, b, c, d }) => brackets(letter, a, b, c, d),
    }),
  ],
};

export default skill;
