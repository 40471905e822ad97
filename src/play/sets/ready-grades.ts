import type { Grade } from "../../engine/exercise.ts";

/** For whom the practice of each zone is made ready as a sheet: the grades that its questions are for. */
export const readyGrades: Readonly<Record<string, readonly Grade[]>> = {
  tables: [1, 2, 3],
  division: [1, 2, 3],
  fractions: [2, 3, 4],
  decimals: [2, 3, 4],
  percentages: [3, 4, 5],
  numbers: [3, 4, 5],
  "mental-math": [2, 3, 4],
  equations: [4, 5, 6],
  shapes: [3, 4, 5],
  data: [3, 4, 5],
};
