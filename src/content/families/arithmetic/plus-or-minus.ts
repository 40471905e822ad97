import { family } from "../../../engine/family.ts";
import { commas } from "../../../engine/words.ts";
import { range, sum } from "../../../maths/whole.ts";

/** The numbers 1 to n, each added or taken away, with a given total: in how many ways? */
interface Setting {
  title: string;
  problem: (n: number, total: number) => string;
  /** Where all numbers count as plus; what that makes. */
  all: string;
  makes: (full: number) => string;
  /** Changing one number from plus to minus, and why that counts twice. */
  turn: string;
  twice: string;
  /** The numbers that count as minus, and how one speaks of a few of them. */
  minus: string;
  few: string;
  withMinus: (n: number) => string;
  withPlus: (n: number) => string;
}

const settings: Record<"cards" | "frog" | "scales" | "lift", Setting> = {
  cards: {
    title: "A sign for every number",
    problem: (n, total) =>
      `Put $+$ or $-$ in front of each of the numbers $1, 2, 3, \\ldots, ${n}$ and work out the result.\n\nIn how many ways can you choose the signs so that the result is $${total}$?`,
    all: "plus signs everywhere",
    makes: (full) => `the result is $${full}$`,
    turn: "Changing the sign of a number $k$ to minus",
    twice: "it is no longer added and is taken away as well",
    minus: "the numbers with a minus sign",
    few: "one or two minus signs",
    withMinus: (n) => `$${n}$ has a minus sign`,
    withPlus: (n) => `$${n}$ has a plus sign`,
  },
  frog: {
    title: "The frog that jumps further and further",
    problem: (n, total) =>
      `A toy frog sits on a number line at $0$. Its first jump is $1$ unit long, its second $2$ units, and so on; the last one is $${n}$ units. Before each jump Ngozi chooses whether it goes left or right (right is where the numbers grow).\n\nIn how many ways can she choose so that the frog ends at $${total}$?`,
    all: "all jumps to the right",
    makes: (full) => `the frog ends at $${full}$`,
    turn: "Turning a jump of $k$ units to the left",
    twice: "the frog goes back $k$ instead of forward $k$",
    minus: "the jumps to the left",
    few: "one or two jumps to the left",
    withMinus: (n) => `the jump of $${n}$ goes left`,
    withPlus: (n) => `the jump of $${n}$ goes right`,
  },
  scales: {
    title: "All the weights on the scales",
    problem: (n, total) =>
      `A pair of scales has a left pan and a right pan. Joaquín has weights of $1, 2, 3, \\ldots, ${n}$ kg, one of each, and puts **every one** of them on one of the pans.\n\nIn how many ways can he do it so that the left pan carries exactly $${total}$ kg more than the right pan?`,
    all: "all weights on the left",
    makes: (full) => `the left pan carries $${full}$ kg more`,
    turn: "Moving a weight of $k$ kg to the right",
    twice: "the left pan loses $k$ kg and the right pan gains them",
    minus: "the weights on the right",
    few: "one or two weights on the right",
    withMinus: (n) => `the $${n}$ kg weight lies on the right`,
    withPlus: (n) => `the $${n}$ kg weight lies on the left`,
  },
  lift: {
    title: "One floor, two floors, three floors",
    problem: (n, total) => {
      const end = 50 + total;
      return `A lift in a tall tower starts on floor $50$. It makes rides of $1, 2, 3, \\ldots, ${n}$ floors, in that order. Each ride goes either up or down.\n\nHow many different choices of ups and downs bring the lift to floor $${end}$?`;
    },
    all: "all rides going up",
    makes: (full) => `the lift ends $${full}$ floors above the start`,
    turn: "Turning a ride of $k$ floors from up to down",
    twice: "the lift goes down $k$ floors instead of up",
    minus: "the rides down",
    few: "one or two rides down",
    withMinus: (n) => `the ride of $${n}$ floors goes down`,
    withPlus: (n) => `the ride of $${n}$ floors goes up`,
  },
};

/** Sets of different numbers from 1 to n with a given sum, the largest number first in each, in falling order. */
function sets(n: number, target: number): number[][] {
  if (target === 0) return [[]];
  return range(1, Math.min(n, target))
    .reverse()
    .flatMap((largest) => sets(largest - 1, target - largest).map((others) => [largest, ...others]));
}

const full = (n: number) => sum(range(1, n));
const lost = (n: number, total: number) => (full(n) - total) / 2;

export default family({
  level: "medium",
  topic: "adding-subtracting",
  minutes: 7,
  kind: "thinking",
  technique: "systematic listing",
  ages: "11-13",
  curriculum: ["KS3 directed numbers", "7.NS.1", "MP1"],
  bounds: {
    setting: ["cards", "frog", "scales", "lift"],
    n: [6, 9],
    total: [1, 30],
  },
  rules: {
    "the total has the parity of the full sum": ({ n, total }) => (full(n) - total) % 2 === 0,
    "the largest number may be taken away": ({ n, total }) => lost(n, total) >= n,
    "the list stays short": ({ n, total }) => sets(n, lost(n, total)).length <= 11,
    "some ways need three numbers, some do not": ({ n, total }) => {
      const ways = sets(n, lost(n, total));
      return ways.some((set) => set.length > 2) && ways.some((set) => set.length < 3);
    },
    "the list is not as long as the run of numbers, nor its total": ({ n, total }) =>
      ![n, total].includes(sets(n, lost(n, total)).length),
  },
  write({ setting, n, total }) {
    const { title, problem, all, makes, turn, twice, minus, few, withMinus, withPlus } = settings[setting];
    const target = lost(n, total);
    const ways = sets(n, target);
    const short = ways.filter((set) => set.length < 3).length;
    const drop = full(n) - total;
    const unhalved = sets(n, drop).length;
    const withoutLargest = target - n;
    const first = ways.filter((set) => set[0] === n).length;
    const others = ways.length - first;
    const listed = commas(ways.map((set) => set.join("+")).map((set) => `$${set}$`));
    return {
      title,
      problem: problem(n, total),
      answer: { kind: "whole", value: String(ways.length), unit: "ways" },
      hint: `Begin with ${all}. By how much does the result drop when one of them is changed?`,
      solution: [
        `With ${all}, ${makes(full(n))}. ${turn} lowers this by $2k$, because ${twice}.`,
        `The result has to drop by $${full(n)} - ${total} = ${drop}$. So ${minus} must add up to half of that, $${target}$.`,
        `**List in order**, largest number first, all sets of different numbers up to $${n}$ with the sum $${target}$: ${listed}. That makes $${ways.length}$ ways.`,
        `Check by sorting. Where ${withMinus(n)}, the others must make $${withoutLargest}$: $${first}$ of the ways. Where ${withPlus(n)}, numbers below $${n}$ must make $${target}$: $${others}$ of the ways. Together $${first} + ${others} = ${ways.length}$.`,
      ],
      slips: [
        {
          when: String(short),
          say: `Those are the ways with ${few}; there may be three or more of them as well.`,
        },
        ...(unhalved > 0 && unhalved !== short && unhalved !== ways.length
          ? [
              {
                when: String(unhalved),
                say: `You seem to have let ${minus} add up to the whole drop; changing one of them lowers the result by twice its size.`,
              },
            ]
          : []),
      ],
      check: "Write each of your ways out in full and work out where it leads; no way may stand on your list twice.",
    };
  },
});
