import { type Question, type Skill, stage } from "../../engine/exercise.ts";
import { inWords, noun, tex } from "../../engine/words.ts";
import { slips } from "../slips.ts";

const places = ["ones", "tens", "hundreds", "thousands"];

/** q × 10^zeros divided by 10^zeros. */
function byPower(way: string, q: number, zeros: number): Question {
  const by = 10 ** zeros;
  const n = q * by;
  const [number, divisor, result, smallerDivisor] = [tex(n), tex(by), tex(q), tex(by / 10)];
  const place = places[zeros];
  const answer = { kind: "whole", value: String(q) } as const;
  const prompts: Record<string, string> = {
    sum: `Work out $${number} \\div ${divisor}$.`,
    places: `How many ${place} make $${number}$?`,
    gap: `Which number is hidden by the question mark? $? \\times ${divisor} = ${number}$`,
    packs: `A printing house has $${number}$ sheets of paper. It packs them in piles of $${divisor}$. How many piles is that?`,
  };
  return {
    prompt: prompts[way] ?? "",
    answer,
    steps: [
      way === "sum"
        ? `Ask how many ${place} make $${number}$.`
        : `This is the division $${number} \\div ${divisor}$: count the ${place} in $${number}$.`,
      `Dividing by $${divisor}$ moves every digit ${inWords(zeros)} ${noun(zeros, "place")} to the right, so ${inWords(zeros)} ${noun(zeros, "zero goes", "zeros go")} from the end.`,
      `So the answer is $${result}$.`,
    ],
    slips: slips(answer, [
      ...(q % 10 === 0
        ? [
            [
              q / 10,
              "took off one zero too many",
              `Count the zeros of $${divisor}$, and take off only as many from $${number}$.`,
            ] as const,
          ]
        : []),
      ...(zeros > 1
        ? [
            [
              q * 10,
              "took off one zero too few",
              `That is only $${number} \\div ${smallerDivisor}$. How many places do the digits move when you divide by $${divisor}$?`,
            ] as const,
          ]
        : []),
      [
        n * by,
        "multiplied instead of dividing",
        `That is $${number} \\times ${divisor}$. You want to know how many times $${divisor}$ fits into $${number}$.`,
      ],
    ]),
    check: `Multiply your answer by $${divisor}$: it must give $${number}$.`,
  };
}

/** (a × b) with zeros, divided by b: 5600 ÷ 7. */
function byDigit(way: string, a: number, b: number, zeros: number): Question {
  const product = a * b;
  const [n, result] = [product * 10 ** zeros, a * 10 ** zeros];
  const [tooMany, tooFew] = [result * 10, result / 10];
  const number = tex(n);
  const place = places[zeros];
  const answer = { kind: "whole", value: String(result), ...(way === "tanks" && { unit: "litres" }) } as const;
  const prompts: Record<string, string> = {
    sum: `Work out $${number} \\div ${b}$.`,
    points: `In a game $${b}$ players win $${number}$ points together, and each of them wins the same number. How many points does each player win?`,
    tanks: `$${number}$ litres of water are shared equally among $${b}$ tanks. How many litres go into each tank?`,
    gap: `Which number is hidden by the question mark? $? \\times ${b} = ${number}$`,
  };
  return {
    prompt: prompts[way] ?? "",
    answer,
    steps: [
      `Think of $${number}$ as $${product}$ ${place}: then there is only a table fact to find.`,
      `$${product} \\div ${b} = ${a}$, because $${a} \\times ${b} = ${product}$. That makes $${a}$ ${place}.`,
      `So the answer is $${tex(result)}$.`,
    ],
    slips: slips(answer, [
      [
        a,
        "left out the zeros",
        `$${product} \\div ${b} = ${a}$ is right, but the number to divide is $${number}$: it is $${product}$ ${place}, not $${product}$ ones.`,
      ],
      [
        tooMany,
        "wrote one zero too many",
        `Multiply back: $${tex(tooMany)} \\times ${b}$ is more than $${number}$. How many ${place} should the answer have?`,
      ],
      [
        tooFew,
        "wrote one zero too few",
        `Multiply back: $${tex(tooFew)} \\times ${b}$ is less than $${number}$. How many ${place} should the answer have?`,
      ],
    ]),
    check: `Multiply your answer by $${b}$: it must give $${number}$.`,
  };
}

/** 5600 ÷ 70 = 80: a × b with `zeros` zeros, divided by b with `fewer` zeros. */
function byTens(way: string, a: number, b: number, zeros: number, fewer: number): Question {
  const product = a * b;
  const [n, by, result] = [product * 10 ** zeros, b * 10 ** fewer, a * 10 ** (zeros - fewer)];
  const [tooMany, tooFew] = [result * 10, result / 10];
  const place = places[zeros - fewer];
  const [number, divisor] = [tex(n), tex(by)];
  const [smaller, unit] = [n / 10 ** fewer, tex(10 ** fewer)];
  const answer = { kind: "whole", value: String(result) } as const;
  const prompts: Record<string, string> = {
    sum: `Work out $${number} \\div ${divisor}$.`,
    often: `How many times does $${divisor}$ fit into $${number}$?`,
    sacks: `A mill packs $${number}$ kg of rice into sacks of $${divisor}$ kg. How many sacks are filled?`,
    gap: `Which number is hidden by the question mark? $? \\times ${divisor} = ${number}$`,
  };
  return {
    prompt: prompts[way] ?? "",
    answer,
    steps: [
      `Both numbers can be divided by $${unit}$, and the answer of a division stays the same when both are divided by the same number.`,
      `So $${number} \\div ${divisor} = ${tex(smaller)} \\div ${b}$.`,
      zeros === fewer
        ? `That is a table fact: think of the $${b}$ times table.`
        : `$${product} \\div ${b} = ${a}$, and $${tex(smaller)}$ is $${product}$ ${place}, so that makes $${a}$ ${place}.`,
      `So the answer is $${tex(result)}$.`,
    ],
    slips: slips(answer, [
      [
        a * 10 ** zeros,
        "divided by the first digit only",
        `You divided by $${b}$, but the divisor is $${divisor}$. It is bigger, so it fits in fewer times.`,
      ],
      [
        tooMany,
        "kept one zero too many",
        `Multiply back: $${tex(tooMany)} \\times ${divisor}$ is more than $${number}$. Take the same number of zeros off both numbers first.`,
      ],
      ...(result % 10 === 0
        ? [
            [
              tooFew,
              "took off one zero too many",
              `Multiply back: $${tex(tooFew)} \\times ${divisor}$ is less than $${number}$. Which zeros belong to the answer?`,
            ] as const,
          ]
        : []),
    ]),
    check: `Multiply your answer by $${divisor}$: it must give $${number}$.`,
  };
}

const skill: Skill = {
  id: "division-by-tens",
  title: "Dividing by tens",
  about: "Dividing by 10, 100 or 60 takes place value and one table fact, whatever the number of zeros.",
  curriculum: ["Y5 multiplication and division", "4.NBT.1", "5.NBT.2"],
  natural: true,
  needs: ["division-facts", "multiplying-by-tens"],
  stages: [
    stage({
      grade: 2,
      label: "by 10, 100 and 1000",
      bounds: { way: ["sum", "places", "gap", "packs"], q: [12, 480], zeros: [1, 3] },
      rules: { "at most six digits": ({ q, zeros }) => q * 10 ** zeros <= 250_000 },
      write: ({ way, q, zeros }) => byPower(way, q, zeros),
    }),
    stage({
      grade: 2,
      label: "a table fact with zeros",
      bounds: { way: ["sum", "points", "tanks", "gap"], a: [2, 12], b: [3, 9], zeros: [1, 3] },
      rules: { "not ten times": ({ a }) => a !== 10 },
      write: ({ way, a, b, zeros }) => byDigit(way, a, b, zeros),
    }),
    stage({
      grade: 3,
      label: "by 20, 60 or 300",
      bounds: { way: ["sum", "often", "sacks", "gap"], a: [3, 12], b: [2, 9], zeros: [1, 3], fewer: [1, 2] },
      rules: {
        "the answer is whole": ({ zeros, fewer }) => zeros >= fewer,
        "not ten times": ({ a }) => a !== 10,
        "a sack can be carried": ({ way, b, fewer }) => way !== "sacks" || (fewer === 1 && b < 6),
      },
      write: ({ way, a, b, zeros, fewer }) => byTens(way, a, b, zeros, fewer),
    }),
  ],
};

export default skill;
