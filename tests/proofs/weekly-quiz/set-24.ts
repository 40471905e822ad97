import { choices, insist, only, range } from "../proof.ts";
import { formula, formulaIn } from "../reading/formulas.ts";
import { byClaim, byStatement, byText } from "./options.ts";
import type { QuizProofs } from "./quiz-proofs.ts";

export const answers: QuizProofs = {
  "weekly-231": ({ said, says }) => {
    says(
      "is bent into a square with sides of",
      "bends the same wire into a rectangle that is",
      "How wide is the rectangle?",
    );
    const wire = range(1, 4).reduce((total) => total + said(1), 0);
    return only(range(1, 1000).filter((tenths) => 2 * (10 * said(2) + tenths) === 10 * wire)) / 10;
  },

  "weekly-232": ({ said, says }) => {
    says("tulip bulbs", "in each pot. Only the last pot is not full", "more bulbs does he need to fill it?");
    const pots: number[] = [];
    for (const bulb of range(0, said(1) - 1)) {
      const pot = Math.floor(bulb / said(2));
      pots[pot] = (pots[pot] ?? 0) + 1;
    }
    let more = 0;
    while ((pots.at(-1) ?? 0) + more < said(2)) more++;
    return more;
  },

  "weekly-233": (reading) => {
    const { said, says } = reading;
    says("hikers carry rucksacks with a mean mass of", "moves", "from his own rucksack into Mina's");
    says("What happens to the mean of the five?");
    insist(said(1) === 5, "five rucksacks");
    const masses = range(1, 15);
    const moved = said(3);
    const rucksacks = [...choices([range(moved + 1, 15), masses, masses, masses])]
      .map((four) => [...four, 5 * said(2) - sum(four)])
      .filter((five) => five.every((mass) => mass > 0));
    const changes = rucksacks.map(
      ([ioane = 0, mina = 0, ...others]) => sum([ioane - moved, mina + moved, ...others]) / 5 - said(2),
    );
    const claims: Record<string, (change: number) => boolean> = {
      "It falls by 3 kg": (change) => change === -3,
      "It falls by 0.6 kg": (change) => Math.abs(change + 0.6) < 1e-9,
      "It stays the same": (change) => change === 0,
      "It depends on the mass of their rucksacks": () => new Set(changes).size > 1,
    };
    return byClaim(reading, claims, (claim) => changes.every(claim));
  },

  "weekly-234": (reading) => formula(formulaIn(reading, 1))(),

  "weekly-235": ({ said, says }) => {
    says("litres of a drink, and", "of it is fruit juice", "pours in", "of water", "of the drink is fruit juice now?");
    const jug = range(1, 1000 * said(1)).map((millilitre) => millilitre % 100 < said(2));
    const drink = [...jug, ...range(1, 1000 * said(3)).map(() => false)];
    return (100 * drink.filter((juice) => juice).length) / drink.length;
  },

  "weekly-236": ({ said, says }) => {
    says(
      "equal printers together need",
      "minutes to print",
      "leaflets. How long do",
      "printers of this kind need to print",
    );
    // A printer's time for one leaflet, in milliseconds; then leaflet after leaflet to the printer that is free first.
    const each = said(3) / said(1);
    const time = only(range(1, 9999).filter((one) => each * one === said(2) * 60_000));
    const printers = range(1, said(4)).map(() => 0);
    for (const _ of range(1, said(5))) {
      const free = printers.indexOf(Math.min(...printers));
      printers[free] = (printers[free] ?? 0) + time;
    }
    return only(new Set(printers)) / 60_000;
  },

  "weekly-237": (reading) => {
    const { said, says } = reading;
    says("each team meets each other team once, and no match ends in a draw");
    says("can be the numbers of wins of the five teams?");
    const matches = range(1, said(1)).flatMap((a) => range(a + 1, said(1)).map((b) => [a - 1, b - 1] as const));
    const tournaments = range(0, 2 ** matches.length - 1).map((bits) => {
      const wins = range(1, said(1)).map(() => 0);
      for (const [i, [a, b]] of matches.entries()) {
        const winner = bits & (1 << i) ? a : b;
        wins[winner] = (wins[winner] ?? 0) + 1;
      }
      return wins.sort((x, y) => y - x).join(", ");
    });
    const possible = new Set(tournaments);
    return byText(reading, (list) => possible.has(list));
  },

  "weekly-238": (reading) => {
    const { said, says } = reading;
    says("is moved", "units to the right and", "units up", "the equation of the moved curve?");
    const curve = formula(formulaIn(reading, 1).replace("y = ", ""), "x");
    const moved = range(-20, 20).map((x) => [curve(x) + said(3), x + said(2)]);
    return byStatement(reading, "yx", (is) => moved.every((point) => is(...point)));
  },

  "weekly-239": ({ said, says }) => {
    says("Two positive numbers have the sum", "and the product", "the sum of their reciprocals?", "is 1 divided by it");
    insist(4 * said(3) <= said(2) ** 2, "there are such numbers");
    // The smaller number by halving the stretch from 0 to half the sum, on which the product grows.
    let [low, high] = [0, said(2) / 2];
    for (const _ of range(1, 60)) {
      const middle = (low + high) / 2;
      if (middle * (said(2) - middle) < said(3)) low = middle;
      else high = middle;
    }
    return Number((1 / low + 1 / (said(2) - low)).toFixed(9));
  },

  "weekly-240": ({ said, says }) => {
    says("the same amount is added at every step. The", "term is", "What is the sum of the first");
    const sequences = [...choices([range(-60, 60), range(-20, 20)])].map(([first = 0, step = 0]) =>
      range(0, said(4) - 1).map((i) => first + i * step),
    );
    return only(new Set(sequences.filter((terms) => terms[said(1) - 1] === said(2)).map(sum)));
  },
};

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, one) => total + one, 0);
}
