import { fractionText, rational } from "../../../src/maths/rational.ts";
import { choices, only, range } from "../proof.ts";
import type { QuizProofs } from "./quiz-proofs.ts";

export const answers: QuizProofs = {
  "weekly-091": () => {
    const row = ["0,0", "1,0", "2,0", "3,0"];
    const square = ["0,0", "1,0", "0,1", "1,1"];
    const area = (slabs: string[]) => new Set(slabs).size;
    const perimeter = (slabs: string[]) =>
      slabs
        .map((slab) => slab.split(",").map(Number) as [number, number])
        .flatMap(([x, y]) => [`${x + 1},${y}`, `${x - 1},${y}`, `${x},${y + 1}`, `${x},${y - 1}`])
        .filter((next) => !slabs.includes(next)).length;
    const areas = Math.sign(area(row) - area(square));
    const perimeters = Math.sign(perimeter(row) - perimeter(square));
    return only(
      Object.entries({
        "The areas are equal, and so are the perimeters.": [0, 0],
        "The areas are equal, but the row has the longer perimeter.": [0, 1],
        "The perimeters are equal, but the row has the larger area.": [1, 0],
        "The row has the larger area and the longer perimeter.": [1, 1],
      }).filter(([, [first, second]]) => first === areas && second === perimeters),
    )[0];
  },

  "weekly-092": ({ said }) => {
    let [finger, step] = [0, 1];
    for (const _ of range(2, said(12))) {
      if (finger + step < 0 || finger + step > 4) step = -step;
      finger += step;
    }
    return ["the thumb", "the index finger", "the middle finger", "the ring finger", "the little finger"][finger] ?? "";
  },

  "weekly-093": ({ said }) => range(1, said(5)).reduce((sum) => sum + 63, 0),

  "weekly-094": () => {
    const amount = (percent: number, whole: number) => fractionText(rational(percent * whole, 100));
    const options = [
      [35, 26],
      [64, 75],
      [72, 50],
      [25, 36],
    ] as const;
    const [percent, whole] = only(options.filter(([p, w]) => amount(p, w) === amount(36, 25)));
    return `${percent}% of ${whole}`;
  },

  "weekly-095": ({ said }) => {
    const expressions: Record<string, (n: number) => number> = {
      "3n - 9": (n) => 3 * n - 9,
      "3n - 3": (n) => 3 * n - 3,
      "3n - 21": (n) => 3 * n - 21,
      "3": () => 3,
    };
    return fitting(expressions, (of) => range(-50, 50).every((n) => of(n) === said(1) * (n - 3) - 2 * (n - 3)));
  },

  "weekly-096": () => {
    // Counts the decimals with so many digits: no number that an option names is the end of it.
    const counts = range(1, 6).map((digits) => range(7 * 10 ** (digits - 1) + 1, 8 * 10 ** (digits - 1) - 1).length);
    if (counts.slice(0, 3).join() !== "0,9,99") throw new Error("the options do not name the first counts");
    return counts.every((count, i) => i === 0 || count > (counts[i - 1] ?? 0)) ? "endlessly many" : "";
  },

  "weekly-097": () =>
    range(1, 11).filter((top) => !range(2, 12).some((factor) => top % factor === 0 && 12 % factor === 0)).length,

  "weekly-098": ({ said }) => {
    // 4.8 km/h is 4800 m in 3600 s, which is 4 m every 3 s: the parade moves on so, until its end is over the bridge.
    let [front, seconds] = [0, 0];
    while (front - said(1) < said(3)) {
      front += 4;
      seconds += 3;
    }
    return seconds / 60;
  },

  "weekly-099": () =>
    [...choices([range(1, 8), range(1, 8), range(1, 8)])].filter(([a = 0, b = 0, c = 0]) => a + b + c === 8).length,

  "weekly-100": ({ said }) => {
    const mangoes = range(1, 1000).map((i) => ({ bad: i <= 10, beep: i <= 9 || (i > 10 && i <= 10 + said(5)) }));
    const beeped = mangoes.filter(({ beep }) => beep);
    return fractionText(rational(beeped.filter(({ bad }) => bad).length, beeped.length));
  },
};

/** The text of the one option that fits. */
function fitting<T>(options: Readonly<Record<string, T>>, fits: (option: T) => boolean): string {
  return only(Object.keys(options).filter((text) => fits(options[text] as T)));
}
