import { fractionText, rational } from "../../../src/maths/rational.ts";
import { choices, insist, only, range } from "../proof.ts";
import { formula, formulaIn } from "../reading/formulas.ts";
import { labelled } from "../reading/labelled.ts";
import { byClaim, byText } from "./options.ts";
import type { QuizProofs } from "./quiz-proofs.ts";

/** The answer to each question of set 18 of the weekly quiz, worked out by counting or searching. */
export const answers: QuizProofs = {
  "weekly-171": (reading) => {
    reading.says(
      "A square of paper is cut in two along a diagonal",
      "lays the two pieces next to each other, without overlapping",
    );
    reading.says("can she **not** make?");
    const made = new Set(joined([point(0, 0), point(1, 0), point(0, 1)]).map(shape));
    return byText(reading, (option) => !made.has(option));
  },

  "weekly-172": ({ said, says }) => {
    says("The last digit of a three-digit number is smudged. The number begins with", "it is a multiple of");
    says("How many different digits could the smudged one be?");
    return String(range(10 * said(2), 10 * said(2) + 9).filter((n) => n % said(3) === 0).length);
  },

  "weekly-173": (reading) => {
    const { said, says } = reading;
    says("always gives", "of a number?");
    const recipes: Record<string, (n: number) => number> = {
      "Halve it, then halve the result.": (n) => n / 2 / 2,
      "Take one third of it away.": (n) => n - n / 3,
      "Halve it, then add half of that half.": (n) => n / 2 + n / 2 / 2,
      "Divide it by 3, then multiply by 4.": (n) => (n / 3) * 4,
    };
    const numbers = range(1, 20).map((n) => 12 * n);
    return byClaim(reading, recipes, (make) =>
      numbers.every((n) => make(n) === range(1, n).filter((i) => i % said(2) < said(1)).length),
    );
  },

  "weekly-174": ({ said, says }) => {
    says(
      "A board has",
      "rows of",
      "that look alike",
      "no row and no column holds more than one counter",
      "The board is not turned.",
    );
    const [rows, columns, counters] = [said(1), said(2), said(3)];
    const patterns = range(0, 2 ** (rows * columns) - 1)
      .map((set) => range(0, rows * columns - 1).filter((square) => (set >> square) % 2 === 1))
      .filter((squares) => squares.length === counters);
    const apart = (squares: number[], line: (square: number) => number) =>
      new Set(squares.map(line)).size === squares.length;
    const allowed = patterns.filter(
      (one) => apart(one, (square) => square % columns) && apart(one, (square) => Math.floor(square / columns)),
    );
    return String(allowed.length);
  },

  "weekly-175": (reading) => {
    const { said, says } = reading;
    labelled(reading, "with sides of # @1 Adwoa needs # @2 of", "with sides of # @1. How much");
    says("For a square cake tin with sides of", "Adwoa needs", "Now she bakes the same cake, equally thick");
    says("in a square tin with sides of", "How much flour does she need?");
    // Flour on each square centimetre, in hundredths of a gram.
    const squares = (side: number) => [...choices([range(1, side), range(1, side)])];
    const small = squares(said(1)).length;
    const each = only(range(1, 1000).filter((hundredths) => small * hundredths === said(2) * 100));
    return String(squares(said(3)).reduce((flour) => flour + each, 0) / 100);
  },

  "weekly-176": (reading) => formula(formulaIn(reading, 1))(),

  "weekly-177": ({ said, says }) => {
    says("Each of two spinners", "Both are spun, and the two numbers are multiplied", "the product is **even**?");
    const numbers = range(said(3), said(4));
    insist(numbers.length === said(2), "so many parts");
    const spins = [...choices([numbers, numbers])];
    const even = spins.filter(([first = 0, second = 0]) => (first * second) % 2 === 0);
    return fractionText(rational(even.length, spins.length));
  },

  "weekly-178": (reading) => {
    const { said, says } = reading;
    says("the odd numbers from", "stand minus and plus signs in turn");
    const odd = range(said(1), said(2)).filter((n) => n % 2 === 1);
    const signed = odd.map((n, i) => (i === 0 ? String(n) : `${i % 2 === 0 ? "+" : "-"} ${n}`));
    const shown = [...signed.slice(0, 4), "+ \\ldots", ...signed.slice(-2)].join(" ");
    insist(formulaIn(reading, 1) === shown, "the row begins and ends like this");
    return String(odd.reduce((total, n, i) => (i % 2 === 0 ? total + n : total - n), 0));
  },

  "weekly-179": ({ said, says }) => {
    says(
      "everyone is a leader or a follower, and each couple is one leader with one follower",
      "of all the leaders are dancing, and so are",
    );
    says("of all the followers", "fraction of all the people are dancing?");
    const dances = [...choices([range(1, 36), range(1, 36), range(1, 36)])].filter(
      ([leaders = 0, followers = 0, couples = 0]) =>
        couples === said(3) * leaders && said(5) * couples === said(4) * followers,
    );
    const shares = dances.map(([leaders = 0, followers = 0, couples = 0]) =>
      fractionText(rational(2 * couples, leaders + followers)),
    );
    return only(new Set(shares));
  },

  "weekly-180": (reading) => {
    reading.says(
      "takes two numbers $a$ and $b$",
      "For which number $b$ does it always give back $b$, whatever $a$ is?",
    );
    const gives = formula(formulaIn(reading, 3), "ab");
    return String(only(range(-100, 100).filter((b) => range(-50, 50).every((a) => gives(a, b) === b))));
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
