import { choices, insist, only, range } from "../proof.ts";
import { formula, formulaIn } from "../reading/formulas.ts";
import { byClaim, byNumbers, optionNumbers } from "./options.ts";
import type { QuizProofs } from "./quiz-proofs.ts";

export const answers: QuizProofs = {
  "weekly-291": ({ said, says }) => {
    says("square tiles with sides of", "uses all of them to lay a rectangle without gaps", "the shortest perimeter");
    const perimeters = range(1, said(1)).flatMap((rows) =>
      range(1, said(1))
        .filter((columns) => rows * columns === said(1))
        .map((columns) => said(2) * (rows + columns + rows + columns)),
    );
    return Math.min(...perimeters);
  },

  "weekly-292": ({ said, says }) => {
    says("packs her eggs into boxes of", "she fills some boxes and", "eggs are left over. She takes boxes of");
    says("instead and fills as many as she can. How many eggs are left over then?");
    const eggs = range(said(1), 5000).filter((count) => count % said(1) === said(2));
    return only(new Set(eggs.map((count) => count % said(3))));
  },

  "weekly-293": ({ said, says }) => {
    says("pens and", "rubber cost as much as", "pen and", "rubbers. How many rubbers cost as much as", "pens?");
    const answers = range(1, 60).flatMap((pen) =>
      range(1, 60)
        .filter((rubber) => said(1) * pen + said(2) * rubber === said(3) * pen + said(4) * rubber)
        .map((rubber) => (said(5) * pen) / rubber),
    );
    return only(new Set(answers));
  },

  "weekly-294": (reading) => {
    const { said, says } = reading;
    says("wants to buy", "T-shirts, and each has the same price. Which offer saves her the most?");
    // What so many shirts of 100 cost, shirt by shirt.
    const bill = (price: (shirt: number) => number) => range(1, said(1)).reduce((sum, shirt) => sum + price(shirt), 0);
    const offers = {
      "one free shirt with every two that she pays for": bill((shirt) => (shirt % 3 === 0 ? 0 : 100)),
      "30% off every shirt": bill(() => 70),
      "half price for every second shirt": bill((shirt) => (shirt % 2 === 0 ? 50 : 100)),
      "one free shirt and 15% off the other five": bill((shirt) => (shirt === 1 ? 0 : 85)),
    };
    const least = Math.min(...Object.values(offers));
    return byClaim(reading, offers, (cost) => cost === least);
  },

  "weekly-295": ({ said, says }) => {
    says("has two 10p coins, one 20p coin and one 50p coin", "different amounts of money can he pay exactly");
    says("without getting any change?");
    const coins = [...range(1, said(1)).map(() => said(2)), said(3), said(4)];
    const amounts = [...choices(coins.map((coin) => [0, coin]))].map((paid) => paid.reduce((a, b) => a + b, 0));
    return new Set(amounts.filter((amount) => amount > 0)).size;
  },

  "weekly-296": (reading) => {
    reading.says("Estimate first: which of these numbers is nearest to the value of");
    const value = formula(formulaIn(reading, 1))();
    const away = (number = 0) => Math.abs(number - value);
    const nearest = Math.min(...optionNumbers(reading, "#").map(([number]) => away(number)));
    return byNumbers(reading, "#", (number) => away(number) === nearest);
  },

  "weekly-297": ({ said, says }) => {
    says("A sequence begins", "Its steps are", "and so on, each twice the step before. What is the");
    const terms = [said(1)];
    const steps = [said(6)];
    while (terms.length < said(11)) {
      terms.push((terms.at(-1) ?? 0) + (steps.at(-1) ?? 0));
      steps.push(said(10) * (steps.at(-1) ?? 0));
    }
    insist(
      [1, 2, 3, 4, 5].every((place, i) => said(place) === terms[i]),
      "the first terms",
    );
    insist(
      [6, 7, 8, 9].every((place, i) => said(place) === steps[i]),
      "the first steps",
    );
    return terms[said(11) - 1] as number;
  },

  "weekly-298": (reading) => {
    const { said, says } = reading;
    says("lies between");
    const less = ([a = 0, b = 1]: number[], [c = 0, d = 1]: number[]) => a * d < c * b;
    const [low, high] = [
      [said(1), said(2)],
      [said(3), said(4)],
    ];
    return byNumbers(reading, "#/#", (...one) => less(low ?? [], one) && less(one, high ?? []));
  },

  "weekly-299": ({ said, says }) => {
    says("a rectangular floor of", "and the water in it is", "cm deep. A solid square post");
    says("and taller than the tank, is stood upright on the floor. No water runs over. How deep is the water now?");
    // The water in cubic centimetres, poured back layer by layer round the post.
    const layer = (post: boolean) =>
      range(1, said(1)).flatMap((x) => range(1, said(2)).filter((y) => !(post && x <= said(4) && y <= said(5)))).length;
    const square = said(4) === said(5);
    insist(square, "a square post");
    let [water, deep] = [range(1, said(3)).reduce((sum) => sum + layer(false), 0), 0];
    while (water > 0) {
      water -= layer(true);
      deep += 1;
    }
    if (water !== 0) throw new Error("not a whole centimetre");
    return deep;
  },

  "weekly-300": (reading) => {
    reading.says("throws a fair die again and again until it shows a six for the first time. Then she stops");
    reading.says("is the most likely one to be her last?");
    // Of 6^12 equally likely rows of twelve throws, how many have their first six at each place.
    const counts = range(1, 12).map((place) => 5 ** (place - 1) * 6 ** (12 - place));
    const most = Math.max(...counts);
    const likely = range(1, 12).filter((place) => counts[place - 1] === most);
    const claims = { "the first": [1], "the fourth": [4], "the sixth": [6], "all are equally likely": range(1, 12) };
    return byClaim(reading, claims, (places) => places.join() === likely.join());
  },
};
