import { divide, mixedText, type Rational, subtract } from "../../../maths/rational.ts";
import { sum } from "../../../maths/whole.ts";
import type { Board } from "../board/board.ts";
import { combined } from "../board/weights.ts";
import type { Sums } from "../solver/sums.ts";
import type { Group } from "./group.ts";

/**
 * Groups of cells whose total follows from the lines: the centre of a square of order 3, the corners and the middle of one
 * of order 4, the corners of a triangle. None where the total cannot be.
 */
export function hiddenGroups(board: Board, sums: Sums, values: readonly Rational[], total: Rational): readonly Group[] {
  if (sums.target === null) return [];
  const { kind, size } = board;
  if (kind === "square" && size === 3) return centre(board, values, sums, sums.target);
  if (kind === "square" && size === 4) return fours(board, total, sums.target);
  return kind === "triangle" ? corners(board, sums, values, total, sums.target) : [];
}

/** The four lines through the centre make four totals: the whole square, which is three, and the centre three times more. */
function centre(board: Board, values: readonly Rational[], { weights }: Sums, target: number): readonly Group[] {
  const at = weights.indexOf(target / 3);
  const value = values[at];
  if (value === undefined) return [];
  const [lines, makes, third] =
    board.operation === "sum"
      ? ["Together they make the total four times", "makes the total three times", "a third of the total"]
      : [
          "Multiplied together they hold the total four times as a factor",
          "holds it three times",
          "the number whose cube, the number × itself × itself, is the total",
        ];
  const why = `Four lines pass through the centre of this square. ${lines}, and the whole square ${makes}. The difference is that the centre is counted three times more, so the centre is ${third}.`;
  return [
    {
      name: "the centre",
      plural: false,
      cells: [4],
      total: value,
      target: target / 3,
      hidden: { technique: "Centre of the square", fact: `The centre is ${third}.`, why },
    },
  ];
}

/** The diagonals are corners and middle, the outer rows corners and edge, the inner columns edge and middle: all two totals. */
function fours({ operation }: Board, total: Rational, target: number): readonly Group[] {
  const reach = operation === "sum" ? "make" : "multiply to";
  const fact = `In every magic square of order 4, the four corners ${reach} the total too, and so do the four cells in the middle.`;
  const why = `${fact} The two diagonals hold the corners and the middle; the top and bottom rows hold the corners and the cells between them; the two middle columns hold those cells and the middle. Whichever two of these three groups are taken, they fill two lines. So all three are equal, and each of them reaches the total once.`;
  const group = (name: string, cells: readonly number[]): Group => ({
    name,
    plural: true,
    cells,
    total,
    target,
    hidden: { technique: "Hidden line", fact, why },
  });
  return [group("the four corners", [0, 3, 12, 15]), group("the four cells in the middle", [5, 6, 9, 10])];
}

/** The three sides hold every cell once and the corners once more. */
function corners(
  { operation, size }: Board,
  { weights }: Sums,
  values: readonly Rational[],
  total: Rational,
  target: number,
): readonly Group[] {
  const bottom = 2 * size - 3;
  const whole = combined(values, operation);
  const thrice = combined([total, total, total], operation);
  const adds = operation === "sum";
  const inCorners = adds ? subtract(thrice, whole) : divide(thrice, whole);
  const shown = [thrice, whole, inCorners].map(mixedText);
  // Products of all the numbers run to sixteen digits and help nobody: there the reason is told without them.
  const why = adds
    ? `The three sides together add up to ${shown[0]}, all the numbers add up to ${shown[1]}, and the corners are counted in two sides. So the corners add up to ${shown[0]} take away ${shown[1]}, which is ${shown[2]}.`
    : `The three sides hold every number once and the corners once more. So the total three times as a factor, divided by all the numbers, leaves the product of the corners, which is ${shown[2]}.`;
  const fact = adds
    ? `The corners count for two sides each, so they add up to ${shown[2]}, which is what the three sides together are more than all the numbers.`
    : `The corners count for two sides each, so their product is ${shown[2]}: what is left when the product of the sides is divided by all the numbers.`;
  return [
    {
      name: "the three corners",
      plural: true,
      cells: [0, bottom, bottom + size - 1],
      total: inCorners,
      target: 3 * target - sum(weights),
      hidden: { technique: "Corners count twice", fact, why },
    },
  ];
}
