import { add, divide, fractionText, type Rational, rational, subtract } from "../../../src/maths/rational.ts";
import { choices, insist, only, range } from "../proof.ts";
import { formulaIn } from "../reading/formulas.ts";
import { byClaim, byNumbers, byText } from "./options.ts";
import type { QuizProofs } from "./quiz-proofs.ts";

export const answers: QuizProofs = {
  "weekly-261": ({ said, says }) => {
    says("pays for a book with a", "note. Her change is", "less than the price of the book");
    const [note, less] = [100 * said(1), 100 * said(2)];
    return only(range(0, note).filter((pence) => note - pence === pence - less)) / 100;
  },

  "weekly-262": ({ said, says }) => {
    says("How much larger is", "than");
    const dots = (rows: number, columns: number) => range(1, rows).flatMap(() => range(1, columns)).length;
    return dots(said(1), said(2)) - dots(said(3), said(4));
  },

  "weekly-263": (reading) => {
    reading.says(
      "A square sheet of paper is cut into two pieces with one straight cut",
      "can **not** be one of the pieces?",
    );
    // Points along the edge of a square, 12 to a side; a cut joins two that are not on one side.
    const corners = (from: number, to: number) => range(from + 1, to - 1).filter((point) => point % 12 === 0);
    const place = (point: number): [number, number] => {
      const [side, along] = [Math.floor(point / 12) % 4, point % 12];
      return (
        (
          [
            [along, 0],
            [12, along],
            [12 - along, 12],
            [0, 12 - along],
          ] as [number, number][]
        )[side] ?? [0, 0]
      );
    };
    const shapes = new Set<string>();
    for (const from of range(0, 47))
      for (const to of range(from + 1, from + 47)) {
        const points = [from, ...corners(from, to), to].map(place);
        const area = points.reduce((sum, [x, y], i) => {
          const [nextX, nextY] = points[(i + 1) % points.length] ?? [0, 0];
          return sum + x * nextY - y * nextX;
        }, 0);
        if (area === 0 || area === 2 * 144) continue;
        const square = points.every(([x, y], i) => {
          const [[x0, y0], [x1, y1]] = [points.at(i - 1) ?? [0, 0], points[(i + 1) % points.length] ?? [0, 0]];
          return (x - x0) * (x1 - x) + (y - y0) * (y1 - y) === 0;
        });
        shapes.add(
          ["", "", "", "a triangle", square ? "a rectangle" : "", "a pentagon", "a hexagon"][points.length] ?? "",
        );
      }
    return byText(reading, (shape) => !shapes.has(shape));
  },

  "weekly-264": ({ said, says }) => {
    says("sit at a round table. Everyone shakes hands once with everyone else");
    says("but **not** with the two people sitting next to them");
    const last = said(1) - 1;
    return range(0, last).flatMap((one) =>
      range(one + 1, last).filter((other) => other - one !== 1 && other - one !== last),
    ).length;
  },

  "weekly-265": (reading) => {
    reading.says("a rope longer than 1 metre", "first cut off **a third of the rope** and then a third of a metre");
    reading.says("first cut off a third of a metre and then **a third of what is left**", "more rope left in the end?");
    // Ropes in ninths of a centimetre, so that both thirds are whole.
    const leads = range(101, 400).map((centimetres) => {
      const [rope, piece] = [9 * centimetres, 300];
      return Math.sign(rope - rope / 3 - piece - (rope - piece - (rope - piece) / 3));
    });
    const claims: Record<string, (lead: number) => boolean> = {
      "when she cuts a third of the rope first": (lead) => lead > 0,
      "when she cuts a third of a metre first": (lead) => lead < 0,
      "the same is left both times": (lead) => lead === 0,
      "that depends on the rope": () => new Set(leads).size > 1,
    };
    return byClaim(reading, claims, (claim) => leads.every(claim));
  },

  "weekly-266": (reading) => {
    const { said, says } = reading;
    says("can be divided without a remainder by each of the numbers from", "with exactly one exception");
    says("can be the exception?");
    const exceptions = range(1, 10_000)
      .map((number) => range(said(1), said(2)).filter((divisor) => number % divisor !== 0))
      .filter((missing) => missing.length === said(3))
      .flat();
    return byNumbers(reading, "#", (offered = 0) => exceptions.includes(offered));
  },

  "weekly-267": ({ said, says }) => {
    says("Two glasses of the same size are full. In one the ratio of juice to water is", "in the other it is");
    says("Both are poured into a jug. What is the ratio of juice to water in the jug?");
    // Glasses of any size that gives whole parts, drop by drop.
    const glasses = [
      { juice: said(3), water: said(4) },
      { juice: said(5), water: said(6) },
    ];
    const parts = glasses.reduce((product, { juice, water }) => product * (juice + water), 1);
    const ratios = range(1, 9).map((size) => {
      const glass = range(0, parts * size - 1);
      const juice = glasses.flatMap(({ juice, water }) =>
        glass.filter((drop) => drop % (juice + water) < juice),
      ).length;
      const { num, den } = rational(juice, 2 * glass.length - juice);
      return `${num} : ${den}`;
    });
    return only(new Set(ratios));
  },

  "weekly-268": ({ said, says }) => {
    says("folded tickets in a bowl win a prize", "Kofi draws a ticket, then Yui draws one of the others");
    says("Both tickets are still folded", "that Yui's ticket wins?");
    // The first tickets win: all the ways to draw two different tickets, one after the other.
    const tickets = range(1, said(2));
    const draws = [...choices([tickets, tickets])].filter(([kofi, yui]) => kofi !== yui);
    return fractionText(rational(draws.filter(([, yui = 0]) => yui <= said(1)).length, draws.length));
  },

  "weekly-269": (reading) => {
    const { said, says } = reading;
    says("The first term of a sequence is", "From each term $x$ the next one is worked out as", "th term?");
    insist(formulaIn(reading, 2) === "\\frac{1 + x}{1 - x}", "the next one");
    const one = rational(1);
    const term = (n: number): Rational =>
      range(2, n).reduce((x) => divide(add(one, x), subtract(one, x)), rational(said(2)));
    return fractionText(term(said(5)));
  },

  "weekly-270": ({ said, says }) => {
    says(
      "has the vertical line $x =",
      "as a line of symmetry",
      "meets the $x$-axis at exactly",
      "What is the sum of the $x$-coordinates of these four points?",
    );
    // Products of differences, of all that have so many zeros on the axis and the symmetry of the question.
    const [middle, count] = [said(1), said(2)];
    const places = range(middle - 6, middle + 6);
    const sums = [...choices(range(1, count).map(() => places))]
      .filter((zeros) => zeros.every((zero, i) => i === 0 || zero > (zeros[i - 1] as number)))
      .filter((zeros) => {
        const height = (x: number) => zeros.reduce((product, zero) => product * (x - zero), 1);
        return range(1, 20).every((step) => height(middle - step) === height(middle + step));
      })
      .map((zeros) => zeros.reduce((sum, zero) => sum + zero, 0));
    return only(new Set(sums));
  },
};
