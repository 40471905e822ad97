import { family } from "../../../engine/family.ts";
import { apart } from "../slips.ts";

const point = (x: number, y: number): string => `(${x}, ${y})`;

/** A sheet 2k wide and 2m high with a mark at (x, y), folded in half both ways: a mark in each quarter. */
function sheetOf(k: number, m: number, x: number, y: number) {
  const [width, height] = [2 * k, 2 * m];
  const [imageX, imageY] = [width - x, height - y];
  return {
    k,
    m,
    x,
    y,
    width,
    height,
    imageX,
    imageY,
    // From the mark to the folds.
    across: k - x,
    up: m - y,
    first: point(x, y),
    right: point(imageX, y),
    above: point(x, imageY),
    furthest: point(imageX, imageY),
    middle: point(k, m),
  };
}

type Sheet = ReturnType<typeof sheetOf>;

const settings = {
  stain: ({ k, m, x, y, width, height, imageX, imageY, across, up, first, right, above, furthest, middle }: Sheet) => ({
    title: "The ink goes through",
    problem: `A sheet of squared paper is $${width}$ units wide and $${height}$ units high. Wet ink is at $${first}$. Óscar folds the sheet in half, left side onto right side. Then he folds it in half again, bottom onto top. When he opens it, there are four ink spots.\n\nWhich spot is furthest from the first one? Give its coordinates.`,
    answer: { kind: "coordinate" as const, value: [String(imageX), String(imageY)] },
    key: furthest,
    alt: `The first ink spot is at ${first}.`,
    find: [
      `So the spots are at $${first}$, $${right}$, $${above}$ and $${furthest}$. The last one has jumped over both folds, so it is the furthest.`,
      `Check with the middle of the sheet, $${middle}$. From the first spot to the middle it is $${across}$ across and $${up}$ up; from the middle to the last spot it is the same again.`,
    ],
    slips: [
      [right, "That spot comes from the first fold. The second fold moves it as well."],
      [above, "That spot comes from the second fold alone. Is another one further away?"],
      [point(k + x, m + y), "A spot near the edge has its image near the other edge. How far is it from the fold?"],
      [point(imageY, imageX), "The numbers are there, in the other order. The first number tells how far across."],
    ] as const,
    check: "Your spot and the first one must be equally far from each fold, on different sides.",
  }),
  thread: ({ width, height, across, up, first, right, above, furthest }: Sheet) => {
    const [wide, high] = [2 * across, 2 * up];
    const half = wide + high;
    const round = 2 * half;
    return {
      title: "A thread through four holes",
      problem: `A sheet of squared paper is $${width}$ units wide and $${height}$ units high. Nayeli folds it in half, left side onto right side, and then in half again, bottom onto top. She punches one hole through all layers and opens the sheet. One of the four holes is at $${first}$. She runs a thread through all four, from each to the next, back to the start.\n\nHow many units long is the thread on the paper, going round once?`,
      answer: { kind: "whole" as const, value: String(round) },
      key: String(round),
      alt: `One of the holes is at ${first}.`,
      find: [
        `The four holes are the corners of a rectangle. It is $2 \\times ${across} = ${wide}$ wide and $2 \\times ${up} = ${high}$ high. Round it the thread needs $2 \\times (${wide} + ${high}) = ${round}$ units.`,
        `Check with coordinates. The holes are at $${first}$, $${right}$, $${furthest}$ and $${above}$. The ways between them are $${wide}$, $${high}$, $${wide}$ and $${high}$.`,
      ],
      slips: [
        [half, "That is two sides of the rectangle, or a rectangle of half the size. Go all the way round."],
        [wide * high, "That is the area of the rectangle. The way round it is asked for."],
        [2 * (width + height), "That is the way round the sheet. The holes lie further in."],
      ] as const,
      check: "Mark all four holes on squared paper and count along the thread.",
    };
  },
  pin: ({ k, m, x, y, width, height, imageX, imageY, across, up, first, furthest, middle }: Sheet) => ({
    title: "A pin where the folds cross",
    problem: `Pedro folds a sheet of squared paper in half, left side onto right side, and then in half again, bottom onto top. Ink at $${first}$ goes through all layers. When he opens the sheet, the spot furthest from the first one is at $${furthest}$. He sticks a pin where the two folds cross.\n\nWhat are the coordinates of the pin?`,
    answer: { kind: "coordinate" as const, value: [String(k), String(m)] },
    key: middle,
    alt: `The first spot is at ${first}, the spot furthest from it at ${furthest}.`,
    find: [
      `Across, the fold is halfway between $${x}$ and $${imageX}$: they add to $${width}$, and half of that is $${k}$. Up, it is halfway between $${y}$ and $${imageY}$: half of $${height}$ is $${m}$. So the pin is at $${middle}$.`,
      `Check by steps. From the first spot to the pin it is $${across}$ across and $${up}$ up, and from the pin to the other spot again $${across}$ across and $${up}$ up.`,
    ],
    slips: [
      [point(2 * across, 2 * up), "Those are the ways between the two spots. Where is the middle between them?"],
      [point(across, up), "That is the way from the first spot to the pin. Begin to count at the first spot."],
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
    const sheet = sheetOf(k, m, x, y);
    const { width, height, imageX, imageY, across, up } = sheet;
    const { title, problem, answer, key, alt, find, slips, check } = settings[setting](sheet);
    const isPin = setting === "pin";
    return {
      title,
      problem,
      figure: {
        alt: isPin
          ? `A coordinate grid, x from 0 to ${width} and y from 0 to ${height}. ${alt} The folds are not drawn.`
          : `A sheet with a coordinate grid, x from 0 to ${width} and y from 0 to ${height}. The two folds are dashed: one straight up at ${k} across, one level at ${m} up. ${alt}`,
        scale: true,
        points: {},
        draw: [
          { axes: { x: [0, width], y: [0, height] } },
          { dot: [x, y] },
          ...(isPin
            ? [{ dot: [imageX, imageY] as const }]
            : ([
                {
                  line: [
                    [k, 0],
                    [k, height],
                  ],
                  dashed: true,
                },
                {
                  line: [
                    [0, m],
                    [width, m],
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
              `The upright fold is at $${k}$ across. The mark is $${k} - ${x} = ${across}$ to the left of it, so its image is $${across}$ to the right. The level fold is at $${m}$ up. The mark is $${m} - ${y} = ${up}$ below it, so its image is $${up}$ above.`,
            ]),
        ...find,
      ],
      slips: apart(key, slips, 1),
      check,
    };
  },
});
