import { choices, insist, only, orderings, range } from "../proof.ts";
import { formula, formulaIn } from "../reading/formulas.ts";
import { byNumbers } from "./options.ts";
import type { QuizProofs } from "./quiz-proofs.ts";

export const answers: QuizProofs = {
  "weekly-271": ({ said, says }) => {
    says("seats in every row. Row 1 has the seats", "row 2 has the seats", "and so on", "the first seat in row");
    const rows: number[][] = [];
    for (const seat of range(1, 200)) {
      if ((rows.at(-1)?.length ?? said(1)) === said(1)) rows.push([]);
      rows.at(-1)?.push(seat);
    }
    insist(rows[said(2) - 1]?.join() === range(said(3), said(4)).join(), "the first row");
    insist(rows[said(5) - 1]?.join() === range(said(6), said(7)).join(), "the second row");
    return rows[said(9) - 1]?.[0] as number;
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

  "weekly-273": ({ said, says }) => {
    says("What percentage of an hour is", "seconds?");
    return only(range(1, 1000).filter((tenths) => tenths * 60 * 60 === said(1) * 1000)) / 10;
  },

  "weekly-274": (reading) => {
    reading.says("Add up all the integers from", "both of these included. What is the sum?");
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

  "weekly-276": ({ said, says }) => {
    says("stretched evenly: the part up to its mark for", "cm is really", "cm long. With this tape");
    says("a board that is really", "At which mark must he saw?");
    // Mark by mark: each centimetre on the tape is so many real parts long.
    const board = said(1) * said(3);
    let [mark, length] = [0, 0];
    while (length < board) {
      mark += 1;
      length += said(2);
    }
    if (length !== board) throw new Error("not on a mark");
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

  "weekly-278": (reading) => {
    const { said, says } = reading;
    says("A list of numbers has the mean", "every number of the list is multiplied by $");
    says("the mean and the range of the new list?");
    insist(/mean \d+ and the range \d+\./.test(reading.shown.words), "the mean, and then the range");
    const numbers = range(said(1) - 5, said(1) + 5);
    const lists = [...choices([numbers, numbers, numbers, numbers])].filter(
      (list) => mean(list) === said(1) && spread(list) === said(2),
    );
    const changed = new Set(
      lists.map((list) => list.map((one) => said(3) * one)).map((list) => `${mean(list)} ${spread(list)}`),
    );
    const found = only(changed);
    return byNumbers(reading, "mean # and range #", (middle, wide) => `${middle} ${wide}` === found);
  },

  "weekly-279": (reading) => {
    reading.says("it is known that");
    const [power = "", worth] = formulaIn(reading, 2).split(" = ");
    const [known, wanted] = [formula(power, "x"), formula(formulaIn(reading, 3), "x")];
    let [low, high] = [1, 2];
    for (const _ of range(1, 60)) {
      const middle = (low + high) / 2;
      if (known(middle) < Number(worth)) low = middle;
      else high = middle;
    }
    insist(Math.abs(known(low) - Number(worth)) < 1e-9, "there is such a number");
    return wanted(low).toFixed(6);
  },

  "weekly-280": ({ said, says }) => {
    says(
      "friends write their names on slips of paper, one each, and put them into a hat. Then each of them draws one slip",
    );
    says("possible outcomes does **nobody** draw their own name?");
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
