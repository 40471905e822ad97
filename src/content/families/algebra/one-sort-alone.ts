import { family } from "../../../engine/family.ts";
import { apart } from "../slips.ts";

interface Story {
  readonly title: string;
  readonly unit?: string;
  readonly problem: string;
  readonly answer: number;
  readonly hint: string;
  /** What one of the first sort and one of the second is worth, in words. */
  readonly first: string;
  readonly second: string;
  readonly last: string;
  readonly control: string;
  readonly slips: readonly (readonly [number, string])[];
  readonly check: string;
}

/** Three lines: the first has one sort only, each next line one sort more. x, y and z are what the sorts are worth. */
const settings: Record<"signs" | "stall" | "towers" | "triplets", (x: number, y: number, z: number) => Story> = {
  signs: (x, y, z) => ({
    title: "Star, dot, triangle",
    problem: `Each sign stands for a whole number. The same sign always stands for the same number.\n\n- ★ + ★ + ★ = ${3 * x}\n- ★ + ● + ● = ${x + 2 * y}\n- ● × ▲ − ★ = ${y * z - x}\n\nWhat number is ▲?`,
    answer: z,
    hint: "Which line has only one sort of sign? Where can you use what it tells you?",
    first: `The first line has stars only, so **start with the line of one sort**. Three equal stars make $${3 * x}$, so ★ is $${3 * x} \\div 3 = ${x}$.`,
    second: `In the second line take the star away. The two dots make $${x + 2 * y} - ${x} = ${2 * y}$, so ● is $${y}$.`,
    last: `In the third line a star is taken away, so give it back. ● × ▲ makes $${y * z - x} + ${x} = ${y * z}$, and ▲ is $${y * z} \\div ${y} = ${z}$.`,
    control: `Check all three lines: $${x} + ${x} + ${x} = ${3 * x}$, then $${x} + ${y} + ${y} = ${x + 2 * y}$, and $${y} \\times ${z} - ${x} = ${y * z - x}$.`,
    slips: [
      [(y * z - x) / y, "The third line takes a star away at the end. Have you given it back before you share?"],
      [(y * z - 2 * x) / y, "You took the star away a second time. How do you undo taking it away?"],
      [y, "That is the dot. Which sign does the question ask for?"],
      [x, "That is the star. Use it in the second line, and go on from there."],
    ],
    check: "Find the star and the dot from the first two lines, and test your triangle in the third line.",
  }),
  stall: (x, y, z) => ({
    title: "Ribbons, bells and masks",
    unit: "coins",
    problem: `At a craft stall, things of the same sort cost the same.\n\n- 3 ribbons cost ${3 * x} coins.\n- 1 ribbon and 2 bells cost ${x + 2 * y} coins.\n- 1 bell and 4 masks cost ${y + 4 * z} coins.\n\nHow many coins does **one mask** cost?`,
    answer: z,
    hint: "Which line has only one sort of thing? In which line can you use its price next?",
    first: `The first line has ribbons only, so **start with the line of one sort**. One ribbon costs $${3 * x} \\div 3 = ${x}$ coins.`,
    second: `In the second line, take away the ribbon. Two bells cost $${x + 2 * y} - ${x} = ${2 * y}$ coins, so one bell costs $${2 * y} \\div 2 = ${y}$.`,
    last: `In the third line, take away the bell. Four masks cost $${y + 4 * z} - ${y} = ${4 * z}$ coins, so one mask costs $${4 * z} \\div 4 = ${z}$ coins.`,
    control: `Check by paying: one ribbon and two bells cost $${x} + ${y} + ${y} = ${x + 2 * y}$, and one bell and four masks cost $${y} + 4 \\times ${z} = ${y + 4 * z}$.`,
    slips: [
      [
        (y + 4 * z) / 5,
        "You shared the last price among all five things. A bell and a mask may cost different amounts.",
      ],
      [4 * z, "That is what the four masks cost together. What does one cost?"],
      [y, "That is the price of a bell. Now use it in the last line."],
    ],
    check: "Work out a ribbon, then a bell, and see whether one bell and four of your masks fit the last line.",
  }),
  towers: (x, y, z) => ({
    title: "Three towers of blocks",
    unit: "cm",
    problem: `Nokuthula builds towers. Blocks of one colour are equally high.\n\n- 3 red blocks make a tower of ${3 * x} cm.\n- 1 red and 2 blue blocks make ${x + 2 * y} cm.\n- 1 blue and 2 green blocks make ${y + 2 * z} cm.\n\nHow many centimetres high is a tower of **one red, one blue and one green** block?`,
    answer: x + y + z,
    hint: "Which tower has only one colour? What does it tell you about the next tower?",
    first: `The first tower has one colour only, so **start with the line of one sort**. A red block is $${3 * x} \\div 3 = ${x}$ cm high.`,
    second: `Lift the red block off the second tower. Two blue blocks are $${x + 2 * y} - ${x} = ${2 * y}$ cm, so one is $${y}$ cm.`,
    last: `Lift the blue block off the third tower. Two green blocks are $${y + 2 * z} - ${y} = ${2 * z}$ cm, so one is $${z}$ cm. One of each makes $${x} + ${y} + ${z} = ${x + y + z}$ cm.`,
    control: `Check without single blocks: put the first and the third tower on the second. That holds 4 red, 3 blue and 2 green blocks and is $${4 * x + 3 * y + 2 * z}$ cm high. With our heights it is $${4 * x} + ${3 * y} + ${2 * z} = ${4 * x + 3 * y + 2 * z}$ cm too.`,
    slips: [
      [z, "That is the height of a green block. The question asks for a tower of three blocks."],
      [
        4 * x + 3 * y + 2 * z,
        "That is all three towers on top of each other. How many blocks does the new tower have?",
      ],
      [x + y + 2 * z, "Two green blocks are still together in your tower. How high is one?"],
    ],
    check: "Find the height of each colour, and test the three heights on all three towers.",
  }),
  triplets: (x, y, z) => ({
    title: "Triplets, twins and a mother",
    unit: "years",
    problem: `Mrs Haddad has triplets and twins. Somebody adds up ages, in whole years.\n\n- The three triplets are ${3 * x} years old together.\n- One triplet and both twins make ${x + 2 * y} years.\n- One triplet, one twin and Mrs Haddad make ${x + y + z + 26} years.\n\nHow many years old is **Mrs Haddad**?`,
    answer: z + 26,
    hint: "Triplets are all of one age. Which line is about triplets only? Start there.",
    first: `The first line is about triplets only, so **start with the line of one sort**. Each triplet is $${3 * x} \\div 3 = ${x}$ years old.`,
    second: `Take one triplet from the second line. The twins make $${x + 2 * y} - ${x} = ${2 * y}$ years, so each twin is $${y}$.`,
    last: `Take one triplet and one twin from the third line. Mrs Haddad is $${x + y + z + 26} - ${x} - ${y} = ${z + 26}$ years old.`,
    control: `Check by adding: $${x} + ${y} + ${y} = ${x + 2 * y}$ and $${x} + ${y} + ${z + 26} = ${x + y + z + 26}$.`,
    slips: [
      [z + 26 - y, "You took away both twins. Only one twin is in the last line."],
      [z + 26 + y, "You took away the triplet only. Who else is in the last line?"],
      [z + 26 + x, "You took away the twin only. Who else is in the last line?"],
    ],
    check: "Find the age of a triplet and of a twin, and add them to your age: the last line must come out.",
  }),
};

export default family({
  level: "easy",
  minutes: 4,
  kind: "thinking",
  technique: "starting with the line of one sort",
  ages: "9-11",
  curriculum: ["Y6 unknowns", "4.OA.3"],
  bounds: {
    setting: ["signs", "stall", "towers", "triplets"],
    x: [2, 12],
    y: [2, 12],
    z: [2, 15],
  },
  rules: {
    "all three differ": ({ x, y, z }) => new Set([x, y, z]).size === 3,
    "the sign is worth finding": ({ setting, y, z, x }) => setting !== "signs" || (y <= 9 && z <= 12 && y * z > 2 * x),
    "the children are children": ({ setting, x, y }) => setting !== "triplets" || (x >= 4 && y >= 4),
    "their mother is old enough": ({ setting, x, y, z }) => setting !== "triplets" || z + 26 - Math.max(x, y) >= 22,
  },
  write({ setting, x, y, z }) {
    const { title, unit, problem, answer, hint, first, second, last, control, slips, check } = settings[setting](
      x,
      y,
      z,
    );
    return {
      title,
      problem,
      answer: { kind: "whole", value: String(answer), ...(unit && { unit }) },
      hint,
      solution: [first, second, last, control],
      slips: apart(answer, slips, 1),
      check,
    };
  },
});
