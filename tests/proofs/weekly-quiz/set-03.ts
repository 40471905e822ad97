import { fractionText, rational } from "../../../src/maths/rational.ts";
import { insist, only, range } from "../proof.ts";
import { formula, formulaIn } from "../reading/formulas.ts";
import { byClaim, byFormula, byText } from "./options.ts";
import type { QuizProofs } from "./quiz-proofs.ts";

export const answers: QuizProofs = {
  "weekly-021": ({ said, says }) => {
    says("numbers the pages of a notebook from", "does he write the digit");
    return [...range(said(1), said(2)).join(" ")].filter((character) => character === String(said(3))).length;
  },

  "weekly-022": (reading) => {
    reading.says("has the value");
    return byFormula(reading, "", (of) => of() === reading.said(1));
  },

  "weekly-023": ({ said, says }) => {
    says("equal mugs weighs", "kg. The same box with only", "kg. How much does the empty box weigh?");
    const [full, less] = [1000 * said(2), 1000 * said(4)].map(Math.round) as [number, number];
    const boxes = range(1, less).filter((box) =>
      range(1, less).some((mug) => box + said(1) * mug === full && box + said(3) * mug === less),
    );
    return only(boxes);
  },

  "weekly-024": (reading) => {
    const { said, says } = reading;
    says("faces north-east. She turns", "clockwise and then", "anticlockwise. Which way does she face now?");
    const compass = ["north", "north-east", "east", "south-east", "south", "south-west", "west", "north-west"];
    let facing = compass.indexOf("north-east");
    for (let turned = 0; turned < said(1); turned += 45) facing = (facing + 1) % 8;
    for (let turned = 0; turned < said(2); turned += 45) facing = (facing + 7) % 8;
    return byText(reading, (way) => way === compass[facing]);
  },

  "weekly-025": ({ said, says }) => {
    says("multiplies a number by", "must he multiply the result to get his first number back");
    // Hundredths of a factor that give every number back.
    const tenths = Math.round(10 * said(1));
    const back = range(1, 1000).filter((hundredths) =>
      range(1, 50).every((number) => number * tenths * hundredths === number * 10 * 100),
    );
    return fractionText(rational(only(back), 100));
  },

  "weekly-026": ({ said, says }) => {
    says(
      "of the homes have a dog and",
      "have a cat. Nothing else is known",
      "smallest possible percentage of homes that have both?",
    );
    // A hundred homes: both, only a dog, only a cat, neither.
    const villages = range(0, 100).filter((both) => {
      const [dogOnly, catOnly] = [said(1) - both, said(2) - both];
      return dogOnly >= 0 && catOnly >= 0 && both + dogOnly + catOnly <= 100;
    });
    return Math.min(...villages);
  },

  "weekly-027": ({ said, says }) => {
    says("every term from the third on is the sum of the two terms before it", "term is", "and the", "What is the");
    const starts = range(-50, 50).flatMap((first) => range(-50, 50).map((second) => [first, second]));
    const sequences = starts.map((start) => {
      const terms = [...start];
      while (terms.length < 12) terms.push((terms.at(-1) ?? 0) + (terms.at(-2) ?? 0));
      return terms;
    });
    const fits = sequences.filter((terms) => terms[said(3) - 1] === said(4) && terms[said(5) - 1] === said(6));
    return only(fits)[said(7) - 1] ?? "";
  },

  "weekly-028": (reading) => {
    reading.says("smaller than");
    const [one, other] = [formula(formulaIn(reading, 2), "x"), formula(formulaIn(reading, 3), "x")];
    const claims: Record<string, (x: number) => boolean> = {
      "for no number": () => false,
      "for all negative numbers": (x) => x < 0,
      "for all numbers below 1": (x) => x < 1,
      "for all numbers between 0 and 1": (x) => x > 0 && x < 1,
    };
    // Hundredths from -5 to 5.
    const numbers = range(-500, 500).map((hundredths) => hundredths / 100);
    return byClaim(reading, claims, (claim) => numbers.every((x) => claim(x) === one(x) < other(x)));
  },

  "weekly-029": (reading) => {
    reading.says("are prime, and both are greater than", "**can** be a prime number");
    const prime = (n: number) => n > 1 && range(2, Math.floor(Math.sqrt(n))).every((d) => n % d !== 0);
    const primes = range(reading.said(1) + 1, 100).filter(prime);
    return byFormula(reading, "pq", (form) => primes.some((p) => primes.some((q) => prime(form(p, q)))));
  },

  "weekly-030": ({ said, says }) => {
    says(
      "ordinary ones and one with heads on both sides",
      "takes a coin at random and tosses it without looking at it first",
    );
    says("It shows heads", "the coin with two heads?");
    insist(said(1) === said(2) + 1, "so many coins");
    const coins = [...range(1, said(2)).map(() => ["heads", "tails"]), ["heads", "heads"]];
    const tosses = coins.flatMap((coin) => coin.map((side) => ({ side, special: !coin.includes("tails") })));
    const heads = tosses.filter(({ side }) => side === "heads");
    return fractionText(rational(heads.filter(({ special }) => special).length, heads.length));
  },
};
