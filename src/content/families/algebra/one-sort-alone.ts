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
  signs: (x, y, z) => {
    const stars = 3 * x;
    const dots = 2 * y;
    const second = x + dots;
    const product = y * z;
    const third = product - x;
    return {
      title: "Star, dot, triangle",
      problem: `Each sign stands for a whole number. The same sign always stands for the same number.\n\n- ★ + ★ + ★ = ${stars}\n- ★ + ● + ● = ${second}\n- ● × ▲ − ★ = ${third}\n\nWhat number is ▲?`,
      answer: z,
      hint: "Which line has only one sort of sign? Where can you use what it tells you?",
      first: `The first line has stars only, so **start with the line of one sort**. Three equal stars make $${stars}$, so ★ is $${stars} \\div 3 = ${x}$.`,
      second: `In the second line take the star away. The two dots make $${second} - ${x} = ${dots}$, so ● is $${y}$.`,
      last: `In the third line a star is taken away, so give it back. ● × ▲ makes $${third} + ${x} = ${product}$, and ▲ is $${product} \\div ${y} = ${z}$.`,
      control: `Check all three lines: $${x} + ${x} + ${x} = ${stars}$, then $${x} + ${y} + ${y} = ${second}$, and $${y} \\times ${z} - ${x} = ${third}$.`,
      slips: [
        [third / y, "The third line takes a star away at the end. Have you given it back before you share?"],
        [(third - x) / y, "You took the star away a second time. How do you undo taking it away?"],
        [y, "That is the dot. Which sign does the question ask for?"],
        [x, "That is the star. Use it in the second line, and go on from there."],
      ],
      check: "Find the star and the dot from the first two lines, and test your triangle in the third line.",
    };
  },
  stall: (x, y, z) => {
    const ribbons = 3 * x;
    const bells = 2 * y;
    const second = x + bells;
    const masks = 4 * z;
    const third = y + masks;
    return {
      title: "Ribbons, bells and masks",
      unit: "coins",
      problem: `At a craft stall, things of the same sort cost the same.\n\n- 3 ribbons cost ${ribbons} coins.\n- 1 ribbon and 2 bells cost ${second} coins.\n- 1 bell and 4 masks cost ${third} coins.\n\nHow many coins does **one mask** cost?`,
      answer: z,
      hint: "Which line has only one sort of thing? In which line can you use its price next?",
      first: `The first line has ribbons only, so **start with the line of one sort**. One ribbon costs $${ribbons} \\div 3 = ${x}$ coins.`,
      second: `In the second line, take away the ribbon. Two bells cost $${second} - ${x} = ${bells}$ coins, so one bell costs $${bells} \\div 2 = ${y}$.`,
      last: `In the third line, take away the bell. Four masks cost $${third} - ${y} = ${masks}$ coins, so one mask costs $${masks} \\div 4 = ${z}$ coins.`,
      control: `Check by paying: one ribbon and two bells cost $${x} + ${y} + ${y} = ${second}$, and one bell and four masks cost $${y} + 4 \\times ${z} = ${third}$.`,
      slips: [
        [third / 5, "You shared the last price among all five things. A bell and a mask may cost different amounts."],
        [masks, "That is what the four masks cost together. What does one cost?"],
        [y, "That is the price of a bell. Now use it in the last line."],
      ],
      check: "Work out a ribbon, then a bell, and see whether one bell and four of your masks fit the last line.",
    };
  },
  towers: (x, y, z) => {
    const reds = 3 * x;
    const [twoBlues, twoGreens] = [2 * y, 2 * z];
    const [second, third] = [x + twoBlues, y + twoGreens];
    const oneOfEach = x + y + z;
    const [fourReds, threeBlues] = [4 * x, 3 * y];
    const all = reds + second + third;
    return {
      title: "Three towers of blocks",
      unit: "cm",
      problem: `Nokuthula builds towers. Blocks of one colour are equally high.\n\n- 3 red blocks make a tower of ${reds} cm.\n- 1 red and 2 blue blocks make ${second} cm.\n- 1 blue and 2 green blocks make ${third} cm.\n\nHow many centimetres high is a tower of **one red, one blue and one green** block?`,
      answer: oneOfEach,
      hint: "Which tower has only one colour? What does it tell you about the next tower?",
      first: `The first tower has one colour only, so **start with the line of one sort**. A red block is $${reds} \\div 3 = ${x}$ cm high.`,
      second: `Lift the red block off the second tower. Two blue blocks are $${second} - ${x} = ${twoBlues}$ cm, so one is $${y}$ cm.`,
      last: `Lift the blue block off the third tower. Two green blocks are $${third} - ${y} = ${twoGreens}$ cm, so one is $${z}$ cm. One of each makes $${x} + ${y} + ${z} = ${oneOfEach}$ cm.`,
      control: `Check without single blocks: put the first and the third tower on the second. That holds 4 red, 3 blue and 2 green blocks and is $${all}$ cm high. With our heights it is $${fourReds} + ${threeBlues} + ${twoGreens} = ${all}$ cm too.`,
      slips: [
        [z, "That is the height of a green block. The question asks for a tower of three blocks."],
        [all, "That is all three towers on top of each other. How many blocks does the new tower have?"],
        [x + y + 2 * z, "Two green blocks are still together in your tower. How high is one?"],
      ],
      check: "Find the height of each colour, and test the three heights on all three towers.",
    };
  },
  triplets: (x, y, z) => {
    const triplets = 3 * x;
    const twins = 2 * y;
    const second = x + twins;
    const mother = z + 26;
    const third = x + y + mother;
    return {
      title: "Triplets, twins and a mother",
      unit: "years",
      problem: `Mrs Haddad has triplets and twins. Somebody adds up ages, in whole years.\n\n- The three triplets are ${triplets} years old together.\n- One triplet and both twins make ${second} years.\n- One triplet, one twin and Mrs Haddad make ${third} years.\n\nHow many years old is **Mrs Haddad**?`,
      answer: mother,
      hint: "Triplets are all of one age. Which line is about triplets only? Start there.",
      first: `The first line is about triplets only, so **start with the line of one sort**. Each triplet is $${triplets} \\div 3 = ${x}$ years old.`,
      second: `Take one triplet from the second line. The twins make $${second} - ${x} = ${twins}$ years, so each twin is $${y}$.`,
      last: `Take one triplet and one twin from the third line. Mrs Haddad is $${third} - ${x} - ${y} = ${mother}$ years old.`,
      control: `Check by adding: $${x} + ${y} + ${y} = ${second}$ and $${x} + ${y} + ${mother} = ${third}$.`,
      slips: [
        [mother - y, "You took away both twins. Only one twin is in the last line."],
        [mother + y, "You took away the triplet only. Who else is in the last line?"],
        [mother + x, "You took away the twin only. Who else is in the last line?"],
      ],
      check: "Find the age of a triplet and of a twin, and add them to your age: the last line must come out.",
    };
  },
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
