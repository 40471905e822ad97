import { only, type Proofs, range } from "../proof.ts";

export const proofs: Proofs = {
  // Every rectangle with a fence of 3800 cm, in whole centimetres, the longer side first.
  "algebra-quadratic-001": () => only(range(950, 1899).filter((long) => long * (1900 - long) === 840000)) / 100,

  // Hand the cards out one by one.
  "algebra-quadratic-002": () =>
    only(
      range(1, 60).filter((children) => {
        let cards = 0;
        for (const giver of range(1, children)) for (const taker of range(1, children)) if (giver !== taker) cards += 1;
        return cards === 132;
      }),
    ),

  // A quadratic has at most two solutions, so the two that the search finds are all.
  "algebra-quadratic-003": () => range(-500, 500).filter((x) => x * (x + 4) === 45),

  // In millimetres: the frame as two long strips and two short ones.
  "algebra-quadratic-004": () =>
    only(range(1, 2000).filter((w) => 2 * (120 + 2 * w) * w + 2 * 80 * w === 120 * 80)) / 10,

  // 12(3x² + kx + 7) at every sixth x = n/6, which takes in the lowest point x = -k/6 of each parabola.
  "algebra-quadratic-005": () => {
    const sixths = range(-600, 600);
    return range(-100, 100).filter((k) => sixths.every((n) => n * n + 2 * k * n + 84 > 0)).length;
  },

  // The roots are (7 ± √37) / 2; reckon with them exactly.
  "algebra-quadratic-006": () => {
    const alpha: Surd = { a: 7n, b: 1n, d: 2n };
    const beta: Surd = { a: 7n, b: -1n, d: 2n };
    for (const root of [alpha, beta]) {
      const zero = plus(plus(times(root, root), times({ a: -7n, b: 0n, d: 1n }, root)), { a: 3n, b: 0n, d: 1n });
      if (zero.a !== 0n || zero.b !== 0n) throw new Error("not a root");
    }
    const sum = plus(times(times(alpha, alpha), inverse(beta)), times(times(beta, beta), inverse(alpha)));
    if (sum.b !== 0n) throw new Error("not a fraction");
    const common = gcd(sum.a, sum.d);
    return `${sum.a / common}/${sum.d / common}`;
  },
};

/** (a + b√37) / d */
interface Surd {
  readonly a: bigint;
  readonly b: bigint;
  readonly d: bigint;
}

function plus(p: Surd, q: Surd): Surd {
  return { a: p.a * q.d + q.a * p.d, b: p.b * q.d + q.b * p.d, d: p.d * q.d };
}

function times(p: Surd, q: Surd): Surd {
  return { a: p.a * q.a + 37n * p.b * q.b, b: p.a * q.b + p.b * q.a, d: p.d * q.d };
}

function inverse(p: Surd): Surd {
  return { a: p.a * p.d, b: -p.b * p.d, d: p.a * p.a - 37n * p.b * p.b };
}

function gcd(p: bigint, q: bigint): bigint {
  return q === 0n ? p : gcd(q, p % q);
}
