import { choices, insist, only, range } from "../proof.ts";
import { formula, formulaIn, statement } from "../reading/formulas.ts";
import { byClaim } from "./options.ts";
import type { QuizProofs } from "./quiz-proofs.ts";

/** The answer to each question of the weekly quiz, worked out by counting or searching. */
export const answers: QuizProofs = {
  "weekly-131": (reading) => {
    const { said, says } = reading;
    says("of Ana's coins are as many as", "of Bilal's coins");
    const coins = range(1, 60);
    const pairs = [...choices([coins, coins])].filter(([ana = 0, bilal = 0]) => ana * said(1) === bilal / said(2));
    const claims: Record<string, (ana: number, bilal: number) => boolean> = {
      "Ana has twice as many coins as Bilal.": (ana, bilal) => ana === 2 * bilal,
      "Bilal has twice as many coins as Ana.": (ana, bilal) => bilal === 2 * ana,
      "Bilal has four times as many coins as Ana.": (ana, bilal) => bilal === 4 * ana,
      "They have equally many coins.": (ana, bilal) => ana === bilal,
    };
    return byClaim(reading, claims, (claim) => pairs.every(([ana = 0, bilal = 0]) => claim(ana, bilal)));
  },

  "weekly-132": ({ said, says }) => {
    says("both digits are odd. How many two-digit numbers have two odd digits?", "The digits may be the same.");
    const numbers = range(10, 99).filter((number) => /^[13579]+$/.test(String(number)));
    insist(numbers.includes(said(1)), "the example");
    return numbers.length;
  },

  "weekly-133": ({ said, says }) => {
    says(
      "A green paint is mixed from",
      "tins of blue and",
      "all of one size",
      "tins of blue for every",
      "tins of yellow",
      "tins of this green can he make at most?",
    );
    const mixes = [...choices([range(0, said(3)), range(0, said(4))])].filter(
      ([blue = 0, yellow = 0]) => said(2) * blue === said(1) * yellow,
    );
    return Math.max(...mixes.map(([blue = 0, yellow = 0]) => blue + yellow));
  },

  "weekly-134": ({ said, says }) => {
    says(
      "Two whole numbers are rounded to the nearest",
      "One becomes",
      "and the other becomes",
      "the largest sum that the two numbers can have?",
    );
    const step = said(2);
    const rounded = (number: number) => step * Math.floor((number + step / 2) / step);
    const largest = (ten: number) => Math.max(...range(0, 200).filter((number) => rounded(number) === ten));
    return largest(said(4)) + largest(said(5));
  },

  "weekly-135": (reading) => {
    reading.says("For two numbers we know that");
    const numbers = range(-20, 20);
    const [known, wanted] = [statement(formulaIn(reading, 1), "ab"), formula(formulaIn(reading, 2), "ab")];
    const pairs = [...choices([numbers, numbers])].filter((pair) => known(...pair));
    return only(new Set(pairs.map((pair) => wanted(...pair))));
  },

  "weekly-136": ({ said, says }) => {
    says(
      "Four straight rods are joined by hinges and form a rectangle",
      "pushed over",
      "becomes a slanting parallelogram",
      "to its area and its perimeter?",
    );
    // Tenths of a cm. The upper left corner of the frame leans over by x and comes down to the height y.
    const [wide, high] = [10 * said(2), 10 * said(3)];
    const leaning = [...choices([range(1, high), range(1, high)])].filter(
      ([x = 0, y = 0]) => x * x + y * y === high * high,
    );
    const change = leaning.map(([x = 0, y = 0]) => {
      const [area, perimeter] = measured([0, 0, wide, 0, wide + x, y, x, y]);
      const [oldArea, oldPerimeter] = measured([0, 0, wide, 0, wide, high, 0, high]);
      return `The area ${word(area - oldArea)}, and the perimeter ${word(perimeter - oldPerimeter)}.`;
    });
    return only(new Set(change));
  },

  "weekly-137": ({ said, says }) => {
    says("The odd numbers are written in rows", "Each row has one number more than the row above it");
    says("in the first row,", "row begin?", "With which number does the");
    let next = 1;
    const rows = range(1, said(11)).map((length) =>
      range(1, length).map(() => {
        next += 2;
        return next - 2;
      }),
    );
    const [one, two, three] = [[1], [3, 4], [6, 7, 8]].map((places) => places.map(said).join());
    insist(rows[said(2) - 1]?.join() === one && rows[said(5) - 1]?.join() === two, "the first rows");
    insist(rows[said(9) - 1]?.join() === three, "the third row");
    return rows[said(11) - 1]?.[0] ?? "none";
  },

  "weekly-138": ({ shown, said, says }) => {
    says("In week 1 Adaeze scores with", "throws, and Bo with", "In week 2 Adaeze scores with");
    says("Who scores with the larger **share** of the throws?");
    insist(/In week 2 Adaeze .* and Bo with/.test(shown.words), "in week 2 as well");
    const throws = (scored: number, all: number) => range(1, all).map((i) => i <= scored);
    const share = (list: readonly boolean[]) => list.filter(Boolean).length / list.length;
    const adaeze = [throws(said(2), said(3)), throws(said(7), said(8))];
    const bo = [throws(said(4), said(5)), throws(said(9), said(10))];
    const better = (a: readonly boolean[] = [], b: readonly boolean[] = []) => {
      insist(share(a) !== share(b), "one is better");
      return share(a) > share(b) ? "Adaeze" : "Bo";
    };
    return `${better(adaeze[0], bo[0])} in week 1, ${better(adaeze[1], bo[1])} in week 2, ${better(adaeze.flat(), bo.flat())} in both weeks together`;
  },

  "weekly-139": (reading) => {
    reading.says("Take any prime number $p$ greater than", "the largest number that divides **every** such result?");
    const result = formula(formulaIn(reading, 2), "p");
    const primes = range(reading.said(1) + 1, 500).filter((n) => n > 1 && range(2, n - 1).every((d) => n % d !== 0));
    return Math.max(...range(1, 1000).filter((d) => primes.every((p) => result(p) % d === 0)));
  },

  "weekly-140": ({ said, says }) => {
    says("hours from Alto down the river to Baixo, and", "hours back, with its engine at the same power");
    says("and the river flowing steadily. How many hours does a raft drift from Alto to Baixo?");
    const speeds = [...choices([range(1, 60), range(1, 60)])].filter(([boat = 0, river = 0]) => {
      return said(1) * (boat + river) === said(2) * (boat - river);
    });
    return only(new Set(speeds.map(([boat = 0, river = 0]) => (said(1) * (boat + river)) / river)));
  },
};

/** Area and perimeter of the shape with these corners (x, y, x, y, ...), walked round once. */
function measured(corners: readonly number[]): [area: number, perimeter: number] {
  let [area, perimeter] = [0, 0];
  for (let i = 0; i < corners.length; i += 2) {
    const [x = 0, y = 0] = corners.slice(i);
    const [nextX = 0, nextY = 0] = [...corners, ...corners].slice(i + 2);
    area += (x * nextY - nextX * y) / 2;
    perimeter += Math.hypot(nextX - x, nextY - y);
  }
  return [area, perimeter];
}

function word(change: number): string {
  if (change === 0) return "stays the same";
  return change < 0 ? "gets smaller" : "gets larger";
}
