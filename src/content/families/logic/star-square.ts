import type { AnswerSpec } from "../../../engine/answer/answer.ts";
import { family } from "../../../engine/family.ts";
import type { Figure } from "../../../engine/figure/figure.ts";
import { and, capital, commas, noun, withArticle } from "../../../engine/words.ts";
import { type Placement, type Square, starPuzzle, type Unit } from "./shared/sudoku-four.ts";

/** A four-by-four square with boxes, filled with numbers or with first letters of words. */
interface Setting {
  readonly title: string;
  readonly story: string;
  /** What stands for 1 to 4; words stand in the square by their first letters. */
  readonly things: readonly string[];
  readonly thing: string;
  readonly ask: string;
}

const settings: Record<string, Setting> = {
  numbers: {
    title: "The starred square",
    story: "Fill the square with the numbers 1 to 4.",
    things: ["1", "2", "3", "4"],
    thing: "number",
    ask: "Which number belongs in the cell with the star?",
  },
  garden: {
    title: "A bed with a star",
    story:
      "Noelani plants a square bed with beans (B), carrots (C), kale (K) and peas (P). One plant goes in each cell.",
    things: ["beans", "carrots", "kale", "peas"],
    thing: "plant",
    ask: "What does she plant in the cell with the star?",
  },
  quilt: {
    title: "One patch is missing",
    story: "Grandfather Matteo sews a square quilt from golden (G), red (R), turquoise (T) and white (W) patches.",
    things: ["golden", "red", "turquoise", "white"],
    thing: "colour",
    ask: "Which colour belongs in the cell with the star?",
  },
};

const rows = ["top row", "second row", "third row", "bottom row"];
const columns = ["first column", "second column", "third column", "last column"];
const boxes = ["top left box", "top right box", "bottom left box", "bottom right box"];

export default family({
  level: "easy",
  topic: "grids",
  minutes: 5,
  kind: "thinking",
  technique: "only one place left",
  ages: "8-10",
  curriculum: ["KS2 reasoning", "MP1", "MP7"],
  bounds: { setting: ["numbers", "garden", "quilt"], seed: [1, 999999] },
  write({ setting, seed }) {
    const its = settings[setting] as Setting;
    const { givens, full, star, steps } = starPuzzle(seed);
    const sign = (value: number) => (its.things[value - 1] ?? "").charAt(0).toUpperCase();
    const answer = its.things[(full[star] ?? 1) - 1] ?? "";
    const isNumbers = setting === "numbers";
    const cell = (at: number) => {
      const [row, column] = [rows[Math.floor(at / 4)], columns[at % 4]];
      return `the ${row}, ${column}`;
    };
    const told = (step: Placement, i: number) => {
      const why = step.home
        ? `Where can ${sign(step.value)} go in the ${unitName(step.home)}? ${reasons(step, sign)} One cell is left: ${cell(step.cell)}.`
        : `Look at ${cell(step.cell)}. ${reasons(step, sign)} Only ${sign(step.value)} is left for it.`;
      const term = i === 0 ? "Look for a cell or a line with **only one place left**. " : "";
      const end = step.cell === star ? ` That is the star, so the answer is **${answer}**.` : "";
      return `${term}${why}${end}`;
    };
    const rowsOf = [0, 4, 8, 12].map((from) =>
      full
        .slice(from, from + 4)
        .map(sign)
        .join(" "),
    );
    const wrong = its.things.filter((thing) => thing !== answer);
    const spec: AnswerSpec = isNumbers
      ? { kind: "whole", value: answer }
      : { kind: "choice", options: its.things, value: answer };
    return {
      title: its.title,
      problem: `${its.story} Every row, every column and every one of the four $2 \\times 2$ boxes must hold each ${its.thing} once.\n\n${its.ask}`,
      figure: picture(givens, star, sign),
      answer: spec,
      hint: `The star is not the first cell to fill. Go along the rows, the columns and the boxes. Where has ${withArticle(its.thing)} only one place left?`,
      solution: [
        ...steps.map(told),
        `Check with the whole square: the rows are ${and(rowsOf)}. In every row, column and box each ${its.thing} appears once.`,
      ],
      slips: wrong.map((thing) => ({
        when: thing,
        say: clash(full, givens, star, its.things.indexOf(thing) + 1, sign),
      })),
      check: `Write your answer in the star and try to fill the rest: nothing may appear twice in a row, a column or a box.`,
    };
  },
});

function unitName({ kind, number }: Unit): string {
  return (kind === "row" ? rows : kind === "column" ? columns : boxes)[number - 1] ?? "";
}

/** "The second column and the top left box have a 3 already." */
function reasons({ home, because }: Placement, sign: (value: number) => string): string {
  const signs = because.map(({ value }) => sign(value));
  if (!home) {
    const has = because.map(({ unit }, i) => `its ${unit.kind} has ${signs[i]}`);
    return `${capital(and(has))} already.`;
  }
  if (because.length === 0) return "The other three cells are full.";
  const units = because.map(({ unit }) => `the ${unitName(unit)}`);
  return `${capital(and(units))} ${noun(because.length, "has", "have")} ${signs[0]} already.`;
}

/** Why another one cannot be in the star: it is there in the finished row, column or box. */
function clash(full: Square, givens: Square, star: number, value: number, sign: (value: number) => string): string {
  const [row, column] = [Math.floor(star / 4), star % 4];
  const seen = givens.flatMap((given, cell) => {
    if (given !== value) return [];
    if (Math.floor(cell / 4) === row) return ["row"];
    return cell % 4 === column ? ["column"] : [];
  })[0];
  const box = givens.some(
    (given, cell) =>
      given === value && cell >> 3 === star >> 3 && (cell % 4) >> 1 === (star % 4) >> 1 && full[cell] === value,
  );
  const where = seen ?? (box ? "box" : null);
  if (where) return `The ${where} of the star has ${sign(value)} already.`;
  return `Nothing seems to forbid ${sign(value)} there at first. Fill some other cells before you come to the star.`;
}

function picture(givens: Square, star: number, sign: (value: number) => string): Figure {
  const shown = givens.map((value, cell) => (cell === star ? "★" : value ? sign(value) : ""));
  const inWords = rows.map((row, r) => {
    const cells = shown.slice(4 * r, 4 * r + 4).map((text) => (text === "★" ? "star" : text || "empty"));
    return `${row}: ${commas(cells)}`;
  });
  const listed = inWords.join("; ");
  return {
    alt: `A square of four rows and four columns, with heavy lines that cut it into four boxes of two by two. From left to right, ${listed}.`,
    scale: true,
    points: {},
    draw: [
      { grid: { x: [0, 4], y: [0, 4] } },
      ...[0, 2].flatMap((x) =>
        [0, 2].map((y) => ({
          polygon: [
            [x, y],
            [x + 2, y],
            [x + 2, y + 2],
            [x, y + 2],
          ] as const,
        })),
      ),
      ...shown.flatMap((text, cell) =>
        text ? [{ text, at: [(cell % 4) + 0.5, 3.5 - Math.floor(cell / 4)] as const, side: "c" as const }] : [],
      ),
    ],
  };
}
