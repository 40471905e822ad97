import { whole } from "../../engine/answer/key.ts";
import { type Question, type Skill, stage } from "../../engine/exercise.ts";
import { slips } from "../slips.ts";
import { neighbours, swapped, times, worked } from "./shared.ts";
import { wayOf } from "./shared-facts.ts";

/** a × b, both from 2 to 12. */
export function fact(a: number, b: number): Question {
  const [product, wrongSum] = [a * b, a + b];
  const answer = whole(product);
  const { hints, sum, shows } = wayOf(a, b);
  const howMuch = `How much is $${b} + ${b}$?`;
  const goOn = a > 2 ? `${howMuch} Then go on adding $${b}$.` : howMuch;
  return {
    prompt: `Work out $${times(a, b)}$.`,
    answer,
    steps: [...hints, `So $${worked(a, b, sum)}$.`],
    slips: slips(answer, [
      [
        wrongSum,
        "added instead of multiplying",
        `You added: $${a} + ${b} = ${wrongSum}$. The sign is a times sign: $${times(a, b)}$ means $${a}$ groups of $${b}$. ${goOn}`,
      ],
      ...neighbours(a, b),
      ...swapped(product, times(a, b)),
    ]),
    check: `Count up in steps of ${Math.max(a, b)}: step number ${Math.min(a, b)} must land on your answer.`,
    shows,
  };
}

const order = ["table first", "table second"] as const;
const write = (p: { table: number; n: number; order: (typeof order)[number] }) =>
  p.order === "table first" ? fact(p.table, p.n) : fact(p.n, p.table);

const skill: Skill = {
  id: "times-tables",
  title: "Times tables",
  about: "The products of the numbers up to 12, which every longer multiplication and division rests on.",
  curriculum: ["Y3-Y4 multiplication tables", "3.OA.7"],
  natural: true,
  needs: [],
  stages: [
    stage({
      grade: 1,
      label: "2, 5 and 10",
      bounds: { table: [2, 10], n: [3, 12], order },
      rules: { "the table is 2, 5 or 10": ({ table }) => [2, 5, 10].includes(table) },
      write,
    }),
    stage({
      grade: 1,
      label: "3, 4 and 6",
      bounds: { table: [3, 6], n: [3, 9], order },
      rules: { "the table is 3, 4 or 6": ({ table }) => table !== 5 },
      write,
    }),
    stage({ grade: 1, label: "7, 8 and 9", bounds: { table: [7, 9], n: [3, 9], order }, write }),
    stage({
      grade: 2,
      label: "11 and 12",
      bounds: { table: [11, 12], n: [3, 12], order },
      rules: { "the other number is not 10": ({ n }) => n !== 10 },
      write,
    }),
  ],
};

export default skill;
