import { fractionText, rational } from "../../../src/maths/rational.ts";
import { choices, only, range } from "../proof.ts";
import type { QuizProofs } from "./quiz-proofs.ts";

/** The answer to each question of set 18 of the weekly quiz, worked out by counting or searching. */
export const answers: QuizProofs = {
  "weekly-171": () => {
    const options = [
      "a square",
      "a triangle",
      "a rectangle twice as long as it is wide",
      "a parallelogram without right angles",
    ];
    const made = new Set(joined([point(0, 0), point(1, 0), point(0, 1)]).map(shape));
    return only(options.filter((option) => !made.has(option)));
  },

  "weekly-172": ({ said }) => String(range(450, 459).filter((n) => n % said(3) === 0).length),

  "weekly-173": () => {
    const recipes: Record<string, (n: number) => number> = {
      "Halve it, then halve the result.": (n) => n / 2 / 2,
      "Take one third of it away.": (n) => n - n / 3,
      "Halve it, then add half of that half.": (n) => n / 2 + n / 2 / 2,
      "Divide it by 3, then multiply by 4.": (n) => (n / 3) * 4,
    };
    const numbers = range(1, 20).map((n) => 12 * n);
    return only(
      Object.entries(recipes).filter(([, make]) =>
        numbers.every((n) => make(n) === range(1, n).filter((i) => i % 4 !== 0).length),
      ),
    )[0];
  },

  "weekly-174": () => {
    const patterns = range(0, 2 ** 9 - 1)
      .map((set) => range(0, 8).filter((square) => (set >> square) % 2 === 1))
      .filter((squares) => squares.length === 3);
    const apart = (squares: number[], line: (square: number) => number) => new Set(squares.map(line)).size === 3;
    const allowed = patterns.filter(
      (one) => apart(one, (square) => square % 3) && apart(one, (square) => Math.floor(square / 3)),
    );
    return String(allowed.length);
  },

  "weekly-175": ({ said }) => {
    // Flour on each square centimetre, in hundredths of a gram.
    const squares = (side: number) => [...choices([range(1, side), range(1, side)])];
    const each = only(range(1, 1000).filter((hundredths) => squares(said(1)).length * hundredths === said(2) * 100));
    return String(squares(said(3)).reduce((flour) => flour + each, 0) / 100);
  },

  "weekly-176": () => {
    const cube = [-2, -2, -2].reduce((product, one) => product * one, 1);
    return String(range(1, 3 * 3).reduce((left) => left - 1, cube));
  },

  "weekly-177": () => {
    const spins = [...choices([range(1, 5), range(1, 5)])];
    const even = spins.filter(([first = 0, second = 0]) => (first * second) % 2 === 0);
    return fractionText(rational(even.length, spins.length));
  },

  "weekly-178": () => {
    const odd = range(1, 97).filter((n) => n % 2 === 1);
    return String(odd.reduce((total, n, i) => (i % 2 === 0 ? total + n : total - n), 0));
  },

  "weekly-179": () => {
    const dances = [...choices([range(1, 60), range(1, 60), range(1, 60)])].filter(
      ([leaders = 0, followers = 0, couples = 0]) => 2 * couples === leaders && 3 * couples === 2 * followers,
    );
    const shares = dances.map(([leaders = 0, followers = 0, couples = 0]) =>
      fractionText(rational(2 * couples, leaders + followers)),
    );
    return only(new Set(shares));
  },

  "weekly-180": () => {
    const back = (b: number) => range(-50, 50).every((a) => a + b - a * b === b);
    return String(only(range(-100, 100).filter(back)));
  },
};

interface Point {
  readonly x: number;
  readonly y: number;
}

function point(x: number, y: number): Point {
  return { x, y };
}

/** Every quadrilateral of a triangle and a copy of it, turned over or not, laid with equal sides against each other. */
function joined(triangle: readonly Point[]): Point[][] {
  const sides = range(0, 2).map((i) => range(i, i + 2).map((j) => triangle[j % 3] ?? point(0, 0)));
  return sides.flatMap(([p = point(0, 0), q = point(0, 0), r = point(0, 0)]) =>
    sides.flatMap(([a = point(0, 0), b = point(0, 0), c = point(0, 0)]) => {
      if (length2(p, q) !== length2(a, b)) return [];
      // How far along the side, and how far off it, the copy's third corner lies; the other piece lies on the other side.
      const along = dot(a, b, c) / length2(a, b);
      const off = -Math.abs(cross(a, b, c)) / length2(a, b);
      const outwards = off * Math.sign(cross(p, q, r));
      return [along, 1 - along].map((t) => {
        const x = p.x + t * (q.x - p.x) - outwards * (q.y - p.y);
        const y = p.y + t * (q.y - p.y) + outwards * (q.x - p.x);
        return [p, point(x, y), q, r];
      });
    }),
  );
}

function shape(corners: readonly Point[]): string {
  const at = (i: number) => corners[(i + corners.length) % corners.length] ?? point(0, 0);
  const real = corners.filter((corner, i) => cross(at(i - 1), corner, at(i + 1)) !== 0);
  if (real.length === 3) return "a triangle";
  const [a = point(0, 0), b = point(0, 0), c = point(0, 0), d = point(0, 0)] = real;
  const parallelogram = a.x + c.x === b.x + d.x && a.y + c.y === b.y + d.y;
  if (!parallelogram) return "another quadrilateral";
  if (dot(b, a, c) !== 0) return "a parallelogram without right angles";
  const ratio = Math.max(length2(a, b), length2(b, c)) / Math.min(length2(a, b), length2(b, c));
  if (ratio === 4) return "a rectangle twice as long as it is wide";
  return ratio === 1 ? "a square" : "another rectangle";
}

function length2(a: Point, b: Point): number {
  return (b.x - a.x) ** 2 + (b.y - a.y) ** 2;
}

function dot(from: Point, a: Point, b: Point): number {
  return (a.x - from.x) * (b.x - from.x) + (a.y - from.y) * (b.y - from.y);
}

function cross(from: Point, a: Point, b: Point): number {
  return (a.x - from.x) * (b.y - from.y) - (a.y - from.y) * (b.x - from.x);
}
