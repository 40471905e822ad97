import { compare, fractionText, rational } from "../../../src/maths/rational.ts";
import { choices, insist, only, orderings, range } from "../proof.ts";
import { byFormula, byNumbers, optionNumbers } from "./options.ts";
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

  "weekly-083": ({ said }) => only([said(8), said(9), said(10), said(11)].filter((divisor) => 420 % divisor !== 0)),

  "weekly-084": ({ said }) => {
    const pairs = ([...choices([range(-40, 40), range(-40, 40)])] as [number, number][]).filter(
      ([x, y]) => x + said(1) === y + said(2),
    );
    const statements: Record<string, (x: number, y: number) => boolean> = {
      "x is 3 less than y": (x, y) => x === y - 3,
      "x is 3 more than y": (x, y) => x === y + 3,
      "x is 11 less than y": (x, y) => x === y - 11,
    };
    return fitting(statements, (holds) => pairs.every(([x, y]) => holds(x, y)));
  },

  "weekly-085": ({ said }) => {
    // Minute by minute, in units of which 120 are 1%: the same loss every minute.
    const loss = only(range(1, 1000).filter((perMinute) => said(3) * 120 - 120 * perMinute === said(6) * 120));
    let [minute, water] = [said(1) * 60, said(3) * 120];
    while (water > said(7) * 120) {
      minute += 1;
      water -= loss;
    }
    if (water !== said(7) * 120) throw new Error("20% falls between two minutes");
    return [Math.floor(minute / 60), minute % 60].map((part) => String(part).padStart(2, "0")).join(":");
  },

  "weekly-086": (reading) => {
    reading.says("are both negative", "is sure to be positive?");
    const pairs = [...choices([range(-20, -1), range(-20, -1)])] as [number, number][];
    return byFormula(reading, "ab", (of) => pairs.every(([a, b]) => of(a / 4, b / 4) > 0));
  },

  "weekly-087": ({ said }) => {
    const savings = [...choices([range(1, 120), range(1, 120)])] as [number, number][];
    const ratios = savings
      .filter(([aiko, benito]) => said(1) * aiko === said(2) * benito)
      .map(([a, b]) => rational(a, b));
    return only(new Set(ratios.map(({ num, den }) => `${num} : ${den}`)));
  },

  "weekly-088": ({ said }) => {
    // Centimetre by centimetre.
    let [height, top, rising, travelled, hits] = [said(1), said(1), false, 0, 0];
    while (hits < said(3)) {
      height += rising ? 1 : -1;
      travelled += 1;
      if (height === 0) {
        hits += 1;
        rising = true;
        top /= 2;
      } else if (rising && height === top) rising = false;
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

  "weekly-090": ({ said }) => {
    const ways = [...orderings(range(1, said(1)))].map((row) =>
      [0, 2, 4]
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

/** The text of the one option that fits. */
function fitting<T>(options: Readonly<Record<string, T>>, fits: (option: T) => boolean): string {
  return only(Object.keys(options).filter((text) => fits(options[text] as T)));
}
