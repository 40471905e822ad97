import { fractionText, rational } from "../../../src/maths/rational.ts";
import { only, range } from "../proof.ts";
import { formula, formulaIn } from "../reading/formulas.ts";
import { labelled } from "../reading/labelled.ts";
import { byClaim, byFormula, byNumbers } from "./options.ts";
import type { QuizProofs } from "./quiz-proofs.ts";

type Point = readonly [number, number];

export const answers: QuizProofs = {
  "weekly-031": ({ shown, said, says }) => {
    says("threads beads in this order, again and again", "How many of the first", "beads are red?");
    const order = /again and again: ([a-z, ]+)\./.exec(shown.words)?.[1]?.split(", ") ?? [];
    return range(0, said(2) - 1).filter((bead) => order[bead % order.length] === "red").length;
  },

  "weekly-032": (reading) => {
    const { said, says } = reading;
    labelled(reading, "@1 has # and a # suns, and @2 has #.", "in @2 than in @1?");
    says(
      "one picture of a sun stands for",
      "March has",
      "April has",
      "more sunny days were there in April than in March",
    );
    const days = (suns: number) => range(1, 2 * suns).reduce((total) => total + said(2) / 2, 0);
    return days(said(5)) - days(said(3) + said(4));
  },

  "weekly-033": (reading) => {
    reading.says("has exactly", "lines of symmetry");
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
    return byClaim(reading, shapes, (all) => all.every((shape) => mirrors(shape) === reading.said(1)));
  },

  "weekly-034": (reading) => {
    const { said, says } = reading;
    says(
      "A whole number is a multiple of",
      "and also a multiple of",
      "must it be a multiple as well, whatever the number is?",
    );
    const numbers = range(1, 6000).filter((n) => n % said(1) === 0 && n % said(2) === 0);
    return byNumbers(reading, "#", (factor = 0) => numbers.every((n) => n % factor === 0));
  },

  "weekly-035": (reading) => {
    reading.says(
      "each row is a week, from Monday to Sunday",
      "A square frame holds four dates of one month: two side by side",
    );
    reading.says("and the two directly below them", "The smallest date in the frame is $n$", "sum of the four dates");
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
    return byFormula(reading, "n", (of) =>
      whole.every((frame) => of(Math.min(...frame)) === frame.reduce((total, one) => total + one, 0)),
    );
  },

  "weekly-036": (reading) => {
    reading.says("As decimals, three of these fractions go on for ever", "Which one comes to an end?");
    // Long division: it comes to an end when the remainder 0 turns up before any other comes back.
    const ends = (num: number, den: number) => {
      const seen = new Set<number>();
      let rest = num % den;
      while (rest !== 0 && !seen.has(rest)) {
        seen.add(rest);
        rest = (rest * 10) % den;
      }
      return rest === 0;
    };
    return byNumbers(reading, "#/#", (num = 0, den = 1) => ends(num, den));
  },

  "weekly-037": ({ said, says }) => {
    says("to the scale $1 :", "On the plan a pond covers", "cm². What area does the real pond cover?");
    // Any pond of that area on the plan: 1 by 6, 2 by 3 and so on in centimetres; its real sides in metres.
    const area = said(3);
    const ponds = range(1, area).filter((width) => area % width === 0);
    const real = ponds.map((width) => fractionText(rational(width * said(2) * (area / width) * said(2), 100 * 100)));
    return only(new Set(real));
  },

  "weekly-038": ({ said, says }) => {
    says("numbers of flutes and violas are in the ratio", "numbers of violas and cellos are in the ratio");
    says("ratio of flutes to cellos");
    const counts = range(1, 60);
    const ratios = counts.flatMap((violas) =>
      counts
        .filter((flutes) => flutes * said(2) === violas * said(1))
        .flatMap((flutes) =>
          counts
            .filter((cellos) => violas * said(4) === cellos * said(3))
            .map((cellos) => fractionText(rational(flutes, cellos)).replace("/", " : ")),
        ),
    );
    return only(new Set(ratios));
  },

  "weekly-039": (reading) => {
    reading.says("One city has", "inhabitants and its neighbour has", "How many do they have together?");
    const [city, neighbour] = [formula(formulaIn(reading, 1)), formula(formulaIn(reading, 2))];
    return byFormula(reading, "", (of) => Math.round(of()) === city() + neighbour());
  },

  "weekly-040": ({ said, says }) => {
    says(
      "girls and",
      "boys a team of",
      "is chosen; all three have the same role",
      "How many different teams with **at least one boy**",
    );
    const group = [...range(1, said(1)).map(() => "girl"), ...range(1, said(2)).map(() => "boy")];
    const masks = range(0, 2 ** group.length - 1).map((mask) => group.filter((_, i) => (mask >> i) % 2 === 1));
    return masks.filter((team) => team.length === said(3) && team.includes("boy")).length;
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
