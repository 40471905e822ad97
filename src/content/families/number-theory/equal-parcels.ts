import { family } from "../../../engine/family.ts";
import { texEach } from "../../../engine/tex.ts";
import { commas, tex } from "../../../engine/words.ts";
import { divisors, gcd } from "../../../maths/whole.ts";

const shared = (a: number, b: number) => divisors(gcd(a, b));

/** A common factor that is not the greatest, as the slip of stopping too early. */
function tooSmall(a: number, b: number, when = (d: number) => d): { when: string; say: string }[] {
  const smaller = shared(a, b).at(-2) ?? 1;
  return smaller === 1
    ? []
    : [
        {
          when: String(when(smaller)),
          say: "You found a number that divides both, but it is not the greatest: try to divide both results once more.",
        },
      ];
}

function ribbons(a: number, b: number) {
  const most = gcd(a, b);
  const [reds, golds] = [a / most, b / most];
  return {
    title: "Ribbons for the dancers",
    problem: `Ximena has a red ribbon of $${a}$ cm and a gold ribbon of $${b}$ cm. She cuts **both** into pieces. All the pieces are equally long, a whole number of centimetres, and nothing is left over.\n\nHow long is each piece, if the pieces are as **long** as possible?`,
    answer: { kind: "whole" as const, value: String(most), unit: "cm" },
    hint: "Which lengths fit exactly into the shorter ribbon? Which of those fit into the other one as well?",
    solution: [
      `A length that fits exactly is a factor. The factors of $${a}$ are ${commas(texEach(divisors(a)))}.`,
      `Test them on the other ribbon. These divide $${b}$ too, so they are **common factors**: ${commas(texEach(shared(a, b)))}.`,
      `The longest pieces belong to the greatest of them: $${most}$ cm.`,
      `Check by cutting: $${a} \\div ${most} = ${reds}$ red pieces and $${b} \\div ${most} = ${golds}$ gold pieces. No number above $1$ divides both $${reds}$ and $${golds}$, so no longer piece fits.`,
    ],
    slips: [
      ...tooSmall(a, b),
      {
        when: String(reds + golds),
        say: "That is how many pieces there are. The question asks how long each piece is.",
      },
    ],
    check: `Divide ${a} and ${b} by your number: both must come out exactly, and the two results must have no common factor but 1.`,
  };
}

function parcels(a: number, b: number) {
  const most = gcd(a, b);
  const [pencils, notebooks] = [a / most, b / most];
  const inEach = pencils + notebooks;
  const things = a + b;
  return {
    title: "Parcels for the school fair",
    problem: `Kwabena has $${a}$ pencils and $${b}$ notebooks. He packs them **all** into parcels that are exactly alike. Each parcel holds pencils and notebooks.\n\nHe makes as **many** parcels as he can. How many things are in each parcel?`,
    answer: { kind: "whole" as const, value: String(inEach), unit: "things" },
    hint: "How many parcels could he make from the pencils alone? Could the notebooks be shared among the same number?",
    solution: [
      `The number of parcels must divide both $${a}$ and $${b}$, so it is a **common factor**: ${commas(texEach(shared(a, b)))}.`,
      `He wants as many as he can, so take the greatest: $${most}$ parcels.`,
      `In each parcel there are $${a} \\div ${most} = ${pencils}$ pencils and $${b} \\div ${most} = ${notebooks}$ notebooks. Together that makes $${inEach}$ things.`,
      `Check by unpacking: $${most} \\times ${inEach} = ${things}$, and $${a} + ${b} = ${things}$.`,
    ],
    slips: [
      { when: String(most), say: "That is how many parcels there are. How many things are in each of them?" },
      ...tooSmall(a, b, (d) => things / d).map(({ when }) => ({
        when,
        say: "Those parcels are alike, but he could make more of them, with fewer things in each.",
      })),
    ],
    check: `Divide the ${things} things by your number to get the parcels: the pencils and the notebooks must both share out, and no greater number of parcels may do so.`,
  };
}

function cork(a: number, b: number) {
  const most = gcd(a, b);
  const [alongLength, alongWidth] = [a / most, b / most];
  const tiles = alongLength * alongWidth;
  const [board, tile] = [a * b, most * most];
  return {
    title: "Squares of cork",
    problem: `A noticeboard is $${a}$ cm long and $${b}$ cm wide. It is to be covered with **square** pieces of cork, all of one size. Their sides are a whole number of centimetres, and no gap is left.\n\nThe squares are as **large** as possible. How many squares are needed?`,
    answer: { kind: "whole" as const, value: String(tiles), unit: "squares" },
    hint: "Which sizes fit along the length? Which of them fit along the width too?",
    solution: [
      `The side of a square must fit along both edges, so it is a **common factor** of $${a}$ and $${b}$: ${commas(texEach(shared(a, b)))}.`,
      `The largest squares have sides of $${most}$ cm, because that is the greatest of the common factors.`,
      `Along the length lie $${a} \\div ${most} = ${alongLength}$ squares, along the width $${b} \\div ${most} = ${alongWidth}$. That makes $${alongLength} \\times ${alongWidth} = ${tiles}$ squares.`,
      `Check by area: the board has $${a} \\times ${b} = ${tex(board)}$ square centimetres. Each square has $${most} \\times ${most} = ${tile}$, and $${tex(board)} \\div ${tile} = ${tiles}$.`,
    ],
    slips: [
      {
        when: String(most),
        say: "That is how long the side of one square is. How many squares cover the whole board?",
      },
      ...tooSmall(a, b, (d) => (a / d) * (b / d)).map(({ when }) => ({
        when,
        say: "Those squares fit, but larger ones fit as well, and then fewer are needed.",
      })),
      {
        when: String(alongLength + alongWidth),
        say: "You added the squares along the two edges. Think of rows: how many rows, with how many in each?",
      },
    ],
    check: `Find the side of your squares: it must divide ${a} and ${b}, and no longer side may divide both.`,
  };
}

const settings = { ribbons, parcels, cork };

export default family({
  level: "easy",
  topic: "factors-multiples",
  minutes: 3,
  kind: "drill",
  technique: "common factors",
  ages: "9-11",
  curriculum: ["Y6 common factors", "6.NS.4"],
  bounds: { setting: ["ribbons", "parcels", "cork"], a: [24, 120], b: [18, 90] },
  rules: {
    "the first is the longer one": ({ a, b }) => a > b,
    "they share a good number": ({ a, b }) => gcd(a, b) >= 6 && gcd(a, b) <= 18,
    "neither divides the other": ({ a, b }) => a % b !== 0,
    "there are not too many pieces": ({ a, b }) => (a + b) / gcd(a, b) <= 15,
    // Otherwise an answer to another question would be right by accident.
    "all the numbers in it are different": ({ a, b }) => {
      const g = gcd(a, b);
      const numbers = [g, (a + b) / g, (a / g) * (b / g), shared(a, b).at(-2) ?? 1];
      return new Set(numbers).size === numbers.length;
    },
  },
  write: ({ setting, a, b }) => settings[setting](a, b),
});
