import { type Question, type Skill, stage } from "../../engine/exercise.ts";
import { texSum } from "../../engine/tex.ts";
import { and, commas, noun } from "../../engine/words.ts";
import { gcd } from "../../maths/whole.ts";
import { slips } from "../slips.ts";

const tex = (parts: readonly number[]) => parts.join(" : ");
const pairs = ["Amina, Leo", "Priya, Tom", "Wei, Zola", "Noor, Mateo", "Aiko, Sam", "Eszter, Kwame"] as const;
const trios = ["Amina, Leo, Kai", "Priya, Tom, Ola", "Wei, Zola, Finn", "Noor, Mateo, Ines"] as const;
const goods = ["stickers", "shells", "marbles", "stamps", "seeds", "beads"] as const;
type Good = (typeof goods)[number];

/** A total shared among two or three. */
function share(unit: number, parts: readonly number[], names: string, good: Good): Question {
  const people = names.split(", ");
  const all = parts.reduce((sum, part) => sum + part, 0);
  const total = unit * all;
  const shares = parts.map((part) => part * unit);
  const answer = { kind: "list", items: shares.map(String), ordered: true, labels: people } as const;
  const [first = ""] = people;
  const equal = total / parts.length;
  const gets = people.map((name, i) => (i === 0 ? `${name} gets` : name));
  const products = gets.map((who, i) => `${who} $${parts[i]} \\times ${unit}$`);
  const results = people.map((name, i) => `$${shares[i]}$ for ${name}`);
  return {
    prompt: `${and(people)} share $${total}$ ${good} in the ratio $${tex(parts)}$, in this order. How many does each get? Begin with ${first}.`,
    answer,
    steps: [
      `The ratio says that there are $${texSum(parts)} = ${all}$ equal parts in all.`,
      `One part is $${total} \\div ${all} = ${unit}$ ${good}. Now give each as many parts as the ratio says.`,
      `${and(products)} ${good}. Together it must be $${total}$.`,
      `So the answer is ${and(results)}.`,
    ],
    slips: slips(answer, [
      [
        commas(shares.toReversed()),
        "gave the shares in the wrong order",
        `The shares are right. Whose number stands first in the ratio?`,
      ],
      ...(parts.every((part) => total % part === 0)
        ? ([
            [
              commas(parts.map((part) => total / part)),
              "divided the total by each number of the ratio",
              `You divided $${total}$ by each number of the ratio. But the numbers count parts: how many equal parts are there in all?`,
            ],
          ] as const)
        : []),
      ...(Number.isInteger(equal)
        ? ([
            [
              commas(parts.map(() => equal)),
              "shared equally",
              `These shares are equal. The ratio $${tex(parts)}$ says that they are not.`,
            ],
          ] as const)
        : []),
      [
        commas(parts.map((part) => part * total)),
        "multiplied the total by the ratio",
        `Can anybody get more than all the $${total}$ ${good}? Look for the size of one part first.`,
      ],
      [
        commas(parts),
        "gave the numbers of the ratio",
        `That is how many parts each gets. How many ${good} are in one part?`,
      ],
    ]).slice(0, 4),
    check: `The shares must add up to $${total}$, and in their simplest form their ratio must be $${tex(parts)}$.`,
  };
}

type Ask = "other" | "total";

/** One share is known. */
function known(unit: number, p: number, q: number, names: string, good: Good, ask: Ask): Question {
  const [first = "", second = ""] = names.split(", ");
  const [one, other] = [p * unit, q * unit];
  const all = p + q;
  const wanted = ask === "other" ? q : all;
  const value = wanted * unit;
  const answer = { kind: "whole", value: String(value) } as const;
  const asked = ask === "other" ? `How many does ${second} get?` : "How many did they share in all?";
  return {
    prompt: `${first} and ${second} share some ${good} in the ratio $${p} : ${q}$, in this order. ${first} gets $${one}$. ${asked}`,
    answer,
    steps: [
      `${first} comes first, so the $${one}$ ${good} are $${p}$ ${noun(p, "part")} of the ratio.`,
      p === 1 ? `So one part is $${one}$ ${good}.` : `So one part is $${one} \\div ${p} = ${unit}$ ${good}.`,
      ask === "other"
        ? `${second} has $${q}$ ${noun(q, "part")}, each of $${unit}$ ${good}.`
        : `There are $${p} + ${q} = ${all}$ parts in all, each of $${unit}$ ${good}.`,
      `So the answer is $${wanted} \\times ${unit} = ${value}$.`,
    ],
    slips: slips(answer, [
      ask === "other"
        ? [
            one + other,
            "found the total instead of the other share",
            `That is what the two have together. How many of them are for ${second}?`,
          ]
        : [
            other,
            "found the other share instead of the total",
            `That is the share of ${second}. How many do they have together?`,
          ],
      ...(ask === "other" && one + q - p > 0
        ? ([
            [
              one + q - p,
              "kept the difference of the ratio",
              `You kept the difference between $${p}$ and $${q}$. But the numbers of a ratio count parts: how large is one part?`,
            ],
          ] as const)
        : []),
      ...(q > 1 && one % q === 0
        ? ([
            [
              (one / q) * (ask === "other" ? p : all),
              "took the known share for the other one",
              `You divided $${one}$ by $${q}$. Who has the $${one}$ ${good}, and which number of the ratio is that?`,
            ],
          ] as const)
        : []),
      ...(one % all === 0
        ? ([
            [
              (one / all) * q,
              "took the known share for the total",
              `You divided $${one}$ into $${all}$ parts. But $${one}$ is only what ${first} gets.`,
            ],
          ] as const)
        : []),
      [
        one * wanted,
        "took the known share for one part",
        `You took $${one}$ as one part. How many parts does ${first} have?`,
      ],
    ]).slice(0, 4),
    check: `The two shares must be in the ratio $${p} : ${q}$, and ${first} must have $${one}$.`,
  };
}

type Wanted = "smaller" | "larger" | "total";

/** Only the difference of the two shares is known. */
function difference(unit: number, p: number, q: number, names: string, good: Good, ask: Wanted): Question {
  const people = names.split(", ");
  const [first = "", second = ""] = people;
  const [more, less] = p > q ? [first, second] : [second, first];
  const [large, small] = [Math.max(p, q), Math.min(p, q)];
  const moreParts = large - small;
  const gap = moreParts * unit;
  const all = p + q;
  const parts = { smaller: small, larger: large, total: all }[ask];
  const value = parts * unit;
  const answer = { kind: "whole", value: String(value) } as const;
  const [who, theOther] = ask === "smaller" ? [less, more] : [more, less];
  const asked = ask === "total" ? "How many did they share in all?" : `How many does ${who} get?`;
  return {
    prompt: `${first} and ${second} share some ${good} in the ratio $${p} : ${q}$. ${more} gets $${gap}$ more than ${less}. ${asked}`,
    answer,
    steps: [
      `${more} has $${large} - ${small} = ${moreParts}$ ${noun(moreParts, "part")} more than ${less}, and that is $${gap}$ ${good}.`,
      moreParts === 1
        ? `So one part is $${gap}$ ${good}.`
        : `So one part is $${gap} \\div ${moreParts} = ${unit}$ ${good}.`,
      ask === "total"
        ? `There are $${p} + ${q} = ${all}$ parts in all.`
        : `${who} has $${parts}$ ${noun(parts, "part")}.`,
      `So the answer is $${parts} \\times ${unit} = ${value}$.`,
    ],
    slips: slips(answer, [
      ...(gap % all === 0
        ? ([
            [
              (gap / all) * parts,
              "took the difference for the total",
              `You shared $${gap}$ ${good}. But $${gap}$ is only how many more ${more} has. How many parts is that?`,
            ],
          ] as const)
        : []),
      ask === "total"
        ? [
            large * unit,
            "gave one share instead of the total",
            `That is what ${more} gets. How many do the two have together?`,
          ]
        : [
            (ask === "smaller" ? large : small) * unit,
            "gave the share of the other one",
            `That is what ${theOther} gets. Who is asked for?`,
          ],
      [
        gap * parts,
        "took the difference for one part",
        `You took $${gap}$ as one part. How many more parts does ${more} have?`,
      ],
      ask === "total"
        ? [gap, "gave the difference", `$${gap}$ is how many more ${more} has. How many do they have together?`]
        : [
            all * unit,
            "gave the total instead of one share",
            `That is what the two have together. How many of them are for ${who}?`,
          ],
    ]),
    check: `The two shares must be in the ratio $${p} : ${q}$, and they must differ by $${gap}$.`,
  };
}

const skill: Skill = {
  id: "sharing-in-a-ratio",
  title: "Sharing in a ratio",
  about: "Not every fair share is an equal one: a ratio says how many parts go to each.",
  curriculum: ["Y6 ratio", "KS3 ratio", "6.RP.3"],
  needs: ["simplifying-ratios"],
  stages: [
    stage({
      grade: 3,
      label: "two shares",
      bounds: { unit: [2, 12], p: [1, 9], q: [1, 9], names: pairs, good: goods },
      rules: {
        "the ratio is in its simplest form": ({ p, q }) => p !== q && gcd(p, q) === 1,
        "the total is at most 120": ({ unit, p, q }) => unit * (p + q) <= 120,
      },
      write: ({ unit, p, q, names, good }) => share(unit, [p, q], names, good),
    }),
    stage({
      grade: 4,
      label: "one share is known",
      bounds: { unit: [2, 15], p: [1, 9], q: [1, 9], names: pairs, good: goods, ask: ["other", "total"] },
      rules: {
        "the ratio is in its simplest form": ({ p, q }) => p !== q && gcd(p, q) === 1,
        "the known share is more than one part": ({ p }) => p > 1,
        "the total is at most 150": ({ unit, p, q }) => unit * (p + q) <= 150,
      },
      write: ({ unit, p, q, names, good, ask }) => known(unit, p, q, names, good, ask),
    }),
    stage({
      grade: 4,
      label: "three shares",
      bounds: { unit: [2, 15], parts: { list: [1, 8], length: [3, 3] }, names: trios, good: goods },
      rules: {
        "the ratio is in its simplest form": ({ parts }) => parts.reduce(gcd) === 1 && new Set(parts).size > 1,
        "the total is at most 200": ({ unit, parts }) => unit * parts.reduce((sum, part) => sum + part) <= 200,
        "the order matters": ({ parts }) => parts[0] !== parts[2],
      },
      write: ({ unit, parts, names, good }) => share(unit, parts, names, good),
    }),
    stage({
      grade: 5,
      label: "only the difference is known",
      bounds: { unit: [2, 15], p: [1, 11], q: [1, 11], names: pairs, good: goods, ask: ["smaller", "larger", "total"] },
      rules: {
        "the ratio is in its simplest form": ({ p, q }) => gcd(p, q) === 1,
        "the difference is more than one part": ({ p, q }) => Math.abs(p - q) > 1,
        "the total is at most 200": ({ unit, p, q }) => unit * (p + q) <= 200,
      },
      write: ({ unit, p, q, names, good, ask }) => difference(unit, p, q, names, good, ask),
    }),
  ],
};

export default skill;
