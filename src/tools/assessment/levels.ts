// A belief about a level: one weight for each of these levels, together 1. A level is on the scale of grades (1 is what
// most people meet at ages 8-9, 6 what they meet at 15-18), with room below and above.

export const lowest = 0;
export const highest = 7.5;
const width = 0.25;

export const levels: readonly number[] = Array.from(
  { length: (highest - lowest) / width + 1 },
  (_, index) => lowest + width * index,
);

/** Weights, one a level. Those of a belief add up to 1. */
export type Weights = readonly number[];

export function normal(mean: number, deviation: number): Weights {
  return scaled(levels.map((level) => Math.exp(-((level - mean) ** 2) / (2 * deviation ** 2))));
}

/** Weights made to add up to 1. */
export function scaled(weights: Weights): Weights {
  const sum = weights.reduce((total, weight) => total + weight, 0);
  return weights.map((weight) => weight / sum);
}

export function times(a: Weights, b: Weights): Weights {
  return a.map((weight, index) => weight * (b[index] ?? 0));
}

/** What is expected of a quantity that has these values level by level. */
export function expected(belief: Weights, values: Weights): number {
  return belief.reduce((sum, weight, index) => sum + weight * (values[index] ?? 0), 0);
}

export function mean(belief: Weights): number {
  return expected(belief, levels);
}

export function deviation(belief: Weights): number {
  const middle = mean(belief);
  return Math.sqrt(
    expected(
      belief,
      levels.map((level) => (level - middle) ** 2),
    ),
  );
}

/** The level below which so much of the belief lies, 0 to 1; between two levels by proportion. */
export function quantile(belief: Weights, share: number): number {
  let below = 0;
  for (const [index, weight] of belief.entries()) {
    if (weight > 0 && below + weight >= share)
      return (levels[index] ?? highest) - width / 2 + (width * (share - below)) / weight;
    below += weight;
  }
  return highest;
}

/** How a level on one rung of the map spreads to the rung below it, both ways the same: a row for each level. */
export type Spread = readonly Weights[];

export function spread(deviation: number): Spread {
  return levels.map((level) => normal(level, deviation));
}

/** Upwards: what a level above makes of values below. */
export function averaged(spread: Spread, values: Weights): Weights {
  return spread.map((row) => expected(row, values));
}

/** Downwards: what a belief above makes one believe below. */
export function carried(spread: Spread, belief: Weights): Weights {
  return levels.map((_, below) =>
    belief.reduce((sum, weight, above) => sum + weight * (spread[above]?.[below] ?? 0), 0),
  );
}
