import { fractionText, rational } from "../../../src/maths/rational.ts";
import { choices, type FamilyProofs, insist, only, type Proofs, range } from "../proof.ts";
import { quadraticField } from "./surds.ts";

export const proofs: Proofs = {
  // Every rectangle with a fence of 3800 cm, in whole centimetres, the longer side first.
  "algebra-quadratic-001": () => only(range(950, 1899).filter((long) => long * (1900 - long) === 840000)) / 100,

  // Hand the cards out one by one.
  "algebra-quadratic-002": ({ said }) =>
    only(
      range(1, 60).filter((children) => {
        let cards = 0;
        for (const giver of range(1, children)) for (const taker of range(1, children)) if (giver !== taker) cards += 1;
        return cards === said(1);
      }),
    ),

  // A quadratic has at most two solutions, so the two that the search finds are all.
  "algebra-quadratic-003": ({ said }) => range(-500, 500).filter((x) => x * (x + said(1)) === said(2)),

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

  // Lays out squares of shells, moves the last row, and keeps those that end with 15 columns and one shell.
  "algebra-quadratic-008": ({ said }) => {
    const moved = range(2, 100).map((side) => {
      const rows = side - 1;
      return { shells: side * side, columns: side + 1, over: side - rows };
    });
    return only(moved.filter(({ columns, over }) => columns === said(3) && over === 1)).shells;
  },

  // Small walls of many sizes: the paint for each of their square decimetres.
  "algebra-quadratic-010": () =>
    only(
      new Set(
        [...choices([range(10, 60), range(10, 60)])].map(([width = 0, height = 0]) => {
          const [small, big] = [width * height, 3 * width * (3 * height)];
          return (2 * big) / small;
        }),
      ),
    ),

  "algebra-quadratic-012": ({ said }) => only(range(1, 200).filter((side) => side * side === said(2) + said(3))),

  "algebra-quadratic-014": ({ said }) =>
    only(
      range(1, 300).filter((star) =>
        range(1, 3000).some((circle) => star * star === circle + circle && circle - star === said(3)),
      ),
    ),

  // Sides in centimetres up to 5 km.
  "algebra-quadratic-016": () => only(range(1201, 500_000).filter((cm) => (cm + 1500) * (cm - 1200) === cm * cm)) / 100,

  // Every b up to 200 with f(-3) = f(11) (c makes no difference), then every x in tenths.
  "algebra-quadratic-020": () => {
    const f = (tenths: number, b: number) => tenths * tenths + 10 * b * tenths;
    const b = only(range(-200, 200).filter((b) => f(-30, b) === f(110, b)));
    return only(range(-5000, 5000).filter((tenths) => tenths !== 200 && f(tenths, b) === f(200, b))) / 10;
  },

  // The integers that fit; then P(x) - 120 divided by their factors, which leaves a quadratic above zero everywhere.
  "algebra-quadratic-024": ({ said }) => {
    const found = range(-500, 500).filter((x) => (x + 1) * (x + 2) * (x + 3) * (x + 4) === said(5));
    const rest = found.reduce((polynomial, root) => divided(polynomial, root), [1, 10, 35, 50, 24 - said(5)]);
    const [a = 0, b = 0, c = 0] = rest;
    if (rest.length !== 3 || 4 * a * c <= b * b) throw new Error("there may be other solutions");
    return found;
  },

  // All points of the two branches up to 200; the height at the axis by similar triangles.
  "algebra-quadratic-027": () => {
    const lines = [...choices([range(2, 200), range(2, 200)])].filter(([left = 0, right = 0]) => {
      const [low, high] = [left * left, right * right];
      return high > low && (91 - low) * right === (high - 91) * left;
    });
    const [left = 0, right = 0] = only(lines);
    return fractionText(rational(right * right - left * left, right - -left));
  },

  // The second equation gives k for each x; for hundredths of x the first then holds at x = 1 only. In between, what it
  // must be falls all the way, so that no other x is missed.
  "algebra-quadratic-029": () => {
    const hundredths = range(-3000, 3000);
    const kOf = (x: number) => -x * x - 600 * x;
    const first = (x: number) => 100 * x * x + kOf(x) * x + 6_000_000;
    // first(x) has the factor (6 - k)(1 - x); k = 6 is ruled out.
    const common = hundredths.filter((x) => first(x) === 0 && kOf(x) !== 60_000);
    return kOf(only(common)) / 10_000;
  },

  // Every width of the small mat at every place where the mats overlap, square foot by square foot.
  "algebra-quadratic-031": ({ said, says }) => {
    says("always **the same**", "the bare part", "two layers", "A part of one mat lies on top of the other");
    const [floor, large] = [said(1), said(3)];
    insist(said(6) === large && said(7) === floor, "the picture says the same");
    const places = (mat: number) => [...choices([range(0, floor - mat), range(0, floor - mat)])];
    const cells = [...choices([range(0, floor - 1), range(0, floor - 1)])];
    const isOn = ([x = 0, y = 0]: number[], [left = 0, low = 0]: number[], mat: number) =>
      x >= left && x < left + mat && y >= low && y < low + mat;
    return only(
      range(1, large - 1).filter((small) => {
        const laid = places(large).flatMap((first) => places(small).map((second) => [first, second] as const));
        return laid.every(([first, second]) => {
          const layers = cells.map((cell) => Number(isOn(cell, first, large)) + Number(isOn(cell, second, small)));
          const double = layers.filter((n) => n === 2).length;
          return double === 0 || double === layers.filter((n) => n === 0).length;
        });
      }),
    );
  },

  // Every hundredth up to 50; a quadratic equation has two solutions, and one of them is the first number itself.
  "algebra-quadratic-032": ({ said, says }) => {
    says("**different**", "squares the first and adds the second", "squares the second and adds the first");
    const first = Math.round(said(7) * 100);
    const result = (one: number, other: number) => one * one + 100 * other;
    return (
      only(range(-5000, 5000).filter((second) => second !== first && result(first, second) === result(second, first))) /
      100
    );
  },

  // For every integer: is there a way of presses on which it is never a solution? Beyond -25 and 5 no equation on the straight way has
  // a solution.
  "algebra-quadratic-033": ({ said, says }) => {
    says("larger or smaller by $1$", "**certainly**");
    insist(said(6) === said(2) && said(7) === said(3), "the numbers that are pressed");
    const [start, end] = [[said(2), said(3)] as const, [said(10), said(11)] as const];
    return only(range(-25, 5).filter((x) => !canAvoid(x, start, end, said(8))));
  },
};

/** Is there a way of presses from one equation x² + bx + c = 0 to another on which x is never a solution? Its numbers stay from -40 to 70. */
function canAvoid(
  x: number,
  [fromB, fromC]: readonly [number, number],
  [toB, toC]: readonly [number, number],
  press: number,
): boolean {
  const [least, most] = [-40, 70];
  const size = most - least + 1;
  const seen = new Uint8Array(size * size);
  const queue: (readonly [number, number])[] = [];
  const visit = (b: number, c: number): void => {
    if (b < least || b > most || c < least || c > most || x * x + b * x + c === 0) return;
    const place = (b - least) * size + c - least;
    if (seen[place] === 0) queue.push([b, c]);
    seen[place] = 1;
  };
  visit(fromB, fromC);
  for (const [b, c] of queue) {
    if (b === toB && c === toC) return true;
    visit(b + press, c);
    visit(b - press, c);
    visit(b, c + press);
    visit(b, c - press);
  }
  return false;
}

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

/** The polynomial (highest power first) divided by x - root. */
function divided(polynomial: readonly number[], root: number): number[] {
  const quotient: number[] = [];
  for (const one of polynomial) quotient.push(one + (quotient.at(-1) ?? 0) * root);
  if (quotient.pop() !== 0) throw new Error(`${root} is no root`);
  return quotient;
}

export const families: FamilyProofs = {
  // Whole numbers up to 300 in the story; for the pictures in every pair of sides.
  "squares-in-hiding": ({ setting, n, a }: { setting: string; n: number; a: number }) => {
    const all = range(1, 300);
    if (setting === "machine") return only(all.filter((x) => (x + a) * (x + a) === (n + a) * (n + a)));
    if (setting === "strip") return only(all.filter((x) => x > a && x * x - x * a === n * n - n * a));
    if (setting === "mats")
      return only(all.filter((x) => range(1, a).reduce((felts) => felts + x * x, 0) === a * n * n));
    const total = n * n + (n + a) * (n + a);
    return only(all.filter((x) => x > a && x * x + (x - a) * (x - a) === total));
  },

  // A quadratic has at most two solutions, so the two that the search finds are all.
  "two-that-fit": ({ setting, r, s }: { setting: string; r: number; s: number }) => {
    const [times, more] = [r + s, -r * s];
    // Below the line no x may be 0; a fraction that is not whole cannot make up an integer x.
    const found = range(-300, 300).filter((x) =>
      setting === "fraction" ? more % x === 0 && x === more / x + times : x * x === times * x + more,
    );
    if (found.length !== 2) throw new Error("two solutions were promised");
    return found;
  },

  // Counts the pairs one by one for every number up to 60.
  "backwards-from-the-pairs": ({ setting, n }: { setting: string; n: number }) => {
    const counted = (size: number) => {
      if (setting === "couples") return pairs(2 * size, (i, j) => Math.floor(i / 2) !== Math.floor(j / 2));
      if (setting === "diagonals") return pairs(size, (i, j) => j - i > 1 && j - i < size - 1);
      if (setting === "dominoes") return pairs(size, () => true) + size;
      return pairs(size, () => true);
    };
    const told = counts(setting, counted);
    const size = only(range(3, 40).filter((size) => told[size] === told[n]));
    return setting === "dominoes" ? size - 1 : size;
  },

  // Exact arithmetic with the two solutions (s ± √D) / 2.
  "roots-unseen": ({ setting, s, p, k }: { setting: string; s: number; p: number; k: number }) => {
    const { number, root, add, multiply, inverse, whole } = quadraticField(s * s - 4 * p);
    const half = rational(1, 2);
    const [alpha, beta] = [1, -1].map((sign) => multiply({ a: half, b: rational(0) }, add(number(s), root(sign))));
    if (!alpha || !beta) throw new Error("no roots");
    for (const x of [alpha, beta])
      if (fractionText(whole(add(add(multiply(x, x), multiply(number(-s), x)), number(p)))) !== "0")
        throw new Error("not a root");
    const squares = [multiply(alpha, alpha), multiply(beta, beta)] as const;
    const minus = number(-1);
    if (setting === "diagonal") return fractionText(whole(add(...squares)));
    if (setting === "brackets")
      return fractionText(
        whole(multiply(add(number(k), multiply(minus, alpha)), add(number(k), multiply(minus, beta)))),
      );
    if (setting === "upside") return fractionText(whole(add(inverse(squares[0]), inverse(squares[1]))));
    // The only b and c for which both squares solve the new equation, from two linear conditions.
    const b = whole(
      multiply(
        add(multiply(squares[1], squares[1]), multiply(minus, multiply(squares[0], squares[0]))),
        inverse(add(squares[0], multiply(minus, squares[1]))),
      ),
    );
    const c = whole(
      multiply(minus, add(multiply(squares[0], squares[0]), multiply({ a: b, b: rational(0) }, squares[0]))),
    );
    return [fractionText(b), fractionText(c)];
  },

  // Tries every k, or every solution in hundredths.
  "what-k-must-be": ({ setting, q, s, r, t }: Record<"q" | "s" | "r" | "t", number> & { setting: string }) => {
    if (setting === "whole") {
      // An integer that solves it divides q; the other solution is then an integer too.
      const solved = range(1, q).flatMap((x) => [x, -x]);
      return range(-q - 5, q + 5).filter((k) => solved.some((x) => x * x + k * x + q === 0)).length;
    }
    if (setting === "sum") {
      const tried = range(-s, 2 * s);
      return range(1, s * s).filter((k) => tried.some((x) => x * x - s * x + k === 0)).length;
    }
    const hundredths = range(-5000, 5000);
    if (setting === "ratio") {
      const smaller = hundredths.filter((x) => x * (r * x) === 10_000 * r * t * t && x + r * x > 0);
      return only(smaller.map((x) => x + r * x)) / 100;
    }
    return only(hundredths.filter((x) => x + (x + 100 * t) === 100 * s).map((x) => x * (x + 100 * t))) / 10_000;
  },
};

function pairs(size: number, counts: (i: number, j: number) => boolean): number {
  let found = 0;
  for (let j = 1; j < size; j++) for (let i = 0; i < j; i++) if (counts(i, j)) found += 1;
  return found;
}

const counted = new Map<string, readonly number[]>();

/** The numbers of pairs for the sizes up to 40, counted once. */
function counts(name: string, count: (size: number) => number): readonly number[] {
  const known = counted.get(name) ?? range(0, 40).map(count);
  counted.set(name, known);
  return known;
}
