import { choices, insist, only, orderings, range } from "../proof.ts";
import { formula, formulaIn } from "../reading/formulas.ts";
import { byNumbers } from "./options.ts";
import type { QuizProofs } from "./quiz-proofs.ts";

export const answers: QuizProofs = {
  "weekly-271": ({ said }) => {
    const rows: number[][] = [];
    for (const seat of range(1, 200)) {
      if ((rows.at(-1)?.length ?? 8) === 8) rows.push([]);
      rows.at(-1)?.push(seat);
    }
    if (rows[1]?.join() !== range(said(6), said(7)).join()) throw new Error("not the theatre of the question");
    return rows[6]?.[0] as number;
  },

  "weekly-272": ({ says }) => {
    says(
      "From a wooden cube one small corner is sawn off with a straight cut",
      "How many edges does the large piece have?",
    );
    // The piece as the points of a cube of side 4 with x + y + z at least 1: an edge is where two faces meet.
    const side = range(0, 4);
    const corners = [...choices([side, side, side])]
      .map(([x = 0, y = 0, z = 0]) => {
        const distances = [x, 4 - x, y, 4 - y, z, 4 - z, x + y + z - 1];
        return { inside: distances.every((d) => d >= 0), faces: range(0, 6).filter((i) => distances[i] === 0) };
      })
      .filter(({ inside, faces }) => inside && faces.length >= 3);
    return corners.flatMap((one, i) =>
      corners.slice(i + 1).filter((other) => other.faces.filter((face) => one.faces.includes(face)).length === 2),
    ).length;
  },

  "weekly-273": ({ said }) => only(range(1, 1000).filter((tenths) => tenths * 60 * 60 === said(1) * 1000)) / 10,

  "weekly-274": (reading) => {
    reading.says("Add up all the whole numbers from", "both of these included. What is the sum?");
    const [from, to] = [formula(formulaIn(reading, 1))(), formula(formulaIn(reading, 2))()];
    return range(from, to).reduce((total, one) => total + one, 0);
  },

  "weekly-275": (reading) => {
    const { said, says } = reading;
    says("writes a three-digit number twice in a row", "can **every** number made in this way be divided without");
    const twice = (number: number) => Number(`${number}${number}`);
    insist(twice(said(3)) === said(4), "the example");
    return byNumbers(reading, "#", (divisor = 0) => range(100, 999).every((number) => twice(number) % divisor === 0));
  },

  "weekly-276": ({ said }) => {
    // Mark by mark, in real hundredths of a centimetre: each centimetre on the tape is 104 of them long.
    let [mark, length] = [0, 0];
    while (length < 20_800) {
      mark += 1;
      length += said(2);
    }
    if (length !== 20_800) throw new Error("not on a mark");
    return mark;
  },

  "weekly-277": (reading) => {
    reading.says("stand for positive numbers. One of the four is doubled, and the other three stay as they are");
    reading.says("For which two of the letters does this **double** the result?");
    const result = formula(formulaIn(reading, 1), "abcd");
    const numbers = [1, 2, 3, 5];
    const doubling = [..."abcd"].filter((_, which) =>
      [...choices([numbers, numbers, numbers, numbers])].every((values) => {
        const changed = result(...values.map((value, i) => (i === which ? 2 * value : value)));
        return Math.abs(changed - 2 * result(...values)) < 1e-9;
      }),
    );
    return doubling.join(" and ");
  },

  "weekly-278": ({ said }) => {
    const numbers = range(7, 17);
    const lists = [...choices([numbers, numbers, numbers, numbers])].filter(
      (list) => mean(list) === said(1) && spread(list) === 5,
    );
    return only(
      new Set(
        lists.map((list) => list.map((one) => -2 * one)).map((list) => `mean ${mean(list)} and range ${spread(list)}`),
      ),
    );
  },

  "weekly-279": ({ said }) => {
    let [low, high] = [1, 2];
    for (const _ of range(1, 60)) {
      const middle = (low + high) / 2;
      if (3 ** middle < said(2)) low = middle;
      else high = middle;
    }
    return (3 ** (2 * low + 1)).toFixed(6);
  },

  "weekly-280": ({ said }) => {
    const outcomes = [...orderings(range(1, said(1)))];
    if (outcomes.length !== said(4)) throw new Error("not the outcomes of the question");
    return outcomes.filter((slips) => slips.every((name, i) => name !== i + 1)).length;
  },
};

function mean(list: readonly number[]): number {
  return list.reduce((sum, one) => sum + one, 0) / list.length;
}

function spread(list: readonly number[]): number {
  return Math.max(...list) - Math.min(...list);
}
