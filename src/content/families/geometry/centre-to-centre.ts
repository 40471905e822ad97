import { family } from "../../../engine/family.ts";
import type { Mark, Point } from "../../../engine/figure/figure.ts";
import { inWords } from "../../../engine/words.ts";
import { range } from "../../../maths/whole.ts";
import { apart } from "../slips.ts";
import { polar, short } from "./shared/spots.ts";

/** Circles that touch: the way between their middles is made of radii. */
const settings = {
  beetle: (a: number, b: number, c: number) => {
    const [first, second, third] = [a + b, b + c, c + a];
    const sum = a + b + c;
    const doubled = 2 * sum;
    return {
      title: "The beetle on the tins",
      problem: `Three round tins, equally high, stand on a table. Each one touches the other two. Seen from above they are circles with radii of ${a} cm, ${b} cm and ${c} cm.\n\nA beetle on the lids walks straight from middle to middle, round all three tins and back to where it started. How many centimetres does it walk?`,
      value: doubled,
      unit: "cm",
      alt: `Three circles, each touching the other two. Their radii are ${a}, ${b} and ${c} centimetres. A dashed triangle joins the three middles.`,
      draw: trio(a, b, c, true),
      hint: "The beetle crosses the place where two tins touch. How far is it from there to each of the two middles?",
      steps: [
        "Where two tins touch, the straight way from middle to middle goes through the touching point. So each of the three ways is one radius and then another: the **sum of two radii**.",
        `The three ways are $${a} + ${b} = ${first}$, $${b} + ${c} = ${second}$ and $${c} + ${a} = ${third}$ cm.`,
        `Together: $${first} + ${second} + ${third} = ${doubled}$ cm.`,
        `Check tin by tin: the beetle walks in along a radius and out along a radius on every tin. That is twice $${a} + ${b} + ${c} = ${sum}$, so $2 \\times ${sum} = ${doubled}$.`,
      ],
      slips: [
        [sum, "You used each radius once. The beetle comes in and goes out again on every tin."],
        [2 * doubled, "You used how wide the tins are. From the middle to the edge is only half of that."],
      ] as const,
      check:
        "Split your way at the three touching points: every piece must be a radius, and each tin must have two of them.",
    };
  },
  drums: (a: number, b: number, c: number) => {
    const [AB, BC, CA] = [a + b, b + c, c + a];
    const [sum, diameter] = [AB + CA, 2 * a];
    return {
      title: "Strings between three drums",
      problem: `Three round drums lie flat, and each one touches the other two. Thandi stretches a string from middle to middle. From $A$ to $B$ it is ${AB} cm, from $B$ to $C$ it is ${BC} cm, and from $C$ to $A$ it is ${CA} cm.\n\nWhat is the radius of drum $A$, in centimetres?`,
      value: a,
      unit: "cm",
      alt: `Three circles with the middles A, B and C. Each circle touches the other two. From A to B it is ${AB} centimetres, from B to C ${BC} centimetres, from C to A ${CA} centimetres. The radius of the circle round A is asked for.`,
      draw: trio(a, b, c, false),
      completes: radii(a, b, c),
      hint: "Each string is made of two radii. If you add up the strings from A to B and from C to A, what is in that besides the two other radii?",
      steps: [
        "The touching point of two drums lies on the string between their middles. So each string is the **sum of two radii**.",
        `The strings from $A$ to $B$ and from $C$ to $A$ make $${AB} + ${CA} = ${sum}$ cm. In this there are two radii of $A$, one of $B$ and one of $C$.`,
        `One radius of $B$ and one of $C$ are the third string, ${BC} cm. So two radii of $A$ are $${sum} - ${BC} = ${diameter}$ cm, and one is $${diameter} \\div 2 = ${a}$ cm.`,
        `Check by finding all three: $B$ has $${AB} - ${a} = ${b}$ cm and $C$ has $${CA} - ${a} = ${c}$ cm. The third string must be $${b} + ${c} = ${BC}$ cm, and it is.`,
      ],
      slips: [
        [diameter, "That is how wide drum A is, all the way across. The radius goes from the middle to the edge."],
        [(a + b) / 2, "You shared the string from A to B equally. But A and B need not be the same size."],
        [a + b + c, "That is all three radii together. Which two of them does one string give you?"],
      ] as const,
      check: "From your radius work out the radii of B and C; together those two must make the third string.",
    };
  },
  beads: (a: number, b: number, c: number) => {
    const step = a + b;
    const steps = c - 1;
    const distance = steps * step;
    const [big, small] = [(c + 1) / 2, (c - 1) / 2];
    const [bigDiameter, smallDiameter] = [2 * a, 2 * b];
    const [bigTogether, smallTogether] = [big * bigDiameter, small * smallDiameter];
    return {
      title: "Big bead, small bead",
      problem: `Leilani threads ${inWords(c)} round beads in a straight row: big, small, big, small and so on. Each one touches the next. The first and the last are big. A big bead has a radius of ${a} mm, a small one has a radius of ${b} mm.\n\nHow many millimetres is it from the middle of the first bead to the middle of the last?`,
      value: distance,
      unit: "mm",
      alt: `A straight row of ${c} circles, each touching the next: big, small, big, small and so on, beginning and ending with a big one. A big circle has a radius of ${a} millimetres, a small one ${b} millimetres. The distance from the middle of the first to the middle of the last is asked for.`,
      draw: row(a, b, c),
      hint: "How far is it from the middle of one bead to the middle of the next? How many of these steps are there?",
      steps: [
        `From the middle of a bead to the middle of the next one, the way goes through the touching point. It is the **sum of two radii**: $${a} + ${b} = ${step}$ mm.`,
        `A big bead is always next to a small one, so every step is ${step} mm long.`,
        `Between ${inWords(c)} beads there are ${inWords(steps)} steps. So the whole way is $${steps} \\times ${step} = ${distance}$ mm.`,
        `Check with the whole row: ${inWords(big)} big beads are $${big} \\times ${bigDiameter} = ${bigTogether}$ mm wide, ${inWords(small)} small ones $${small} \\times ${smallDiameter} = ${smallTogether}$ mm. Half a big bead is missing at each end: $${bigTogether} + ${smallTogether} - ${bigDiameter} = ${distance}$.`,
      ],
      slips: [
        [
          bigTogether + smallTogether,
          "That is the row from edge to edge. Where do the first and the last step begin and end?",
        ],
        [c * step, "You counted a step for every bead. How many gaps are there between the middles?"],
        [2 * distance, "You used how wide the beads are. A step is made of one radius and one radius."],
      ] as const,
      check: "Start at the middle of the first bead and add radius by radius until you reach the middle of the last.",
    };
  },
  tray: (a: number, b: number) => {
    const radius = a + b;
    const width = 2 * radius;
    return {
      title: "Off centre on the tray",
      problem: `A round tray is ${width} cm wide. On it, Ravi puts a round plate with a radius of ${a} cm, so that it touches the rim. Opposite, he finds the largest round plate that still fits beside the first, as in the picture.\n\nHow many centimetres is it from the middle of the **tray** to the middle of the **first** plate?`,
      value: b,
      unit: "cm",
      alt: `A large circle, the tray, ${width} centimetres wide. Inside it two circles lie side by side on one line across the middle. They touch each other, and each touches the large circle at one end of the line. The left one, the first plate, has a radius of ${a} centimetres. The distance from the middle of the large circle to the middle of the left one is asked for.`,
      draw: tray(a, b),
      hint: "Walk from the middle of the tray through the middle of the first plate to the rim. How long is that way, and which part of it do you know?",
      steps: [
        `The radius of the tray is half of its width: $${width} \\div 2 = ${radius}$ cm.`,
        `Walk from the middle of the tray through the middle of the first plate to the rim. That is one radius of the tray, and its last part is one radius of the plate. So the distance of the middles is a **difference of two radii**.`,
        `It is $${radius} - ${a} = ${b}$ cm.`,
        `Check along the line across the tray. The middle of the first plate is ${a} cm from the left rim. Going on $${b}$ cm brings you to $${a} + ${b} = ${radius}$ cm from the rim, which is the middle of the tray.`,
      ],
      slips: [
        [radius, "That is the radius of the tray. The middle of the plate is not on the rim."],
        [Math.abs(a - b), "You compared the two plates. Which two circles does the question ask about?"],
        [a + 2 * b, "That goes on from the middle of the plate to the far rim. Stop at the middle of the tray."],
      ] as const,
      check: "Add your distance to the radius of the first plate: together they must be half of the width of the tray.",
    };
  },
};

/** The middles of three circles that touch each other. */
function middles(a: number, b: number, c: number): readonly [Point, Point, Point] {
  const x = ((a + b) ** 2 + (a + c) ** 2 - (b + c) ** 2) / (2 * (a + b));
  return [
    [0, 0],
    [a + b, 0],
    [short(x), short(Math.sqrt((a + c) ** 2 - x * x))],
  ];
}

/** One radius of each, out of the way of the strings, and the points where the circles touch. */
function radii(a: number, b: number, c: number): Mark[] {
  const [A, B, C] = middles(a, b, c);
  const on = ([x, y]: Point, [u, v]: Point, part: number): Point => [
    short(x + part * (u - x)),
    short(y + part * (v - y)),
  ];
  return [
    { line: [A, polar(A, a, 180)], thin: true },
    { text: `${a}`, at: on(A, polar(A, a, 180), 0.5), side: "n" },
    { line: [B, polar(B, b, 0)], thin: true },
    { text: `${b}`, at: on(B, polar(B, b, 0), 0.5), side: "n" },
    { line: [C, polar(C, c, 0)], thin: true },
    { text: `${c}`, at: on(C, polar(C, c, 0), 0.6), side: "n" },
    { dot: on(A, B, a / (a + b)), open: true },
    { dot: on(B, C, b / (b + c)), open: true },
    { dot: on(C, A, c / (c + a)), open: true },
  ];
}

/** Three circles round a triangle of middles, which is drawn to scale. */
function trio(a: number, b: number, c: number, isRadiusShown: boolean): Mark[] {
  const [A, B, C] = middles(a, b, c);
  const [AB, BC, CA] = [a + b, b + c, c + a];
  const circles: Mark[] = [
    { circle: A, radius: a, fill: "tint1" },
    { circle: B, radius: b, fill: "tint1" },
    { circle: C, radius: c, fill: "tint1" },
  ];
  if (isRadiusShown)
    return [
      ...circles,
      { line: [A, B, C, A], dashed: true },
      { line: [A, polar(A, a, 180)] },
      { text: `${a} cm`, at: polar(A, a, 180), side: "w" },
      { line: [B, polar(B, b, 0)] },
      { text: `${b} cm`, at: polar(B, b, 0), side: "e" },
      { line: [C, polar(C, c, 90)] },
      { text: `${c} cm`, at: polar(C, c, 90), side: "n" },
    ];
  return [
    ...circles,
    { line: [A, B], label: `${AB} cm` },
    { line: [B, C], label: `${BC} cm` },
    { line: [C, A], label: `${CA} cm` },
    { dot: A, label: "A", side: "sw" },
    { dot: B, label: "B", side: "se" },
    { dot: C, label: "C", side: "n" },
  ];
}

function row(a: number, b: number, c: number): Mark[] {
  const middles = range(0, c - 1).map((i) => i * (a + b));
  return [
    ...middles.map((x, i): Mark => ({ circle: [x, 0], radius: i % 2 ? b : a, fill: i % 2 ? "tint2" : "tint1" })),
    {
      line: [
        [0, -a - 2],
        [(c - 1) * (a + b), -a - 2],
      ],
      thin: true,
      arrow: "both",
      label: "?",
      side: "s",
    },
    { dot: [0, 0] },
    { dot: [(c - 1) * (a + b), 0] },
  ];
}

function tray(a: number, b: number): Mark[] {
  const r = a + b;
  const width = 2 * r;
  return [
    { circle: [0, 0], radius: r },
    { circle: [-b, 0], radius: a, fill: "tint1" },
    { circle: [a, 0], radius: b, fill: "tint2" },
    {
      line: [
        [-b, 0],
        [-b, -a],
      ],
      label: `${a} cm`,
      side: "w",
    },
    { dot: [0, 0] },
    { dot: [-b, 0] },
    {
      line: [
        [-b, 0.25 * a],
        [0, 0.25 * a],
      ],
      thin: true,
      arrow: "both",
      label: "?",
      side: "n",
    },
    {
      line: [
        [-r, -r - 1.5],
        [r, -r - 1.5],
      ],
      thin: true,
      arrow: "both",
      label: `${width} cm`,
      side: "s",
    },
  ];
}

export default family({
  level: "easy",
  minutes: 4,
  kind: "thinking",
  technique: "adding radii",
  ages: "9-11",
  curriculum: ["Y6 parts of a circle", "4.OA.3"],
  bounds: { setting: ["beetle", "drums", "beads", "tray"], a: [3, 12], b: [2, 11], c: [2, 11] },
  rules: {
    "three sizes": ({ a, b, c }) => a !== b && b !== c && c !== a,
    "no circle is tiny beside another": ({ a, b, c }) =>
      Math.max(a, b) <= 3 * Math.min(a, b) && c <= 3 * Math.min(a, b),
    "nor beside the third": ({ a, b, c, setting }) =>
      setting === "beads" || setting === "tray" || Math.max(a, b) <= 3 * c,
    "an odd number of beads": ({ setting, b, a, c }) => setting !== "beads" || (b < a && [5, 7, 9].includes(c)),
    "the tray holds two plates only": ({ setting, a, b, c }) =>
      setting !== "tray" || (c === 2 && Math.abs(a - b) > 1 && a < 2 * b && b < 2 * a),
  },
  write({ setting, a, b, c }) {
    const its = settings[setting](a, b, c);
    const { title, problem, value, unit, alt, draw, hint, steps, slips, check } = its;
    return {
      title,
      problem,
      figure: { alt, scale: true, points: {}, draw, ...("completes" in its && { completes: its.completes }) },
      answer: { kind: "whole", value: String(value), unit },
      hint,
      solution: steps,
      slips: apart(value, slips, 1),
      check,
    };
  },
});
