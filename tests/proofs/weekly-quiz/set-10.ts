import { fractionText, rational } from "../../../src/maths/rational.ts";
import { choices, insist, only, range } from "../proof.ts";
import { byClaim, byNumbers } from "./options.ts";
import type { QuizProofs } from "./quiz-proofs.ts";

export const answers: QuizProofs = {
  "weekly-091": (reading) => {
    const { said, says } = reading;
    says(
      "square stone slabs, all of the same size, are laid edge to edge",
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

  "weekly-092": ({ said }) => {
    let [finger, step] = [0, 1];
    for (const _ of range(2, said(12))) {
      if (finger + step < 0 || finger + step > 4) step = -step;
      finger += step;
    }
    return ["the thumb", "the index finger", "the middle finger", "the ring finger", "the little finger"][finger] ?? "";
  },

  "weekly-093": ({ said }) => range(1, said(5)).reduce((sum) => sum + 63, 0),

  "weekly-094": (reading) => {
    const { said, says } = reading;
    says("is exactly as much as");
    const amount = (percent: number, whole: number) => fractionText(rational(percent * whole, 100));
    const wanted = amount(said(1), said(2));
    return byNumbers(reading, "#% of #", (percent = 0, whole = 0) => amount(percent, whole) === wanted);
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

  "weekly-098": ({ said }) => {
    // 4.8 km/h is 4800 m in 3600 s, which is 4 m every 3 s: the parade moves on so, until its end is over the bridge.
    let [front, seconds] = [0, 0];
    while (front - said(1) < said(3)) {
      front += 4;
      seconds += 3;
    }
    return seconds / 60;
  },

  "weekly-099": ({ said, says }) => {
    says("all alike, are given to Ama, Bo and Cleo. Each of the", "gets at least", "and none is cut");
    says("It matters who gets how many.");
    const shares = [...choices(range(1, said(2)).map(() => range(said(3), said(1))))];
    return shares.filter((share) => share.reduce((a, b) => a + b) === said(1)).length;
  },

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
