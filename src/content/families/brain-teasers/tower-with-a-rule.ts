import { family } from "../../../engine/family.ts";
import { texList } from "../../../engine/tex.ts";
import { commas, inWords, noun } from "../../../engine/words.ts";
import { range } from "../../../maths/whole.ts";
import { apart } from "../slips.ts";

/** A pile to be moved, largest at the bottom, with a rule that changes the recurrence: ask what the largest one needs. */
const settings = {
  neighbours: {
    title: "No leaping over the middle",
    problem: (n: string) =>
      `Three platforms stand in a row. On the left one lies a pile of ${n} millstones of different sizes, the largest at the bottom. A crane moves one stone at a time, always the top stone of a pile, and **only to a neighbouring platform**: never straight from the left to the right one or back. A larger stone may never lie on a smaller one.\n\nWhat is the smallest number of moves that brings the whole pile to the **right** platform?`,
    thing: "stone",
  },
  middle: {
    title: "Only as far as the middle",
    problem: (n: string) =>
      `Three tables stand side by side. On the left table ${n} drums of different sizes are piled up, the largest at the bottom. Yaw moves one drum at a time, the top one of a pile, to a **neighbouring** table; he never carries one straight from one outer table to the other. No drum may lie on a smaller one.\n\nThe whole pile is to stand on the **middle** table. What is the smallest number of moves?`,
    thing: "drum",
  },
  round: {
    title: "Always clockwise",
    problem: (n: string) =>
      `In a robot museum, three plinths A, B and C stand in a circle, clockwise in this order. On A lies a pile of ${n} rings of different sizes, the largest at the bottom. In one move the arm takes the top ring of a pile and puts it on the next plinth **clockwise**: from A to B, from B to C, or from C to A. A larger ring may never lie on a smaller one.\n\nWhat is the smallest number of moves that brings the whole pile from A to **B**?`,
    thing: "ring",
  },
  pairs: {
    title: "Two of every size",
    problem: (n: string, twice: number) =>
      `Noelani has ${twice} baskets: two of each of ${n} sizes. They are stacked on the first of three mats, the two largest at the bottom, then the two next in size, and so on. She takes one basket at a time from the top of a stack and puts it on any other mat, never on a basket that is smaller. Baskets of the **same** size may lie on each other; which of the two is on top does not matter.\n\nWhat is the smallest number of moves that brings the whole stack to the third mat?`,
    thing: "basket",
  },
} as const;

export default family({
  level: "hard",
  topic: "counting",
  minutes: 12,
  kind: "thinking",
  technique: "recursion",
  ages: "14-18",
  curriculum: ["A-level Further recurrence relations", "HSF-BF.2", "MP8"],
  bounds: {
    setting: ["neighbours", "middle", "round", "pairs"],
    n: [3, 7],
  },
  rules: {
    "pairs make the pile twice as high": ({ setting, n }) => setting !== "pairs" || n <= 6,
  },
  write({ setting, n }) {
    const { title, problem, thing } = settings[setting];
    const ordinary = 2 ** n - 1;
    const all = 3 ** n;
    const allButOne = all - 1;
    const half = allButOne / 2;
    const sizes = range(1, n);
    const upTo = (moves: (k: number) => number) => commas(sizes.map(moves));
    const common = { title, problem: problem(inWords(n), 2 * n), thing };
    const hint = `Think about the largest ${thing} first. Where must all the others be at the moment when it moves, and how often must it move?`;
    const ordinarySlip = [
      ordinary,
      "That is the number when every move from one place to another is allowed. What does the rule here change?",
    ] as const;
    switch (setting) {
      case "neighbours": {
        const endToEnd = upTo((k) => 3 ** k - 1);
        return made(common, {
          answer: allButOne,
          hint,
          solution: [
            "Look at the largest stone. It must make two moves, left to middle and middle to right. For the first, all the others must be on the right; for the second, all must be back on the left; and at the end they follow to the right.",
            "So the smaller pile travels from end to end three times, and the largest stone moves twice. If $a$ moves are needed for a pile, then $3a + 2$ are needed for a pile with one stone more. Such a step from one size to the next is called **recursion**.",
            `One stone needs $2$ moves. So the numbers go on $${endToEnd}$, and ${inWords(n)} stones need $${allButOne}$.`,
            `Check by counting positions: each stone can be on one of 3 platforms, and that fixes the position. So there are $3^{${n}} = ${all}$ positions. A shortest journey never comes to the same position twice, so it has at most $${allButOne}$ moves. This one has exactly that many: it visits every position there is.`,
          ],
          slips: [
            ordinarySlip,
            [
              2 * ordinary,
              "A move from end to end does become two moves, but in between the smaller stones are in the way.",
            ],
            [half, "That brings the pile to the middle platform only."],
          ],
        });
      }
      case "middle": {
        const toMiddle = upTo((k) => (3 ** k - 1) / 2);
        return made(common, {
          answer: half,
          hint,
          solution: [
            "The largest drum makes one move, from left to middle. Before it, all the smaller ones must be on the right table; after it, they come from the right table to the middle.",
            "First, how long does a pile need from end to end? Its largest drum moves twice, and the smaller ones must go to the right, back to the left and to the right again: $a$ becomes $3a + 2$. From one drum on, that gives $2, 8, 26, \\ldots$",
            "For the middle, call the number $m$. One drum more takes an end-to-end journey $a$ of the smaller ones, one move of the largest, and a journey $m$ to the middle from the other side: $a + 1 + m$. This stepping from size to size is called **recursion**.",
            `One drum needs 1 move, so two need $2 + 1 + 1 = 4$, three $8 + 1 + 4 = 13$, and so on: $${toMiddle}$. So ${inWords(n)} drums need $${half}$.`,
            `Check with the journey from end to end. It takes $3^{${n}} - 1 = ${allButOne}$ moves, and by symmetry the pile could stop halfway in the middle: $${allButOne} \\div 2 = ${half}$.`,
          ],
          slips: [
            ordinarySlip,
            [allButOne, "That is enough to bring the pile to the right table. It has to go to the middle only."],
            [3 ** (n - 1) - 1 + 1 + 2 ** (n - 1) - 1, "The last part also has to keep to neighbouring tables."],
          ],
        });
      }
      case "round": {
        const numbers = round(n);
        const [one = 0] = numbers[n - 1] ?? [];
        const perRing = [1, 4];
        while (perRing.length < n) perRing.push(2 * ((perRing.at(-1) ?? 0) + (perRing.at(-2) ?? 0)));
        const [before, two] = numbers[n - 2] ?? [0, 0];
        const numberPairs = numbers.map(([p, q]) => `(${p}, ${q})`).join("$, $");
        return made(common, {
          answer: one,
          hint: `${hint} It helps to find two numbers side by side: for a journey one place on, and for a journey two places on.`,
          solution: [
            "Let $p$ be the number of moves for a pile that goes one place on, and $q$ for two places on. For one ring $p = 1$ and $q = 2$. Now put one larger ring below.",
            "One place on: the smaller ones go two places on, out of the way; the largest moves once; the smaller ones go two places on again, and are on top of it. That makes $2q + 1$.",
            "Two places on: the smaller ones go two places on, the largest moves once, the smaller ones go one place on to free its goal, the largest moves again, and the smaller ones go two places on. That makes $2q + p + 2$.",
            `This stepping from size to size is called **recursion**. As pairs $(p, q)$ it gives $${numberPairs}$. The last $p$ is $2 \\times ${two} + 1 = ${one}$.`,
            `Check by counting ring by ring instead. From the largest to the smallest, they move $${texList(perRing)}$ times; from the third ring on, each number is twice the sum of the two before it. Together that makes $${one}$.`,
          ],
          slips: [
            ordinarySlip,
            [numbers[n - 1]?.[1] ?? 0, "That is the number for two places on, from A to C."],
            [2 * two + before + 2, "That is the number for two places on, from A to C."],
            [3 * ordinary, "Some moves back do become two moves forward, but not every one. Follow the largest ring."],
          ],
        });
      }
      case "pairs": {
        const twice = 2 * ordinary;
        const pairs = upTo((k) => 2 * (2 ** k - 1));
        const perBasket = texList(sizes.map((k) => 2 ** (k - 1)));
        return made(common, {
          answer: twice,
          hint: "Think about the two largest baskets first. Where must all the others be at the moment when they move? Can the two of a pair always travel together?",
          solution: [
            "Before one of the two largest baskets can reach the third mat, all the smaller ones must be on the second mat. Then the two largest move, one after the other, and the smaller ones follow.",
            "So if a stack takes $a$ moves, a stack with one more pair below takes $2a + 2$. Such a step from one size to the next is called **recursion**.",
            `One pair takes $2$ moves. So the numbers go on $${pairs}$, and ${inWords(n)} pairs take $${twice}$.`,
            `Check by counting size by size. From the largest to the smallest pair, each basket moves $${perBasket}$ times, twice as often as those below it. That makes $${ordinary}$, and with two of each size $2 \\times ${ordinary} = ${twice}$.`,
          ],
          slips: [
            [
              4 ** n - 1,
              "That would be a tower in which no two are equal. Here the two of a pair may lie on each other in any order.",
            ],
            [ordinary, "That is the number with one basket of each size."],
            [4 * n, "The smaller baskets have to move away and come back for every larger pair, again and again."],
          ],
        });
      }
    }
  },
});

function made(
  common: { readonly title: string; readonly problem: string; readonly thing: string },
  rest: {
    readonly answer: number;
    readonly hint: string;
    readonly solution: readonly string[];
    readonly slips: readonly (readonly [number, string])[];
  },
) {
  const small = common.thing === "basket" ? "pairs" : noun(2, common.thing);
  return {
    title: common.title,
    problem: common.problem,
    answer: { kind: "whole", value: String(rest.answer), unit: "moves" } as const,
    hint: rest.hint,
    solution: rest.solution,
    slips: apart(rest.answer, rest.slips),
    check: `Play it with two ${small} first: your way of counting must give what you find there.`,
  };
}

/** Moves one place on and two places on for 1, 2, ... rings. */
function round(n: number): [number, number][] {
  const pairs: [number, number][] = [[1, 2]];
  while (pairs.length < n) {
    const [p, q] = pairs.at(-1) ?? [0, 0];
    pairs.push([2 * q + 1, 2 * q + p + 2]);
  }
  return pairs;
}
