import { fractionText, rational } from "../../../src/maths/rational.ts";
import { choices, insist, only, orderings, range } from "../proof.ts";
import { byClaim, byNumbers, byStatement } from "./options.ts";
import type { QuizProofs } from "./quiz-proofs.ts";

/** The answer to each question of the weekly quiz, worked out by counting or searching. */
export const answers: QuizProofs = {
  "weekly-121": ({ said, says }) => {
    says(
      "Make two two-digit numbers with the digits",
      "each used once. Then take the smaller number away from the larger",
    );
    says("the smallest result you can get?");
    return Math.min(
      ...[...orderings([3, 4, 5, 6].map(said))].map(([a = 0, b = 0, c = 0, d = 0]) =>
        Math.abs(10 * a + b - (10 * c + d)),
      ),
    );
  },

  "weekly-122": ({ said, says }) => {
    says(
      "towers of equal blocks are",
      "blocks high",
      "taken from one tower and put on another, until all five towers are equally high",
      "be moved, at least?",
    );
    const towers = range(2, 6).map(said);
    insist(said(1) === towers.length && sum(towers) % towers.length === 0, "so many towers can be equally high");
    // One block at a time, each time from a tower that is the tallest to one that is the lowest.
    let moves = 0;
    for (; Math.max(...towers) > Math.min(...towers); moves++) {
      const [from, to] = [towers.indexOf(Math.max(...towers)), towers.indexOf(Math.min(...towers))];
      towers[from] = (towers[from] ?? 0) - 1;
      towers[to] = (towers[to] ?? 0) + 1;
    }
    return moves;
  },

  "weekly-123": ({ said, says }) => {
    says("cm long and", "cm wide. A square notch with sides of", "is cut into it, in the middle of a long edge");
    says("the perimeter of the sheet now?");
    // Squares of card with sides of 1 cm; the perimeter is every side without a neighbour.
    const [long, wide, notch] = [said(1), said(2), said(3)];
    const from = (long - notch) / 2;
    insist(Number.isInteger(from) && long > wide, "in the middle of a long edge");
    const card = new Set(
      [...choices([range(1, long), range(1, wide)])].flatMap(([x = 0, y = 0]) =>
        x > from && x <= from + notch && y <= notch ? [] : [`${x},${y}`],
      ),
    );
    const open = [...card].flatMap((cell) => {
      const [x = 0, y = 0] = cell.split(",").map(Number);
      return [`${x + 1},${y}`, `${x - 1},${y}`, `${x},${y + 1}`, `${x},${y - 1}`].filter((next) => !card.has(next));
    });
    return open.length;
  },

  "weekly-124": (reading) => {
    const { said, says } = reading;
    says("Whole numbers that follow each other", "are called neighbours", "is **always** odd, whatever whole numbers");
    insist(said(2) === said(1) + 1 && said(4) === said(3) + 1 && said(5) === said(4) + 1, "neighbours");
    const results: Record<string, (n: number) => number> = {
      "the sum of two neighbours": (n) => n + (n + 1),
      "the sum of three neighbours": (n) => n + (n + 1) + (n + 2),
      "the product of two neighbours": (n) => n * (n + 1),
      "the product of a number with itself": (n) => n * n,
    };
    return byClaim(reading, results, (result) => range(0, 200).every((n) => result(n) % 2 === 1));
  },

  "weekly-125": (reading) => {
    reading.says("divides a number by", "It is above zero.");
    // Take away so many tenths at a time until nothing is left.
    const divisor = Math.round(10 * reading.said(1));
    const times = (tenths: number) => {
      let count = 0;
      for (let rest = tenths; rest > 0; rest -= divisor) count++;
      return count;
    };
    const growth = only(new Set(range(1, 50).map((n) => times(10 * n) / n)));
    const claims = {
      "It becomes one fifth as large.": 1 / 5,
      "It becomes half as large.": 1 / 2,
      "It becomes twice as large.": 2,
      "It becomes five times as large.": 5,
    };
    return byClaim(reading, claims, (claim) => claim === growth);
  },

  "weekly-126": ({ said, says }) => {
    says("steady steps of", "cm each, and she makes", "steps a minute. What is her speed in kilometres per hour?");
    let centimetres = 0;
    for (const _ of range(1, 60 * said(2))) centimetres += said(1);
    return fractionText(rational(centimetres, 100_000));
  },

  "weekly-127": (reading) => {
    reading.says(
      "each member has played against exactly",
      "other members of the club",
      "can be the number of members?",
    );
    // Each member in turn picks the opponents still lacking among the members that come later.
    const possible = ([first = 0, ...later]: readonly number[]): boolean => {
      if (later.length === 0) return first === 0;
      const picks = [...choices(later.map((lacking) => (lacking > 0 ? [0, 1] : [0])))];
      const fitting = picks.filter((pick) => pick.filter((one) => one === 1).length === first);
      const rests = fitting.map((pick) => later.map((lacking, i) => lacking - (pick[i] ?? 0)).sort());
      return [...new Set(rests.map(String))].some((rest) => possible(rest.split(",").map(Number)));
    };
    return byNumbers(reading, "#", (members = 0) => possible(range(1, members).map(() => reading.said(1))));
  },

  "weekly-128": (reading) => {
    reading.says("For two numbers we know that $x < y$", "They may be negative", "is true in **every** case?");
    const quarters = range(-50, 50).map((n) => n / 4);
    const pairs = [...choices([quarters, quarters])].filter(([x = 0, y = 0]) => x < y);
    return byStatement(reading, "xy", (is) => pairs.every((pair) => is(...pair)));
  },

  "weekly-129": ({ said, says }) => {
    says(
      "A round pond is made larger so that the **area** of its surface grows by",
      "It stays a circle",
      "does its radius grow?",
    );
    const larger = only(range(1, 1000).filter((mills) => mills ** 2 === 10_000 * said(1) - 2000 * mills));
    return fractionText(rational(larger, 10));
  },

  "weekly-130": ({ said, says }) => {
    says("the row of whole numbers", "all the square numbers are struck out", "What is left is the sequence");
    const numbers = range(1, 500);
    const row = numbers.filter((number) => range(1, number).every((side) => side * side !== number));
    insist(
      range(1, 4).every((place) => said(place) === numbers[place - 1]),
      "the row of whole numbers",
    );
    insist(
      range(5, 11).every((place) => said(place) === row[place - 5]),
      "what is left",
    );
    return row[said(12) - 1] ?? "none";
  },
};

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, one) => total + one, 0);
}
