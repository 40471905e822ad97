import { type Question, type Skill, stage } from "../../engine/exercise.ts";
import { and, noun } from "../../engine/words.ts";
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
  return {
    prompt: `${and(people)} share $${total}$ ${good} in the ratio $${tex(parts)}$, in this order. How many does each get? Begin with ${first}.`,
    answer,
    steps: [
      `The ratio says that there are $${parts.join(" + ")} = ${all}$ equal parts in all.`,
      `One part is $${total} \\div ${all} = ${unit}$ ${good}. Now give each as many parts as the ratio says.`,
      `${and(people.map((name, i) => `${name}${i === 0 ? " gets" : ""} $${parts[i]} \\times ${unit}$`))} ${good}. Together it must be $${total}$.`,
      `So the answer is ${and(people.map((name, i) => `$${shares[i]}$ for ${name}`))}.`,
    ],
    slips: slips(answer, [
      [
        shares.toReversed().join(", "),
        "gave the shares in the wrong order",
        `The shares are right. Whose number stands first in the ratio?`,
      ],
      ...(parts.every((part) => total % part === 0)
        ? ([
            [
              parts.map((part) => total / part).join(", "),
              "divided the total by each number of the ratio",
              `You divided $${total}$ by each number of the ratio. But the numbers count parts: how many equal parts are there in all?`,
            ],
          ] as const)
        : []),
      ...(Number.isInteger(equal)
        ? ([
            [
              parts.map(() => equal).join(", "),
              "shared equally",
              `These shares are equal. The ratio $${tex(parts)}$ says that they are not.`,
            ],
          ] as const)
        : []),
      [
        parts.map((part) => part * total).join(", "),
        "multiplied the total by the ratio",
        `Can anybody get more than all the $${total}$ ${good}? Look for the size of one part first.`,
      ],
      [
        parts.join(", "),
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
  const value = ask === "other" ? other : one + other;
  const answer = { kind: "whole", value: String(value) } as const;
  return {
    prompt: `${first} and ${second} share some ${good} in the ratio $${p} : ${q}$, in this order. ${first} gets $${one}$. ${ask === "other" ? `How many does ${second} get?` : "How many did they share in all?"}`,
    answer,
    steps: [
      `${first} comes first, so the $${one}$ ${good} are $${p}$ ${noun(p, "part")} of the ratio.`,
      p === 1 ? `So one part is $${one}$ ${good}.` : `So one part is $${one} \\div ${p} = ${unit}$ ${good}.`,
      ask === "other"
        ? `${second} has $${q}$ ${noun(q, "part")}, each of $${unit}$ ${good}.`
        : `There are $${p} + ${q} = ${p + q}$ parts in all, each of $${unit}$ ${good}.`,
      `So the answer is $${ask === "other" ? q : p + q} \\times ${unit} = ${value}$.`,
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
              ask === "other" ? (one / q) * p : (one / q) * (p + q),
              "took the known share for the other one",
              `You divided $${one}$ by $${q}$. Who has the $${one}$ ${good}, and which number of the ratio is that?`,
            ],
          ] as const)
        : []),
      ...(one % (p + q) === 0
        ? ([
            [
              (one / (p + q)) * q,
              "took the known share for the total",
              `You divided $${one}$ into $${p + q}$ parts. But $${one}$ is only what ${first} gets.`,
            ],
          ] as const)
        : []),
      [
        ask === "other" ? one * q : one * (p + q),
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
  const gap = (large - small) * unit;
  const parts = { smaller: small, larger: large, total: p + q }[ask];
  const answer = { kind: "whole", value: String(parts * unit) } as const;
  const who = ask === "smaller" ? less : more;
  return {
    prompt: `${first} and ${second} share some ${good} in the ratio $${p} : ${q}$. ${more} gets $${gap}$ more than ${less}. ${ask === "total" ? "How many did they share in all?" : `How many does ${who} get?`}`,
    answer,
    steps: [
      `${more} has $${large} - ${small} = ${large - small}$ ${large - small === 1 ? "part" : "parts"} more than ${less}, and that is $${gap}$ ${good}.`,
      large - small === 1
        ? `So one part is $${gap}$ ${good}.`
        : `So one part is $${gap} \\div ${large - small} = ${unit}$ ${good}.`,
      ask === "total"
        ? `There are $${p} + ${q} = ${p + q}$ parts in all.`
        : `${who} has $${parts}$ ${noun(parts, "part")}.`,
      `So the answer is $${parts} \\times ${unit} = ${parts * unit}$.`,
    ],
    slips: slips(answer, [
      ...(gap % (p + q) === 0
        ? ([
            [
              ask === "total" ? gap : (gap / (p + q)) * parts,
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
            `That is what ${ask === "smaller" ? more : less} gets. Who is asked for?`,
          ],
      [
        gap * parts,
        "took the difference for one part",
        `You took $${gap}$ as one part. How many more parts does ${more} have?`,
      ],
      ask === "total"
        ? [gap, "gave the difference", `$${gap}$ is how many more ${more} has. How many do they have together?`]
        : [
            (p + q) * unit,
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
