import { add, divide, fractionText, type Rational, rational, subtract } from "../../../src/maths/rational.ts";
import { choices, only, range } from "../proof.ts";
import type { QuizProofs } from "./quiz-proofs.ts";

export const answers: QuizProofs = {
  "weekly-261": () => only(range(0, 2000).filter((pence) => 2000 - pence === pence - 400)) / 100,

  "weekly-262": ({ said }) => {
    const dots = (rows: number, columns: number) => range(1, rows).flatMap(() => range(1, columns)).length;
    return dots(said(1), said(2)) - dots(said(3), said(4));
  },

  "weekly-263": () => {
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
    return only(["a triangle", "a rectangle", "a pentagon", "a hexagon"].filter((shape) => !shapes.has(shape)));
  },

  "weekly-264": () =>
    range(0, 7).flatMap((one) => range(one + 1, 7).filter((other) => other - one !== 1 && other - one !== 7)).length,

  "weekly-265": () => {
    // Ropes in ninths of a centimetre, so that both thirds are whole.
    const leads = range(101, 400).map((centimetres) => {
      const [rope, piece] = [9 * centimetres, 300];
      return Math.sign(rope - rope / 3 - piece - (rope - piece - (rope - piece) / 3));
    });
    const lead = new Set(leads).size === 1 ? only(new Set(leads)) : Number.NaN;
    if (lead === 0) return "the same is left both times";
    if (lead > 0) return "when she cuts a third of the rope first";
    return lead < 0 ? "when she cuts a third of a metre first" : "that depends on the rope";
  },

  "weekly-266": ({ said }) => {
    const exceptions = range(1, 10_000)
      .map((number) => range(2, said(2)).filter((divisor) => number % divisor !== 0))
      .filter((missing) => missing.length === 1)
      .flat();
    return only([said(4), said(5), said(6), said(7)].filter((offered) => exceptions.includes(offered)));
  },

  "weekly-267": ({ said }) => {
    // Glasses of any size that gives whole parts, drop by drop.
    const ratios = range(1, 9).map((size) => {
      const glass = range(1, 12 * size);
      const juice = glass.filter((drop) => drop % said(6) === 0).length + glass.filter((drop) => drop % 4 === 0).length;
      const { num, den } = rational(juice, 2 * glass.length - juice);
      return `${num} : ${den}`;
    });
    return only(new Set(ratios));
  },

  "weekly-268": () => {
    // Tickets 1, 2 and 3 win: all the ways to draw two different tickets, one after the other.
    const tickets = range(1, 10);
    const draws = [...choices([tickets, tickets])].filter(([kofi, yui]) => kofi !== yui);
    return fractionText(rational(draws.filter(([, yui = 0]) => yui <= 3).length, draws.length));
  },

  "weekly-269": ({ said }) => {
    const one = rational(1);
    const term = (n: number): Rational => range(2, n).reduce((x) => divide(add(one, x), subtract(one, x)), rational(2));
    return fractionText(term(said(5)));
  },

  "weekly-270": () => {
    // Products of four differences, of all that have four zeros on the axis and the symmetry of the question.
    const sums = [...choices([range(-6, 12), range(-6, 12), range(-6, 12), range(-6, 12)])]
      .filter((zeros) => zeros.every((zero, i) => i === 0 || zero > (zeros[i - 1] as number)))
      .filter((zeros) => {
        const height = (x: number) => zeros.reduce((product, zero) => product * (x - zero), 1);
        return range(1, 20).every((step) => height(3 - step) === height(3 + step));
      })
      .map((zeros) => zeros.reduce((sum, zero) => sum + zero, 0));
    return only(new Set(sums));
  },
};
