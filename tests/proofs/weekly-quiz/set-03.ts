import { fractionText, rational } from "../../../src/maths/rational.ts";
import { only, range } from "../proof.ts";
import type { QuizProofs } from "./quiz-proofs.ts";

export const answers: QuizProofs = {
  "weekly-021": ({ said }) => [...range(1, said(2)).join(" ")].filter((character) => character === "3").length,

  "weekly-022": ({ said }) => {
    const values: Record<string, number> = {
      "(6 + 4) \\times 5 - 2": (6 + 4) * 5 - 2,
      "6 + 4 \\times (5 - 2)": 6 + 4 * (5 - 2),
      "6 + (4 \\times 5 - 2)": 6 + (4 * 5 - 2),
      "(6 + 4) \\times (5 - 2)": (6 + 4) * (5 - 2),
    };
    return only(Object.keys(values).filter((text) => values[text] === said(1)));
  },

  "weekly-023": () => {
    const weights = range(1, 2600).flatMap((mug) => range(1, 1100).map((box) => ({ mug, box })));
    return only(weights.filter(({ mug, box }) => box + 8 * mug === 2600 && box + 3 * mug === 1100)).box;
  },

  "weekly-024": ({ said }) => {
    const compass = ["north", "north-east", "east", "south-east", "south", "south-west", "west", "north-west"];
    let facing = compass.indexOf("north-east");
    for (let turned = 0; turned < said(1); turned += 45) facing = (facing + 1) % 8;
    for (let turned = 0; turned < said(2); turned += 45) facing = (facing + 7) % 8;
    return compass[facing] ?? "";
  },

  "weekly-025": () => {
    // Hundredths of a factor that give every number back.
    const back = range(1, 1000).filter((hundredths) =>
      range(1, 50).every((number) => number * 4 * hundredths === number * 10 * 100),
    );
    return fractionText(rational(only(back), 100));
  },

  "weekly-026": ({ said }) => {
    // A hundred homes: both, only a dog, only a cat, neither.
    const villages = range(0, 100).filter((both) => {
      const [dogOnly, catOnly] = [said(1) - both, 60 - both];
      return dogOnly >= 0 && catOnly >= 0 && both + dogOnly + catOnly <= 100;
    });
    return Math.min(...villages);
  },

  "weekly-027": ({ said }) => {
    const starts = range(-50, 50).flatMap((first) => range(-50, 50).map((second) => [first, second]));
    const fits = starts.filter((start) => {
      const terms = [...start];
      while (terms.length < 5) terms.push((terms.at(-1) ?? 0) + (terms.at(-2) ?? 0));
      return terms[2] === said(4) && terms[4] === said(6);
    });
    return only(fits)[0] ?? "";
  },

  "weekly-028": () => {
    // Hundredths from -5 to 5.
    const claims: Record<string, (x: number) => boolean> = {
      "for no number": () => false,
      "for all negative numbers": (x) => x < 0,
      "for all numbers below 1": (x) => x < 100,
      "for all numbers between 0 and 1": (x) => x > 0 && x < 100,
    };
    const holds = (claim: (x: number) => boolean) => range(-500, 500).every((x) => claim(x) === x * x < 100 * x);
    return only(Object.entries(claims).filter(([, claim]) => holds(claim)))[0];
  },

  "weekly-029": () => {
    const prime = (n: number) => n > 1 && range(2, Math.floor(Math.sqrt(n))).every((d) => n % d !== 0);
    const odd = range(3, 100).filter(prime);
    const forms: Record<string, (p: number, q: number) => number> = {
      "p + q + 1": (p, q) => p + q + 1,
      "p + q": (p, q) => p + q,
      "p^2 + q^2": (p, q) => p * p + q * q,
      "p \\times q": (p, q) => p * q,
    };
    const can = Object.entries(forms).filter(([, form]) => odd.some((p) => odd.some((q) => prime(form(p, q)))));
    return only(can)[0];
  },

  "weekly-030": ({ said }) => {
    const coins = [
      ["heads", "tails"],
      ["heads", "tails"],
      ["heads", "tails"],
      ["heads", "heads"],
    ];
    const tosses = coins.flatMap((coin, number) => coin.map((side) => ({ side, special: number === said(2) })));
    const heads = tosses.filter(({ side }) => side === "heads");
    return fractionText(rational(heads.filter(({ special }) => special).length, heads.length));
  },
};
