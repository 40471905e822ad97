import { type Question, type Skill, stage } from "../../engine/exercise.ts";
import { tex } from "../../engine/words.ts";
import { slips } from "../slips.ts";

const places = ["ones", "tens", "hundreds", "thousands"];

/** q × 10^zeros divided by 10^zeros. */
function byPower(way: string, q: number, zeros: number): Question {
  const by = 10 ** zeros;
  const n = q * by;
  const [number, divisor, result] = [tex(n), tex(by), tex(q)];
  const moves = zeros === 1 ? "one place" : zeros === 2 ? "two places" : "three places";
  const answer = { kind: "whole", value: String(q) } as const;
  const prompts: Record<string, string> = {
    sum: `Work out $${number} \\div ${divisor}$.`,
    places: `How many ${places[zeros]} make $${number}$?`,
    gap: `Which number is hidden by the question mark? $? \\times ${divisor} = ${number}$`,
    packs: `A printing house has $${number}$ sheets of paper. It packs them in piles of $${divisor}$. How many piles is that?`,
  };
  return {
    prompt: prompts[way] ?? "",
    answer,
    steps: [
      way === "sum"
        ? `Ask how many ${places[zeros]} make $${number}$.`
        : `This is the division $${number} \\div ${divisor}$: count the ${places[zeros]} in $${number}$.`,
      `Dividing by $${divisor}$ moves every digit ${moves} to the right, so ${zeros === 1 ? "one zero goes" : zeros === 2 ? "two zeros go" : "three zeros go"} from the end.`,
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
              `That is only $${number} \\div ${tex(by / 10)}$. How many places do the digits move when you divide by $${divisor}$?`,
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
  const unit = 10 ** zeros;
  const n = a * b * unit;
  const number = tex(n);
  const answer = { kind: "whole", value: String(a * unit), ...(way === "tanks" && { unit: "litres" }) } as const;
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
      `Think of $${number}$ as $${a * b}$ ${places[zeros]}: then there is only a table fact to find.`,
      `$${a * b} \\div ${b} = ${a}$, because $${a} \\times ${b} = ${a * b}$. That makes $${a}$ ${places[zeros]}.`,
      `So the answer is $${tex(a * unit)}$.`,
    ],
    slips: slips(answer, [
      [
        a,
        "left out the zeros",
        `$${a * b} \\div ${b} = ${a}$ is right, but the number to divide is $${number}$: it is $${a * b}$ ${places[zeros]}, not $${a * b}$ ones.`,
      ],
      [
        a * unit * 10,
        "wrote one zero too many",
        `Multiply back: $${tex(a * unit * 10)} \\times ${b}$ is more than $${number}$. How many ${places[zeros]} should the answer have?`,
      ],
      [
        (a * unit) / 10,
        "wrote one zero too few",
        `Multiply back: $${tex((a * unit) / 10)} \\times ${b}$ is less than $${number}$. How many ${places[zeros]} should the answer have?`,
      ],
    ]),
    check: `Multiply your answer by $${b}$: it must give $${number}$.`,
  };
}

/** 5600 ÷ 70 = 80: a × b with `zeros` zeros, divided by b with `fewer` zeros. */
function byTens(way: string, a: number, b: number, zeros: number, fewer: number): Question {
  const [n, by, result] = [a * b * 10 ** zeros, b * 10 ** fewer, a * 10 ** (zeros - fewer)];
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
        : `$${a * b} \\div ${b} = ${a}$, and $${tex(smaller)}$ is $${a * b}$ ${places[zeros - fewer]}, so that makes $${a}$ ${places[zeros - fewer]}.`,
      `So the answer is $${tex(result)}$.`,
    ],
    slips: slips(answer, [
      [
        a * 10 ** zeros,
        "divided by the first digit only",
        `You divided by $${b}$, but the divisor is $${divisor}$. It is bigger, so it fits in fewer times.`,
      ],
      [
        result * 10,
        "kept one zero too many",
        `Multiply back: $${tex(result * 10)} \\times ${divisor}$ is more than $${number}$. Take the same number of zeros off both numbers first.`,
      ],
      ...(result % 10 === 0
        ? [
            [
              result / 10,
              "took off one zero too many",
              `Multiply back: $${tex(result / 10)} \\times ${divisor}$ is less than $${number}$. Which zeros belong to the answer?`,
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
