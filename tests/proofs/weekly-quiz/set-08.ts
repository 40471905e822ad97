import { fractionText, rational } from "../../../src/maths/rational.ts";
import { choices, only, range } from "../proof.ts";
import { byFormula } from "./options.ts";
import type { QuizProofs } from "./quiz-proofs.ts";

export const answers: QuizProofs = {
  "weekly-071": ({ said }) =>
    only(
      range(1, 100).filter((size) => {
        const [amina, bao] = [said(1), size + 1 - said(2)];
        return range(1, size).filter((place) => place > amina && place < bao).length === said(3);
      }),
    ),

  "weekly-072": ({ said }) => {
    const rectangles = ([...choices([range(1, said(1)), range(1, said(1))])] as [number, number][]).filter(
      ([a, b]) => a + b + a + b === said(1),
    );
    const areas = rectangles.map(([a, b]) => a * b);
    return Math.max(...areas) - Math.min(...areas);
  },

  "weekly-073": ({ said, says }) => {
    says("from its left end", "m to the right", "How far is it from the left end now?");
    const [start, steps] = [100 * said(1), 100 * said(2)].map(Math.round) as [number, number];
    return fractionText(
      rational(
        range(1, steps).reduce((centimetres) => centimetres + 1, start),
        100,
      ),
    );
  },

  "weekly-074": ({ said }) => {
    const keys = ["+4", "*5"];
    const calculator = keys.reduce(
      (shown, key) => (key.startsWith("+") ? shown + Number(key.slice(1)) : shown * Number(key.slice(1))),
      said(1),
    );
    const phone = "6+4*5"
      .split("+")
      .map((term) => term.split("*").reduce((product, factor) => product * Number(factor), 1))
      .reduce((sum, term) => sum + term);
    return calculator - phone;
  },

  "weekly-075": ({ said }) => {
    const onFoot = (pupils: number, degrees: number) => range(1, pupils).filter((i) => 360 * i <= degrees * pupils);
    const difference = onFoot(said(1), 90).length - onFoot(said(2), 180).length;
    return difference > 0 ? "At Alder School" : difference < 0 ? "At Birch School" : "Equally many at both";
  },

  "weekly-076": ({ said }) => {
    const sums = [...choices([range(1, 30).map((i) => said(1) * i), range(1, 30).map((i) => said(2) * i)])].map(total);
    return only([2, 16, 30, 60].filter((divisor) => sums.every((sum) => sum % divisor === 0)));
  },

  "weekly-077": ({ said }) => {
    // In millimetres: the rain over one square centimetre of roof, as often as there are such squares.
    const drop = 10 * 10 * said(1);
    const squares = said(2) * 100 * 100;
    return (drop * squares) / (100 * 100 * 100);
  },

  "weekly-078": (reading) => {
    reading.says(
      "Two numbers have the sum $s$",
      "The larger one is $d$ more than the smaller one",
      "gives the **larger** number?",
    );
    const pairs = ([...choices([range(-20, 20), range(-20, 20)])] as [number, number][]).filter(([a, b]) => a > b);
    return byFormula(reading, "sd", (of) =>
      pairs.every(([large, small]) => of(large + small, large - small) === large),
    );
  },

  "weekly-079": ({ said, says }) => {
    says("Every edge of a wooden cube", "longer", "does the volume of the cube grow?");
    const layer = (edge: number) => range(1, edge).reduce((count) => count + edge, 0);
    const blocks = (edge: number) => range(1, edge).reduce((count) => count + layer(edge), 0);
    const [before, after] = [blocks(100), blocks(100 + said(1))];
    return (100 * (after - before)) / before;
  },

  "weekly-080": ({ said }) => {
    const terms = [1n, 1n];
    while (terms.length < said(11)) terms.push((terms.at(-1) ?? 0n) + (terms.at(-2) ?? 0n));
    return terms.filter((term) => term % 3n === 0n).length;
  },
};

function total(numbers: readonly number[]): number {
  return numbers.reduce((sum, one) => sum + one, 0);
}
