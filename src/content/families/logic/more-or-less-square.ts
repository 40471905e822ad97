import type { AnswerSpec } from "../../../engine/answer/answer.ts";
import { family } from "../../../engine/family.ts";
import type { Figure, Mark } from "../../../engine/figure/figure.ts";
import { and, capital, noun } from "../../../engine/words.ts";
import { type MorePuzzle, morePuzzle, type Step } from "./shared/more-or-less.ts";

interface Setting {
  readonly title: string;
  readonly story: string;
  /** What stands for 1 to 4. */
  readonly things: readonly [string, string, string, string];
  readonly thing: string;
  readonly ask: string;
  readonly unit?: string;
}

const settings: Record<string, Setting> = {
  numbers: {
    title: "More, less and a star",
    story:
      "Fill the square so that every row and every column holds the numbers $1$, $2$, $3$ and $4$ once each. A sign between two cells tells which number is smaller: its tip points at the smaller one.",
    things: ["1", "2", "3", "4"],
    thing: "number",
    ask: "Which number belongs in the cell with the star?",
  },
  posts: {
    title: "Posts to balance on",
    story:
      "On a playground sixteen posts stand in four rows of four, each $20$, $40$, $60$ or $80$ cm high. In every row and in every column all four heights occur. A sign between two posts points with its tip at the lower one.",
    things: ["20", "40", "60", "80"],
    thing: "height",
    ask: "How high is the post with the star, in cm?",
    unit: "cm",
  },
  sauces: {
    title: "How hot is this sauce?",
    story:
      "Sixteen bottles of chilli sauce stand in four rows of four. The label on each gives its sharpness: $5$ (mild), $6$, $7$ or $8$ (fierce). In every row and every column each of the four occurs. A sign between two bottles points with its tip at the milder one.",
    things: ["5", "6", "7", "8"],
    thing: "sharpness",
    ask: "What is the sharpness of the bottle with the star?",
  },
};

const columns = ["A", "B", "C", "D"];
const rows = ["top row", "second row", "third row", "bottom row"];
const cellName = (cell: number) => {
  const [column, row] = [columns[cell % 4], Math.floor(cell / 4) + 1];
  return `${column}${row}`;
};

export default family({
  level: "medium",
  topic: "grids",
  minutes: 7,
  kind: "thinking",
  technique: "bounds along a chain of signs",
  ages: "11-14",
  curriculum: ["KS3 inequalities", "KS3 reasoning", "MP1", "MP7"],
  bounds: { setting: ["numbers", "posts", "sauces"], seed: [1, 999999] },
  write({ setting, seed }) {
    const its = settings[setting] as Setting;
    const puzzle = morePuzzle(seed);
    const { full, star, steps, signs, givens } = puzzle;
    const show = (value: number) => its.things[value - 1] ?? "";
    const answer = show(full[star] ?? 1);
    const told = (step: Step) => {
      const { cell, value, line, open, filled } = step;
      const why = (one: number) => {
        const lineOf = (kind: "row" | "column") =>
          filled.some(
            (n, other) =>
              n === value && (kind === "row" ? Math.floor(other / 4) === Math.floor(one / 4) : other % 4 === one % 4),
          );
        if (lineOf("column")) return `${cellName(one)} has ${show(value)} in its column`;
        if (lineOf("row")) return `${cellName(one)} has ${show(value)} in its row`;
        const can = open[one] ?? [];
        const highest = can.at(-1) ?? 0;
        const lowest = can[0] ?? 0;
        if (can.length === 1) return `${cellName(one)} must be ${show(highest)} because of the signs`;
        if (highest < value) return `${cellName(one)} can be ${show(highest)} at most because of the signs`;
        return `${cellName(one)} must be ${show(lowest)} at least because of the signs`;
      };
      if (line) {
        const others = line.cells.filter((one) => one !== cell && !filled[one]);
        const where = line.kind === "row" ? `the ${rows[line.number]}` : `column ${columns[line.number]}`;
        const reason = others.length ? and(others.map(why)) : "the other cells are full";
        return `Where in ${where} can ${show(value)} be? ${capital(reason)}. So it is in ${cellName(cell)}.`;
      }
      const around = signs.flatMap(({ small, large }) => {
        if (small === cell) return [`be less than ${cellName(large)}`];
        return large === cell ? [`be more than ${cellName(small)}`] : [];
      });
      const seen = [1, 2, 3, 4].filter((n) =>
        filled.some(
          (one, other) => one === n && (Math.floor(other / 4) === Math.floor(cell / 4) || other % 4 === cell % 4),
        ),
      );
      const these = and(seen.map(show));
      const has = seen.length ? `${these} ${noun(seen.length, "is", "are")} already in its row or column` : "";
      const must = around.length ? `it must ${and(around)}` : "";
      const facts = [has, must].filter(Boolean).join(", and ");
      return `Look at ${cellName(cell)}: ${facts}. Only ${show(value)} is left.`;
    };
    const rowsOf = [0, 4, 8, 12].map((from) =>
      full
        .slice(from, from + 4)
        .map(show)
        .join(" "),
    );
    const middle = Math.ceil((steps.length - 1) / 2);
    const sentences = steps.map(told);
    const [firstStep = ""] = sentences;
    const firstHalf = sentences.slice(1, 1 + middle).join(" ");
    const secondHalf = sentences.slice(1 + middle).join(" ");
    const comparisons = signs
      .map(({ small, large }) => [full[small] ?? 0, full[large] ?? 0].map(show))
      .map(([less, more]) => `$${less} < ${more}$`);
    const spec: AnswerSpec = { kind: "whole", value: answer, ...(its.unit && { unit: its.unit }) };
    const wrong = [1, 2, 3, 4].filter((value) => value !== full[star]);
    const clash = (value: number) => {
      const sign = signs.find(({ small, large }) => (small === star && value === 4) || (large === star && value === 1));
      if (sign) {
        const forbids = sign.small === star ? "more than" : "less than";
        return `The sign beside the star forbids that: no ${its.thing} is ${forbids} ${show(value)}.`;
      }
      if (givens.some((n, cell) => n === value && (cell % 4 === star % 4 || cell >> 2 === star >> 2)))
        return `Its row or column has ${show(value)} already.`;
      return `Nothing beside the star forbids ${show(value)} at first. Fill some other cells before you come to it.`;
    };
    return {
      title: its.title,
      problem: `${its.story}\n\n${its.ask}`,
      figure: picture(puzzle, show),
      answer: spec,
      hint: `Follow the signs from cell to cell. A cell that is less than another cannot hold the largest ${its.thing}, and one that is more than another cannot hold the smallest. Where is room for the largest and the smallest?`,
      solution: [
        `Call the cells by column and row: A1 is at the top left. Signs give **bounds**: a cell that is less than another cannot be the largest, and along a chain of signs the limits get tighter. (The limits below also use what the rows and columns hold already.) ${firstStep}`,
        firstHalf,
        `${secondHalf} That is the star, so the answer is **${answer}**.`,
        `Check with the whole square: the rows are ${and(rowsOf)}. Nothing is there twice in a row or column, and all ${signs.length} signs point at the smaller one: ${and(comparisons)}.`,
      ],
      slips: wrong.map((value) => ({ when: show(value), say: clash(value) })),
      check: `Write your answer in the star and try to fill the rest: every row and column must hold all four, and every sign must be right.`,
    };
  },
});

function picture({ givens, signs, star }: MorePuzzle, show: (value: number) => string): Figure {
  const at = (cell: number) => [(cell % 4) + 0.5, 3.5 - Math.floor(cell / 4)] as const;
  // A chevron on the line between the two cells, its tip towards the smaller one.
  const marks = signs.map(({ small, large }): Mark => {
    const [[x, y], [u, v]] = [at(small), at(large)];
    const [dx, dy] = [u - x, v - y];
    const [mx, my] = [(x + u) / 2, (y + v) / 2];
    const end = (side: number) => [mx + 0.1 * dx + 0.16 * side * dy, my + 0.1 * dy + 0.16 * side * dx] as const;
    return { line: [end(1), [mx - 0.1 * dx, my - 0.1 * dy], end(-1)] };
  });
  const filled = givens.flatMap((value, cell) => (value ? [`${show(value)} in ${cellName(cell)}`] : []));
  const compared = signs.map(({ small, large }) => `${cellName(small)} is less than ${cellName(large)}`);
  return {
    alt: `A square of four columns A to D and four rows 1 to 4, row 1 at the top. Given: ${and(filled)}. The star is in ${cellName(star)}. Signs: ${and(compared)}. All other cells are empty.`,
    scale: true,
    points: {},
    draw: [
      { grid: { x: [0, 4], y: [0, 4] } },
      ...columns.flatMap((name, i): Mark[] => [
        { text: name, at: [i + 0.5, 4.25], side: "c", small: true },
        { text: String(i + 1), at: [-0.25, 3.5 - i], side: "c", small: true },
      ]),
      ...marks,
      ...[...givens.entries()].flatMap(([cell, value]): Mark[] =>
        value ? [{ text: show(value), at: at(cell), side: "c" }] : [],
      ),
      { text: "★", at: at(star), side: "c" },
    ],
  };
}
