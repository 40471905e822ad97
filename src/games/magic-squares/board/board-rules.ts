import { and, inWords } from "../../../engine/words.ts";
import { equal, isWhole, mixedText, type Rational, rational, subtract } from "../../../maths/rational.ts";
import { type Board, exact, figureOfBoard } from "./board.ts";

/**
 * The rules of a board in two sentences: what every line of it reaches, and which numbers are used. Over the board stands the
 * first alone: that diagonals count is to be seen nowhere else, and the numbers are on the keys.
 */
export function boardRules(board: Board): string {
  return `${goalWords(board)} Use ${numbersWords(board.numbers.map(exact))} once each.`;
}

/** "1 to 9", "every whole number from -7 to 8", "1/2, 1, 1 1/2 and so on up to 4 1/2", or all of them. */
function numbersWords(numbers: readonly Rational[]): string {
  const names = numbers.map(mixedText);
  const [first, second] = numbers;
  const last = names.at(-1);
  if (!first || !second || !areEvenlySpaced(numbers)) return and(names);
  const one = rational(1);
  if (!isWhole(first) || !equal(subtract(second, first), one)) {
    return `${names.slice(0, 3).join(", ")} and so on up to ${last}`;
  }
  // A reader might leave out zero and what is below it.
  return first.num > 0n ? `${names[0]} to ${last}` : `every whole number from ${names[0]} to ${last}`;
}

/** Whether so many numbers rise in equal steps that the first three of them tell the others. */
function areEvenlySpaced(numbers: readonly Rational[]): boolean {
  const steps = numbers.slice(1).map((number, at) => subtract(number, numbers[at] ?? number));
  return steps.length > 3 && steps.every((step) => equal(step, steps[0] ?? step));
}

function goalWords(board: Board): string {
  const { kind, operation, total } = board;
  const { lines } = figureOfBoard(board);
  const length = inWords(lines[0]?.cells.length ?? 0);
  const goal = mixedText(exact(total));
  const adds = operation === "sum";
  switch (kind) {
    case "square":
      return adds
        ? `Every row, column and diagonal adds up to ${goal}.`
        : `The numbers of every row, column and diagonal, multiplied together, make ${goal}.`;
    case "star":
      return adds
        ? `Each line of ${length} circles adds up to ${goal}; there are ${inWords(lines.length)} such lines.`
        : `The numbers of each line of ${length} circles, multiplied together, make ${goal}; there are ${inWords(lines.length)} such lines.`;
    case "triangle":
      return adds
        ? `The ${length} circles of each side add up to ${goal}, and a corner counts for both of its sides.`
        : `The numbers in the ${length} circles of each side, multiplied together, make ${goal}, and a corner counts for both of its sides.`;
  }
}
