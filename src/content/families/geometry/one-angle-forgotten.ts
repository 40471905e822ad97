import { family } from "../../../engine/family.ts";
import type { Mark, Point } from "../../../engine/figure/figure.ts";
import { apart } from "../slips.ts";
import { regular } from "./shared/spots.ts";

/** The triangles of a convex polygon with n corners, and its sum of angles. */
const inside = (n: number) => {
  const triangles = n - 2;
  return { triangles, sum: 180 * triangles };
};

/** A convex polygon with n corners, and x degrees left out of its angle sum or counted twice. */
const settings = {
  which: (n: number, x: number) => {
    const { triangles, sum } = inside(n);
    const told = sum - x;
    const [multiple, remainder] = [triangles - 1, 180 - x];
    return {
      title: "One angle was left out",
      problem: `Ayşe measures the inside angles of a polygon and adds them up. The polygon has no corner that points inwards. Her measuring is exact and she gets $${told}°$. Then she notices that she has left out one angle.\n\nHow many degrees has the angle she left out?`,
      value: x,
      unit: "°",
      asked: `Together, all the inside angles but one are ${told} degrees; the one left out is asked for.`,
      steps: [
        `The angle left out is more than $0°$ and less than $180°$. So the true sum is a multiple of $180°$ that is above $${told}°$, but by less than $180°$.`,
        `$${told} \\div 180$ is $${multiple}$ with remainder $${remainder}$, so that multiple is $${triangles} \\times 180° = ${sum}°$. Looking for the nearest multiple is **trapping a number between multiples**.`,
        `The angle left out is $${sum}° - ${told}° = ${x}°$.`,
      ],
      slips: [
        [
          remainder,
          "That is how far the sum is above a multiple of 180°. The forgotten angle must be added on. What is missing to the next one?",
        ],
        [n, "That is the number of corners. The angle is asked for."],
      ] as const,
    };
  },
  sides: (n: number, x: number) => {
    const { triangles, sum } = inside(n);
    const told = sum - x;
    const [multiple, remainder] = [triangles - 1, 180 - x];
    return {
      title: "How many corners had the kiosk?",
      problem: `The floor of a kiosk is a polygon. No corner points inwards. From an old survey only the sum of its inside angles is known: $${told}°$. But a note in the margin says that one angle was forgotten in that sum.\n\nHow many corners has the floor?`,
      value: n,
      unit: "corners",
      asked: `Together, all the inside angles but one are ${told} degrees; the number of corners is asked for.`,
      steps: [
        `The forgotten angle is more than $0°$ and less than $180°$. So the true sum is a multiple of $180°$ that is above $${told}°$, but by less than $180°$.`,
        `$${told} \\div 180$ is $${multiple}$ with remainder $${remainder}$, so the true sum is $${triangles} \\times 180° = ${sum}°$. This is **trapping a number between multiples**.`,
        `There are always two triangles fewer than corners. Here there are $${triangles}$ triangles, so $${n}$ corners.`,
      ],
      slips: [
        [triangles, "That is how many times 180° the angles make. How many corners go with that many triangles?"],
        [n - 1, "One off: count the triangles that meet at one corner, and the corners they need."],
      ] as const,
    };
  },
  twice: (n: number, x: number) => {
    const { triangles, sum } = inside(n);
    const told = sum + x;
    return {
      title: "One corner too many",
      problem: `A robot drives once round a field that has no corner pointing inwards. At each corner it notes the inside angle, and it adds them all up. But it has gone a little too far and has counted one corner twice. Its sum is $${told}°$.\n\nHow many degrees has the angle that was counted twice?`,
      value: x,
      unit: "°",
      asked: `All the inside angles, one of them counted twice, are ${told} degrees together; that angle is asked for.`,
      steps: [
        `The angle counted twice is more than $0°$ and less than $180°$. So the true sum is a multiple of $180°$ that is below $${told}°$, but by less than $180°$.`,
        `$${told} \\div 180$ is $${triangles}$ with remainder $${x}$, so that multiple is $${triangles} \\times 180° = ${sum}°$. Looking for the nearest multiple is **trapping a number between multiples**.`,
        `The angle counted twice is $${told}° - ${sum}° = ${x}°$.`,
      ],
      slips: [
        [180 - x, "That is what is missing to the next multiple of 180°. But this sum is too large, not too small."],
        [n, "That is the number of corners. The angle is asked for."],
      ] as const,
    };
  },
};

/** A piece of a polygon, as long as what is dashed at both ends: it must not give the number of corners away. */
const pictures: Readonly<
  Record<
    keyof typeof settings,
    { corners: readonly Point[]; marks: Readonly<Record<number, object>>; start: readonly Mark[]; seen: string }
  >
> = {
  which: {
    corners: regular(11, 4, [0, 0], -98).slice(0, 6),
    marks: { 3: { label: "?" } },
    start: [],
    seen: "One of the angles has a question mark: it was left out.",
  },
  sides: {
    corners: [
      [12, 0],
      [11, 3],
      [7.5, 5.2],
      [3.5, 5],
      [1, 3.2],
      [0, 0.5],
    ],
    marks: {},
    start: [],
    seen: "It is the upper part of a floor plan.",
  },
  twice: {
    corners: [
      [0, 0],
      [4.5, 0.5],
      [7.5, 3],
      [8.5, 6.5],
      [6.5, 9.5],
      [2.5, 10.5],
    ],
    marks: { 2: { arcs: 2, label: "?" } },
    start: [{ dot: [6, 1.75], label: "start", side: "se" }],
    seen: "The robot starts between the first of these corners and the second. The second has a double arc and a question mark: it was counted twice.",
  },
};

export default family({
  level: "medium",
  minutes: 5,
  kind: "thinking",
  technique: "trapping a number between multiples",
  ages: "12-14",
  curriculum: ["KS3 angles in polygons", "8.G.5"],
  bounds: { setting: ["which", "sides", "twice"], n: [6, 16], x: [35, 165] },
  rules: { "a slip is not right": ({ x }) => x !== 90 },
  write({ setting, n, x }) {
    const { title, problem, value, unit, asked, steps, slips } = settings[setting](n, x);
    const { corners, marks, start, seen } = pictures[setting];
    const angles = [1, 2, 3, 4].flatMap((i) => {
      const [a, b, c] = corners.slice(i - 1, i + 2);
      return a && b && c ? [{ angle: [a, b, c] as const, ...marks[i] }] : [];
    });
    const { sum } = inside(n);
    const [without, twice] = [sum - x, sum + x];
    return {
      title,
      problem,
      figure: {
        alt: `Part of a polygon without corners that point inwards: four of its corners, with their inside angles marked, and dashed lines where it goes on. ${seen} The number of corners is not shown. ${asked}`,
        scale: false,
        points: {},
        draw: [
          { line: corners.slice(1, 5) },
          { line: corners.slice(0, 2), dashed: true },
          { line: corners.slice(4, 6), dashed: true },
          ...angles,
          ...start,
        ],
      },
      answer: { kind: "whole", value: String(value), unit },
      hint: "Of what number must the inside angles of a polygon always be a multiple? And how large can one of them be at most?",
      solution: [
        "Lines from one corner cut the polygon into triangles, so its inside angles add to a multiple of $180°$: as many times as there are triangles.",
        ...steps,
        setting === "twice"
          ? `Check: with $${n}$ corners the outside turns make one full turn, so the inside angles are $${n} \\times 180° - 360° = ${sum}°$. Add $${x}°$ once more: $${twice}°$, as noted.`
          : `Check: with $${n}$ corners the outside turns make one full turn, so the inside angles are $${n} \\times 180° - 360° = ${sum}°$. Without an angle of $${x}°$ that is $${without}°$, as told.`,
      ],
      slips: apart(value, slips),
      check: "The true sum must be a multiple of 180°, and the angle in question must be less than 180°.",
    };
  },
});
