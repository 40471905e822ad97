import { whole } from "../../engine/answer/key.ts";
import type { Question } from "../../engine/exercise.ts";
import { texSum } from "../../engine/tex.ts";
import { and, capital } from "../../engine/words.ts";
import { sum } from "../../maths/whole.ts";
import { slips } from "../slips.ts";
import { natural, table } from "./shared-data.ts";

const sheets = {
  birds: {
    about: "Ingrid counted birds on three days.",
    rows: ["finches", "herons", "swifts"],
    columns: ["Monday", "Tuesday", "Friday"],
    things: "birds",
    did: "did she count",
    on: "on",
  },
  fruit: {
    about: "A market stall in Accra sold fruit on three days. The table shows how many.",
    rows: ["mangoes", "limes", "pears"],
    columns: ["Thursday", "Friday", "Saturday"],
    things: "fruits",
    did: "did it sell",
    on: "on",
  },
  garden: {
    about: "The children of a school in Peru picked vegetables for three weeks. The table shows how many.",
    rows: ["peppers", "pumpkins", "onions"],
    columns: ["Week 1", "Week 2", "Week 3"],
    things: "vegetables",
    did: "did they pick",
    on: "in",
  },
  library: {
    about: "The table shows how many things a library lent in three months.",
    rows: ["books", "films", "games"],
    columns: ["April", "May", "June"],
    things: "things",
    did: "did it lend",
    on: "in",
  },
} as const;
type Sheet = keyof typeof sheets;

type Ask = "more" | "column" | "row" | "two";

/** A table of three by three; i, j and k are rows or columns. */
export function ofTable(sheet: Sheet, cells: readonly number[], ask: Ask, i: number, j: number, k: number): Question {
  const { about, rows, columns, things, did, on } = sheets[sheet];
  const at = (row: number, column: number) => cells[3 * row + column] ?? 0;
  const [one, other, column] = [rows[i] ?? "", rows[j] ?? "", columns[k] ?? ""];
  const body = rows.map((row, r) => [capital(row), ...columns.map((_, c) => at(r, c))]);
  const sheetText = `${about}${table(["", ...columns], body)}`;
  const line = [0, 1, 2].map((c) => at(i, c));
  const upright = [0, 1, 2].map((r) => at(r, k));
  if (ask === "more") {
    const [more, fewer] = at(i, k) > at(j, k) ? [i, j] : [j, i];
    const [a, b] = [at(more, k), at(fewer, k)];
    const difference = a - b;
    const answer = whole(difference);
    const [moreName, fewerName] = [rows[more] ?? "", rows[fewer] ?? ""];
    const [elsewhere = 0] = [0, 1, 2].filter((c) => c !== k);
    return {
      prompt: `${sheetText}How many more ${moreName} than ${fewerName} ${did} ${on} ${column}?`,
      answer,
      steps: [
        `Find the column for ${column} and go down in it: only these numbers count here.`,
        `For ${column} the table says $${a}$ ${moreName} and $${b}$ ${fewerName}.`,
        `How many more is the difference: $${a} - ${b} = ${difference}$. So the answer is $${difference}$.`,
      ],
      slips: slips(
        answer,
        natural([
          [
            a,
            "gave the larger number itself",
            `That is how many ${moreName} there are. How many more than $${b}$ is that?`,
          ],
          [
            a + b,
            "added instead of subtracting",
            `You put the two together. "How many more" asks how far they lie apart.`,
          ],
          [
            Math.abs(at(more, elsewhere) - at(fewer, elsewhere)),
            "looked in the wrong column",
            `You looked at another column. Which one belongs to ${column}?`,
          ],
        ]),
      ),
      check: `Add your answer to the smaller of the two numbers: you must get the larger one.`,
    };
  }
  const isRow = ask === "row";
  if (isRow || ask === "column") {
    const [used, wrongLine] = isRow ? [line, upright] : [upright, line];
    const total = sum(used);
    const answer = whole(total);
    const [lineName, asked] = isRow ? ["row", `${one} ${did}`] : ["column", `${things} ${did} ${on} ${column}`];
    return {
      prompt: `${sheetText}How many ${asked} altogether?`,
      answer,
      steps: [
        isRow
          ? `Find the row for ${one} and read along it, from left to right.`
          : `Find the column for ${column} and read down it, from top to bottom.`,
        `The numbers there are $${used[0]}$, $${used[1]}$ and $${used[2]}$.`,
        `"Altogether" means their sum: $${texSum(used)} = ${total}$. So the answer is $${total}$.`,
      ],
      slips: slips(answer, [
        [
          sum(wrongLine),
          isRow ? "added a column instead of a row" : "added a row instead of a column",
          isRow
            ? `You added the numbers below ${column}. Which numbers belong to ${one}?`
            : `You added the numbers for ${one}. Which numbers belong to ${column}?`,
        ],
        [
          sum(used.slice(0, 2)),
          "left out the last number",
          `You added two of the numbers. How many stand in that ${lineName}?`,
        ],
        ...(sum(used.map((n) => n % 10)) >= 10
          ? [
              [
                total - 10,
                "left out a ten that the ones make",
                `Nearly. Add the ones once more: how many tens do they make?`,
              ] as const,
            ]
          : []),
        [
          sum(cells),
          "added the whole table",
          `You added all nine numbers. Which three of them does the question need?`,
        ],
      ]),
      check: `Take the three numbers away from your answer one after the other: nothing must be left.`,
    };
  }
  // Two kinds in one column together.
  const [a, b] = [at(i, k), at(j, k)];
  const together = a + b;
  const answer = whole(together);
  const names = [one, other];
  return {
    prompt: `${sheetText}How many ${and(names)} ${did} ${on} ${column}, taken together?`,
    answer,
    steps: [
      `Find the column for ${column} and go down in it: only these numbers count here.`,
      `For ${column} the table says $${a}$ ${one} and $${b}$ ${other}.`,
      `"Together" means their sum: $${a} + ${b} = ${together}$. So the answer is $${together}$.`,
    ],
    slips: slips(answer, [
      [
        sum(upright),
        "added the whole column",
        `You added all three numbers for ${column}. Which two of them does the question ask for?`,
      ],
      [
        Math.abs(a - b),
        "subtracted instead of adding",
        `You took one from the other. "Together" asks how many they make in all.`,
      ],
      [
        sum(line) + sum([0, 1, 2].map((c) => at(j, c))),
        "added the whole rows",
        `You added all three columns. Which one belongs to ${column}?`,
      ],
      [a, "gave only one of the two numbers", `That is the number of ${one}. Which number comes with it?`],
    ]),
    check: `Take one of the two numbers away from your answer: the other one must be left.`,
  };
}
