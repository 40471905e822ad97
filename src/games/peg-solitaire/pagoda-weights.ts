/**
 * Weights of the holes of the English cross that no jump can make grow: of a jump's three holes, the first two weigh at
 * least as much as the third (Conway's pagoda functions). A position that weighs less than its end cannot come to that end.
 * They were found by linear programming on positions without a solution that searches had met.
 */
export const pagodaWeights: readonly (readonly number[])[] = [
  [0, 0, 0, 0, 1, 0, -1, 1, 0, 1, 0, 1, -1, 0, 0, 0, 0, 0, 0, 0, -1, 1, 0, 1, 0, 1, -1, 0, 1, 0, 0, 0, 0],
  [0, 1, 0, 0, 0, 0, -1, 1, 0, 1, 0, 1, -1, 0, 0, 0, 0, 0, 0, 0, -1, 1, 0, 1, 0, 1, -1, 0, 1, 0, 0, 0, 0],
  [0, 1, 0, 0, 0, 0, -1, 1, 0, 1, 0, 1, -1, 0, 0, 0, 0, 0, 0, 0, -1, 1, 0, 1, 0, 1, -1, 0, 0, 0, 0, 1, 0],
  [0, 0, 0, 0, 1, 0, -1, 1, 0, 1, 0, 1, -1, 0, 2, 0, 2, 0, 2, 0, -1, 1, 0, 1, 0, 1, -1, 0, 1, 0, 0, 0, 0],
  [0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 1, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0],
  [-1, 0, -1, 1, 1, 1, -1, 1, 0, 1, 0, 1, -1, 0, 1, 1, 2, 1, 1, 0, -1, 1, 0, 1, 0, 1, -1, 1, 1, 1, -1, 0, -1],
  [-1, 1, -2, 1, 1, 2, -1, 1, 0, 1, 0, 1, -1, 0, 1, 1, 2, 2, 4, 0, -1, 1, 0, 1, 0, 1, -1, 1, 1, 2, -1, 0, -1],
  [0, 0, 0, 0, 3, 0, -3, 3, 0, 3, 0, 3, -3, 2, 2, 0, 2, 0, 2, 2, -1, 1, 0, 1, 0, 1, -1, 0, 1, 0, 0, 0, 0],
  [1, 2, -1, 0, 3, 1, -1, 2, 1, 1, 0, 1, -1, 0, 1, 1, 2, 1, 1, 0, -1, 1, 0, 1, 0, 1, -1, 1, 1, 1, -1, 0, -1],
];
