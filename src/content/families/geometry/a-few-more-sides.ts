import { family } from "../../../engine/family.ts";
import type { Mark, Point } from "../../../engine/figure/figure.ts";
import { texTimes } from "../../../engine/tex.ts";
import { count } from "../../../engine/words.ts";
import { apart } from "../slips.ts";
import { between, regular } from "./shared/spots.ts";

/** Regular polygons with n and n + k sides, whose angles differ by d degrees. */
const difference = (n: number, k: number) => (360 * k) / (n * (n + k));

const settings = {
  coins: (n: number, k: number, d: number) => ({
    title: "Two coins with corners",
    problem: `Two coins of one country are regular polygons. The larger coin has ${count(k, "side")} more than the smaller one. Each of its inside angles is $${d}°$ larger than an inside angle of the smaller coin.\n\nHow many sides has the smaller coin?`,
    value: n,
    asked: `The second polygon has ${count(k, "side")} more than the first, and each of its inside angles is ${count(d, "degree")} larger. How many sides has the first?`,
    end: `So the smaller coin has $${n}$ sides.`,
    wrong: [n + k, "That is the larger coin. How many sides has the smaller one?"] as const,
  }),
  drones: (n: number, k: number, d: number) => {
    const more = n + k;
    return {
      title: "Two drones, two tours",
      problem: `Two drones each fly once round a regular polygon. Each turns by the same angle at every corner. The tour of the blue drone has ${count(k, "corner")} more than the tour of the red one, and the blue drone turns $${d}°$ less at each corner.\n\nHow many corners has the tour of the blue drone?`,
      value: more,
      asked: `The second polygon has ${count(k, "corner")} more than the first, and the turn at each of its corners is ${count(d, "degree")} smaller. How many corners has the second?`,
      end: `That is the red tour. The blue one has $${n} + ${k} = ${more}$ corners.`,
      wrong: [n, "That is the tour of the red drone. The blue one has more corners."] as const,
    };
  },
  towers: (n: number, k: number, d: number) => {
    const [more, together] = [n + k, 2 * n + k];
    return {
      title: "The old tower and the new",
      problem: `Two towers stand on floors that are regular polygons. The new tower has ${count(k, "wall")} more than the old one. Where two of its walls meet, the angle inside is $${d}°$ larger than in the old tower.\n\nHow many walls do the two towers have together?`,
      value: together,
      asked: `The second polygon has ${count(k, "side")} more than the first, and each of its inside angles is ${count(d, "degree")} larger. How many sides have both together?`,
      end: `So the old tower has $${n}$ walls, the new one $${more}$, together $${together}$.`,
      wrong: [n, "That is the old tower alone. How many walls have both?"] as const,
    };
  },
};

export default family({
  level: "hard",
  minutes: 6,
  kind: "drill",
  technique: "quadratic equation",
  ages: "14-16",
  curriculum: ["GCSE polygons and quadratic equations", "HSA-REI.4"],
  bounds: { setting: ["coins", "drones", "towers"], n: [4, 40], k: [1, 15] },
  rules: {
    "the difference is a whole number of degrees": ({ n, k }) => Number.isInteger(difference(n, k)),
    "the difference can be seen": ({ n, k }) => difference(n, k) <= 48,
    "there are fewer than twice as many": ({ n, k }) => k < n,
    "the key is no number of the story": ({ n, k }) => difference(n, k) !== n && difference(n, k) !== n + k,
  },
  write({ setting, n, k }) {
    const d = difference(n, k);
    const { title, problem, value, asked, end, wrong } = settings[setting](n, k, d);
    const more = n + k;
    const product = n * more;
    const right = 360 * k;
    const square = right / d;
    const [turn, smallerTurn] = [360 / n, 360 / more];
    const areTurnsWhole = Number.isInteger(turn) && Number.isInteger(smallerTurn);
    const [longer, shorter] = [360 * more, 360 * n];
    const first = regular(6, 4, [0, 0], -90).slice(0, 4);
    const second = regular(8, 4, [10, 0], -67.5).slice(0, 4);
    const isTurn = setting === "drones";
    const degrees = count(d, "degree");
    const marked = isTurn
      ? `At a corner of the first, the turn from the straight line to the next side is marked t; at a corner of the second it is t less ${degrees}`
      : `The inside angle of the first is marked w, that of the second is w and ${degrees} more`;
    const differ = isTurn
      ? `They differ by $${d}°$.`
      : `An inside angle and its turn make $180°$, so the turns differ by $${d}°$ as well.`;
    const turns = areTurnsWhole
      ? `are $${turn}°$ and $${smallerTurn}°$, and the difference is $${d}°$.`
      : `are $\\frac{360}{${n}}$ and $\\frac{360}{${more}}$ degrees; over the denominator $${product}$ the difference is $\\frac{${longer} - ${shorter}}{${product}} = ${d}$.`;
    // The inside angle at a corner, or the turn there, from the line that goes straight on.
    const arc = ([from, at, to]: readonly Point[], label: string): Mark[] => {
      if (!from || !at || !to) return [];
      const on = between(from, at, 1.45);
      return isTurn
        ? [
            { line: [at, on], dashed: true, thin: true },
            { angle: [on, at, to], label },
          ]
        : [{ angle: [from, at, to], label }];
    };
    return {
      title,
      problem,
      figure: {
        alt: `Parts of two regular polygons. ${marked}. The numbers of their sides are not shown. ${asked}`,
        scale: false,
        points: {},
        draw: [
          { line: first.slice(0, 3) },
          { line: first.slice(2, 4), dashed: true },
          { line: second.slice(0, 3) },
          { line: second.slice(2, 4), dashed: true },
          ...arc(first, isTurn ? "t" : "w"),
          ...arc(second, isTurn ? `t − ${d}°` : `w + ${d}°`),
        ],
      },
      answer: { kind: "whole", value: String(value) },
      hint: isTurn
        ? "By how much does a drone turn altogether until it is back and faces the old way? What does that make at each corner, if there are $n$?"
        : "Walk round a regular polygon: by how much do you turn at each of its corners? An inside angle that is larger means a turn that is smaller.",
      solution: [
        `Let the smaller number be $n$. Round a polygon the turns add to $360°$, so each turn is $\\frac{360}{n}$ degrees for one polygon and $\\frac{360}{n + ${k}}$ for the other. ${differ}`,
        `$\\frac{360}{n} - \\frac{360}{n + ${k}} = ${d}$. Multiply by $n(n + ${k})$: on the left remains $360 \\times ${k}$, so $${d}n(n + ${k}) = ${right}$.`,
        `Divide by $${d}$: $n(n + ${k}) = ${square}$. That is the **quadratic equation** $n^2 + ${texTimes(k, "n")} - ${square} = 0$, or $(n - ${n})(n + ${more}) = 0$. Only $n = ${n}$ is above zero.`,
        end,
        `Check: $360° \\div ${n}$ and $360° \\div ${more}$ ${turns}`,
      ],
      slips: apart(
        value,
        [
          wrong,
          [
            360 / d,
            "Dividing a full turn by the difference gives a polygon whose turn is that difference. Here it is the difference of two turns.",
          ],
        ],
        1,
      ),
      check: `Work out the turn at a corner for both numbers of corners: the two turns must differ by ${d}°.`,
    };
  },
});
