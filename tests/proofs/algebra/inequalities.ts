import { choices, type Proofs, range } from "../proof.ts";

export const proofs: Proofs = {
  // Load the ferry sack by sack until one more would be too many.
  "algebra-inequalities-001": () => {
    let load = 78;
    let sacks = 0;
    while (load + 35 <= 500) {
      load += 35;
      sacks += 1;
    }
    return sacks;
  },

  "algebra-inequalities-002": () =>
    [...choices([range(1, 20), range(1, 20)])].filter(([pencils = 0, books = 0]) => 3 * pencils + 5 * books <= 20)
      .length,

  "algebra-inequalities-003": () => {
    const fitting = range(-500, 500).filter((x) => -8 <= 7 - 3 * x && 7 - 3 * x < 20);
    return [Math.min(...fitting), Math.max(...fitting)];
  },

  // Every x and y in steps of a twentieth, 0 and all four ends among them; 400(x² - y) is whole.
  "algebra-inequalities-004": () => {
    const values = [...choices([range(-60, 40), range(-20, 100)])].map(([x = 0, y = 0]) => x * x - 20 * y);
    return [Math.min(...values) / 400, Math.max(...values) / 400];
  },

  // In steps of a twelfth, far beyond both ends. Between 1, 6 and 10 the sum is straight, so it is least at one of them.
  "algebra-inequalities-005": () =>
    Math.min(...range(-1200, 1200).map((n) => 2 * Math.abs(n - 12) + 3 * Math.abs(n - 72) + 4 * Math.abs(n - 120))) /
    12,

  // Beyond 1000 both factors are positive.
  "algebra-inequalities-006": () => range(-1000, 1000).filter((x) => (x * x - 3 * x - 40) * (x * x - 4) < 0).length,
};
