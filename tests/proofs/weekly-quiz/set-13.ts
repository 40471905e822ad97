import { fractionText, rational } from "../../../src/maths/rational.ts";
import { choices, only, orderings, range } from "../proof.ts";
import type { QuizProofs } from "./quiz-proofs.ts";

/** The answer to each question of the weekly quiz, worked out by counting or searching. */
export const answers: QuizProofs = {
  "weekly-121": ({ said }) =>
    Math.min(
      ...[...orderings([2, said(4), said(5), said(6)])].map(([a = 0, b = 0, c = 0, d = 0]) =>
        Math.abs(10 * a + b - (10 * c + d)),
      ),
    ),

  "weekly-122": () => {
    // One block at a time, each time from a tower that is the tallest to one that is the lowest.
    const towers = [1, 8, 5, 4, 2];
    let moves = 0;
    for (; Math.max(...towers) > Math.min(...towers); moves++) {
      const [from, to] = [towers.indexOf(Math.max(...towers)), towers.indexOf(Math.min(...towers))];
      towers[from] = (towers[from] ?? 0) - 1;
      towers[to] = (towers[to] ?? 0) + 1;
    }
    return moves;
  },

  "weekly-123": ({ said }) => {
    // Squares of card with sides of 1 cm; the perimeter is every side without a neighbour.
    const card = new Set(
      [...choices([range(1, said(1)), range(1, said(2))])].flatMap(([x = 0, y = 0]) =>
        x >= 5 && x <= 7 && y <= said(3) ? [] : [`${x},${y}`],
      ),
    );
    const open = [...card].flatMap((cell) => {
      const [x = 0, y = 0] = cell.split(",").map(Number);
      return [`${x + 1},${y}`, `${x - 1},${y}`, `${x},${y + 1}`, `${x},${y - 1}`].filter((next) => !card.has(next));
    });
    return open.length;
  },

  "weekly-124": () => {
    const results: Record<string, (n: number) => number> = {
      "the sum of two neighbours": (n) => n + (n + 1),
      "the sum of three neighbours": (n) => n + (n + 1) + (n + 2),
      "the product of two neighbours": (n) => n * (n + 1),
      "the product of a number with itself": (n) => n * n,
    };
    return always(results, (result) => range(0, 200).every((n) => result(n) % 2 === 1));
  },

  "weekly-125": () => {
    // Take away 2 tenths at a time until nothing is left.
    const times = (tenths: number) => {
      let count = 0;
      for (let rest = tenths; rest > 0; rest -= 2) count++;
      return count;
    };
    const growth = only(new Set(range(1, 50).map((n) => times(10 * n) / n)));
    const words: Record<number, string> = { 0.2: "one fifth as", 0.5: "half as", 2: "twice as", 5: "five times as" };
    return `It becomes ${words[growth]} large.`;
  },

  "weekly-126": ({ said }) => {
    let centimetres = 0;
    for (const _ of range(1, 60 * said(2))) centimetres += said(1);
    return fractionText(rational(centimetres, 100_000));
  },

  "weekly-127": () => {
    // Each member in turn picks the opponents still lacking among the members that come later.
    const possible = ([first = 0, ...later]: readonly number[]): boolean => {
      if (later.length === 0) return first === 0;
      const picks = [...choices(later.map((lacking) => (lacking > 0 ? [0, 1] : [0])))];
      const fitting = picks.filter((pick) => pick.filter((one) => one === 1).length === first);
      const rests = fitting.map((pick) => later.map((lacking, i) => lacking - (pick[i] ?? 0)).sort());
      return [...new Set(rests.map(String))].some((rest) => possible(rest.split(",").map(Number)));
    };
    return only([3, 5, 8, 9].filter((members) => possible(range(1, members).map(() => 3))));
  },

  "weekly-128": () => {
    const tenths = range(-50, 50);
    const pairs = [...choices([tenths, tenths])].filter(([x = 0, y = 0]) => x < y);
    const claims: Record<string, (x: number, y: number) => boolean> = {
      "x^2 < y^2": (x, y) => x * x < y * y,
      "5 - x > 5 - y": (x, y) => 50 - x > 50 - y,
      "xy < y^2": (x, y) => x * y < y * y,
      "3x < 4y": (x, y) => 3 * x < 4 * y,
    };
    return always(claims, (claim) => pairs.every(([x = 0, y = 0]) => claim(x, y)));
  },

  "weekly-129": () => {
    const larger = only(range(1, 1000).filter((mills) => mills ** 2 === 440_000 - 2000 * mills));
    return fractionText(rational(larger, 10));
  },

  "weekly-130": () => {
    const row = range(1, 500).filter((number) => range(1, number).every((side) => side * side !== number));
    return row[110] ?? "none";
  },
};

/** The one text whose claim holds in every case. */
function always<T>(claims: Readonly<Record<string, T>>, holds: (claim: T) => boolean): string {
  return only(Object.entries(claims).flatMap(([text, claim]) => (holds(claim) ? [text] : [])));
}
