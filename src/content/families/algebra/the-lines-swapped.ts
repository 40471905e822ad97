import { family } from "../../../engine/family.ts";
import { count } from "../../../engine/words.ts";
import { type Story, told } from "../story.ts";

/** a of the dear sort and b of the cheap one, and the other way round. p and q are what one of each is worth. */
interface Numbers {
  readonly a: number;
  readonly b: number;
  readonly p: number;
  readonly q: number;
  readonly n: number;
}

/** What a of the first sort and b of the second are worth, and b of the first and a of the second. */
const lines = ({ a, b, p, q }: Numbers) => [a * p + b * q, b * p + a * q] as const;

/** How we know, in a check, what one of each is worth. */
const tested = (numbers: Numbers, unit: string) => {
  const { a, b, p, q } = numbers;
  const [more, less] = lines(numbers);
  return `$${a} \\times ${p} + ${b} \\times ${q} = ${more}$ and $${b} \\times ${p} + ${a} \\times ${q} = ${less}$ ${unit}, as the puzzle says`;
};

const settings: Record<"rings" | "planks" | "museum" | "stones", (numbers: Numbers) => Story> = {
  rings: (numbers) => {
    const { a, b, p, q } = numbers;
    const [more, less] = lines(numbers);
    const all = a + b;
    const heap = more + less;
    const pair = p + q;
    return {
      title: "Gold rings and silver rings",
      unit: "points",
      problem: `In a computer game a gold ring is worth some points, and a silver ring is worth fewer.\n\n- Mei has ${count(a, "gold ring")} and ${count(b, "silver ring")}. That makes ${more} points.\n- Tomás has ${count(b, "gold ring")} and ${count(a, "silver ring")}. That makes ${less} points.\n\nHow many points do **one gold and one silver ring** make together?`,
      answer: pair,
      hint: "Put all their rings into one heap. How many gold rings lie there, and how many silver rings?",
      steps: [
        `**Add the two lines.** In one heap there are ${all} gold and ${all} silver rings, because each line has what the other one lacks.`,
        `The heap is worth $${more} + ${less} = ${heap}$ points. It can be dealt into ${all} pairs of one gold and one silver ring.`,
        `So one pair is worth $${heap} \\div ${all} = ${pair}$ points.`,
        `Check with real points: gold $${p}$ and silver $${q}$ make $${pair}$ together, and ${tested(numbers, "points")}.`,
      ],
      slips: [
        [heap, `That is the whole heap. How many pairs of one gold and one silver ring are in it?`],
        [heap / (2 * all), "That is the average for one ring. The question asks about two rings, one of each."],
        [more - less, "You took one line from the other. What do you get if you put them together?"],
      ],
      check: `Multiply your number by ${all}; you must get all the points of the two together.`,
    };
  },
  planks: (numbers) => {
    const { a, b, p, q } = numbers;
    const [long, short] = [10 * p, 10 * q];
    const [more, less] = lines({ ...numbers, p: long, q: short });
    const all = a + b;
    const swaps = a - b;
    const longer = more - less;
    const difference = long - short;
    return {
      title: "Long planks, short planks",
      unit: "cm",
      problem: `Aroha has long planks and short planks. She lays them end to end.\n\n- ${count(a, "long plank")} and ${count(b, "short plank")} reach ${more} cm.\n- ${count(b, "long plank")} and ${count(a, "short plank")} reach ${less} cm.\n\nHow many centimetres longer is **one long plank** than one short plank?`,
      answer: difference,
      hint: "Both rows have the same number of planks. How many short ones must you swap for long ones to get the longer row?",
      steps: [
        `**Compare the two lines.** Both rows have ${all} planks, but the first one has ${count(swaps, "long plank")} more and ${count(swaps, "short plank")} fewer.`,
        `So the first row comes from the second by ${swaps} swaps of a short plank for a long one. That makes it $${more} - ${less} = ${longer}$ cm longer.`,
        `Each swap adds $${longer} \\div ${swaps} = ${difference}$ cm, so a long plank is $${difference}$ cm longer.`,
        `Check with real lengths: planks of $${long}$ cm and $${short}$ cm differ by $${difference}$ cm. They reach $${more}$ cm and $${less}$ cm as the puzzle says.`,
      ],
      slips: [
        [longer, `That is how much longer the whole row is. How many planks were swapped?`],
        [long, "That is the length of a long plank. How much longer is it than a short one?"],
        [long + short, "That is one long and one short plank together. The question asks for the difference."],
      ],
      check:
        "Start with the shorter row and swap short planks for long ones; each swap adds your number of centimetres.",
    };
  },
  museum: (numbers) => {
    const { a, b, p, q, n } = numbers;
    const [more, less] = lines(numbers);
    const all = a + b;
    const together = more + less;
    const pair = p + q;
    const total = n * pair;
    return {
      title: "Two families at the museum",
      unit: "euros",
      problem: `A museum has one price for adults and one for children.\n\n- The Silva family, ${count(a, "adult")} and ${count(b, "child", "children")}, pays €${more}.\n- The Khan family, ${count(b, "adult")} and ${count(a, "child", "children")}, pays €${less}.\n\nHow many euros do **${n} adults and ${n} children** pay?`,
      answer: total,
      hint: "If the two families went in together, how many adults and how many children would that be?",
      steps: [
        `**Add the two lines.** Together the families are ${all} adults and ${all} children, and they pay $${more} + ${less} = ${together}$ euros.`,
        `That is ${all} times one adult and one child. So one adult and one child pay $${together} \\div ${all} = ${pair}$ euros.`,
        `${n} adults and ${n} children pay $${n} \\times ${pair} = ${total}$ euros.`,
        `Check with real prices: an adult pays $${p}$ and a child $${q}$ euros. Then ${tested(numbers, "euros")}, and $${n} \\times ${p} + ${n} \\times ${q} = ${total}$.`,
      ],
      slips: [
        [pair, `That is one adult and one child. How many of each does the question ask for?`],
        [together, `That is what the two families pay together. How many adults and children are they?`],
        [n * together, "You multiplied the bill of both families. First find out what one adult and one child pay."],
      ],
      check: `Divide your number by ${n} and multiply by ${all}; you must get what the two families pay together.`,
    };
  },
  stones: (numbers) => {
    const { a, b, p, q } = numbers;
    const [more, less] = lines(numbers);
    const [all, gap] = [a + b, a - b];
    const [together, heavier] = [more + less, more - less];
    const [pair, difference] = [p + q, p - q];
    const twoWhite = 2 * q;
    const eachHeavier = gap === 1 ? `$${heavier}$` : `$${heavier} \\div ${gap} = ${difference}$`;
    return {
      title: "Stones on the scales",
      unit: "kg",
      problem: `Emre weighs garden stones. All grey stones weigh the same. All white stones weigh the same, but less.\n\n- ${count(a, "grey stone")} and ${count(b, "white stone")} weigh ${more} kg.\n- ${count(b, "grey stone")} and ${count(a, "white stone")} weigh ${less} kg.\n\nHow many kilograms does **one grey stone** weigh?`,
      answer: p,
      hint: "What do you get if you put both weighings together? And what if you compare them?",
      steps: [
        `**Add the two lines.** That is ${all} grey and ${all} white stones with $${together}$ kg. So one grey and one white stone weigh $${together} \\div ${all} = ${pair}$ kg.`,
        `Compare the two lines. The first has ${count(gap, "grey stone")} more and ${count(gap, "white stone")} fewer, and it is $${heavier}$ kg heavier. So a grey stone is ${eachHeavier} kg heavier than a white one.`,
        `Together $${pair}$ kg, and one is $${difference}$ kg heavier. Without this extra the two would weigh $${pair} - ${difference} = ${twoWhite}$ kg, so white is $${q}$ kg and grey is $${p}$ kg.`,
        `Check both weighings: ${tested(numbers, "kg")}.`,
      ],
      slips: [
        [q, "That is a white stone. Which stones are heavier?"],
        [pair, "That is one grey and one white stone together. Now compare the two weighings."],
        [difference, "That is how much heavier a grey stone is. What do a grey and a white stone weigh together?"],
      ],
      check: "Find the weight of a white stone from the first weighing, and test both in the second.",
    };
  },
};

export default family({
  level: "easy",
  minutes: 5,
  kind: "thinking",
  technique: "adding and comparing lines",
  ages: "10-11",
  curriculum: ["Y6 pairs of unknowns", "6.EE.7"],
  bounds: {
    setting: ["rings", "planks", "museum", "stones"],
    a: [2, 5],
    b: [1, 4],
    p: [4, 20],
    q: [2, 15],
    n: [2, 6],
  },
  rules: {
    "the lines differ": ({ a, b }) => a > b,
    "a comparison still needs a division": ({ setting, a, b }) => setting !== "planks" || a - b >= 2,
    "the first sort is worth a good deal more": ({ p, q }) => p >= q + 3 && p <= 4 * q,
    "the other group is another size": ({ setting, a, b, n }) => setting !== "museum" || ![1, a, b, a + b].includes(n),
  },
  write: ({ setting, ...numbers }) => told(settings[setting](numbers)),
});
