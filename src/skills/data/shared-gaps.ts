import { whole } from "../../engine/answer/key.ts";
import type { Question } from "../../engine/exercise.ts";
import { sum } from "../../maths/whole.ts";
import { slips } from "../slips.ts";
import { natural, table, type Wrong } from "./shared-data.ts";

const polls = {
  travel: {
    about: "Pupils were asked how they come to school.",
    columns: ["Walk", "Bus", "Bike"],
    rows: ["Year 7", "Year 8"],
    who: ["pupils of Year 7", "pupils of Year 8"],
    ask: ["walk", "take the bus", "come by bike"],
  },
  lunch: {
    about: "Visitors to a festival chose a dish.",
    columns: ["Rice", "Soup", "Noodles"],
    rows: ["Adults", "Children"],
    who: ["adults", "children"],
    ask: ["chose rice", "chose soup", "chose noodles"],
  },
  sport: {
    about: "Members of a club chose a sport.",
    columns: ["Judo", "Tennis", "Rowing"],
    rows: ["Juniors", "Seniors"],
    who: ["juniors", "seniors"],
    ask: ["chose judo", "chose tennis", "chose rowing"],
  },
} as const;

/** A table of two rows and three columns with totals, in which some numbers are missing. The one at (1, z) is wanted. */
export function withGaps(
  poll: keyof typeof polls,
  cells: readonly number[],
  way: "row first" | "total first",
  flip: number,
  x: number,
): Question {
  const { about, columns, rows, who, ask } = polls[poll];
  const at = (r: number, c: number) => cells[3 * r + c] ?? 0;
  // x and z are missing in the wanted row r; the other row is q.
  const [r, q] = flip === 0 ? [1, 0] : [0, 1];
  const z = (x + 1) % 3;
  const y = (x + 2) % 3;
  const columnTotal = (c: number) => at(0, c) + at(1, c);
  const rowTotal = (row: number) => at(row, 0) + at(row, 1) + at(row, 2);
  const all = sum(cells);
  const [topName, wantedName] = [rows[q] ?? "", rows[r] ?? ""];
  // row first: the gap at (r, x) follows from its column, then (r, z) from its row.
  // total first: the total of row r follows from the whole, then (r, z) from its row.
  const isHidden = (row: number, c: number) =>
    way === "row first" ? row === r && (c === x || c === z) : row === r && c === z;
  const cell = (row: number, c: number) => (row === r && c === z ? "?" : isHidden(row, c) ? "" : String(at(row, c)));
  const rowCells = (row: number) => [
    rows[row] ?? "",
    ...[0, 1, 2].map((c) => (way === "total first" && row === q && c === z ? "" : cell(row, c))),
    way === "total first" && row === r ? "" : String(rowTotal(row)),
  ];
  const totals = [
    "Total",
    ...[0, 1, 2].map((c) => (c === z || (way === "total first" && c === x) ? "" : String(columnTotal(c)))),
    way === "row first" ? "" : String(all),
  ];
  const value = at(r, z);
  const answer = whole(value);
  const [total, otherTotal] = [rowTotal(r), rowTotal(q)];
  return {
    prompt: `${about}${table(["", ...columns, "Total"], [rowCells(0), rowCells(1), totals])}How many ${who[r]} ${ask[z]}?`,
    answer,
    steps:
      way === "row first"
        ? [
            `In each row and each column the numbers make the total at its end. In the row ${wantedName} two numbers are missing, so fill the other one in first.`,
            `The column ${columns[x]} makes $${columnTotal(x)}$, so its gap is $${columnTotal(x)} - ${at(q, x)} = ${at(r, x)}$.`,
            `Now the row ${wantedName}: $${total} - ${at(r, x)} - ${at(r, y)} = ${value}$. So the answer is $${value}$.`,
          ]
        : [
            `In each row and each column the numbers make the total at its end. The row ${wantedName} has no total yet, so find that first.`,
            `Altogether they are $${all}$, and the row ${topName} makes $${otherTotal}$ of them. So the row ${wantedName} makes $${all} - ${otherTotal} = ${total}$.`,
            `Take the known ones in that row away: $${total} - ${at(r, x)} - ${at(r, y)} = ${value}$. So the answer is $${value}$.`,
          ],
    slips: slips(
      answer,
      natural([
        ...(way === "row first"
          ? ([
              [
                total - at(r, y),
                "forgot the other gap in the row",
                `In that row another number is missing, too. How can you find it from its column?`,
              ],
              [
                at(r, x),
                "stopped at the first gap",
                `That fills the gap in the column ${columns[x]}. Which number is left for the question mark?`,
              ],
              [
                at(q, z),
                "copied the number beside the gap",
                `That number belongs to the row ${topName}. What must the row ${wantedName} make in all?`,
              ],
            ] as Wrong[])
          : ([
              [
                total,
                "stopped at the total of the row",
                `That is the total of the row ${wantedName}. What do the other numbers in that row leave?`,
              ],
              [
                all - at(r, x) - at(r, y),
                "took the total of the whole table for that of the row",
                `$${all}$ is the total of both rows. How much of it belongs to the row ${wantedName}?`,
              ],
              [
                otherTotal - at(r, x) - at(r, y),
                "took the total of the other row",
                `$${otherTotal}$ is the total of the row ${topName}. What is that of the row ${wantedName}?`,
              ],
            ] as Wrong[])),
      ]),
    ),
    check: `Fill in all the gaps: every row and every column must make its total.`,
  };
}
