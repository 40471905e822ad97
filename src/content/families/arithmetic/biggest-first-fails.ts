import { family } from "../../../engine/family.ts";
import { texSum } from "../../../engine/tex.ts";
import { noun } from "../../../engine/words.ts";
import { range } from "../../../maths/whole.ts";

/** An exact total from ones and two larger sizes, with as few pieces as possible, where taking the biggest first is not best. */
const settings = {
  stamps: {
    title: "Few stamps, please",
    story: (a: number, b: number, n: number) =>
      `A post office in Bergen sells stamps worth $1$, $${a}$ and $${b}$ crowns. Astrid's parcel needs stamps for exactly $${n}$ crowns.`,
    question: "What is the smallest number of stamps she can use?",
    piece: "stamps",
  },
  robot: {
    title: "The robot on the tiles",
    story: (a: number, b: number, n: number) =>
      `A toy robot has three buttons. They roll it forward $1$, $${a}$ or $${b}$ tiles. Its charger is exactly $${n}$ tiles ahead, and it must not roll too far.`,
    question: "What is the smallest number of presses that brings it to the charger?",
    piece: "presses",
  },
  weights: {
    title: "Rice on the balance",
    story: (a: number, b: number, n: number) =>
      `Mr Rahman weighs $${n}$ grams of saffron rice on a balance. He has plenty of weights of $1$, $${a}$ and $${b}$ grams. All the weights go in the other pan.`,
    question: "What is the smallest number of weights that balances the rice?",
    piece: "weights",
  },
  pipes: {
    title: "A pipe to the garden",
    story: (a: number, b: number, n: number) =>
      `Lupe lays a water pipe of exactly $${n}$ metres. Her pieces are $1$, $${a}$ and $${b}$ metres long. She has plenty of each and cuts none.`,
    question: "What is the smallest number of pieces she can use?",
    piece: "pieces",
  },
};

interface Row {
  readonly big: number;
  readonly middle: number;
  readonly ones: number;
  readonly count: number;
}

/** Ways to fill n, from the most big ones to none. */
function rows(a: number, b: number, n: number): Row[] {
  const most = Math.floor(n / b);
  return range(0, most).map((fewer) => {
    const big = most - fewer;
    const left = n - big * b;
    const [middle, ones] = [Math.floor(left / a), left % a];
    return { big, middle, ones, count: big + middle + ones };
  });
}

function fewest(a: number, b: number, n: number): number {
  return Math.min(...rows(a, b, n).map(({ count }) => count));
}

export default family({
  level: "easy",
  topic: "multiplying-dividing",
  minutes: 5,
  kind: "thinking",
  technique: "trying every case in order",
  ages: "9-11",
  curriculum: ["Y4 multiplication facts", "MP1"],
  bounds: {
    setting: ["stamps", "robot", "weights", "pipes"],
    a: [3, 8],
    b: [4, 13],
    n: [12, 60],
  },
  rules: {
    "the biggest is less than twice the middle one": ({ a, b }) => a < b && b < 2 * a,
    "biggest first is not best": ({ a, b, n }) => (rows(a, b, n)[0]?.count ?? 0) > fewest(a, b, n),
    "few rows are enough": ({ n, b }) => n <= 5 * b,
    "it takes some pieces": ({ a, b, n }) => fewest(a, b, n) >= 4,
    "the answer is none of the numbers in the story": ({ a, b, n }) => ![1, a, b, n].includes(fewest(a, b, n)),
  },
  write({ setting, a, b, n }) {
    const { title, story, question, piece } = settings[setting];
    const all = rows(a, b, n);
    const [greedy] = all as [Row];
    const best = fewest(a, b, n);
    const way = all.find(({ count }) => count === best) as Row;
    const parts = ({ big, middle, ones }: Row) =>
      [[big, b] as const, [middle, a] as const, [ones, 1] as const].filter(([times]) => times > 0);
    const made = (row: Row) => texSum(parts(row).map(([times, size]) => `${times} \\times ${size}`));
    const biggest = greedy.big * b;
    const otherRows = all
      .slice(1)
      .map((row) => `$${made(row)}$ is $${row.count}$ ${piece}.`)
      .join(" ");
    const pieces = parts(way).flatMap(([times, size]) => range(1, times).map(() => size));
    const least = Math.ceil(n / b);
    const slips = [
      {
        when: String(greedy.count),
        say: `Taking as many ${noun(2, `${b}`)} as you can needs ${greedy.count} ${piece}; see what happens with fewer ${noun(2, `${b}`)}.`,
      },
      {
        when: String(least),
        say: `That many would do if you might go past ${n}, but the total must be exact.`,
      },
    ];
    return {
      title,
      problem: `${story(a, b, n)}\n\n${question}`,
      answer: { kind: "whole", value: String(best), unit: piece },
      hint: "Taking as many of the biggest as you can leaves an awkward rest. What if you take one fewer of them, or two fewer?",
      solution: [
        `Begin with the biggest, as most people would: $${greedy.big} \\times ${b} = ${biggest}$. What is left has to be filled with smaller sizes: $${made(greedy)} = ${n}$. That is $${greedy.count}$ ${piece}.`,
        `Taking the biggest first looks good but need not be best. So **try every case in order**: fewer and fewer ${noun(2, `${b}`)}, each time filled up with ${noun(2, `${a}`)} and then with 1s.`,
        `${otherRows} The fewest of all is $${best}$.`,
        `Check by adding piece by piece: $${texSum(pieces)} = ${n}$, and these are $${best}$ ${piece}. Every number of ${noun(2, `${b}`)} has been tried, so nothing was missed.`,
      ],
      slips: slips.filter(({ when }, i) => when !== String(best) && slips.findIndex((s) => s.when === when) === i),
      check: `Write down how many of each size you use; they must make exactly ${n}, and then try one fewer ${b}.`,
    };
  },
});
