import { fractionText, rational } from "../../../src/maths/rational.ts";
import { choices, insist, only, range } from "../proof.ts";
import { formula } from "../reading/formulas.ts";
import { byClaim, byFormula } from "./options.ts";
import type { QuizProofs } from "./quiz-proofs.ts";

/** The answer to each question of set 17 of the weekly quiz, worked out by counting or searching. */
export const answers: QuizProofs = {
  "weekly-161": ({ said, says }) => {
    says("cuts pieces of", "from a ribbon that is", "as many as she can", "How much ribbon is left over?");
    // In twelfths of a metre.
    const piece = (12 * said(1)) / said(2);
    let ribbon = 12 * said(3) + (12 * said(4)) / said(5);
    while (ribbon >= piece) ribbon -= piece;
    return fractionText(rational(ribbon, 12));
  },

  "weekly-162": ({ said, says }) => {
    says("has coins of", "dinars only. What is the smallest number of coins that pays **exactly**");
    const coins = [1, 2, 3].map(said);
    const payments = [...choices(coins.map((coin) => range(0, Math.floor(said(4) / coin))))];
    const exact = payments.filter((counts) => counts.reduce((sum, n, i) => sum + n * (coins[i] ?? 0), 0) === said(4));
    return String(Math.min(...exact.map((counts) => counts.reduce((sum, n) => sum + n, 0))));
  },

  "weekly-163": (reading) => {
    reading.says("In one of these the brackets can be left out and the value stays the same");
    return byFormula(reading, "", (of, text) => of() === formula(text.replace(/[()]/g, ""))());
  },

  "weekly-164": ({ said, says }) => {
    says("starts with", "beads. He gives away", "and so on, each time one more than before");
    says("He stops when he has too few for the next gift", "How many beads has he left?");
    insist(
      [3, 4, 5].every((place) => said(place) === said(place - 1) + said(6)),
      "the first gifts",
    );
    let beads = said(1);
    for (let gift = said(2); gift <= beads; gift += said(6)) beads -= gift;
    return String(beads);
  },

  "weekly-165": ({ said, says }) => {
    says("Meera is exactly", "times as old as her son Dev. How will it be in ten years?");
    const [times, years] = [said(1), said(2)];
    const signs = range(1, 40).map((dev) => Math.sign(times * dev + years - times * (dev + years)));
    const words = ["less than", "exactly", "more than"];
    return `Meera will be ${words[only(new Set(signs)) + 1]} ${times} times as old as Dev.`;
  },

  "weekly-166": ({ shown, says }) => {
    says("Four cards have a colour on one side and an animal on the other", "must you turn over to test this?");
    const [, claimedColour, claimedAnimal] =
      /"If a card is (\w+) on one side, there is an? (\w+) on the other\."/.exec(shown.words) ?? [];
    const shows = [...shown.words.matchAll(/\*\*(\w+)\*\*/g)].map(([, side = ""]) => side);
    insist(shows.length === 4, "four cards");
    const sides = [shows.slice(0, 2), shows.slice(2)];
    const kinds = [...choices(sides)];
    const honest = ([colour, animal]: string[]) => colour !== claimedColour || animal === claimedAnimal;
    const mustTurn = shows.filter((seen) => {
      const possible = kinds.filter((card) => card.includes(seen));
      return possible.some(honest) && !possible.every(honest);
    });
    return mustTurn.join(" and ");
  },

  "weekly-167": ({ said, says }) => {
    says(
      "lies somewhere inside a rectangle with an area of",
      "Straight lines from $P$ to the four corners cut the rectangle into four triangles",
    );
    says("the total area of the top triangle and the bottom triangle");
    // Rectangles of so many square units, P at every inner point of a grid, areas doubled and from the corners' coordinates.
    const widths = range(2, said(1) / 2).filter((width) => said(1) % width === 0);
    const totals = widths.flatMap((width) => {
      const height = said(1) / width;
      const doubled = (x: number, y: number, side: number) => {
        const [left, right] = [
          { x: -x, y: side - y },
          { x: width - x, y: side - y },
        ];
        return Math.abs(left.x * right.y - right.x * left.y);
      };
      const points = [...choices([range(1, width - 1), range(1, height - 1)])];
      return points.map(([x = 0, y = 0]) => (doubled(x, y, 0) + doubled(x, y, height)) / 2);
    });
    return new Set(totals).size > 1 ? "It depends on where P lies." : `${only(new Set(totals))} cm²`;
  },

  "weekly-168": ({ said, says }) => {
    says("fish are caught, marked and set free again. A week later", "of them have a mark", "the best estimate");
    const lakes = range(said(1), 5000).filter((fish) => said(3) * fish === said(1) * said(2));
    return String(only(lakes));
  },

  "weekly-169": (reading) => {
    const { said, says } = reading;
    says("is longer than it is wide", "its length is made", "cm longer and its width", "cm shorter");
    says("It was wider than", "What happens to its area?");
    insist(said(3) === said(2), "wide enough");
    const sides = [...choices([range(1, 60), range(said(3) + 1, 60)])].filter(([long = 0, wide = 0]) => long > wide);
    const signs = sides.map(([long = 0, wide = 0]) => Math.sign((long + said(1)) * (wide - said(2)) - long * wide));
    const claims: Record<string, (sign: number) => boolean> = {
      "It stays the same.": (sign) => sign === 0,
      "It grows.": (sign) => sign > 0,
      "It shrinks.": (sign) => sign < 0,
      "It depends on the two sides.": () => new Set(signs).size > 1,
    };
    return byClaim(reading, claims, (claim) => signs.every(claim));
  },

  "weekly-170": ({ said, says }) => {
    says("How many factors of", "are multiples of");
    const [factors, of] = [range(1, said(1)).filter((n) => said(1) % n === 0), said(2)];
    insist(said(3) === of && said(4) === said(1), "the smallest and the largest one count");
    return String(factors.filter((n) => n % of === 0).length);
  },
};
