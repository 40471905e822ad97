import { family } from "../../../engine/family.ts";
import type { PuzzleText } from "../../../engine/puzzle.ts";
import { texList, texSum } from "../../../engine/tex.ts";
import { commas, count, noun } from "../../../engine/words.ts";
import { choose, range, sum } from "../../../maths/whole.ts";
import { apart } from "../slips.ts";

/** A length made of short and long parts in every order. */
interface Way {
  readonly n: number;
  readonly long: number;
  readonly broken: number;
}

export default family({
  level: "medium",
  topic: "rules",
  minutes: 7,
  kind: "thinking",
  technique: "the last part first",
  ages: "11-13",
  curriculum: ["KS3 systematic counting", "MP8"],
  bounds: {
    setting: ["stairs", "broken", "verse", "slabs"],
    n: [8, 15],
    long: [3, 4],
    broken: [3, 11],
  },
  rules: {
    "the broken step is neither near the ground nor near the top": ({ n, broken }) => broken <= n - 3,
    "a path of slabs is long": ({ setting, n }) => setting !== "slabs" || n >= 11,
    "the others are not too long": ({ setting, n }) => setting === "slabs" || n <= 13,
  },
  write({ setting, ...way }) {
    return { stairs, broken, verse, slabs }[setting](way);
  },
});

/** The number of ways for the lengths 0 to n. */
function waysUpTo(n: number, parts: readonly number[]): number[] {
  const ways = [1];
  for (const length of range(1, n)) ways.push(sum(parts.map((part) => ways[length - part] ?? 0)));
  return ways;
}

/** The ways by the number of long parts: [long parts, parts altogether, ways]. */
function byLongParts(n: number, short: number, long: number): [longs: number, all: number, ways: number][] {
  return range(0, Math.floor(n / long)).flatMap((longs) => {
    const shorts = (n - longs * long) / short;
    return Number.isInteger(shorts) ? [[longs, longs + shorts, choose(longs + shorts, longs)] as const] : [];
  }) as [number, number, number][];
}

/** The three columns of that table, and the sum of the ways. */
function columns(split: readonly (readonly [longs: number, all: number, ways: number])[]) {
  const ways = split.map(([, , ways]) => ways);
  return { longs: split.map(([longs]) => longs), all: split.map(([, all]) => all), ways, added: texSum(ways) };
}

function stairs({ n, long }: Way): PuzzleText {
  const ways = waysUpTo(n, [1, long]);
  const found = ways[n] ?? 0;
  const split = columns(byLongParts(n, 1, long));
  const below = long - 1;
  const later = ways.slice(long);
  return {
    title: "Small strides and giant strides",
    problem: `A staircase has $${n}$ steps. With each stride, Ravi goes up either $1$ step, a small stride, or $${long}$ steps, a giant stride. The order of the strides counts: first small, then giant is another way than first giant, then small.\n\nIn how many different ways can he go from the ground to the top step?`,
    answer: { kind: "whole", value: String(found), unit: "ways" },
    hint: "What can the last stride have been? From which steps can he arrive at the top, and in how many ways does he get to each of them?",
    solution: [
      `Look at **the last part first**. Ravi's last stride was $1$ step or $${long}$ steps. So the ways to a step are the ways to the step before it plus the ways to the step $${long}$ below it. Such a rule that reaches back is called a recurrence.`,
      `To the steps $1$ to $${below}$ there is one way each, with small strides only. Also call it one way to be on the ground at the start.`,
      `Now add, from step $${long}$ on: $${texList(later)}$. The last of these belongs to step $${n}$, so there are $${found}$ ways.`,
      `Check by the number of giant strides. With $${texList(split.longs)}$ of them there are $${texList(split.all)}$ strides in all, and the places of the giant ones can be chosen in $${texList(split.ways)}$ ways. $${split.added} = ${found}$.`,
    ],
    slips: apart(found, [
      [split.ways.length, "You counted how many giant strides there can be. Their order makes further ways."],
      [ways[n - 1] ?? 0, "That is the number of ways to the last step but one."],
      [(ways[n - 1] ?? 0) + (ways[n - 2] ?? 0), "The giant stride does not come from two steps below."],
    ]),
    check: `Use your way of counting for a staircase of ${long} steps: it must give 2 ways.`,
  };
}

function broken({ n, broken: gap }: Way): PuzzleText {
  const ways = waysUpTo(n, [1, 2]);
  const [below, above] = [gap - 1, gap + 1];
  const stepsAbove = n - above;
  const [before, after] = [ways[below] ?? 0, ways[stepsAbove] ?? 0];
  const found = before * after;
  const table = [1];
  for (const step of range(1, n)) table.push(step === gap ? 0 : (table[step - 1] ?? 0) + (table[step - 2] ?? 0));
  const numbers = table.slice(1);
  return {
    title: "Mind the broken step",
    problem: `An attic staircase has $${n}$ steps. With each stride, Nilufar goes up $1$ step or $2$ steps; the order of her strides counts. Step number $${gap}$, counted from below, is broken, and she must not tread on it.\n\nIn how many different ways can she go from the floor up to step $${n}$?`,
    answer: { kind: "whole", value: String(found), unit: "ways" },
    hint: "Which stride must every possible way contain? What comes before it, and what comes after it?",
    solution: [
      `She has to pass the broken step with one stride of $2$: from step $${below}$ to step $${above}$. So every way has two parts.`,
      `Look at **the last part first**: a step is reached from the step before it or from the one before that. So without a broken step the ways to steps $1, 2, 3, \\ldots$ are $1, 2, 3, 5, \\ldots$, each the sum of the two before. These are Fibonacci numbers.`,
      `For the first $${below}$ steps there ${noun(before, "is $1$ way", `are $${before}$ ways`)}. Above the broken step, from $${above}$ to $${n}$, there are $${stepsAbove}$ steps with $${after}$ ways.`,
      `Each way up to the broken step goes with each way after it: $${before} \\times ${after} = ${found}$.`,
      `Check by writing the number of ways at each step from $1$ on, with $0$ at the broken one: $${texList(numbers)}$.`,
    ],
    slips: apart(found, [
      [ways[n] ?? 0, "These are the ways when no step is broken."],
      [before + after, "Each way below the gap can be joined with each way above it, so adding is not enough."],
      [(ways[n] ?? 0) - (ways[gap] ?? 0), "Every way to the broken step has several ways to go on from there."],
    ]),
    check:
      "Write the number of ways beside each step from below; the broken step gets 0, and the top step your number.",
  };
}

function verse({ n }: Way): PuzzleText {
  const ways = waysUpTo(n, [1, 2]);
  const free = n - 2;
  const found = ways[free] ?? 0;
  const numbers = ways.slice(1, n - 1);
  const split = columns(byLongParts(free, 1, 2));
  return {
    title: "Short and long syllables",
    problem: `In the metres of old Indian poetry a short syllable lasts $1$ beat and a long syllable lasts $2$ beats. A line lasts exactly $${n}$ beats, and its **last syllable is long**.\n\nHow many different rhythms can such a line have? (A rhythm is the order of short and long syllables.)`,
    answer: { kind: "whole", value: String(found), unit: "rhythms" },
    hint: "How many beats are free, once the last syllable stands? How can the line before it end?",
    solution: [
      `The last syllable takes $2$ beats. So count the rhythms that fill the other $${free}$ beats, without any condition.`,
      "Look at **the last part first**: such a rhythm ends in a short or in a long syllable. So the number for each length is the number for one beat less plus the number for two beats less. These are the Fibonacci numbers, known in India long before Fibonacci.",
      `For $1$ beat there is $1$ rhythm, for $2$ beats there are $2$. Then go on adding: $${texList(numbers)}$. For $${free}$ beats there are $${found}$.`,
      `Check by the number of long syllables in the $${free}$ beats. With $${texList(split.longs)}$ long ones there are $${texList(split.ways)}$ orders, and $${split.added} = ${found}$.`,
    ],
    slips: apart(found, [
      [ways[n] ?? 0, "You counted the lines with any ending. The last syllable must be long."],
      [ways[n - 1] ?? 0, "Those are the lines that end in a short syllable."],
      [Math.floor(n / 2), "That is how many long syllables fit at most. Which orders are there?"],
    ]),
    check: "Use your way of counting for a line of 5 beats: it must give the 3 rhythms that you can write down.",
  };
}

function slabs({ n }: Way): PuzzleText {
  const ways = waysUpTo(n, [2, 3]);
  const found = ways[n] ?? 0;
  const mixtures = byLongParts(n, 2, 3);
  const kinds = mixtures
    .map(([longs, all]) => {
      const shorts = all - longs;
      return `${count(longs, "long slab")} and ${count(shorts, "short one")}`;
    })
    .join("; ");
  const split = columns(mixtures);
  const orders = commas(split.ways);
  const inWays =
    mixtures.length === 1 ? `$${orders}$ ways.` : `$${orders}$ ways, in this order, and $${split.added} = ${found}$.`;
  const numbers = ways.slice(4);
  return {
    title: "Slabs from the gate to the door",
    problem: `A straight path leads from a gate to a door. It is $${n}$ m long and as wide as one slab. It will be laid with slabs that are $2$ m or $3$ m long, one after the other. There are plenty of both, and they must not be cut.\n\nIn how many different orders, seen from the gate, can the slabs lie?`,
    answer: { kind: "whole", value: String(found), unit: "orders" },
    hint: "Which slab can lie at the door? How long is the rest of the path then?",
    solution: [
      "Look at **the last part first**. The slab at the door is $2$ m or $3$ m long. So the orders for a path are the orders for a path $2$ m shorter plus the orders for a path $3$ m shorter. A rule like that is called a recurrence.",
      "A path of $1$ m cannot be laid: $0$ orders. For $2$ m and for $3$ m there is $1$ order each.",
      `Go on adding, from $4$ m to $${n}$ m: $${texList(numbers)}$. (A path of $5$ m has $2$ orders, because $3$ m and $2$ m before the door can each be laid in one way.) So there are $${found}$ orders.`,
      `Check by the number of slabs of each kind: ${kinds}. They can be arranged in ${inWays}`,
    ],
    slips: apart(found, [
      [mixtures.length, "You counted the ways to mix the two sizes. Each mixture can lie in several orders."],
      [ways[n - 1] ?? 0, "That is the number for a path that is one metre shorter."],
      [(ways[n - 1] ?? 0) + (ways[n - 2] ?? 0), "That is the number for a path that is one metre longer."],
    ]),
    check: "Write down all orders for a path of 7 m: your way of counting must give these 3.",
  };
}
