import { type Board, exact } from "./board/board.ts";
import { numbersLevel } from "./board/number-sets.ts";
import type { Level } from "./techniques/person.ts";

const names = ["Easy", "Medium", "Hard", "Expert", "Extreme"] as const;

/** The grade of a board: the harder of its hardest step and what its numbers ask for. */
export function gradeName(board: Board, hardest: Level): string {
  const numbers = numbersLevel({ operation: board.operation, numbers: board.numbers.map(exact) });
  return names[Math.max(hardest, numbers)] ?? names[4];
}
