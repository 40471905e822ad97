import { choices, only, type Proofs, range } from "../proof.ts";

export const proofs: Proofs = {
  // Walk round L-shapes of many sizes with many cuts, then find the only m x + c that fits them all.
  "algebra-polynomials-001": () => {
    const walks = range(1, 6).flatMap((x) => {
      const width = 2 * x + 3;
      const height = x + 4;
      return [...choices([range(1, width - 1), range(1, height - 1)])].map(([across = 0, down = 0]) => {
        const corners: readonly (readonly [number, number])[] = [
          [0, 0],
          [width, 0],
          [width, height - down],
          [width - across, height - down],
          [width - across, height],
          [0, height],
        ];
        return { x, length: lengthRound(corners) };
      });
    });
    const fits = ([m = 0, c = 0]: number[]) => walks.every(({ x, length }) => m * x + c === length);
    const [m, c] = only([...choices([range(-50, 50), range(-50, 50)])].filter(fits));
    return `${m}*x + ${c}`;
  },

  // The trick for every eighth from -100 to 100, in eighths.
  "algebra-polynomials-002": () =>
    only(new Set(range(-800, 800).map((eighths) => ((eighths + 48) * 4 - 80) / 2 - 2 * eighths))) / 8,

  // The sides are p + √r and p - √r for the only p and r that give this perimeter and area; square them as such.
  "algebra-polynomials-003": () => {
    const sides = [...choices([range(1, 20), range(1, 400)])].filter(
      ([p = 0, r = 0]) => 2 * (p + p) === 20 && p * p - r === 13,
    );
    const [p = 0, r = 0] = only(sides);
    const squares = [1, -1].map((sign) => ({ whole: p * p + r, roots: 2 * sign * p }));
    if (squares.reduce((sum, square) => sum + square.roots, 0) !== 0) throw new Error("the total is not whole");
    return squares.reduce((sum, square) => sum + square.whole, 0);
  },

  // All headings up to 20 that fit the three cells; whatever they are, they must give one product.
  "algebra-polynomials-004": () => {
    const heads = range(1, 20);
    const products = [...choices([heads, heads, heads, heads])]
      .filter(([a = 0, b = 0, c = 0, d = 0]) => a * c === 6 && b * c === 9 && b * d === 15)
      .map(([a = 0, b = 0, c = 0, d = 0]) => `${a * c}*x^2 + ${a * d + b * c}*x + ${b * d}`);
    return only(new Set(products));
  },

  // Long division of P by x - 2 and by x + 1 for all a and b.
  "algebra-polynomials-005": () =>
    only(
      [...choices([range(-60, 60), range(-60, 60)])].filter(
        ([a = 0, b = 0]) => remainder([1, a, b, 6], 2) === 0 && remainder([1, a, b, 6], -1) === 9,
      ),
    ),

  // All ways to share the sum 7 among six coefficients; a seventh would already count 8⁶ = 262144.
  "algebra-polynomials-006": () => {
    const fitting = shares(7, 6).filter((list) => list.reduce((value, one) => value * 8 + one, 0) === 1057);
    return only(fitting)
      .map((coefficient, i, all) => `${coefficient}*x^${all.length - 1 - i}`)
      .join(" + ");
  },
};

/** Length round a polygon whose sides are level or upright. */
function lengthRound(corners: readonly (readonly [number, number])[]): number {
  return corners.reduce((length, [x, y], i) => {
    const [nextX, nextY] = corners[(i + 1) % corners.length] ?? [x, y];
    return length + Math.abs(nextX - x) + Math.abs(nextY - y);
  }, 0);
}

/** Remainder when the polynomial (highest power first) is divided by x - root, term by term as on paper. */
function remainder(polynomial: readonly number[], root: number): number {
  const rest = [...polynomial];
  while (rest.length > 1) {
    const [lead = 0, next = 0, ...lower] = rest;
    rest.splice(0, rest.length, next + lead * root, ...lower);
  }
  return rest[0] ?? 0;
}

/** Every list of `places` whole numbers from 0 with the given sum. */
function shares(sum: number, places: number): number[][] {
  if (places === 1) return [[sum]];
  return range(0, sum).flatMap((first) => shares(sum - first, places - 1).map((rest) => [first, ...rest]));
}
