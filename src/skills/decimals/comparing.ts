import { type Question, type Skill, stage } from "../../engine/exercise.ts";
import { measure, texEach } from "../../engine/tex.ts";
import { and, commas, noun } from "../../engine/words.ts";
import { slips } from "../slips.ts";
import { dec, fixed, placeNames, placesOf } from "./shared-decimals.ts";

type Way = "larger" | "smaller";
const isLarger = (way: Way) => way === "larger";

const settings = {
  bare: {
    ask: (a: string, b: string, which: string) => `Which number is ${which}: $${a}$ or $${b}$?`,
    which: { larger: "larger", smaller: "smaller" },
    unit: undefined,
  },
  planes: {
    ask: (a: string, b: string, which: string) =>
      `Amina's paper plane flies $${a}$ m, Kofi's flies $${b}$ m. How many metres is the ${which} flight?`,
    which: { larger: "longer", smaller: "shorter" },
    unit: "m",
  },
  parcels: {
    ask: (a: string, b: string, which: string) =>
      `One parcel weighs $${a}$ kg, another weighs $${b}$ kg. How many kilograms does the ${which} one weigh?`,
    which: { larger: "heavier", smaller: "lighter" },
    unit: "kg",
  },
  jugs: {
    ask: (a: string, b: string, which: string) =>
      `One pot holds $${a}$ litres, another holds $${b}$ litres. How many litres does the ${which} pot hold?`,
    which: { larger: "larger", smaller: "smaller" },
    unit: "litres",
  },
} as const;

/** The first place after the point in which two numbers with three places differ. */
function firstDifference(a: string, b: string): number {
  const at = [...a].findIndex((digit, index) => digit !== b[index]);
  return at - a.indexOf(".");
}

/** Two numbers with the same ones; tails are in hundredths. */
function twoNumbers(setting: keyof typeof settings, way: Way, left: number, right: number): Question {
  const [a, b] = [dec(left, 2), dec(right, 2)];
  const [key, other] = left > right === isLarger(way) ? [a, b] : [b, a];
  const places = Math.max(placesOf(a), placesOf(b));
  const [longA, longB] = [a, b].map((one) =>
    fixed(Number(one.replace(".", "")) * 10 ** (places - placesOf(one)), places),
  );
  const [keyLong = "", otherLong = ""] = key === a ? [longA, longB] : [longB, longA];
  const at = firstDifference(keyLong, otherLong);
  const names = placeNames(at);
  const { ask, which, unit } = settings[setting];
  const answer = { kind: "decimal", value: key, ...(unit && { unit }) } as const;
  const whole = Math.floor(left / 100);
  const longerTaken = isLarger(way) === placesOf(other) > placesOf(key);
  const uneven = placesOf(a) !== placesOf(b);
  const [keyDigit, otherDigit] = [keyLong, otherLong].map((one) => one[one.indexOf(".") + at]);
  const moreOrLess = isLarger(way) ? "more" : "less";
  const withPlaces = places === 1 ? "one decimal place" : "two decimal places";
  return {
    prompt: ask(a, b, which[way]),
    answer,
    steps: [
      `Compare place by place from the left. Both numbers have $${whole}$ ${noun(whole, "one")}, so go on with the tenths.`,
      uneven
        ? `Give both the same number of places: a $0$ at the end changes nothing, so compare $${longA}$ with $${longB}$.`
        : `Stop at the first place where the digits differ: here these are the ${names}.`,
      `The ${names} decide: $${keyDigit}$ is ${moreOrLess} than $${otherDigit}$. So the answer is ${measure(key, unit)}.`,
    ],
    slips: slips(answer, [
      uneven && longerTaken
        ? [
            other,
            "took the number with more digits for the larger one",
            `More digits do not make a decimal larger. How many ${names} does each of the two numbers have?`,
          ]
        : uneven
          ? [
              other,
              "took the number with fewer digits for the larger one",
              `Fewer digits do not make a decimal larger. How many ${names} does each of the two numbers have?`,
            ]
          : [
              other,
              "chose the other one of the two",
              `Look at the tenths first, and only if they are the same at the hundredths. Which of the two is ${way}?`,
            ],
      [
        String(whole),
        "gave only the part before the point",
        `Both numbers have $${whole}$ before the point. Write what comes after the point, too.`,
      ],
    ]),
    check: `Write both numbers with ${withPlaces} and compare them place by place.`,
  };
}

/** Tails made of two digits, x and y, that are often put in the wrong order. */
function tails(x: number, y: number): string[] {
  return [
    `${x}`,
    `${y}`,
    `${x}${y}`,
    `${y}${x}`,
    `0${x}`,
    `0${y}`,
    `${x}0${y}`,
    `${y}0${x}`,
    `0${x}${y}`,
    `${x}${y}${x}`,
  ];
}

function ordering(whole: number, chosen: readonly string[], smallestFirst: boolean): Question {
  const numbers = chosen.map((tail) => `${whole}.${tail}`);
  const long = (number: string) => number.padEnd(String(whole).length + 4, "0");
  const sorted = (by: (a: string, b: string) => number) => {
    const rising = numbers.toSorted(by);
    return smallestFirst ? rising : rising.toReversed();
  };
  const key = sorted((a, b) => (long(a) < long(b) ? -1 : 1));
  const tail = (number: string) => Number(number.split(".")[1]);
  const answer = { kind: "list", items: key, ordered: true } as const;
  const [first, , , last] = key;
  const [words, others, keep] = smallestFirst
    ? ["smallest", "largest", "growing"]
    : ["largest", "smallest", "shrinking"];
  const longer = numbers.map(long);
  return {
    prompt: `Put these numbers in order, the ${words} first: ${commas(texEach(numbers))}.`,
    answer,
    inside: { order: numbers },
    steps: [
      `Zeros at the end do not change a decimal, so give all of them three places: ${and(texEach(longer))}.`,
      `All have the same ones, so compare the tenths first, then the hundredths, then the thousandths.`,
      `The ${words} one is $${first}$, and the ${others} one is $${last}$.`,
      `So the order is ${commas(texEach(key))}.`,
    ],
    slips: slips(answer, [
      [
        commas(key.toReversed()),
        "put them in the opposite order",
        `Your order is right from the other end. Which one should come first?`,
      ],
      [
        commas(sorted((a, b) => tail(a) - tail(b))),
        "read the digits after the point as whole numbers",
        `The digits after the point are not a whole number: the first of them counts tenths. Compare the tenths of all four numbers first.`,
      ],
      [
        commas(sorted((a, b) => placesOf(b) - placesOf(a) || (long(a) < long(b) ? -1 : 1))),
        "took longer decimals for smaller ones",
        `How long a decimal is does not tell its size. Compare the tenths of all numbers first, whatever comes after them.`,
      ],
    ]),
    check: `Write all four numbers with three decimal places and read them in your order: they must keep ${keep}.`,
  };
}

/** Distances from the target, in thousandths: one number in tenths, one in hundredths, one in thousandths. */
function nearest(target: number, distances: readonly number[], signs: readonly number[], turn: number): Question {
  const all = distances.map((distance, i) => ({
    distance,
    n: target * 1000 + (signs[i] === 1 ? distance : -distance),
  }));
  const shown = [...all.slice(turn), ...all.slice(0, turn)];
  const key = shown.toSorted((a, b) => a.distance - b.distance)[0] ?? { distance: 0, n: 0 };
  const text = ({ n }: { n: number }) => dec(n, 3);
  const answer = { kind: "decimal", value: text(key) } as const;
  const [one = "", two = "", three = ""] = shown.map((item) => `$${text(item)}$`);
  // Read without places: the distance as it looks when the digits of the distance are read as a whole number
  const looks =
    shown.toSorted((a, b) => Number(dec(a.distance, 3).slice(2)) - Number(dec(b.distance, 3).slice(2)))[0] ?? key;
  const below = all.filter(({ n }) => n < target * 1000).toSorted((a, b) => a.distance - b.distance)[0] ?? key;
  const above = all.filter(({ n }) => n > target * 1000).toSorted((a, b) => a.distance - b.distance)[0] ?? key;
  const farthest = all.toSorted((a, b) => b.distance - a.distance)[0] ?? key;
  const distanceOf = (item: { n: number; distance: number }) =>
    item.n > target * 1000
      ? `${text(item)} - ${target} = ${dec(item.distance, 3)}`
      : `${target} - ${text(item)} = ${dec(item.distance, 3)}`;
  const differences = shown.map(distanceOf);
  const shownDistances = shown.map((item) => fixed(item.distance, 3));
  return {
    prompt: `Which of these numbers is nearest to $${target}$: ${one}, ${two} or ${three}?`,
    answer,
    steps: [
      `Nearest means the smallest distance, above or below. So find how far each number is from $${target}$.`,
      `The distances are ${and(texEach(differences))}.`,
      `Compare them with three places each: ${and(texEach(shownDistances))}.`,
      `The smallest distance is $${dec(key.distance, 3)}$, so the nearest number is $${text(key)}$.`,
    ],
    slips: slips(answer, [
      [
        text(looks),
        "compared the distances as whole numbers",
        `The distance of your number is $${dec(looks.distance, 3)}$. Compare tenths with tenths: is another distance smaller?`,
      ],
      [
        text(below),
        "looked only at the numbers below",
        `Yours is the nearest from below. A number a little above $${target}$ can be nearer still.`,
      ],
      [
        text(above),
        "looked only at the numbers above",
        `Yours is the nearest from above. A number a little below $${target}$ can be nearer still.`,
      ],
      [
        text(farthest),
        "took the number farthest away",
        `Your number is $${dec(farthest.distance, 3)}$ away from $${target}$. Is another one nearer?`,
      ],
    ]),
    check: `No other of the three numbers may have a smaller difference from $${target}$.`,
  };
}

const skill: Skill = {
  id: "comparing-decimals",
  title: "Comparing decimals",
  about: "Decimals are compared place by place from the left, whatever the number of their digits.",
  curriculum: ["Y4-Y6 decimals", "4.NF.7", "5.NBT.3b"],
  needs: ["decimal-place-value"],
  stages: [
    stage({
      grade: 1,
      label: "two numbers",
      bounds: {
        setting: ["bare", "planes", "parcels", "jugs"],
        way: ["larger", "smaller"],
        w: [0, 9],
        t: [0, 9],
        u: [0, 9],
        v: [1, 9],
        shape: ["tenths and hundredths", "hundredths and tenths", "hundredths"],
      },
      rules: {
        "no number is a whole one": ({ t }) => t > 0,
        "the numbers are not far apart": ({ t, u }) => Math.abs(t - u) <= 3,
        "two numbers in hundredths differ": ({ shape, t, u, v }) => shape !== "hundredths" || (t !== u && t !== v),
      },
      write: ({ setting, way, w, t, u, v, shape }) => {
        const [short, long] = [100 * w + 10 * t, 100 * w + 10 * u + v];
        if (shape === "hundredths") return twoNumbers(setting, way, 100 * w + 10 * v + t, 100 * w + 10 * u + v);
        return shape === "tenths and hundredths"
          ? twoNumbers(setting, way, short, long)
          : twoNumbers(setting, way, long, short);
      },
    }),
    stage({
      grade: 2,
      label: "putting four in order",
      bounds: {
        w: [0, 12],
        x: [1, 9],
        y: [1, 9],
        choice: { list: [0, 9], length: [4, 4] },
        first: ["smallest", "largest"],
      },
      rules: {
        "the digits are different": ({ x, y }) => x !== y,
        "four different numbers": ({ choice }) => new Set(choice).size === 4,
        "they differ in length": ({ choice }) => new Set(choice.map((index) => tails(1, 2)[index]?.length)).size > 1,
        "they are not in order already": ({ x, y, choice, first }) => {
          const shown = choice.map((index) => tails(x, y)[index] ?? "");
          const rising = shown.toSorted().join();
          return shown.join() !== rising && (first === "smallest" || shown.toReversed().join() !== rising);
        },
      },
      write: ({ w, x, y, choice, first }) =>
        ordering(
          w,
          choice.map((index) => tails(x, y)[index] ?? ""),
          first === "smallest",
        ),
    }),
    stage({
      grade: 3,
      label: "the nearest to a number",
      bounds: {
        target: [1, 12],
        a: [1, 3],
        b: [2, 39],
        c: [2, 399],
        signs: { list: [0, 1], length: [3, 3] },
        turn: [0, 2],
      },
      rules: {
        "each has places of its own": ({ b, c }) => b % 10 !== 0 && c % 10 !== 0,
        "one distance is the smallest": ({ a, b, c }) => new Set([100 * a, 10 * b, c]).size === 3,
        "the distances are alike": ({ a, b, c }) => Math.max(100 * a, 10 * b, c) <= 4 * Math.min(100 * a, 10 * b, c),
        "there are numbers on both sides": ({ signs }) => new Set(signs).size === 2,
      },
      write: ({ target, a, b, c, signs, turn }) => nearest(target, [100 * a, 10 * b, c], signs, turn),
    }),
  ],
};

export default skill;
