import { family } from "../../../engine/family.ts";
import type { Mark, Point } from "../../../engine/figure/figure.ts";
import { texFraction, texLowest } from "../../../engine/tex.ts";
import { capital, inWords } from "../../../engine/words.ts";
import { gcd, range } from "../../../maths/whole.ts";
import { apart } from "../slips.ts";
import { polar, regular, short } from "./shared/spots.ts";

/** A disc rolls without slipping; what counts for its turns is the way of its centre. */
function plain(p: number, q: number): string {
  const common = gcd(p, q);
  const [numerator, denominator] = [p / common, q / common];
  return denominator === 1 ? String(numerator) : `${numerator}/${denominator}`;
}

/** A fraction as it stands and, unless that is the same, in lowest terms: \frac{12}{8} = \frac{3}{2}. */
function reduced(p: number, q: number): string {
  const [fraction, lowest] = [texFraction(p, q), texLowest(p, q)];
  return fraction === lowest ? fraction : `${fraction} = ${lowest}`;
}

const ask =
  "A dot is painted on its rim. Seen by someone who looks on, how many full turns about its own centre has the disc made when it is back where it began? Give a whole number or a fraction.";
const shapes = ["", "", "", "an equilateral triangle", "a square", "a regular pentagon", "a regular hexagon"];
const follow =
  "The disc rolls without slipping. At every moment it turns about the point where it touches, so when its centre moves on by a circumference, the disc has made one turn. **Follow the centre.**";

const settings = {
  outside: (R: number, r: number) => {
    const radius = R + r;
    return {
      title: "Round the stone wheel",
      problem: `A stone wheel with a radius of ${R} cm lies fixed on the ground. A disc with a radius of ${r} cm rolls once round it on the outside, without slipping. ${ask}`,
      value: [radius, r] as const,
      alt: `A large fixed circle with a radius of ${R} centimetres. A smaller circle with a radius of ${r} centimetres touches it from outside at the top. It will roll once round; the dashed circle is the way of its centre.`,
      draw: round(R, r, 1, `${r} cm`),
      steps: [
        follow,
        `The centre goes round a circle with radius $${R} + ${r} = ${radius}$ cm, so its way is $2\\pi \\times ${radius}$. The circumference of the disc is $2\\pi \\times ${r}$.`,
        `The number of turns is $${reduced(radius, r)}$.`,
        `Check in another way. Along a straight road as long as the rim of the stone the disc would make $${reduced(R, r)}$ turns. Bend the road into a circle: going round it adds one turn more, and that gives $${texLowest(radius, r)}$.`,
      ],
      slips: [
        [
          R,
          r,
          "That would be right on a straight road as long as the rim of the stone. What does going round in a circle add?",
        ],
        [
          R - r,
          r,
          "That is what happens inside a ring. On which side of the stone does the centre of the disc go round?",
        ],
      ] as const,
    };
  },
  inside: (R: number, r: number) => {
    const radius = R - r;
    return {
      title: "Inside the drum",
      problem: `A drum has a round wall with an inner radius of ${R} cm. A disc with a radius of ${r} cm rolls once round **inside** it, along the wall and without slipping. ${ask}`,
      value: [radius, r] as const,
      alt: `A large fixed circle with a radius of ${R} centimetres. A smaller circle with a radius of ${r} centimetres touches it from inside at the bottom. It will roll once round along the inside; the dashed circle is the way of its centre.`,
      draw: round(R, r, -1, `${r} cm`),
      steps: [
        follow,
        `The centre goes round a circle with radius $${R} - ${r} = ${radius}$ cm, so its way is $2\\pi \\times ${radius}$. The circumference of the disc is $2\\pi \\times ${r}$.`,
        `The number of turns is $${reduced(radius, r)}$.`,
        `Check in another way. Along a straight road as long as the wall the disc would make $${reduced(R, r)}$ turns. Bent round the disc, the road turns against it: once round takes one turn away, and that gives $${texLowest(radius, r)}$.`,
      ],
      slips: [
        [R, r, "That would be right on a straight road as long as the wall. What does going round inside take away?"],
        [R + r, r, "That is what happens outside a wheel. How large is the circle of the centre here?"],
      ] as const,
    };
  },
  block: (a: number, b: number, n: number) => {
    const sides = n * a;
    const way = sides + b;
    const [turnsAlongSides, turns] = [texLowest(sides, b), texLowest(way, b)];
    const quotient = `${sides} \\div ${b}`;
    const swing = 360 / n;
    const divided = sides % b === 0 ? `$${quotient} = ${turnsAlongSides}$` : `$${quotient}$, or $${turnsAlongSides}$,`;
    return {
      title: "Round the corners",
      problem: `Mateo glues a block to the table. Its shape is ${shapes[n]} with sides of ${a} cm. He lays a jar lid flat beside it. The lid has a **circumference** of ${b} cm, and an arrow is painted on it. He rolls it along the sides and round the corners, always touching the block and never slipping, until it is back at its start.\n\nLidia looks on and watches the arrow. How many full turns about its own centre has the lid made? Give a whole number or a fraction.`,
      value: [way, b] as const,
      alt: `A regular polygon with ${n} sides of ${a} centimetres each, one of them level at the top. A small disc touches the middle of the top side. Its circumference is ${b} centimetres, and an arrow on it points from its centre straight away from the polygon. It will roll once round the outside of the polygon.`,
      draw: block(a, b, n),
      hint: "Along a side the lid rolls as on a straight road. What does it do at a corner, while it touches nothing but the corner? How far does the arrow swing there?",
      steps: [
        follow,
        `Along the ${inWords(n)} sides the centre moves as far as the sides are long, $${n} \\times ${a} = ${sides}$ cm. That makes ${divided} turns.`,
        `At a corner the disc swings round without moving on: its centre goes along an arc of $360° \\div ${n} = ${swing}°$ about the corner. All ${inWords(n)} arcs make one full circle of the disc's own radius, so one turn more.`,
        `Together that is $${turnsAlongSides} + 1 = ${turns}$ turns.`,
        `Check with the whole way of the centre: $${sides}$ cm along the sides and a circle of ${b} cm at the corners, $${way}$ cm in all. Divided by the circumference: $${way} \\div ${b} = ${turns}$.`,
      ],
      slips: [
        [sides, b, "You counted the turns along the sides. What does the disc do at the corners?"],
        [sides + n * b, b, "You gave the disc a full turn at each corner. How far does it swing round there?"],
      ] as const,
    };
  },
  coins: (_big: number, r: number, n: number) => {
    const [between, added] = [n - 2, n - 1];
    const diameter = 2 * r;
    const swing = 2 * 240 + between * 120;
    const turned = 2 * swing;
    const turns = texLowest(turned, 360);
    const arcs = between === 0 ? "2 \\times 240°" : `2 \\times 240° + ${between} \\times 120°`;
    const overBetween =
      between === 0
        ? ""
        : " Over a coin between, it swings through $180° - 120° = 60°$ above and $60°$ below, so $120°$.";
    return {
      title: "Over a row of coins",
      problem: `${capital(inWords(n))} equal coins are glued down in a straight row, each touching the next. Another coin of the same size, with a radius of ${r} mm, rolls once round the whole row, without slipping and always touching at least one of them. It stays on the outside.\n\nSeen by someone who looks on, how many full turns about its own centre has it made when it is back? Give a whole number or a fraction.`,
      value: [2 * n + 4, 3] as const,
      alt: `${n} equal circles with a radius of ${r} millimetres in a straight row, each touching the next. One more circle of the same size touches the first of them from above on the left. It will roll once round the whole row.`,
      draw: coins(r, n),
      steps: [
        follow,
        `While it rolls over one coin, its centre is $2 \\times ${r} = ${diameter}$ mm from the centre of that coin. When it touches two neighbours at once, the three centres make an equilateral triangle, with angles of $60°$.`,
        `Over a coin at an end, the centre swings through $360° - 120° = 240°$.${overBetween}`,
        `In all that is $${arcs} = ${swing}°$, on arcs with radius ${diameter} mm. On an arc of twice its own radius the coin turns twice as far as its centre swings: $2 \\times ${swing}° = ${turned}°$, which is $\\frac{${turned}}{360} = ${turns}$ turns.`,
        `Check with a single coin: there the centre swings through $360°$, and the coin makes $2$ turns. Each further coin in the row adds $120°$ to the way, which is $\\frac{2}{3}$ of a turn: $2 + ${added} \\times \\frac{2}{3} = ${turns}$.`,
      ],
      slips: [
        [
          n + 2,
          3,
          "You divided the rim it rolls over by its circumference. But the centre goes on a larger arc than that rim.",
        ],
        [
          2 * n,
          1,
          "Round a single coin it makes two turns. But in a row it does not go all the way round each of them.",
        ],
        [2 * n + 1, 3, "Follow the centre once more: over the end coins it swings through more than half a circle."],
      ] as const,
    };
  },
  find: (R: number, r: number) => {
    const radius = R + r;
    const turns = texLowest(radius, r);
    return {
      title: "How big is the disc?",
      problem: `A disc rolls once round the outside of a fixed wheel with a radius of ${R} cm, without slipping. When it is back where it began, someone who looked on has seen it make exactly $${turns}$ turns about its own centre.\n\nWhat is the radius of the disc, in centimetres?`,
      value: [r, 1] as const,
      alt: `A large fixed circle with a radius of ${R} centimetres. A smaller circle of unknown radius touches it from outside at the top. It will roll once round; the dashed circle is the way of its centre.`,
      draw: round(R, r, 1, "?"),
      steps: [
        follow,
        `Let the disc have radius $r$. The centre goes round a circle with radius $${R} + r$, so the number of turns is $\\frac{${R} + r}{r}$, which is $\\frac{${R}}{r} + 1$.`,
        `So $\\frac{${R}}{r} + 1 = ${turns}$, and $\\frac{${R}}{r} = ${texLowest(R, r)}$. Then $r = ${r}$ cm.`,
        `Check forwards: the centre's circle has radius $${R} + ${r} = ${radius}$, and $${reduced(radius, r)}$ is the number of turns that was seen.`,
      ],
      slips: [
        [
          R * r,
          R + r,
          "You divided the radius of the wheel by all the turns. One of the turns comes from going round.",
        ],
        [R * r, R + 2 * r, "One turn comes from going round. Do you have to add it or take it away to get back?"],
        [2 * r, 1, "That is the width of the disc. The radius is asked for."],
      ] as const,
    };
  },
};

function round(R: number, r: number, side: 1 | -1, label: string): Mark[] {
  const middle: Point = [0, side > 0 ? R + r : r - R];
  return [
    { circle: [0, 0], radius: R, fill: "tint1" },
    { circle: middle, radius: r, fill: "paper" },
    { circle: [0, 0], radius: R + side * r, dashed: true },
    { line: [[0, 0], polar([0, 0], R, 20)], label: `${R} cm`, side: "n" },
    { line: [middle, [0, middle[1] + r]] },
    { text: label, at: [0, middle[1] + r], side: "n" },
    { dot: [0, 0] },
    { dot: middle },
  ];
}

function block(a: number, b: number, n: number): Mark[] {
  const r = short(b / 2 / Math.PI);
  return [
    { polygon: regular(n, a, [0, 0], 180), fill: "tint1" },
    { circle: [-a / 2, r], radius: r, fill: "paper" },
    {
      line: [
        [-a / 2, r],
        [-a / 2, short(1.9 * r)],
      ],
      arrow: "end",
    },
    { dot: [-a / 2, r] },
    {
      line: [
        [-a, 0],
        [0, 0],
      ],
      label: `${a} cm`,
      side: "s",
    },
  ];
}

function coins(r: number, n: number): Mark[] {
  const middle = polar([0, 0], 2 * r, 120);
  return [
    ...range(0, n - 1).map((i): Mark => ({ circle: [2 * r * i, 0], radius: r, fill: "tint1" })),
    { circle: middle, radius: r },
    { line: [middle, polar(middle, r, 180)] },
    { text: `${r} mm`, at: polar(middle, r, 180), side: "w" },
    { dot: middle },
  ];
}

export default family({
  level: "hard",
  minutes: 8,
  kind: "thinking",
  technique: "following the centre",
  ages: "14-16",
  curriculum: ["GCSE arc length", "HSG-C.5"],
  bounds: { setting: ["outside", "inside", "block", "coins", "find"], big: [6, 40], small: [2, 15], n: [2, 6] },
  rules: {
    "the disc is smaller": ({ big, small, setting }) => setting === "coins" || big >= small + 2,
    "no more than nine turns": ({ big, small }) => big <= 8 * small,
    "fractions stay plain": ({ big, small, setting }) => setting === "coins" || small / gcd(big, small) <= 5,
    "only blocks and coins count something": ({ setting, n }) => setting === "block" || setting === "coins" || n === 2,
    "a block has corners": ({ setting, n, big, small }) => setting !== "block" || (n > 2 && n * big <= 10 * small),
    "coins of one size": ({ setting, big, small }) => setting !== "coins" || (big === 10 && small >= 8),
  },
  write({ setting, big, small, n }) {
    const its = settings[setting](big, small, n);
    const { title, problem, value, alt, draw, steps, slips } = its;
    const [over, under] = value;
    const answer = plain(over, under);
    return {
      title,
      problem,
      figure: { alt, scale: true, points: {}, draw },
      answer:
        setting === "find"
          ? { kind: "whole", value: answer, unit: "cm" }
          : { kind: "fraction", value: answer, form: "any" },
      hint:
        "hint" in its
          ? its.hint
          : "Mark the centre of the rolling disc. Along which line does it move, and how long is that line compared with the circumference of the disc?",
      solution: steps,
      slips: apart(
        answer,
        slips.map(([p, q, say]) => [setting === "find" ? p / q : plain(p, q), say] as const),
      ),
      check:
        "Work out how long the way of the centre is; your number of circumferences of the disc must be exactly as long.",
    };
  },
});
