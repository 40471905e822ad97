import { fractionText, rational } from "../../../src/maths/rational.ts";
import { choices, insist, range } from "../proof.ts";
import { formula, formulaIn, statement } from "../reading/formulas.ts";
import { byClaim, byFormula, byNumbers, byText } from "./options.ts";
import type { QuizProofs } from "./quiz-proofs.ts";

export const answers: QuizProofs = {
  "weekly-091": (reading) => {
    const { said, says } = reading;
    says(
      "square stone slabs, all of the same size, are laid edge to edge",
      "What is true of the two shapes?",
      "First they make one long row, then a square of",
    );
    const row = range(1, said(1)).map((x) => `${x},0`);
    const square = [...choices([range(1, said(4)), range(1, said(5))])].map(String);
    const area = (slabs: string[]) => new Set(slabs).size;
    const perimeter = (slabs: string[]) =>
      slabs
        .map((slab) => slab.split(",").map(Number) as [number, number])
        .flatMap(([x, y]) => [`${x + 1},${y}`, `${x - 1},${y}`, `${x},${y + 1}`, `${x},${y - 1}`])
        .filter((next) => !slabs.includes(next)).length;
    const areas = Math.sign(area(row) - area(square));
    const perimeters = Math.sign(perimeter(row) - perimeter(square));
    const claims = {
      "The areas are equal, and so are the perimeters.": [0, 0],
      "The areas are equal, but the row has the longer perimeter.": [0, 1],
      "The perimeters are equal, but the row has the larger area.": [1, 0],
      "The row has the larger area and the longer perimeter.": [1, 1],
    };
    return byClaim(reading, claims, ([first, second]) => first === areas && second === perimeters);
  },

  "weekly-092": (reading) => {
    const { shown, said, says } = reading;
    says("counts on one hand", "and so on, to and fro. On which finger does she count");
    const fingers = ["thumb", "index finger", "middle finger", "ring finger", "little finger"];
    const counted = [0];
    for (let step = 1; counted.length < said(12); ) {
      const at = counted.at(-1) ?? 0;
      if (!fingers[at + step]) step = -step;
      counted.push(at + step);
    }
    const told = [...shown.words.matchAll(/(thumb|(?:index|middle|ring|little)\sfinger)\s(\d+)/g)];
    insist(
      told.length === 10 &&
        told.every(([, finger, i]) => fingers[counted[Number(i) - 1] ?? -1] === finger?.replace("\n", " ")) &&
        told.every(([, , i], at) => Number(i) === at + 1 && said(at + 2) === at + 1),
      "the fingers as they are counted",
    );
    return byText(reading, (finger) => finger === `the ${fingers[counted[said(12) - 1] ?? -1]}`);
  },

  "weekly-093": (reading) => {
    const { said, says } = reading;
    says("knows that", "From this he finds", "in one step");
    insist(statement(formulaIn(reading, 1))() && said(4) === said(1) && said(5) === said(2) - 1, "one step from there");
    return range(1, said(5)).reduce((sum) => sum + said(4), 0);
  },

  "weekly-094": (reading) => {
    const { said, says } = reading;
    says("is exactly as much as");
    const amount = (percent: number, whole: number) => fractionText(rational(percent * whole, 100));
    const wanted = amount(said(1), said(2));
    return byNumbers(reading, "#% of #", (percent = 0, whole = 0) => amount(percent, whole) === wanted);
  },

  "weekly-095": (reading) => {
    reading.says("is equal to", "for every number $n$?");
    const wanted = formula(formulaIn(reading, 1), "n");
    return byFormula(reading, "n", (of) => range(-50, 50).every((n) => of(n) === wanted(n)));
  },

  "weekly-096": (reading) => {
    const { said, says } = reading;
    says("How many numbers lie between", "on the number line?");
    // Counts the decimals with so many digits: no number that an option names is the end of it.
    const [from, to] = [10 * said(1), 10 * said(2)].map(Math.round) as [number, number];
    const counts = range(0, 5).map((more) => range(from * 10 ** more + 1, to * 10 ** more - 1).length);
    if (counts.slice(0, 3).join() !== "0,9,99") throw new Error("the options do not name the first counts");
    const claims = { none: 0, "exactly 9": 9, "exactly 99": 99, "endlessly many": Number.POSITIVE_INFINITY };
    return byClaim(reading, claims, (most) => counts.every((count) => count <= most));
  },

  "weekly-097": ({ said, says }) => {
    says("and so on up to", "are already in lowest terms?");
    const [first, last, bottom] = [said(2), said(8), said(9)];
    const isRow = said(4) === first + 1 && said(6) === first + 2 && said(1) === last - first + 1;
    insist(isRow && [3, 5, 7].every((place) => said(place) === bottom), "so many fractions, one after the other");
    const divides = (factor: number, top: number) => top % factor === 0 && bottom % factor === 0;
    return range(first, last).filter((top) => !range(2, bottom).some((factor) => divides(factor, top))).length;
  },

  "weekly-098": ({ said, says }) => {
    says("m long moves at a steady", "km/h over a bridge", "m long. How much time passes from the moment");
    says("the first dancer steps onto the bridge until the last dancer has left it?");
    // Tenths of a second: the parade moves on so, until its end is over the bridge.
    const [way, step] = [3600 * (said(1) + said(3)), 100 * said(2)];
    let [front, tenths] = [0, 0];
    for (; front < way - 1e-6; tenths++) front += step;
    return tenths / 600;
  },

  "weekly-099": ({ said, says }) => {
    says("all alike, are given to Ama, Bo and Cleo. Each of the", "gets at least", "and none is cut");
    says("It matters who gets how many.");
    const shares = [...choices(range(1, said(2)).map(() => range(said(3), said(1))))];
    return shares.filter((share) => share.reduce((a, b) => a + b) === said(1)).length;
  },

  "weekly-100": ({ said, says }) => {
    says("mangoes,", "are bad inside. A scanner beeps at", "bad ones, but by mistake also at", "good ones");
    says("picked at random from those it beeped at. What is the probability that it is bad?");
    const [all, bad] = [said(1), said(2)];
    insist(said(4) === bad && said(6) === all - bad, "the bad ones and the good ones");
    const mangoes = range(1, all).map((i) => ({
      bad: i <= bad,
      beep: i <= said(3) || (i > bad && i <= bad + said(5)),
    }));
    const beeped = mangoes.filter(({ beep }) => beep);
    return fractionText(rational(beeped.filter((one) => one.bad).length, beeped.length));
  },
};
