import { family } from "../../../engine/family.ts";
import type { Mark, Point } from "../../../engine/figure/figure.ts";
import { wholeRoot } from "../../../maths/whole.ts";
import { apart } from "../slips.ts";
import { short } from "./shared/spots.ts";

/** Two circles with radii R > r and a straight line that touches both; t is the distance of the points of contact. */
const across = (t: number, up: number) => wholeRoot(t * t + up * up) ?? 0;
const meet =
  "A radius to the point of contact is **perpendicular to the tangent**. So both radii stand upright on the line.";

const settings = {
  belt: (R: number, r: number, t: number) => {
    const up = R - r;
    const d = across(t, up);
    const [dSquared, upSquared, tSquared] = [d * d, up * up, t * t];
    return {
      title: "The belt of the old loom",
      problem: `A belt runs round two wheels with radii of ${R} cm and ${r} cm. The centres of the wheels are ${d} cm apart. The upper straight piece of the belt touches the large wheel at $P$ and the small one at $Q$.\n\nHow long is $PQ$, in centimetres?`,
      value: t,
      alt: `Two circles apart from each other, the left one with radius ${R} centimetres, the right one with radius ${r} centimetres. Their centres are ${d} centimetres apart. A straight line touches both from above, at P and Q. The length of PQ is asked for.`,
      draw: same(R, r, t, { R: `${R} cm`, r: `${r} cm`, d: `${d} cm` }),
      steps: [
        meet,
        `Draw a parallel to $PQ$ through the centre of the small wheel. It cuts a right-angled triangle off: one leg is as long as $PQ$, the other is $${R} - ${r} = ${up}$ cm, and the long side joins the centres, ${d} cm.`,
        `By Pythagoras $PQ^2 = ${d}^2 - ${up}^2 = ${dSquared} - ${upSquared} = ${tSquared}$, so $PQ = ${t}$ cm.`,
        `Check with coordinates: let the belt be the $x$-axis and put the centres at $(0, ${R})$ and $(${t}, ${r})$. They are $${t}$ apart sideways and $${up}$ in height, and $${t}^2 + ${up}^2 = ${dSquared} = ${d}^2$.`,
      ],
      slips: [
        [d, "The centres are not equally far from the belt, so PQ is shorter than the way between them."],
        [across2(d, R + r), "You used the sum of the radii. That fits a belt that crosses from one side to the other."],
        [d - up, "A length and a height do not subtract like that. What triangle do they belong to?"],
      ] as const,
    };
  },
  crossed: (R: number, r: number, t: number) => {
    const sum = R + r;
    const d = across(t, sum);
    const [dSquared, sumSquared, tSquared] = [d * d, sum * sum, t * t];
    return {
      title: "The crossed belt",
      problem: `A crossed belt runs from one side of a wheel to the other side of a second wheel, so that they turn in opposite directions. The wheels have radii of ${R} cm and ${r} cm, and their centres are ${d} cm apart. One straight piece of the belt touches them at $P$ and $Q$.\n\nHow long is $PQ$, in centimetres?`,
      value: t,
      alt: `Two circles apart from each other, the left one with radius ${R} centimetres, the right one with radius ${r} centimetres. Their centres are ${d} centimetres apart. A straight line touches the left one at P and the right one at Q and passes between the circles, so that they lie on different sides of it. The length of PQ is asked for.`,
      draw: crossed(R, r, t, d),
      steps: [
        "A radius to the point of contact is **perpendicular to the tangent**. So the two radii are parallel, but they point in opposite directions.",
        `Move $PQ$ parallel to itself until one end lies on the centre of the small wheel. The other end then lies on the prolonged radius at $P$. This makes a right-angled triangle: one leg as long as $PQ$, the other $${R} + ${r} = ${sum}$ cm, and the long side ${d} cm.`,
        `By Pythagoras $PQ^2 = ${d}^2 - ${sum}^2 = ${dSquared} - ${sumSquared} = ${tSquared}$, so $PQ = ${t}$ cm.`,
        `Check with coordinates: let the belt be the $x$-axis and put the centres at $(0, ${R})$ and $(${t}, -${r})$. They are $${t}$ apart sideways and $${sum}$ in height, and $${t}^2 + ${sum}^2 = ${dSquared} = ${d}^2$.`,
      ],
      slips: [
        [
          across2(d, R - r),
          "You used the difference of the radii. Here the wheels lie on different sides of the belt.",
        ],
        [d - sum, "That is the gap between the wheels along the line of centres. The belt runs at a slant to it."],
        [d, "PQ is a leg of a right-angled triangle in which the way between the centres is the long side."],
      ] as const,
    };
  },
  rollers: (R: number, r: number, t: number) => {
    const [sum, up] = [R + r, R - r];
    const [sumSquared, upSquared, tSquared] = [sum * sum, up * up, t * t];
    const factor = 4 * R;
    return {
      title: "Two rollers on the deck",
      problem: `Two round rollers lie side by side on a level deck and touch each other. The large one has a radius of ${R} cm. The points where the two stand on the deck are ${t} cm apart.\n\nWhat is the radius of the small roller, in centimetres?`,
      value: r,
      alt: `A level line with two circles standing on it that touch each other. The left one is larger and has a radius of ${R} centimetres. The points where the circles stand on the line are ${t} centimetres apart. The radius of the right one is asked for.`,
      draw: same(R, r, t, { R: `${R} cm`, r: "?", d: "" }, `${t} cm`),
      steps: [
        meet,
        `Let the small radius be $r$. The centres are $${R} + r$ apart, because the rollers touch. One is $${R} - r$ higher than the other, and sideways they are ${t} cm apart.`,
        `By Pythagoras $(${R} + r)^2 - (${R} - r)^2 = ${t}^2$. On the left, only the mixed terms stay: $${factor} r = ${tSquared}$.`,
        `So $r = ${tSquared} \\div ${factor} = ${r}$ cm.`,
        `Check: the centres are $${R} + ${r} = ${sum}$ apart, the heights differ by $${R} - ${r} = ${up}$, and $${t}^2 + ${up}^2 = ${tSquared} + ${upSquared} = ${sumSquared} = ${sum}^2$.`,
      ],
      slips: [
        [
          t - R,
          "You took the two radii to make up the distance on the deck. They do make up the distance of the centres, which is at a slant.",
        ],
        [2 * r, "That is how thick the small roller is, all the way through. The radius is asked for."],
        [4 * r, "Square the two brackets once more: what is left when you subtract them?"],
      ] as const,
    };
  },
  silos: (R: number, r: number, t: number) => {
    const up = R - r;
    const d = across(t, up);
    const gap = d - R - r;
    const [dSquared, tSquared] = [d * d, t * t];
    return {
      title: "A fence past two silos",
      problem: `Two round silos have radii of ${R} m and ${r} m. A straight fence touches both from the same side. The points where it touches are ${t} m apart.\n\nHow wide is the gap between the silos where they are nearest to each other, in metres?`,
      value: gap,
      unit: "m",
      alt: `Seen from above: a straight line touches two circles from the same side. The left circle has a radius of ${R} metres, the right one a radius of ${r} metres. The points of contact are ${t} metres apart. The circles do not touch; the shortest gap between them is asked for.`,
      draw: same(R, r, t, { R: `${R} m`, r: `${r} m`, d: "" }, `${t} m`),
      steps: [
        meet,
        `So the centres are ${t} m apart along the fence, and one is $${R} - ${r} = ${up}$ m further away from it than the other.`,
        `By Pythagoras the distance of the centres, squared, is $${t}^2 + ${up}^2 = ${dSquared}$. So the centres are ${d} m apart.`,
        `The gap lies on the line between the centres, and at both ends a radius is inside a silo: $${d} - ${R} - ${r} = ${gap}$ m.`,
        `Check backwards: a gap of ${gap} m puts the centres $${gap} + ${R} + ${r} = ${d}$ m apart, and $${d}^2 - ${up}^2 = ${tSquared} = ${t}^2$.`,
      ],
      slips: [
        [d, "That is the distance of the centres. Which parts of it lie inside the silos?"],
        [t - R - r, "Along the fence the silos stand at different distances from it. The gap runs at a slant."],
        [
          across2(t, R + r, 1) - R - r,
          "The silos stand on the same side of the fence. Do their radii add or subtract in the triangle?",
        ],
      ] as const,
    };
  },
};

/** The third side of a right-angled triangle where it is whole, otherwise no number that could be a slip. */
function across2(d: number, up: number, sign: 1 | -1 = -1): number {
  const rest = d * d + sign * up * up;
  return rest > 0 ? (wholeRoot(rest) ?? -1) : -1;
}

function same(R: number, r: number, t: number, say: { R: string; r: string; d: string }, distance = ""): Mark[] {
  // The line lies above the circles for a belt and below them where something stands on it or leans against it.
  const up = distance ? 1 : -1;
  const [A, B]: [Point, Point] = [
    [0, up * R],
    [t, up * r],
  ];
  const isBelt = distance === "";
  return [
    { circle: A, radius: R, fill: "tint1" },
    { circle: B, radius: r, fill: "tint1" },
    isBelt
      ? {
          line: [
            [0, 0],
            [t, 0],
          ],
        }
      : {
          line: [
            [-R, 0],
            [t + R / 2, 0],
          ],
        },
    { line: [A, [0, 0]], dashed: true, label: say.R, side: "w" },
    { line: [B, [t, 0]], dashed: true },
    { text: say.r, at: [t + r, up * r], side: "e" },
    ...(isBelt
      ? ([
          { line: [A, B], dashed: true, label: say.d, side: "s" },
          { dot: [0, 0], label: "P", side: "n" },
          { dot: [t, 0], label: "Q", side: "n" },
        ] as const)
      : ([
          {
            line: [
              [0, -R / 4],
              [t, -R / 4],
            ],
            thin: true,
            arrow: "both",
            label: distance,
            side: "s",
          },
        ] as const)),
    { dot: A },
    { dot: B },
  ];
}

function crossed(R: number, r: number, t: number, d: number): Mark[] {
  // Turned so that the centres lie level; the belt then runs down from P to Q.
  const turned = (x: number, y: number): Point => {
    const [cos, sin] = [t / d, (R + r) / d];
    return [short(x * cos - (y - R) * sin), short(x * sin + (y - R) * cos)];
  };
  const [A, B, P, Q] = [turned(0, R), turned(t, -r), turned(0, 0), turned(t, 0)];
  return [
    { circle: A, radius: R, fill: "tint1" },
    { circle: B, radius: r, fill: "tint1" },
    { line: [P, Q] },
    { line: [A, P], dashed: true, label: `${R} cm` },
    { line: [B, Q], dashed: true },
    { text: `${r} cm`, at: [B[0] + r, B[1]], side: "e" },
    { line: [A, B], dashed: true, label: `${d} cm`, side: "n" },
    { dot: P, label: "P", side: "s" },
    { dot: Q, label: "Q", side: "n" },
    { dot: A },
    { dot: B },
  ];
}

export default family({
  level: "hard",
  minutes: 8,
  kind: "thinking",
  technique: "right-angled triangle at a tangent",
  ages: "14-16",
  curriculum: ["GCSE tangents and Pythagoras", "HSG-C.2", "HSG-SRT.8"],
  bounds: { setting: ["belt", "crossed", "rollers", "silos"], R: [4, 25], r: [2, 18], t: [6, 48] },
  rules: {
    "the first circle is larger": ({ R, r }) => R > r + 1 && R <= 6 * r,
    "the distance is whole": ({ setting, R, r, t }) =>
      setting === "rollers" || wholeRoot(t * t + (setting === "crossed" ? R + r : R - r) ** 2) !== null,
    "the circles do not meet": ({ setting, R, r, t }) =>
      setting === "crossed" ? t >= 4 : setting === "rollers" ? t * t === 4 * R * r : t * t >= 5 * R * r,
    "the picture is not too wide": ({ R, r, t }) => t <= 4 * (R + r),
  },
  write({ setting, R, r, t }) {
    const { title, problem, value, alt, draw, steps, slips } = settings[setting](R, r, t);
    return {
      title,
      problem,
      figure: { alt, scale: true, points: {}, draw },
      answer: { kind: "whole", value: String(value), unit: setting === "silos" ? "m" : "cm" },
      hint: "Draw both radii to the points of contact and the line between the centres. Where could a right-angled triangle be cut off?",
      solution: steps,
      slips: apart(value, slips, 1),
      check:
        "Take the line as an axis, place both centres above or below their points of contact, and measure how far they are apart.",
    };
  },
});
