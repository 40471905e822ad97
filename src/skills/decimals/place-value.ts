import { type Question, type Skill, stage } from "../../engine/exercise.ts";
import { and, capital, noun, ordinal, withArticle } from "../../engine/words.ts";
import { slips } from "../slips.ts";
import { countersOf, countOf, dec, fixed, placeName, placeNames, placesFrom } from "./shared-decimals.ts";

const order = [
  "After the point come first the tenths, then the hundredths.",
  "After the point come first the tenths, then the hundredths, then the thousandths.",
];
const orderFor = (places: number) => order[places - 2] ?? "";
const different = (digits: readonly number[]) => new Set(digits).size === digits.length;
/** A number from its ones and the digits after the point: 3 and [0, 7] give "3.07". */
function decimal(whole: number | string, tail: readonly (number | string)[]): string {
  const digits = tail.join("");
  return `${whole}.${digits}`;
}

/** What one digit is worth. */
function worth(whole: number, tail: readonly number[], at: number): Question {
  const digit = tail[at - 1] ?? 0;
  const number = decimal(whole, tail);
  const beside = at === 1 ? 2 : at - 1;
  const answer = { kind: "decimal", value: dec(digit, at) } as const;
  return {
    prompt: `How much is the digit $${digit}$ worth in $${number}$? Write a decimal.`,
    answer,
    steps: [
      orderFor(tail.length),
      `The $${digit}$ stands in the ${ordinal(at)} place after the point, so it counts ${placeNames(at)}.`,
      `So it is worth ${countOf(digit, at)}, which is written $${dec(digit, at)}$.`,
    ],
    slips: slips(answer, [
      [
        digit,
        "read the digit without its place",
        `A digit that is worth $${digit}$ stands just before the point. In which place after the point is this one?`,
      ],
      [
        dec(digit, beside),
        "took the place beside the right one",
        `In $${dec(digit, beside)}$ the $${digit}$ counts ${placeNames(beside)}. Which place does it have in $${number}$?`,
      ],
      [
        digit * 10 ** at,
        "read tenths as tens, or hundredths as hundreds",
        `That would be more than all of $${number}$. Each digit after the point is worth less than one.`,
      ],
    ]),
    check: `The digits of $${number}$, each with its worth, must add up to $${number}$.`,
    shows: {
      by: "counters",
      lines: [
        [countersOf([whole, ...tail])],
        [countersOf([whole, ...tail]), placeNames(at)],
        [countersOf([0, ...tail.map((n, i) => (i === at - 1 ? n : 0))]), placeNames(at)],
      ],
    },
  };
}

/** Which digit stands in a place. */
function which(whole: number, tail: readonly number[], at: number): Question {
  const digit = tail[at - 1] ?? 0;
  const number = decimal(whole, tail);
  const answer = { kind: "whole", value: String(digit) } as const;
  return {
    prompt: `Which digit of $${number}$ counts the ${placeNames(at)}? Write the digit.`,
    answer,
    steps: [
      orderFor(tail.length),
      `So the ${placeNames(at)} are in the ${ordinal(at)} place after the point. The digit before the point counts the ones.`,
      `So the digit that counts the ${placeNames(at)} is $${digit}$.`,
    ],
    slips: slips(answer, [
      [
        at === 1 ? whole : (tail[at - 2] ?? 0),
        "started to count the places at the ones",
        `The digit just before the point counts the ones. Start after the point: tenths, hundredths and so on.`,
      ],
      [
        tail[tail.length - at] ?? 0,
        "counted the places from the right",
        `The places are counted from the point to the right, not from the last digit to the left.`,
      ],
    ]),
    check: `Name the places one after the other from the point on: tenths, hundredths and so on.`,
    shows: {
      by: "counters",
      lines: [
        [countersOf([whole, ...tail])],
        [countersOf([whole, ...tail]), placeNames(at)],
        [countersOf([whole, ...tail]), placeNames(at)],
      ],
    },
  };
}

/** A number from its ones, tenths and so on; empty places are not named. */
function build(whole: number, tail: readonly number[], backwards: boolean): Question {
  const number = decimal(whole, tail);
  const parts = [whole, ...tail].flatMap((digit, place) => (digit === 0 ? [] : [{ digit, place }]));
  const named = backwards ? parts.toReversed() : parts;
  const empty = tail.indexOf(0) + 1;
  const answer = { kind: "decimal", value: number } as const;
  const counts = named.map(({ digit, place }) => countOf(digit, place));
  const [first = 0, ...others] = named.map(({ digit }) => digit);
  const withoutZeros = tail.filter((digit) => digit !== 0);
  return {
    prompt: `Which number is made of ${and(counts)}?`,
    answer,
    steps: [
      orderFor(tail.length),
      `The ones come before the point: $${whole}$. Then give each digit its place.`,
      ...(empty > 0
        ? [
            `There are no ${placeNames(empty)}, so a $0$ keeps their place free. Without it the next digit would slip into it.`,
          ]
        : []),
      `So the number is $${number}$.`,
    ],
    slips: slips(answer, [
      [
        decimal(first, others),
        backwards ? "wrote the digits in the order of the words" : "left no room for the empty place",
        backwards
          ? `The words do not name the ones first here. Which digit goes before the point, and which comes first after it?`
          : `Read your number again: in it, which digit counts the ${placeNames(empty)}? There should be none.`,
      ],
      [
        decimal(whole, withoutZeros),
        "left no room for the empty place",
        `Read your number again: in it, which digit counts the ${placeNames(empty)}? There should be none.`,
      ],
      [
        decimal(whole, tail.toReversed()),
        "put the digits after the point in the wrong order",
        `Tenths are larger than hundredths, and they come first after the point.`,
      ],
      [
        number.replace(".", ""),
        "left out the point",
        `The point shows where the ones end. There are only $${whole}$ ones here: is your number that small?`,
      ],
    ]),
    check: `Read your number place by place from the point on: it must give back the parts named in the question.`,
    shows: {
      by: "counters",
      lines: [
        [countersOf([0, ...tail.map(() => 0)])],
        [countersOf([whole, ...tail]), "ones"],
        ...(empty > 0 ? [[countersOf([whole, ...tail]), placeNames(empty)] as const] : []),
        [countersOf([whole, ...tail])],
      ],
    },
  };
}

/** So many tenths, hundredths or thousandths as a decimal. */
function many(n: number, at: number): Question {
  const answer = { kind: "decimal", value: dec(n, at) } as const;
  const [inOne, next] = [10 ** at, at + 1];
  const noOnes = n < inOne ? ". There are no ones: a $0$ stands before the point" : "";
  return {
    prompt: `Write ${countOf(n, at)} as a decimal.`,
    answer,
    steps: [
      `The ${placeNames(at)} are in the ${ordinal(at)} place after the point.`,
      n < 10
        ? `The digit $${n}$ goes into that place. Every place before it is empty and gets a $0$.`
        : `The last digit of $${n}$ goes into that place, and the digits before it fill the places to its left${noOnes}.`,
      `So ${countOf(n, at)} ${noun(n, "is", "are")} $${dec(n, at)}$.`,
    ],
    slips: slips(answer, [
      [
        dec(n, at - 1),
        "ended one place too early",
        `The last digit of your number does not count ${placeNames(at)}. Which place is theirs?`,
      ],
      [
        dec(n, next),
        "ended one place too late",
        `The last digit of your number counts ${placeNames(next)}. Which place do the ${placeNames(at)} have?`,
      ],
      [
        n,
        "read the parts as ones",
        `$${n}$ would be ${countOf(n, 0)}. ${capital(withArticle(placeName(at)))} is only a part of one: it takes ${inOne} of them to make one.`,
      ],
    ]),
    check: `Read your decimal aloud by its last place: it must end on the ${placeNames(at)}.`,
  };
}

const asks = ["worth", "which", "build", "many"] as const;

function ask(how: (typeof asks)[number], whole: number, tail: readonly number[], at: number, backwards: boolean) {
  if (how === "worth") return worth(whole, tail, at);
  if (how === "which") return which(whole, tail, at);
  if (how === "build") return build(whole, tail, backwards);
  return many(Number([...(at === 1 ? [whole] : []), ...tail.slice(0, at)].join("")), at);
}

/** How many tenths, hundredths or thousandths make n/10^places. */
function howMany(n: number, places: number, at: number): Question {
  const total = n * 10 ** (at - places);
  const inOne = 10 ** at;
  const answer = { kind: "whole", value: String(total) } as const;
  return {
    prompt: `How many ${placeNames(at)} make $${dec(n, places)}$? Count all of them.`,
    answer,
    steps: [
      `One is made of $${inOne}$ ${placeNames(at)}.`,
      at > places
        ? `Write the number so that its last digit counts ${placeNames(at)}: $${dec(n, places)} = ${fixed(total, at)}$.`
        : `The last digit of $${dec(n, places)}$ counts ${placeNames(at)} already.`,
      `Read all the digits as one whole number: so $${dec(n, places)}$ is $${total}$ ${placeNames(at)}.`,
    ],
    slips: slips(answer, [
      [
        n,
        "counted smaller or larger parts than asked",
        `$${n}$ would be the number of ${placeNames(places)}. How many ${placeNames(at)} are there in one ${placeName(places)}?`,
      ],
      [
        total % inOne,
        "counted only the part after the point",
        `You counted the part after the point. The ones before it are made of ${placeNames(at)}, too: how many are in each?`,
      ],
      [
        total * 10,
        "went one place too far",
        `That many ${placeNames(at)} would make ten times as much. How many ${placeNames(at)} make one?`,
      ],
    ]),
    check: `Divide your number by $${inOne}$: the result must be $${dec(n, places)}$.`,
  };
}

/** m parts of one place and c > 10 of the next, in one number. */
function regroup(m: number, c: number, place: number): Question {
  const next = place + 1;
  const total = 10 * m + c;
  const larger = place === 0 ? "whole" : placeName(place);
  const [regrouped, kept] = [Math.floor(c / 10), c % 10];
  const together = m + regrouped;
  const answer = { kind: "decimal", value: dec(total, next) } as const;
  return {
    prompt: `Which number is made of ${countOf(m, place)} and ${countOf(c, next)}?`,
    answer,
    steps: [
      `Only one digit fits into each place, so regroup: ten ${placeNames(next)} make one ${larger}.`,
      `${countOf(c, next)} make ${countOf(regrouped, place)} and ${countOf(kept, next)}.`,
      `Together that is ${countOf(together, place)} and ${countOf(kept, next)}.`,
      `So the number is $${dec(total, next)}$.`,
    ],
    slips: slips(answer, [
      [
        dec(m * 100 + c, place + 2),
        "wrote the two numbers side by side",
        `With two digits for the ${placeNames(next)}, the second one slides into the next place. Ten ${placeNames(next)} make one ${larger}.`,
      ],
      [
        dec(10 * m + kept, next),
        "left out the tens that were regrouped",
        `You kept the $${kept}$ of the $${c}$. What do the other ${placeNames(next)} make?`,
      ],
      [
        dec(m + c, next),
        "added parts of different sizes",
        `You added $${m}$ and $${c}$, but ${withArticle(larger)} is ten times as large as ${withArticle(placeName(next))}.`,
      ],
    ]),
    check: `Take the ${countOf(m, place)} away from your number: ${countOf(c, next)} must be left.`,
    // More than twenty counters do not lie in one place.
    ...(c <= 20 && {
      shows: {
        by: "counters",
        lines: [
          [countersOf([m, c], place), placeNames(next)],
          [countersOf([m + 1, c - 10], place)],
          [countersOf([m + 1, c - 10], place)],
          [countersOf(placesFrom(total, next).slice(-2), place)],
        ],
      },
    }),
  };
}

/** A tenth, hundredth or thousandth more or less than a number, across a ten. */
function step(n: number, at: number, more: boolean): Question {
  const result = more ? n + 1 : n - 1;
  const answer = { kind: "decimal", value: dec(result, at) } as const;
  const [way, size] = more ? ["more", "larger"] : ["less", "smaller"];
  const [part, parts, larger] = [placeName(at), placeNames(at), placeName(at - 1)];
  const places = placesFrom(n, at);
  return {
    prompt: `Which number is one ${part} ${way} than $${dec(n, at)}$?`,
    answer,
    steps: [
      `The ${parts} are in the ${ordinal(at)} place after the point: $${fixed(n, at)}$.`,
      more
        ? `There is a $9$ in that place already. One more makes ten ${parts}, which is one ${larger} more and no ${parts} left.`
        : `There is a $0$ in that place. So change one ${larger} into ten ${parts} and take one of them away: $9$ are left.`,
      `So one ${part} ${way} is $${dec(result, at)}$.`,
    ],
    slips: slips(answer, [
      [
        dec(more ? n + 10 : n - 10, at),
        "changed the place to the left of the right one",
        `You changed the number by one ${larger}. Which place do the ${parts} have?`,
      ],
      [
        more ? dec(Math.floor(n / 10) * 100 + 10, at + 1) : dec(n + 9, at),
        more ? "wrote ten into one place" : "forgot to take away what was exchanged",
        more
          ? `Ten does not fit into one place. What do ten ${parts} make together?`
          : `Your number is larger than $${dec(n, at)}$. Where did the $9$ ${parts} come from?`,
      ],
      [
        dec(more ? n - 1 : n + 1, at),
        "went the wrong way",
        `One ${part} ${way} must give ${withArticle(size)} number than $${dec(n, at)}$.`,
      ],
    ]),
    check: `The difference between your number and $${dec(n, at)}$ must be $${dec(1, at)}$.`,
    shows: {
      by: "counters",
      lines: [
        [countersOf(places), parts],
        [countersOf([...places.slice(0, -2), (places.at(-2) ?? 0) - (more ? 0 : 1), 10]), parts],
        [countersOf(placesFrom(result, at))],
      ],
    },
  };
}

const skill: Skill = {
  id: "decimal-place-value",
  title: "Decimal place value",
  about:
    "After the point every place counts parts ten times smaller than the place before it: tenths, hundredths, thousandths.",
  curriculum: ["Y4-Y5 decimals", "4.NF.6", "5.NBT.1", "5.NBT.3"],
  needs: [],
  stages: [
    stage({
      grade: 1,
      label: "tenths and hundredths",
      bounds: { how: asks, w: [2, 9], t: [0, 9], h: [1, 9], at: [1, 2] },
      rules: {
        "the digits are different": ({ w, t, h }) => different([w, t, h]),
        "the digit asked for is not 0": ({ how, t, at }) => how === "build" || at === 2 || t !== 0,
      },
      write: ({ how, w, t, h, at }) => ask(how, w, [t, h], at, false),
    }),
    stage({
      grade: 2,
      label: "thousandths",
      bounds: { how: asks, w: [2, 9], t: [0, 9], h: [0, 9], th: [1, 9], at: [1, 3], order: ["forwards", "backwards"] },
      rules: {
        "the digits are different": ({ w, t, h, th }) => different([w, t, h, th]),
        "the digit asked for is not 0": ({ how, t, h, th, at }) => how === "build" || [t, h, th][at - 1] !== 0,
        "tenths alone belong to the stage before": ({ how, at }) => how !== "many" || at > 1,
      },
      write: ({ how, w, t, h, th, at, order }) => ask(how, w, [t, h, th], at, order === "backwards"),
    }),
    stage({
      grade: 3,
      label: "regrouping",
      bounds: { how: ["how many", "regroup", "more", "less"], m: [2, 9], c: [11, 39], at: [1, 3] },
      rules: {
        "the last digit is not 0": ({ c }) => c % 10 !== 0,
        "small counts are regrouped, of parts below one": ({ how, m, c, at }) =>
          how !== "regroup" || (at < 3 && m + Math.floor(c / 10) < 10),
        "there is a place before": ({ how, at }) => how === "regroup" || at > 1,
      },
      write: ({ how, m, c, at }) => {
        // m.c with all its digits, in hundredths
        const n = 100 * m + c;
        if (how === "how many") return c % 2 === 0 ? howMany(n, 2, at) : howMany(10 * m + (c % 10), 1, at);
        if (how === "regroup") return regroup(m, c, at - 1);
        return step(
          at === 2 ? 10 * c + (how === "more" ? 9 : 0) : 10 * n + (how === "more" ? 9 : 0),
          at,
          how === "more",
        );
      },
    }),
  ],
};

export default skill;
