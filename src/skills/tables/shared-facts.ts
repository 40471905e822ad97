import type { Shown, Shows } from "../../engine/shows.ts";
import { multiplesOf, times, turned } from "./shared.ts";

/** How to come to some groups of m: the first sentences, how their number is cut for them, and the sum that the last one works out. */
type Way = (of: ReturnType<typeof multiplesOf>) => {
  readonly hints: readonly string[];
  readonly cut: string;
  readonly sum: string;
};

const double: Way = ({ m }) => ({ hints: [`Two groups of $${m}$ are double $${m}$.`], cut: "1+1", sum: `${m} + ${m}` });

const byTen: Way = ({ m }) => ({ hints: [`Ten groups of $${m}$ are the same as $${m}$ tens.`], cut: "10", sum: "" });

const halfOfTen: Way = ({ m, tenTimes }) => ({
  hints: [
    `Five is half of ten, so five groups of $${m}$ are half of ten groups of $${m}$.`,
    `Ten groups are $${times(10, m)} = ${tenTimes}$. Now take half of that.`,
  ],
  cut: "5+5",
  sum: `${tenTimes} \\div 2`,
});

const tenAndOne: Way = ({ m, tenTimes }) => ({
  hints: [
    `Eleven groups of $${m}$ are ten groups and one more.`,
    `Ten groups are $${times(10, m)} = ${tenTimes}$. Add one more $${m}$.`,
  ],
  cut: "10+1",
  sum: `${tenTimes} + ${m}`,
});

const tenLessOne: Way = ({ m, tenTimes }) => ({
  hints: [
    `Nine groups of $${m}$ are ten groups less one.`,
    `Ten groups are $${times(10, m)} = ${tenTimes}$. Take one $${m}$ away.`,
  ],
  cut: "10-1",
  sum: `${tenTimes} - ${m}`,
});

const tenAndTwo: Way = ({ m, tenTimes, twice }) => ({
  hints: [
    `Twelve groups of $${m}$ are ten groups and two more.`,
    `Ten groups are $${times(10, m)} = ${tenTimes}$, and two groups are $${times(2, m)} = ${twice}$.`,
  ],
  cut: "10+2",
  sum: `${tenTimes} + ${twice}`,
});

/** One group more than m. */
const squareAndOne: Way = ({ m, square }) => ({
  hints: [
    `Think of the square $${times(m, m)}$: here it is one $${m}$ more.`,
    `The square is $${times(m, m)} = ${square}$. Add one more $${m}$.`,
  ],
  cut: `${m}+1`,
  sum: `${square} + ${m}`,
});

const doubleTwice: Way = ({ m, twice }) => ({
  hints: [
    `Four groups of $${m}$ are twice two groups: double $${m}$, then double again.`,
    `Double $${m}$ is $${twice}$. Double that once more.`,
  ],
  cut: "2+2",
  sum: times(2, twice),
});

const doubleAndOne: Way = ({ m, twice }) => ({
  hints: [
    `Three groups of $${m}$ are two groups and one more.`,
    `Two groups are double $${m}$, which is $${twice}$. Add one more $${m}$.`,
  ],
  cut: "2+1",
  sum: `${twice} + ${m}`,
});

const fiveAndOne: Way = ({ m, fiveTimes }) => ({
  hints: [
    `Six groups of $${m}$ are five groups and one more.`,
    `Five groups are $${times(5, m)} = ${fiveTimes}$. Add one more $${m}$.`,
  ],
  cut: "5+1",
  sum: `${fiveTimes} + ${m}`,
});

const doubleThreeTimes: Way = ({ m, twice, fourfold }) => ({
  hints: [
    `Eight is $2 \\times 2 \\times 2$, so double $${m}$ three times.`,
    `Double $${m}$ is $${twice}$, and double $${twice}$ is $${fourfold}$. Double that once more.`,
  ],
  cut: "4+4",
  sum: times(2, fourfold),
});

const fiveAndTwo: Way = ({ m, fiveTimes, twice }) => ({
  hints: [
    `Seven groups of $${m}$ are five groups and two more.`,
    `Five groups are $${times(5, m)} = ${fiveTimes}$, and two groups are $${times(2, m)} = ${twice}$.`,
  ],
  cut: "5+2",
  sum: `${fiveTimes} + ${twice}`,
});

/** The shortest way first; only 8 × 8 and 7 × 7 are left for the last two. */
const ways: readonly (readonly [k: number, way: Way])[] = [
  [10, byTen],
  [2, double],
  [11, tenAndOne],
  [5, halfOfTen],
  [9, tenLessOne],
  [12, tenAndTwo],
  [4, doubleTwice],
  [3, doubleAndOne],
  [6, fiveAndOne],
  [8, doubleThreeTimes],
  [7, fiveAndTwo],
];

/** Which factor to work with, and how: a square and one more for 6 × 7 and 7 × 8, else the first of the ways. */
function wayFor(a: number, b: number): readonly [k: number, m: number, way: Way] {
  const [low, high] = [Math.min(a, b), Math.max(a, b)];
  if (high === low + 1 && low >= 6 && high <= 8) return [high, low, squareAndOne];
  const [k, way] = ways.find(([factor]) => factor === a || factor === b) as readonly [number, Way];
  return [k, k === a ? b : a, way];
}

/** A good way to work out a × b from facts one knows, both from 2 to 12. The sum is TeX, or nothing. */
export function wayOf(
  a: number,
  b: number,
): { readonly hints: readonly string[]; readonly sum: string; readonly shows: Shows } {
  const [k, m, way] = wayFor(a, b);
  const {
    hints: [first = "", ...rest],
    cut,
    sum,
  } = way(multiplesOf(m));
  // Half of ten groups: the ten stand there until one half of them is taken.
  const last = way === halfOfTen ? `5 x ${m}` : `${cut} x ${m}`;
  const lines: Shown[] = [
    [rest.length > 0 && way !== halfOfTen ? `${k} x ${m}` : `${cut} x ${m}`],
    ...rest.map((): Shown => [`${cut} x ${m}`]),
    [last],
  ];
  return { hints: [`${turned(a, k, m)}${first}`, ...rest], sum, shows: { by: "area", lines } };
}
