import { compare, fractionText, rational } from "../../../src/maths/rational.ts";
import { choices, insist, only, orderings, range } from "../proof.ts";
import { formulaIn, statement } from "../reading/formulas.ts";
import { byClaim, byFormula, byNumbers, optionNumbers } from "./options.ts";
import type { QuizProofs } from "./quiz-proofs.ts";

export const answers: QuizProofs = {
  "weekly-081": ({ said, says }) => {
    says("is cut into", "equal parts. Counting from", "stands at the end of the");
    insist(said(5) === said(1), "counting from the start");
    // In hundredths: steps that lead from the start to the end.
    const [from, to] = [100 * said(1), (100 * said(2)) / said(3)];
    const step = only(range(1, 50).filter((one) => range(1, said(4)).reduce((end) => end + one, from) === to));
    return fractionText(rational(from + said(6) * step, 100));
  },

  "weekly-082": (reading) => {
    reading.says("draw a **red** marble without looking", "gives you the best chance?");
    const form = "# red and # white";
    const chance = ([red = 0, white = 0]: number[]) => rational(red, red + white);
    const all = optionNumbers(reading, form).map(chance);
    return byNumbers(reading, form, (...bag) => all.every((other) => compare(chance(bag), other) >= 0));
  },

  "weekly-083": (reading) => {
    const { said, says } = reading;
    says("It is known that", "does **not** divide", "without remainder?");
    insist(statement(formulaIn(reading, 1))() && said(7) === said(1), "what is known is so");
    return byNumbers(reading, "#", (divisor = 0) => said(7) % divisor !== 0);
  },

  "weekly-084": (reading) => {
    reading.says("satisfy the equation", "What follows from it?");
    const equation = statement(formulaIn(reading, 3), "xy");
    const pairs = ([...choices([range(-40, 40), range(-40, 40)])] as [number, number][]).filter((pair) =>
      equation(...pair),
    );
    const statements: Record<string, (x: number, y: number) => boolean> = {
      "x is 3 less than y": (x, y) => x === y - 3,
      "x is 3 more than y": (x, y) => x === y + 3,
      "x is 11 less than y": (x, y) => x === y - 11,
      "x and y cannot be compared": () => new Set(pairs.map(([x, y]) => Math.sign(x - y))).size > 1,
    };
    return byClaim(reading, statements, (holds) => pairs.every(([x, y]) => holds(x, y)));
  },

  "weekly-085": ({ said, says }) => {
    says("loses water evenly. At", "full, at", "At what time is it");
    // Minute by minute, in units of which 120 are 1%: the same loss every minute.
    const [from, to] = [60 * said(1) + said(2), 60 * said(4) + said(5)];
    const lost = 120 * (said(3) - said(6));
    const loss = only(range(1, 1000).filter((perMinute) => perMinute * (to - from) === lost));
    let [minute, water] = [from, said(3) * 120];
    while (water > said(7) * 120) {
      minute += 1;
      water -= loss;
    }
    if (water !== said(7) * 120) throw new Error("it falls between two minutes");
    return [Math.floor(minute / 60), minute % 60].map((part) => String(part).padStart(2, "0")).join(":");
  },

  "weekly-086": (reading) => {
    reading.says("are both negative", "is sure to be positive?");
    const pairs = [...choices([range(-20, -1), range(-20, -1)])] as [number, number][];
    return byFormula(reading, "ab", (of) => pairs.every(([a, b]) => of(a / 4, b / 4) > 0));
  },

  "weekly-087": ({ said, says }) => {
    says(
      "of Aiko's savings is exactly as much money as",
      "of Benito's savings",
      "ratio of Aiko's savings to Benito's savings?",
    );
    const savings = [...choices([range(1, 120), range(1, 120)])] as [number, number][];
    const ratios = savings
      .filter(([aiko, benito]) => said(1) * aiko === said(2) * benito)
      .map(([a, b]) => rational(a, b));
    return only(new Set(ratios.map(({ num, den }) => `${num} : ${den}`)));
  },

  "weekly-088": ({ said, says }) => {
    says("is dropped from a height of", "After every bounce it rises to", "the height it has fallen from");
    says("travelled, down and up together, when it hits the floor for the");
    // Centimetre by centimetre.
    let [height, top, rising, travelled, hits] = [said(1), said(1), false, 0, 0];
    while (hits < said(3)) {
      height += rising ? 1 : -1;
      travelled += 1;
      if (height === 0) {
        hits += 1;
        rising = true;
        top *= said(2);
      } else if (rising && height === top) rising = false;
      if (travelled > 100 * said(1)) throw new Error("it does not come down");
    }
    return travelled;
  },

  "weekly-089": ({ said, says }) => {
    says("leans against an upright wall", "m from the wall", "The top slides", "down the wall", "does the foot slide?");
    const [long, foot, slide] = [said(1), said(2), said(3)].map((metres) => Math.round(100 * metres)) as [
      number,
      number,
      number,
    ];
    const other = (leg: number) => only(range(1, long).filter((one) => one ** 2 + leg ** 2 === long ** 2));
    return (other(other(foot) - slide) - foot) / 100;
  },

  "weekly-090": ({ said, says }) => {
    says("pupils are to work together in pairs", "In how many ways can they form", "pairs?");
    says("It does not matter which pair is named first, or who is named first in a pair");
    const starts = range(1, said(2)).map((pair) => 2 * pair - 2);
    insist(2 * starts.length === said(1), "all are in a pair");
    const ways = [...orderings(range(1, said(1)))].map((row) =>
      starts
        .map((i) =>
          row
            .slice(i, i + 2)
            .sort()
            .join("+"),
        )
        .sort()
        .join(),
    );
    return new Set(ways).size;
  },
};
