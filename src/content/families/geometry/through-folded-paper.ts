import { family } from "../../../engine/family.ts";
import { apart } from "../slips.ts";

const point = (x: number, y: number): string => `(${x}, ${y})`;

/** A sheet 2k wide and 2m high with a mark at (x, y), folded in half both ways: a mark in each quarter. */
const settings = {
  stain: (k: number, m: number, x: number, y: number) => ({
    title: "The ink goes through",
    problem: `A sheet of squared paper is $${2 * k}$ units wide and $${2 * m}$ units high. Wet ink is at $${point(x, y)}$. Óscar folds the sheet in half, left side onto right side. Then he folds it in half again, bottom onto top. When he opens it, there are four ink spots.\n\nWhich spot is furthest from the first one? Give its coordinates.`,
    answer: { kind: "coordinate" as const, value: [String(2 * k - x), String(2 * m - y)] },
    key: point(2 * k - x, 2 * m - y),
    alt: `The first ink spot is at ${point(x, y)}.`,
    find: [
      `So the spots are at $${point(x, y)}$, $${point(2 * k - x, y)}$, $${point(x, 2 * m - y)}$ and $${point(2 * k - x, 2 * m - y)}$. The last one has jumped over both folds, so it is the furthest.`,
      `Check with the middle of the sheet, $${point(k, m)}$. From the first spot to the middle it is $${k - x}$ across and $${m - y}$ up; from the middle to the last spot it is the same again.`,
    ],
    slips: [
      [point(2 * k - x, y), "That spot comes from the first fold. The second fold moves it as well."],
      [point(x, 2 * m - y), "That spot comes from the second fold alone. Is another one further away?"],
      [point(k + x, m + y), "A spot near the edge has its image near the other edge. How far is it from the fold?"],
      [
        point(2 * m - y, 2 * k - x),
        "The numbers are there, in the other order. The first number tells how far across.",
      ],
    ] as const,
    check: "Your spot and the first one must be equally far from each fold, on different sides.",
  }),
  thread: (k: number, m: number, x: number, y: number) => ({
    title: "A thread through four holes",
    problem: `A sheet of squared paper is $${2 * k}$ units wide and $${2 * m}$ units high. Nayeli folds it in half, left side onto right side, and then in half again, bottom onto top. She punches one hole through all layers and opens the sheet. One of the four holes is at $${point(x, y)}$. She runs a thread through all four, from each to the next, back to the start.\n\nHow many units long is the thread on the paper, going round once?`,
    answer: { kind: "whole" as const, value: String(4 * (k - x + m - y)) },
    key: String(4 * (k - x + m - y)),
    alt: `One of the holes is at ${point(x, y)}.`,
    find: [
      `The four holes are the corners of a rectangle. It is $2 \\times ${k - x} = ${2 * (k - x)}$ wide and $2 \\times ${m - y} = ${2 * (m - y)}$ high. Round it the thread needs $2 \\times (${2 * (k - x)} + ${2 * (m - y)}) = ${4 * (k - x + m - y)}$ units.`,
      `Check with coordinates. The holes are at $${point(x, y)}$, $${point(2 * k - x, y)}$, $${point(2 * k - x, 2 * m - y)}$ and $${point(x, 2 * m - y)}$. The ways between them are $${2 * (k - x)}$, $${2 * (m - y)}$, $${2 * (k - x)}$ and $${2 * (m - y)}$.`,
    ],
    slips: [
      [
        2 * (k - x + m - y),
        "That is two sides of the rectangle, or a rectangle of half the size. Go all the way round.",
      ],
      [4 * (k - x) * (m - y), "That is the area of the rectangle. The way round it is asked for."],
      [4 * (k + m), "That is the way round the sheet. The holes lie further in."],
    ] as const,
    check: "Mark all four holes on squared paper and count along the thread.",
  }),
  pin: (k: number, m: number, x: number, y: number) => ({
    title: "A pin where the folds cross",
    problem: `Pedro folds a sheet of squared paper in half, left side onto right side, and then in half again, bottom onto top. Ink at $${point(x, y)}$ goes through all layers. When he opens the sheet, the spot furthest from the first one is at $${point(2 * k - x, 2 * m - y)}$. He sticks a pin where the two folds cross.\n\nWhat are the coordinates of the pin?`,
    answer: { kind: "coordinate" as const, value: [String(k), String(m)] },
    key: point(k, m),
    alt: `The first spot is at ${point(x, y)}, the spot furthest from it at ${point(2 * k - x, 2 * m - y)}.`,
    find: [
      `Across, the fold is halfway between $${x}$ and $${2 * k - x}$: they add to $${2 * k}$, and half of that is $${k}$. Up, it is halfway between $${y}$ and $${2 * m - y}$: half of $${2 * m}$ is $${m}$. So the pin is at $${point(k, m)}$.`,
      `Check by steps. From the first spot to the pin it is $${k - x}$ across and $${m - y}$ up, and from the pin to the other spot again $${k - x}$ across and $${m - y}$ up.`,
    ],
    slips: [
      [
        point(2 * k - 2 * x, 2 * m - 2 * y),
        "Those are the ways between the two spots. Where is the middle between them?",
      ],
      [point(k - x, m - y), "That is the way from the first spot to the pin. Begin to count at the first spot."],
      [point(m, k), "The numbers are there, in the other order. The first number tells how far across."],
    ] as const,
    check: "Your pin must be as far from one spot as from the other, across and up.",
  }),
};

export default family({
  level: "easy",
  minutes: 4,
  kind: "thinking",
  technique: "the fold is halfway",
  ages: "8-10",
  curriculum: ["Y5 reflection", "Y6 coordinates", "4.G.3", "5.G.2"],
  bounds: { setting: ["stain", "thread", "pin"], k: [2, 4], m: [2, 4], x: [1, 3], y: [1, 3] },
  rules: {
    "the mark is off both folds": ({ k, m, x, y }) => x < k && y < m,
    "the sheet is no square": ({ k, m }) => k !== m,
    "it is not as far from one fold as from the other": ({ k, m, x, y }) => k - x !== m - y,
  },
  write({ setting, k, m, x, y }) {
    const { title, problem, answer, key, alt, find, slips, check } = settings[setting](k, m, x, y);
    const isPin = setting === "pin";
    return {
      title,
      problem,
      figure: {
        alt: isPin
          ? `A coordinate grid, x from 0 to ${2 * k} and y from 0 to ${2 * m}. ${alt} The folds are not drawn.`
          : `A sheet with a coordinate grid, x from 0 to ${2 * k} and y from 0 to ${2 * m}. The two folds are dashed: one straight up at ${k} across, one level at ${m} up. ${alt}`,
        scale: true,
        points: {},
        draw: [
          { axes: { x: [0, 2 * k], y: [0, 2 * m] } },
          { dot: [x, y] },
          ...(isPin
            ? [{ dot: [2 * k - x, 2 * m - y] as const }]
            : ([
                {
                  line: [
                    [k, 0],
                    [k, 2 * m],
                  ],
                  dashed: true,
                },
                {
                  line: [
                    [0, m],
                    [2 * k, m],
                  ],
                  dashed: true,
                },
              ] as const)),
        ],
      },
      answer,
      hint: "How far is the mark from a fold? Where does the paper that lies on it come from when the sheet is opened?",
      solution: [
        "Opening the sheet works like a mirror: a mark and its image are equally far from the fold, on different sides. So **the fold is halfway** between them.",
        ...(isPin
          ? []
          : [
              `The upright fold is at $${k}$ across. The mark is $${k} - ${x} = ${k - x}$ to the left of it, so its image is $${k - x}$ to the right. The level fold is at $${m}$ up. The mark is $${m} - ${y} = ${m - y}$ below it, so its image is $${m - y}$ above.`,
            ]),
        ...find,
      ],
      slips: apart(key, slips, 1),
      check,
    };
  },
});
