import { compare, fractionText, rational } from "../../../src/maths/rational.ts";
import { choices, only, orderings, range } from "../proof.ts";
import type { QuizProofs } from "./quiz-proofs.ts";

export const answers: QuizProofs = {
  "weekly-081": () => {
    // In hundredths: the four cuts are the numbers whose distances to their neighbours are all the same.
    const steps = only(range(1, 50).filter((step) => range(1, 5).reduce((end) => end + step, 0) === 50));
    return fractionText(rational(steps + steps, 100));
  },

  "weekly-082": () => {
    const bags = (
      [
        [2, 1],
        [3, 1],
        [9, 4],
        [12, 8],
      ] as const
    ).map(([red, white]) => ({
      text: `${red} red and ${white} white`,
      chance: rational(red, red + white),
    }));
    return only(bags.filter(({ chance }) => bags.every((other) => compare(chance, other.chance) >= 0))).text;
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

  "weekly-086": () => {
    const pairs = [...choices([range(-20, -1), range(-20, -1)])] as [number, number][];
    const expressions: Record<string, (a: number, b: number) => number> = {
      "a + b": (a, b) => a + b,
      "a - b": (a, b) => a - b,
      "a \\times a \\times a": (a) => a * a * a,
      "a \\times b": (a, b) => a * b,
    };
    return fitting(expressions, (of) => pairs.every(([a, b]) => of(a / 4, b / 4) > 0));
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

  "weekly-089": () => {
    const feet = range(1, 250);
    const height = (foot: number) => only(range(1, 250).filter((top) => top ** 2 + foot ** 2 === 250 ** 2));
    const after = only(feet.filter((foot) => (height(70) - 40) ** 2 + foot ** 2 === 250 ** 2));
    return (after - 70) / 100;
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
