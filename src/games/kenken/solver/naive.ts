import type { Random } from "../../../maths/random.ts";
import type { Board, Cage } from "../board/board.ts";
import { type OperationSet, randomClue } from "../dealing/clues.ts";
import { cut } from "../dealing/cut.ts";
import { latinSquare } from "../dealing/latin-square.ts";

// For tests: a search so plain that it is right, to hold the others against, and boards of any kind.

/** All solutions, as digits: every value in every cell in turn, a cage being looked at only when it is full. */
export function allSolutions({ size, cages }: Board): string[] {
  const values = new Array<number>(size * size).fill(0);
  const found: string[] = [];
  const fill = (cell: number) => {
    if (cell === values.length) {
      found.push(values.join(""));
      return;
    }
    const cage = cages.find(({ cells }) => cells.includes(cell));
    const rivals = values.flatMap((_, at) =>
      at < cell && (at % size === cell % size || Math.floor(at / size) === Math.floor(cell / size)) ? [at] : [],
    );
    for (let value = 1; value <= size; value++) {
      if (rivals.some((at) => values[at] === value)) continue;
      values[cell] = value;
      if (cage && fits(cage, values)) fill(cell + 1);
      values[cell] = 0;
    }
  };
  fill(0);
  return found;
}

/** Whether a cage is not yet full, or makes its target. */
function fits({ cells, operation, target }: Cage, values: readonly number[]): boolean {
  const inside = cells.map((cell) => values[cell] ?? 0);
  if (inside.includes(0)) return true;
  const sum = inside.reduce((one, other) => one + other);
  const product = inside.reduce((one, other) => one * other);
  const most = Math.max(...inside);
  const two = inside.length === 2;
  const makes = {
    add: sum,
    multiply: product,
    subtract: two ? most - (sum - most) : -1,
    divide: two ? most / (sum - most) : -1,
  };
  return operation === "hidden" ? Object.values(makes).includes(target) : makes[operation] === target;
}

/** A board cut and clued at random: it has a solution, and often many. */
export function randomBoard(size: number, set: OperationSet, random: Random, most = 4): Board {
  const square = latinSquare(size, random);
  const cells = square.map((_, cell) => cell);
  const groups = cut(size, cells, { pairs: 50, most }, random).sort(([a = 0], [b = 0]) => a - b);
  return { size, cages: groups.map((group) => randomClue(group, square, set, random)) };
}
