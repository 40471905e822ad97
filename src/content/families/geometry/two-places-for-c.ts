import { family } from "../../../engine/family.ts";
import type { Point } from "../../../engine/figure/figure.ts";
import { inBrackets } from "../../../engine/tex.ts";
import { withMinus } from "../../../engine/words.ts";
import { sumTex } from "../algebra/shared/sums.ts";
import { apart } from "../slips.ts";

const point = (x: number | string, y: number | string): string => `(${x}, ${y})`;

/** "12 - 3k": a number and so many k. */
const linear = (number: number, many: number): string => sumTex([number, ""], [many, "k"]);

/** Twice the area of ABC, with C = (k, h) or C = (0, k): |c + mk|. */
function doubled(setting: string, ax: number, ay: number, bx: number, by: number, h: number): [c: number, m: number] {
  const [across, up] = [bx - ax, by - ay];
  return setting === "ladder" ? [up * ax - across * ay, across] : [across * (h - ay) + up * ax, -up];
}

/** The two values of k, smaller first. */
function places([c, m]: readonly [number, number], area: number): [number, number] {
  const [one, two] = [(2 * area - c) / m, (-2 * area - c) / m];
  return one < two ? [one, two] : [two, one];
}

const settings = {
  sail: (A: string, B: string, h: number, area: number) => ({
    title: "A sail for shade",
    problem: `A triangular sail $ABC$ is to shade a yard. Two of its corners are tied to trees at $A\\,${A}$ and $B\\,${B}$, the third to a straight rail $y = ${h}$, at $C\\,(k, ${h})$. On the plan the triangle is to have an area of $${area}$.\n\nFind both possible values of $k$.`,
    alt: `The line y = ${withMinus(h)} is dashed; C is somewhere on it and not drawn.`,
  }),
  ladder: (A: string, B: string, _h: number, area: number) => ({
    title: "Up or down the axis",
    problem: `$A\\,${A}$ and $B\\,${B}$ are two corners of a triangle. The third corner $C\\,(0, k)$ is to lie on the $y$-axis. The triangle $ABC$ is to have an area of $${area}$.\n\nFind both possible values of $k$.`,
    alt: "C is somewhere on the y-axis and not drawn.",
  }),
  buoys: (A: string, B: string, h: number, area: number) => ({
    title: "Two buoys on one line",
    problem: `Ships sail along the line $y = ${h}$ on a chart. Two beacons stand at $A\\,${A}$ and $B\\,${B}$. A buoy is put at each point $C$ of the line for which triangle $ABC$ has an area of $${area}$.\n\nThere are two such points. How far apart are the buoys, in units of the chart?`,
    alt: `The line y = ${withMinus(h)} is dashed; the two buoys are somewhere on it and not drawn.`,
  }),
};

export default family({
  level: "hard",
  minutes: 8,
  kind: "thinking",
  technique: "one area on either side of a line",
  ages: "15-17",
  curriculum: ["A-level coordinate geometry", "HSG-GPE.7"],
  bounds: {
    setting: ["sail", "ladder", "buoys"],
    ax: [1, 8],
    ay: [0, 7],
    bx: [1, 8],
    by: [0, 7],
    h: [-2, 7],
    area: [4, 24],
  },
  rules: {
    "A and B are apart in both directions": ({ ax, ay, bx, by }) => bx - ax >= 2 && Math.abs(by - ay) >= 2,
    "the line goes through neither and is no axis": ({ ay, by, h }) => h !== ay && h !== by && h !== 0,
    "both places are whole": ({ setting, ax, ay, bx, by, h, area }) =>
      places(doubled(setting, ax, ay, bx, by, h), area).every(Number.isInteger),
    "neither place is far away": ({ setting, ax, ay, bx, by, h, area }) =>
      places(doubled(setting, ax, ay, bx, by, h), area).every((k) => Math.abs(k) <= 20),
    "both places take some work": ({ setting, ax, ay, bx, by, h, area }) =>
      places(doubled(setting, ax, ay, bx, by, h), area).every((k) => k !== 0 && k !== ax && k !== bx),
  },
  write({ setting, ax, ay, bx, by, h, area }) {
    const [A, B]: [Point, Point] = [
      [ax, ay],
      [bx, by],
    ];
    const { title, problem, alt } = settings[setting](point(ax, ay), point(bx, by), h, area);
    const [c, m] = doubled(setting, ax, ay, bx, by, h);
    const [low, high] = places([c, m], area);
    const isLadder = setting === "ladder";
    const isBuoys = setting === "buoys";
    const [across, up] = [bx - ax, by - ay];
    const low0 = Math.min(0, isLadder ? 0 : h);
    const gap = high - low;
    const width = isLadder ? across : Math.abs(up);
    const way = isLadder ? `$(0 - ${ax}, k - ${ay})$` : `$(k - ${ax}, ${h} - ${ay})$`;
    const doubleArea = 2 * area;
    const difference = linear(c, m);
    const solved = [doubleArea, -doubleArea].map((value) => {
      const k = (value - c) / m;
      return `From $${difference} = ${value}$ comes $k = ${k}$`;
    });
    const solutions = solved.join(". ");
    const products = isLadder
      ? `$${across}(k - ${ay}) - ${inBrackets(up)}(0 - ${ax})$`
      : `$${across}(${h} - ${ay}) - ${inBrackets(up)}(k - ${ax})$`;
    const found = isBuoys
      ? `So the buoys are $${high} - ${inBrackets(low)} = ${gap}$ apart.`
      : `So $k = ${low}$ or $k = ${high}$.`;
    const apartWay = isLadder ? "across" : "up and down";
    const half = gap / 2;
    /** A slip of two whole numbers that are not the two right ones. */
    const pairs = (pair: readonly number[], say: string): [string, string][] => {
      const [one = 0, two = 0] = [...pair].sort((p, q) => p - q);
      return pair.every(Number.isInteger) && (one !== low || two !== high) ? [[`${one}, ${two}`, say]] : [];
    };
    const answer = isBuoys
      ? ({ kind: "whole", value: String(gap) } as const)
      : ({ kind: "list", items: [String(low), String(high)], ordered: false } as const);
    return {
      title,
      problem,
      figure: {
        alt: `Coordinate axes, x from 0 to 8 and y from ${withMinus(low0)} to 8, with the points A ${point(ax, ay)} and B ${point(bx, by)}, joined by a line. ${alt}`,
        scale: true,
        points: {},
        draw: [
          { axes: { x: [0, 8], y: [low0, 8] } },
          { line: [A, B] },
          ...(isLadder
            ? []
            : [
                {
                  line: [
                    [0, h],
                    [8, h],
                  ] as const,
                  dashed: true,
                },
              ]),
          { dot: A, label: "A", side: up > 0 ? "s" : "n" },
          { dot: B, label: "B", side: up > 0 ? "n" : "s" },
        ],
      },
      answer,
      hint: `All triangles with the base AB and this area have the same height. On how many sides of the line AB can C be?`,
      solution: [
        `From $A$ to $B$ it is $(${across}, ${up})$, and from $A$ to $C$ it is ${way}. If two sides of a triangle go $(p, q)$ and $(r, s)$, then $|ps - qr|$ is twice its area.`,
        `Here $ps - qr$ is ${products}, which is $${difference}$. It may be positive or negative, because there is **one area on either side of the line** $AB$.`,
        `Twice the area is $${doubleArea}$. ${solutions}. ${found}`,
        `Check with the point $M$ halfway between the two places: there the line $AB$ meets the line of $C$. From $M$ to $C$ it is $${half}$. Triangle $ABC$ is made of $MAC$ and $MBC$, added or subtracted, and ${apartWay} $A$ and $B$ are $${width}$ apart. So the area is $\\frac{1}{2} \\times ${half} \\times ${width} = ${area}$.`,
      ],
      slips: isBuoys
        ? apart(
            gap,
            [
              [
                half,
                "That is how far a buoy is from the line AB, along the ships' way. There is one on the other side as well.",
              ],
              [2 * gap, "The area of a triangle is only half of base times height."],
            ],
            1,
          )
        : apart(`${low}, ${high}`, [
            [String(high), "That is one place. Can C lie on the other side of the line AB, too?"],
            [String(low), "That is one place. Can C lie on the other side of the line AB, too?"],
            ...pairs([-high, -low], "The signs are turned round. Put one of your values in and work out the area."),
            ...pairs(
              [(area - c) / m, (-area - c) / m],
              "The area of a triangle is half of base times height. Where does the factor of 2 belong?",
            ),
          ]),
      check: isBuoys
        ? "Put a buoy half of your distance to each side of the point where AB meets the ships' line, and work out an area."
        : "Put each of your values in and work out the area of the triangle; it must be right both times.",
    };
  },
});
