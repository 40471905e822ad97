import type { Reading } from "../../../engine/game/game.ts";
import { compare, equal, fractionText, type Rational, readRational } from "../../../maths/rational.ts";
import { figureOf, figureWords, type Kind, sizes } from "../figures/figure.ts";
import type { Board, Operation } from "./board.ts";
import { readNumbers, short, writeNumbers } from "./numbers-text.ts";
import { weigh } from "./weights.ts";

// The longest board that is written: 25 numbers and 25 cells of 11 characters each.
const longest = 700;

/**
 * A board as text in four parts: the figure, the total, the numbers, and the cells in reading order, "_" where one is
 * empty: "square3;sum15;1,2..9;8,_,_,_,5,_,_,_,2". Fractions are written 1:2; "1,2..9" stands for equal steps.
 */
export function writeBoard({ kind, size, operation, total, numbers, givens }: Board): string {
  const cells = givens.map((given) => (given === 0 ? "_" : inText(numbers[given - 1] ?? "")));
  return [`${kind}${size}`, `${operation}${inText(total)}`, writeNumbers(numbers), cells.join(",")].join(";");
}

const inText = (number: string) => number.replace("/", ":");

/** Reads such a text, or says in a sentence what is wrong with it. Never throws. */
export function readBoard(text: string): Reading<Board> {
  if (text.length > longest)
    return { problem: `This text is too long for a board: it has ${text.length} characters, at most ${longest} fit.` };
  const parts = text.trim().replaceAll("−", "-").replaceAll("/", ":").split(";");
  if (parts.length !== 4)
    return {
      problem: `A board has four parts with ";" between them: figure, total, numbers and cells. This text has ${parts.length}.`,
    };
  const [first = "", second = "", third = "", fourth = ""] = parts.map((part) => part.trim());
  const figure = readFigure(first);
  if (!figure)
    return { problem: `A board begins with its figure: ${figureNames}. This one begins with "${short(first)}".` };
  const goal = readGoal(second);
  if (!goal) return { problem: `After the figure comes the total, like sum15 or product216, not "${short(second)}".` };
  const numbers = readNumbers(third, figure.cells);
  if ("problem" in numbers) return numbers;
  const fault = faultOf(figure, goal, numbers.value);
  if (fault) return { problem: fault };
  const givens = readGivens(fourth, figure, numbers.value);
  if ("problem" in givens) return givens;
  return {
    value: {
      kind: figure.kind,
      size: figure.size,
      operation: goal.operation,
      total: fractionText(goal.total),
      numbers: numbers.value.map(fractionText),
      givens: givens.value,
    },
  };
}

interface FigureHead {
  readonly kind: Kind;
  readonly size: number;
  /** "square of order 3" */
  readonly words: string;
  readonly cells: number;
  /** How many cells make a line. */
  readonly length: number;
}

const figureNames = Object.entries(sizes)
  .flatMap(([kind, list]) => list.map((size) => `${kind}${size}`))
  .join(", ");

function readFigure(text: string): FigureHead | null {
  for (const [name, list] of Object.entries(sizes)) {
    const kind = name as Kind;
    const size = list.find((one) => text.toLowerCase() === `${kind}${one}`);
    if (size === undefined) continue;
    const { places, lines } = figureOf(kind, size);
    return { kind, size, words: figureWords(kind, size), cells: places.length, length: lines[0]?.cells.length ?? 0 };
  }
  return null;
}

interface Goal {
  readonly operation: Operation;
  readonly total: Rational;
}

function readGoal(text: string): Goal | null {
  const [, operation, number = ""] = /^(sum|product)(-?\d{1,9}(?::\d{1,3})?)$/i.exec(text) ?? [];
  const total = readRational(number.replace(":", "/"));
  return operation && total ? { operation: operation.toLowerCase() as Operation, total } : null;
}

/** What keeps the numbers from being the numbers of such a board. */
function faultOf({ words, cells, length }: FigureHead, goal: Goal, numbers: readonly Rational[]): string | null {
  if (numbers.length !== cells)
    return `A ${words} has ${cells} cells and needs ${cells} numbers; this text has ${numbers.length}.`;
  const twice = numbers.find((number, at) => at > 0 && equal(number, numbers[at - 1] ?? number));
  if (twice) return `Each number of a board is used once, but ${fractionText(twice)} stands among them twice.`;
  const low = numbers.find(({ num }) => num <= 0n);
  if (goal.operation === "product" && low)
    return `Where lines are multiplied, all numbers are above zero; this text has ${fractionText(low)}.`;
  return weigh(numbers, goal.total, goal.operation, length)
    ? null
    : "The numbers of this board are too large, or their denominators too different, to be worked with exactly.";
}

function readGivens(text: string, { words, cells }: FigureHead, numbers: readonly Rational[]): Reading<number[]> {
  const parts = text.split(",").map((part) => part.trim());
  if (parts.length !== cells) return { problem: `A ${words} has ${cells} cells; this text has ${parts.length}.` };
  const givens: number[] = [];
  for (const part of parts) {
    const number = part === "_" || part === "." ? null : readRational(part.replace(":", "/"));
    const given = number ? numbers.findIndex((one) => compare(one, number) === 0) + 1 : 0;
    if (given === 0 && part !== "_" && part !== ".")
      return { problem: `A cell holds one of the board's numbers, or "_" while it is empty, not "${short(part)}".` };
    if (given > 0 && givens.includes(given))
      return { problem: `Each number is used once, but ${part.replace(":", "/")} is given in two cells.` };
    givens.push(given);
  }
  return { value: givens };
}
