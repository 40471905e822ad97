import { fractionText, rational } from "../../../src/maths/rational.ts";
import { choices, insist, only, range } from "../proof.ts";
import { formula, formulaIn } from "../reading/formulas.ts";
import { byClaim, byFormula, byNumbers } from "./options.ts";
import type { QuizProofs } from "./quiz-proofs.ts";

export const answers: QuizProofs = {
  "weekly-071": ({ said, says }) => {
    says(
      "Exactly",
      "from the front of a queue",
      "somewhere behind her and is",
      "from the back",
      "people stand between the two",
    );
    return only(
      range(1, 100).filter((size) => {
        const [amina, bao] = [said(1), size + 1 - said(2)];
        return range(1, size).filter((place) => place > amina && place < bao).length === said(3);
      }),
    );
  },

  "weekly-072": ({ said, says }) => {
    says("m of fence", "rectangles whose sides are whole numbers of metres. She always uses all the fence");
    says("a square counts as a rectangle", "How much larger is the largest area than the smallest?");
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

  "weekly-074": (reading) => {
    reading.says("calculator works strictly from left to right. A phone keeps to the usual order of operations");
    reading.says("into both. How far apart are the two results?");
    const typed = formulaIn(reading, 1);
    const [first = "", ...keys] = typed.split(/(?=\+|\\times)/);
    const calculator = keys.reduce((shown, key) => formula(`${shown} ${key}`)(), Number(first));
    return calculator - formula(typed)();
  },

  "weekly-075": (reading) => {
    const { said, says } = reading;
    says(
      "Alder School has",
      "pupils, Birch School has",
      "\"on foot\" is a quarter of Alder's circle and half of Birch's",
    );
    says("Where do more pupils come on foot?");
    const onFoot = (pupils: number, degrees: number) => range(1, pupils).filter((i) => 360 * i <= degrees * pupils);
    const difference = onFoot(said(1), 360 / said(3)).length - onFoot(said(2), 360 * said(4)).length;
    const claims = {
      "At Alder School": difference > 0,
      "At Birch School": difference < 0,
      "Equally many at both": difference === 0,
      "That cannot be told": false,
    };
    return byClaim(reading, claims, (claim) => claim);
  },

  "weekly-076": (reading) => {
    const { said, says } = reading;
    says("The number $a$ is a multiple of", "the number $b$ is a multiple of", "Nothing else is known about them");
    says("is sure to divide $a + b$ without remainder?");
    const sums = [...choices([range(1, 30).map((i) => said(1) * i), range(1, 30).map((i) => said(2) * i)])].map(total);
    return byNumbers(reading, "#", (divisor = 0) => sums.every((sum) => sum % divisor === 0));
  },

  "weekly-077": ({ said, says }) => {
    says("mm of rain falls on a flat roof with an area of", "m², and none of it runs off", "How many litres of water");
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

  "weekly-080": ({ said, says }) => {
    says(
      "every term from the third on is the sum of the two terms before it",
      "of the first",
      "terms are multiples of",
    );
    const terms = [BigInt(said(1)), BigInt(said(2))];
    while (terms.length < said(11)) terms.push((terms.at(-1) ?? 0n) + (terms.at(-2) ?? 0n));
    insist(
      range(1, 7).every((place) => terms[place - 1] === BigInt(said(place))),
      "the first terms",
    );
    return terms.filter((term) => term % BigInt(said(12)) === 0n).length;
  },
};

function total(numbers: readonly number[]): number {
  return numbers.reduce((sum, one) => sum + one, 0);
}
