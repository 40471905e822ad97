import { fractionText, rational } from "../../../src/maths/rational.ts";
import { only, range } from "../proof.ts";
import type { QuizProofs } from "./quiz-proofs.ts";

type Point = readonly [number, number];

export const answers: QuizProofs = {
  "weekly-031": ({ said }) => {
    let string: string[] = [];
    while (string.length < said(2)) string = [...string, "red", "red", "blue", "yellow"];
    return string.slice(0, said(2)).filter((bead) => bead === "red").length;
  },

  "weekly-032": () => {
    const days = (halfSuns: number) => range(1, halfSuns).flatMap(() => [1, 1, 1]).length;
    return days(8) - days(5);
  },

  "weekly-033": () => {
    const shapes: Record<string, Point[][]> = {
      "a rectangle with sides of 3 cm and 5 cm": [
        [
          [0, 0],
          [5, 0],
          [5, 3],
          [0, 3],
        ],
      ],
      "a square with sides of 4 cm": [
        [
          [0, 0],
          [4, 0],
          [4, 4],
          [0, 4],
        ],
      ],
      // Of every width, and hollow ones too.
      "a kite with two sides of 3 cm and two of 5 cm": range(1, 29).flatMap((tenths): Point[][] => {
        const half = tenths / 10;
        const [short, long] = [Math.sqrt(9 - half * half), Math.sqrt(25 - half * half)];
        return [short, -short].map((top): Point[] => [
          [0, top],
          [half, 0],
          [0, -long],
          [-half, 0],
        ]);
      }),
      // Of every slant but the upright one.
      "a parallelogram with sides of 3 cm and 5 cm and no right angle": range(5, 175)
        .filter((degrees) => degrees !== 90)
        .map((degrees): Point[] => {
          const [x, y] = [3 * Math.cos((degrees * Math.PI) / 180), 3 * Math.sin((degrees * Math.PI) / 180)];
          return [
            [0, 0],
            [5, 0],
            [5 + x, y],
            [x, y],
          ];
        }),
    };
    return only(Object.entries(shapes).filter(([, all]) => all.every((shape) => mirrors(shape) === 2)))[0];
  },

  "weekly-034": ({ said }) => {
    const numbers = range(1, 6000).filter((n) => n % said(1) === 0 && n % said(2) === 0);
    return only([said(3), said(4), said(5), said(6)].filter((factor) => numbers.every((n) => n % factor === 0)));
  },

  "weekly-035": () => {
    // Months of 31 days that start on any day of the week: every frame of four dates.
    const frames = range(0, 6).flatMap((start) => {
      const place = (date: number) => ({ row: Math.floor((start + date - 1) / 7), column: (start + date - 1) % 7 });
      const at = (row: number, column: number) =>
        range(1, 31).filter((date) => place(date).row === row && place(date).column === column);
      return range(0, 5).flatMap((row) =>
        range(0, 5).map((column) =>
          [at(row, column), at(row, column + 1), at(row + 1, column), at(row + 1, column + 1)].flat(),
        ),
      );
    });
    const whole = frames.filter((frame) => frame.length === 4);
    const expressions: Record<string, (n: number) => number> = {
      "n + 16": (n) => n + 16,
      "4n + 6": (n) => 4 * n + 6,
      "4n + 8": (n) => 4 * n + 8,
      "4n + 16": (n) => 4 * n + 16,
    };
    const fits = (value: (n: number) => number) =>
      whole.every((frame) => value(Math.min(...frame)) === frame.reduce((total, one) => total + one, 0));
    return only(Object.entries(expressions).filter(([, value]) => fits(value)))[0];
  },

  "weekly-036": () => {
    // Long division: it comes to an end when the remainder 0 turns up before any other comes back.
    const ends = ([num, den]: readonly [number, number]) => {
      const seen = new Set<number>();
      let rest = num % den;
      while (rest !== 0 && !seen.has(rest)) {
        seen.add(rest);
        rest = (rest * 10) % den;
      }
      return rest === 0;
    };
    const [num, den] = only(
      (
        [
          [4, 9],
          [7, 12],
          [9, 15],
          [5, 6],
        ] as const
      ).filter(ends),
    );
    return `${num}/${den}`;
  },

  "weekly-037": ({ said }) => {
    // Any pond of 6 cm² on the plan: here 1 by 6, 2 by 3 and so on in centimetres; its real sides in metres.
    const ponds = range(1, 6).filter((width) => 6 % width === 0);
    const real = ponds.map((width) => fractionText(rational(width * said(2) * (6 / width) * said(2), 100 * 100)));
    return only(new Set(real));
  },

  "weekly-038": () => {
    const counts = range(1, 60);
    const ratios = counts.flatMap((violas) =>
      counts
        .filter((flutes) => flutes * 3 === violas * 2)
        .flatMap((flutes) =>
          counts
            .filter((cellos) => violas * 5 === cellos * 4)
            .map((cellos) => fractionText(rational(flutes, cellos)).replace("/", " : ")),
        ),
    );
    return only(new Set(ratios));
  },

  "weekly-039": () => {
    const digits = String(400_000 + 60_000);
    return `${digits[0]}.${digits.slice(1).replace(/0+$/, "")} \\times 10^${digits.length - 1}`;
  },

  "weekly-040": () => {
    const group = ["girl", "girl", "girl", "girl", "boy", "boy", "boy"];
    const masks = range(0, 2 ** group.length - 1).map((mask) => group.filter((_, i) => (mask >> i) % 2 === 1));
    return masks.filter((team) => team.length === 3 && team.includes("boy")).length;
  },
};

/** The number of lines of symmetry: each one goes through the centre of the corners and through a corner or the middle of a side. */
function mirrors(shape: readonly Point[]): number {
  const centre = middle(shape);
  const marks = shape.flatMap((corner, i) => [corner, middle([corner, shape[(i + 1) % shape.length] ?? corner])]);
  const angles = marks.map(([x, y]) => Math.atan2(y - centre[1], x - centre[0]));
  const lines = new Set(angles.map((angle) => (Math.round(((angle + Math.PI) % Math.PI) * 1e6) % 3141593) / 1e6));
  return [...lines].filter((angle) =>
    shape.every((corner) => {
      const image = reflect(corner, centre, angle);
      return shape.some((other) => Math.hypot(other[0] - image[0], other[1] - image[1]) < 1e-4);
    }),
  ).length;
}

function middle(points: readonly Point[]): Point {
  const total = (axis: 0 | 1) => points.reduce((sum, point) => sum + point[axis], 0) / points.length;
  return [total(0), total(1)];
}

function reflect([x, y]: Point, [cx, cy]: Point, angle: number): Point {
  const [cos, sin] = [Math.cos(2 * angle), Math.sin(2 * angle)];
  return [cx + (x - cx) * cos + (y - cy) * sin, cy + (x - cx) * sin - (y - cy) * cos];
}
