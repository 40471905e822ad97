import { choices, only, range } from "../proof.ts";
import { byClaim } from "./options.ts";
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

  "weekly-292": ({ said }) =>
    only(
      new Set(
        range(12, 5000)
          .filter((eggs) => eggs % 12 === 7)
          .map((eggs) => eggs % said(3)),
      ),
    ),

  "weekly-293": ({ said }) => {
    const answers = range(1, 60).flatMap((pen) =>
      range(1, 60)
        .filter((rubber) => said(1) * pen + rubber === pen + said(4) * rubber)
        .map((rubber) => (said(5) * pen) / rubber),
    );
    return only(new Set(answers));
  },

  "weekly-294": ({ said }) => {
    // What six shirts of 100 cost, shirt by shirt.
    const bill = (price: (shirt: number) => number) => range(1, said(1)).reduce((sum, shirt) => sum + price(shirt), 0);
    const offers = {
      "one free shirt with every two that she pays for": bill((shirt) => (shirt % 3 === 0 ? 0 : 100)),
      "30% off every shirt": bill(() => 70),
      "half price for every second shirt": bill((shirt) => (shirt % 2 === 0 ? 50 : 100)),
      "one free shirt and 15% off the other five": bill((shirt) => (shirt === 1 ? 0 : 85)),
    };
    const least = Math.min(...Object.values(offers));
    return only(Object.entries(offers).filter(([, cost]) => cost === least))[0];
  },

  "weekly-295": ({ said }) => {
    const amounts = [...choices([10, 10, said(3), 50].map((coin) => [0, coin]))].map((paid) =>
      paid.reduce((a, b) => a + b, 0),
    );
    return new Set(amounts.filter((amount) => amount > 0)).size;
  },

  "weekly-296": ({ said }) => {
    const offered = [20, 80, 200, 2000].map((value) => [value, Math.abs(value - (7.9 * said(3)) / said(4))] as const);
    return offered.reduce((best, next) => (next[1] < best[1] ? next : best))[0];
  },

  "weekly-297": ({ said }) => {
    const terms = [5];
    for (let step = 2; terms.length < said(11); step += step) terms.push((terms.at(-1) as number) + step);
    if (terms.slice(0, 5).join() !== "5,7,11,19,35") throw new Error("not the sequence of the question");
    return terms[9] as number;
  },

  "weekly-298": ({ said }) => {
    const less = ([a, b]: [number, number], [c, d]: [number, number]) => a * d < c * b;
    const offered: [number, number][] = [
      [5, 11],
      [6, 10],
      [12, 19],
      [6, 9],
    ];
    return only(offered.filter((one) => less([5, said(2)], one) && less(one, [said(3), 11]))).join("/");
  },

  "weekly-299": ({ said }) => {
    // The water in cubic centimetres, poured back layer by layer round the post.
    const layer = (post: boolean) =>
      range(1, said(1)).flatMap((x) => range(1, said(2)).filter((y) => !(post && x <= 20 && y <= 20))).length;
    let [water, deep] = [range(1, 20).reduce((sum) => sum + layer(false), 0), 0];
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
