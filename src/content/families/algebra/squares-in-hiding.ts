import { family } from "../../../engine/family.ts";
import type { Figure } from "../../../engine/figure/figure.ts";
import { and, inWords } from "../../../engine/words.ts";
import { divisors } from "../../../maths/whole.ts";
import { apart } from "../slips.ts";

/** How much it is in the end: what comes out of the machine, or is left, or there are in all. */
const totals = (n: number, a: number) => ({
  machine: (n + a) ** 2,
  strip: n * (n - a),
  mats: a * n * n,
  pictures: n * n + (n + a) ** 2,
});

/** A whole number n behind a square number; a is the other number of the story. */
const settings = {
  machine: {
    title: "Lindiwe's number machine",
    story: (total: number, a: number) =>
      `Lindiwe has built a number machine. First it adds $${a}$ to a number. Then it multiplies the result **by itself**.\n\nA whole number above $0$ goes in and $${total}$ comes out. Which number went in?`,
    hint: "Which step came last? Look through the square numbers to undo that one first.",
    check: (a: number) => `Add ${a} to your number, multiply the result by itself, and see what comes out.`,
  },
  strip: {
    title: "A strip comes off",
    story: (total: number, a: number) =>
      `Aroha has a square sheet of paper. She cuts off a strip ${a} cm wide along one side. The piece that is left has an area of $${total}$ cm². Every side is a whole number of centimetres.\n\nHow many centimetres long is a side of the **whole square**?`,
    hint: "The piece that is left is a rectangle. By how much is it longer one way than the other? Look for two such factors.",
    check: (a: number) =>
      `Draw a square with your side, cut off a strip ${a} cm wide, and work out the area of the piece that is left.`,
  },
  mats: {
    title: "Mats of felt",
    story: (total: number, a: number) =>
      `Yerlan has $${total}$ small felt squares, all the same size. He sews them into ${inWords(a)} large square mats, all equally big. Every felt square is used.\n\nHow many felt squares lie along **one side** of a mat?`,
    hint: "How many felt squares does one mat get? What do you know about the number of felt squares in a square mat?",
    check: () => `Work out how many felt squares a mat with your side takes, then multiply by the number of mats.`,
  },
  pictures: {
    title: "Two pictures on one wall",
    story: (total: number, a: number) =>
      `On a wall in Lisbon are two square pictures, made of equal tiles. The larger one is $${a}$ tiles longer along each side than the smaller one. Together they have $${total}$ tiles.\n\nHow many tiles are along one side of the **larger** picture?`,
    hint: "Write the square numbers in a row. Try pairs that stand the right distance apart. Is the total too small or too large?",
    check: (a: number) =>
      `Take ${a} off your number for the other picture, work out both numbers of tiles, and add them.`,
  },
};

/** The square sheet, to scale, with the strip that comes off. */
function sheet(n: number, a: number): Figure {
  return {
    alt: `A square sheet. A strip ${a} cm wide along its right side is cut off. The rest is shaded. The side of the square is not given.`,
    scale: true,
    points: {},
    draw: [
      {
        polygon: [
          [0, 0],
          [n - a, 0],
          [n - a, n],
          [0, n],
        ],
        fill: "tint1",
      },
      {
        polygon: [
          [n - a, 0],
          [n, 0],
          [n, n],
          [n - a, n],
        ],
        dashed: true,
      },
      {
        line: [
          [n - a, 0],
          [n, 0],
        ],
        dashed: true,
        label: `${a} cm`,
        side: "s",
      },
      {
        line: [
          [0, 0],
          [0, n],
        ],
        label: "?",
        side: "w",
      },
    ],
  };
}

export default family({
  level: "easy",
  minutes: 4,
  kind: "thinking",
  technique: "looking for the square",
  ages: "9-11",
  curriculum: ["Y5 square numbers", "4.OA.4"],
  bounds: {
    setting: ["machine", "strip", "mats", "pictures"],
    n: [4, 12],
    a: [2, 8],
  },
  rules: {
    "the two numbers differ": ({ n, a }) => n !== a,
    "the squares are ones a child may know": ({ setting, n, a }) => setting !== "machine" || n + a <= 15,
    "most of the sheet is left": ({ setting, n, a }) => setting !== "strip" || 2 * a <= n,
    "there is felt enough for a few mats only": ({ setting, n, a }) => setting !== "mats" || a * n * n <= 500,
    "the pictures are nearly alike": ({ setting, a }) => setting !== "pictures" || a <= 4,
  },
  write({ setting, n, a }) {
    const { title, story, hint, check } = settings[setting];
    const total = totals(n, a)[setting];
    const [larger, shorter] = [n + a, n - a];
    const [square, largerSquare] = [n * n, larger * larger];
    const strip = n * a;
    const [sideBefore, largerBefore] = [n - 1, larger - 1];
    const [squareBefore, largerSquareBefore] = [sideBefore ** 2, largerBefore ** 2];
    const totalBefore = squareBefore + largerSquareBefore;
    const solution = {
      machine: [
        `Go backwards. The last step made $${total}$ by multiplying a number by itself, so $${total}$ is a **square number**.`,
        `$${larger} \\times ${larger} = ${total}$, and no other whole number fits, because a larger number has a larger square. So $${larger}$ was there before the last step.`,
        `Before that, $${a}$ was added. Take it away: $${larger} - ${a} = ${n}$.`,
        `Check forwards: $${n} + ${a} = ${larger}$, and $${larger} \\times ${larger} = ${total}$.`,
      ],
      strip: [
        `The piece is as long as the square one way. The other way it is $${a}$ cm shorter. So we need two numbers that differ by $${a}$ and multiply to $${total}$.`,
        `List the **factor pairs**: ${factorPairs(total)}. The one with the difference $${a}$ is $${n} \\times ${shorter}$.`,
        `The longer side of the piece is the side of the whole square, $${n}$ cm.`,
        `Check with the whole square: its area is $${n} \\times ${n} = ${square}$, the strip has $${n} \\times ${a} = ${strip}$, and $${square} - ${strip} = ${total}$ cm².`,
      ],
      mats: [
        `All mats are equally big, so share: $${total} \\div ${a} = ${square}$ felt squares for one mat.`,
        `In a square mat there are as many rows as squares in a row. So $${square}$ is a **square number**.`,
        `$${n} \\times ${n} = ${square}$, so $${n}$ felt squares lie along one side.`,
        `Check by building: ${n} rows of ${n} make $${square}$, and ${inWords(a)} mats take $${a} \\times ${square} = ${total}$.`,
      ],
      pictures: [
        `Each picture has a **square number** of tiles. Write them down: $1, 4, 9, 16, 25, \\ldots$`,
        `Take pairs of squares whose sides differ by $${a}$. For sides $${sideBefore}$ and $${largerBefore}$ the total is $${squareBefore} + ${largerSquareBefore} = ${totalBefore}$, which is too small.`,
        `For sides $${n}$ and $${larger}$ it is $${square} + ${largerSquare} = ${total}$, which fits. Longer sides give more tiles, so this is the only pair. The larger picture has $${larger}$ tiles along a side.`,
        `Check by taking away: $${total} - ${largerSquare} = ${square}$, and $${square} = ${n} \\times ${n}$ is the smaller picture, with sides ${inWords(a)} tiles shorter.`,
      ],
    }[setting];
    const answer = setting === "pictures" ? larger : n;
    const slips = {
      machine: [
        [larger, "That number was multiplied by itself. What did the machine do before that?"],
        [total / 2 - a, "Multiplying a number by itself is not doubling it. Halving does not undo it."],
        [larger + a, "You added in the second step. The machine has added already, so how do you go back?"],
      ],
      strip: [
        [shorter, "That is the shorter side of the piece that is left. How long was the square?"],
        [total / 4, "The area is not shared among four sides. It is one side times another."],
      ],
      mats: [
        [square, "That is how many felt squares are in one mat. How many are along its side?"],
        [square / 4, "You shared one mat among its four sides. Think of rows: as many rows as squares in a row."],
        [square / 2, "Halving does not undo a square. Which number times itself makes one mat?"],
      ],
      pictures: [
        [n, "Those are the tiles along the smaller picture. Read again which one is asked for."],
        [largerSquare, "That is all of the larger picture. How many tiles are along one side?"],
      ],
    }[setting] as [number, string][];
    return {
      title,
      problem: story(total, a),
      ...(setting === "strip" && { figure: sheet(n, a) }),
      answer: {
        kind: "whole",
        value: String(answer),
        ...(setting === "strip" && { unit: "cm" }),
      },
      hint,
      solution,
      slips: apart(answer, slips, 1),
      check: check(a),
    };
  },
});

/** "1 x 6 and 2 x 3", without the pair of equal factors. */
function factorPairs(n: number): string {
  return and(
    divisors(n)
      .filter((d) => d * d < n)
      .map((d) => {
        const other = n / d;
        return `$${d} \\times ${other}$`;
      }),
  );
}
