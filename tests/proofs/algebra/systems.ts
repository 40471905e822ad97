import { choices, only, type Proofs, range } from "../proof.ts";

export const proofs: Proofs = {
  // Prices in tenths of a peso.
  "algebra-systems-001": () => {
    const prices = [...choices([range(1, 200), range(1, 200)])].filter(
      ([mango = 0, lime = 0]) => 2 * mango + 3 * lime === 300 && 2 * mango + 5 * lime === 380,
    );
    return (only(prices)[0] ?? 0) / 10;
  },

  // Weights in tenths of a kilogram.
  "algebra-systems-002": () => {
    const weights: number[][] = [];
    for (const a of range(1, 170))
      for (const b of range(1, 170))
        if (a + b === 110) for (const c of range(1, 170)) if (a + c === 140 && b + c === 170) weights.push([a, b, c]);
    return Math.max(...only(weights)) / 10;
  },

  "algebra-systems-003": () => only(pairs(-200, 200).filter(([x, y]) => 3 * x + 2 * y === 4 && 5 * x - 4 * y === 36)),

  "algebra-systems-004": () =>
    only(pairs(-200, 200).filter(([x, y]) => 37 * x + 63 * y === 459 && 63 * x + 37 * y === 641)),

  "algebra-systems-005": () =>
    only(pairs(1, 120).filter(([x, y]) => x < y && x + x * y + y === 23 && x * x * y + x * y * y === 120)),

  // Every set of whole-lira prices that fits both bills; they must all agree on the total.
  "algebra-systems-006": () => {
    const totals = new Set<number>();
    let fitting = 0;
    for (const [tea = 0, soup = 0, simit = 0] of choices([range(1, 92), range(1, 230), range(1, 57)]))
      if (5 * tea + 2 * soup + 8 * simit === 460 && 3 * tea + soup + 5 * simit === 270) {
        fitting += 1;
        totals.add(tea + soup + simit);
      }
    if (fitting < 2) throw new Error("the prices were meant to stay open");
    return only(totals);
  },
};

/** Every pair of whole numbers from..to. */
function pairs(from: number, to: number): (readonly [number, number])[] {
  return range(from, to).flatMap((x) => range(from, to).map((y) => [x, y] as const));
}
