import { family } from "../../../engine/family.ts";
import type { Mark, Point } from "../../../engine/figure/figure.ts";
import { capital, inWords, noun } from "../../../engine/words.ts";
import { range } from "../../../maths/whole.ts";
import { apart } from "../slips.ts";
import { polar, regular, short } from "./shared/spots.ts";

/** A closed line that stays at one distance from a convex shape: straight pieces as long as its outline, and one circle. */
const shapes = ["", "", "", "an equilateral triangle", "a square", "a regular pentagon", "a regular hexagon"];
const plain = ["", "", "", "triangle", "square", "pentagon", "hexagon"];

const form = "whole numbers $s$ and $k$ (type $s$ first)";

const settings = {
  pipes: (r: number, n: number) => {
    const width = 2 * r;
    const widths = n - 1;
    const straight = widths * width;
    const bothStraight = 2 * straight;
    return {
      title: "A strap round the pipes",
      problem: `${capital(inWords(n))} equal pipes lie side by side in a row, each touching the next. Seen from the end they are circles with a radius of ${r} cm. A strap is pulled tight round all of them.\n\nThe strap is $s + k\\pi$ cm long. Find the ${form}.`,
      s: bothStraight,
      k: width,
      alt: `${n} equal circles with a radius of ${r} centimetres in a straight row, each touching the next. A tight band runs round all of them: straight along the top and the bottom, half round the circle at each end.`,
      draw: strap(
        range(0, n - 1).map((i): Point => [width * i, 0]),
        [
          [0, 0],
          [straight, 0],
        ],
        r,
        "cm",
      ),
      hint: "Which pieces of the strap are straight, and from which point to which? What do the bent pieces make when you put them together?",
      steps: [
        `The straight pieces run along the top and the bottom, each as long as the way from the first centre to the last: ${inWords(widths)} widths of $2 \\times ${r} = ${width}$ cm, so $${widths} \\times ${width} = ${straight}$ cm.`,
        `Two such pieces make $s = 2 \\times ${straight} = ${bothStraight}$.`,
        `The strap turns by half a turn at each end. Together that is **one full turn**, so the bent pieces are one whole circle with radius ${r} cm: $2\\pi \\times ${r} = ${width}\\pi$, and $k = ${width}$.`,
      ],
      slips: [
        [
          2 * width * n,
          width,
          "Your straight pieces go from outer edge to outer edge. Where does the strap begin to bend?",
        ],
        [straight, width, "You have the straight piece along the top. There is one along the bottom as well."],
        [bothStraight, r, "You have the bent piece at one end. The strap also bends at the other end."],
      ] as const,
    };
  },
  tins: (r: number, n: number) => {
    const width = 2 * r;
    const widths = n - 1;
    const straight = widths * width;
    const round = 3 * straight;
    const together = widths === 1 ? "" : `, so $${widths} \\times ${width} = ${straight}$ cm`;
    return {
      title: "Tins in a triangle",
      problem: `Equal tins stand together in a triangle, ${inWords(n)} along each side. Seen from above they are circles with a radius of ${r} cm, and neighbours touch. A ribbon is pulled tight round all of them.\n\nThe ribbon is $s + k\\pi$ cm long. Find the ${form}.`,
      s: round,
      k: width,
      alt: `Equal circles with a radius of ${r} centimetres stand close together in a triangle, ${n} along each side, neighbours touching. A tight band runs round all of them: three straight pieces, and a bend round each of the three circles at the corners.`,
      draw: triangleOfTins(r, n),
      hint: "Join the centres of the three corner tins. What do the sides of that triangle tell you about the straight pieces, and how much does the ribbon turn in all?",
      steps: [
        `Each straight piece is as long as the way between the centres of two corner tins: ${inWords(widths)} ${noun(widths, "width")} of $2 \\times ${r} = ${width}$ cm${together}.`,
        `There are three of them: $s = 3 \\times ${straight} = ${round}$.`,
        `At each corner tin the ribbon turns by $120°$, a third of a turn. Together that is **one full turn**, so the bent pieces are one whole circle with radius ${r} cm: $2\\pi \\times ${r} = ${width}\\pi$, and $k = ${width}$.`,
      ],
      slips: [
        [
          3 * width * n,
          width,
          "Count the straight pieces from centre to centre: at each corner the ribbon bends already.",
        ],
        [round, 3 * width, "Does the ribbon go round the whole of each corner tin? How far does it turn there?"],
        [round, r, "That is half of a circle. Add up the turns at all three corners."],
      ] as const,
    };
  },
  mower: (r: number, n: number, side: number) => {
    const round = n * side;
    const turned = 360 / n;
    const width = 2 * r;
    return {
      title: "A robot keeps its distance",
      problem: `A flower bed has the shape of ${shapes[n]} with sides of ${side} m. A mowing robot drives once round it. It always stays exactly ${r} m away from the nearest point of the bed.\n\nIts path is $s + k\\pi$ m long. Find the ${form}.`,
      s: round,
      k: width,
      alt: `A ${plain[n]} with ${n} equal sides of ${side} metres. Around it runs a closed dashed path that is everywhere ${r} metres away from the nearest point of the ${plain[n]}: straight along the sides, rounded at the corners.`,
      draw: bed(r, n, side),
      hint: "What does the path look like along a side, and what round a corner? By how much has the robot turned when it is back?",
      steps: [
        `Along a side the robot drives a straight piece exactly as long as the side, ${side} m. There are ${inWords(n)} sides: $s = ${n} \\times ${side} = ${round}$.`,
        `At a corner the nearest point is the corner itself, so the robot drives an arc of radius ${r} m round it. It turns there by as much as the next side is turned: $360° \\div ${n} = ${turned}°$.`,
        `All the corners together make **one full turn**. So the arcs are one whole circle: $2\\pi \\times ${r} = ${width}\\pi$, and $k = ${width}$.`,
      ],
      slips: [
        [round, width * n, "You drove a full circle at each corner. How far does the robot turn there?"],
        [
          n * (side + width),
          width,
          "Along a side, the straight piece ends level with the corners. Only the arcs go further out.",
        ],
        [round, r, "That is half of a circle. Add up the turns at all the corners."],
      ] as const,
    };
  },
  rails: (r: number, _n: number, side: number) => {
    const straight = 3 * side;
    const width = 2 * r;
    return {
      title: "Inner rail, outer rail",
      problem: `Two toy railway lines run side by side in a closed loop, as in the picture. The loop has two straight stretches of ${straight} cm and a half circle at each end. The outer line is everywhere ${r} cm further out than the inner one.\n\nOnce round the outer line is $k\\pi$ cm longer than once round the inner one. Find the whole number $k$.`,
      s: 0,
      k: width,
      alt: `Two closed loops, one inside the other, each with two level straight stretches of ${straight} centimetres and a half circle at each end. The outer loop is everywhere ${r} centimetres further out than the inner one. The radius of the inner half circles is not given.`,
      draw: loop(r, straight),
      hint: "Along the straight stretches nothing changes. Call the inner radius whatever you like: what happens to the half circles?",
      steps: [
        `The straight stretches are equally long on both lines, ${straight} cm each, so they make no difference.`,
        "The two half circles of a line make **one full turn**, a whole circle. If the inner one has radius $x$, it is $2\\pi x$ long.",
        `The outer one has radius $x + ${r}$, so it is $2\\pi (x + ${r})$, which is $2\\pi x + ${width}\\pi$. The difference is $${width}\\pi$, so $k = ${width}$, whatever $x$ is.`,
      ],
      slips: [
        [0, r, "That is the difference at one end. The loop has a half circle at the other end too."],
        [0, 2 * width, "That would be two full circles more. How many do the two half circles make?"],
        [0, r * r, "You compared areas. The rails are lines: how long are they?"],
      ] as const,
    };
  },
};

/** Circles, and the band of two or three straight pieces round the outer ones, anticlockwise. */
function strap(circles: readonly Point[], outer: readonly Point[], r: number, unit: string): Mark[] {
  const sides = outer.map((from, i) => [from, outer[(i + 1) % outer.length] ?? from] as const);
  const way = ([[ax, ay], [bx, by]]: readonly [Point, Point]) => (Math.atan2(by - ay, bx - ax) * 180) / Math.PI;
  const first = circles[0] ?? [0, 0];
  return [
    ...circles.map((at): Mark => ({ circle: at, radius: r, fill: "tint1" })),
    ...sides.map((side): Mark => ({ line: [polar(side[0], r, way(side) - 90), polar(side[1], r, way(side) - 90)] })),
    ...sides.map((side, i): Mark => {
      const from = short(way(side) - 90);
      return {
        arc: side[1],
        radius: r,
        from,
        to: short(from + turn(way(side), way(sides[(i + 1) % sides.length] ?? side))),
      };
    }),
    { dot: first },
    { line: [first, polar(first, r, 180)] },
    { text: `${r} ${unit}`, at: polar(first, r, 180), side: "w" },
  ];
}

const turn = (from: number, to: number) => (((to - from) % 360) + 360) % 360;

function triangleOfTins(r: number, n: number): Mark[] {
  const circles = range(0, n - 1).flatMap((row) =>
    range(0, n - 1 - row).map((i): Point => [short(2 * r * i + r * row), short(Math.sqrt(3) * r * row)]),
  );
  return strap(circles, regular(3, 2 * r * (n - 1), [0, 0], 0), r, "cm");
}

function bed(r: number, n: number, side: number): Mark[] {
  const corners = regular(n, side, [0, 0], 0);
  const path = corners.flatMap((from, i): Mark[] => {
    const way = (360 * i) / n;
    const to = corners[(i + 1) % n] ?? from;
    return [
      { line: [polar(from, r, way - 90), polar(to, r, way - 90)], dashed: true },
      { arc: to, radius: r, from: way - 90, to: way - 90 + 360 / n, dashed: true },
    ];
  });
  return [
    { polygon: corners, fill: "tint1" },
    ...path,
    {
      line: [
        [0, 0],
        [side, 0],
      ],
      label: `${side} m`,
      side: "n",
    },
    {
      line: [
        [short(side / 2), 0],
        [short(side / 2), -r],
      ],
      thin: true,
    },
    { text: `${r} m`, at: [short(side / 2), -r / 2], side: "e" },
  ];
}

function loop(r: number, length: number): Mark[] {
  const inner = short(length / 4);
  return [inner, inner + r]
    .flatMap((radius): Mark[] => [
      {
        line: [
          [0, radius],
          [length, radius],
        ],
      },
      {
        line: [
          [0, -radius],
          [length, -radius],
        ],
      },
      { arc: [0, 0], radius, from: 90, to: 270 },
      { arc: [length, 0], radius, from: 270, to: 450 },
    ])
    .concat([
      {
        line: [
          [0, -inner],
          [length, -inner],
        ],
        label: `${length} cm`,
        side: "n",
      },
      {
        line: [
          [short(length / 2), inner],
          [short(length / 2), inner + r],
        ],
        thin: true,
      },
      { text: `${r} cm`, at: [short(length / 2), inner + r], side: "n" },
    ]);
}

export default family({
  level: "medium",
  minutes: 6,
  kind: "thinking",
  technique: "the bends make one full turn",
  ages: "12-14",
  curriculum: ["KS3 circumference", "7.G.4"],
  bounds: { setting: ["pipes", "tins", "mower", "rails"], r: [2, 9], n: [2, 6], side: [10, 24] },
  rules: {
    "pipes and tins have no sides": ({ setting, side }) => setting === "mower" || setting === "rails" || side === 10,
    "at least three pipes": ({ setting, n }) => setting !== "pipes" || n > 2,
    "not too many tins": ({ setting, n }) => setting !== "tins" || n < 5,
    "a bed has corners": ({ setting, n, r, side }) => setting !== "mower" || (n > 2 && 2 * r <= side),
    "rails have no corners": ({ setting, n }) => setting !== "rails" || n === 2,
  },
  write({ setting, r, n, side }) {
    const { title, problem, s, k, alt, draw, hint, steps, slips } = settings[setting](r, n, side);
    const isPair = setting !== "rails";
    const parts = setting === "mower" ? n : setting === "tins" ? 3 : 2;
    const piece = s / parts;
    const about = Math.round(s + k * Math.PI);
    const closed = setting === "mower" ? "along the edge of the bed" : "through the outer centres";
    // The check of the rails chooses an inner radius of 10.
    const outer = 10 + r;
    const outerCircle = 2 * outer;
    const part = ["", "", "half", "a third", "a quarter", "a fifth", "a sixth"][parts];
    const typed = (first: number, second: number) => (isPair ? `${first}, ${second}` : String(second));
    return {
      title,
      problem,
      figure: { alt, scale: true, points: {}, draw },
      answer: isPair
        ? { kind: "list", items: [String(s), String(k)], ordered: true, labels: ["s", "k"] }
        : { kind: "whole", value: String(k), label: "k" },
      hint,
      solution: [
        ...steps,
        isPair
          ? `Check part by part: the line is made of ${inWords(parts)} equal parts, each a straight piece of ${piece} and ${part} of a circle. ${capital(inWords(parts))} straight pieces make ${s}, and the arcs make one circle. With $\\pi$ about $3.14$ that is about ${about}, more than the ${s} of the closed line ${closed}, which lies inside it.`
          : `Check with numbers: let the inner radius be 10 cm. Then the inner circle is $20\\pi$ and the outer one $2\\pi \\times ${outer} = ${outerCircle}\\pi$. The difference is $${k}\\pi$.`,
      ],
      slips: apart(
        typed(s, k),
        slips.map(([first, second, say]) => [typed(first, second), say] as const),
      ),
      check: isPair
        ? "Walk once round: add up the straight pieces for s, and add up how far you turn in the bends for k."
        : "Choose any inner radius, work out both lines in full, and compare.",
    };
  },
});
