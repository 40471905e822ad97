import { family } from "../../../engine/family.ts";
import { texSum } from "../../../engine/tex.ts";
import { and, commas } from "../../../engine/words.ts";
import { range, sum } from "../../../maths/whole.ts";

/** Two rows of three different digits; only the totals of rows and columns are known. */
const settings = {
  cells: {
    title: "Six cells, five totals",
    story:
      "Six **different** digits from $1$ to $9$ belong in the cells. The numbers at the right are the totals of the rows, the numbers at the bottom the totals of the columns.",
    things: "digits",
    rows: ["upper row", "lower row"],
    on: "in",
    asked: 0,
    ask: "What is the upper row? Write its three digits from left to right.",
  },
  parcels: {
    title: "Parcels on two shelves",
    story:
      "Six parcels lie on two shelves, three above three. Their weights are six **different** whole numbers from $1$ kg to $9$ kg. Sibusiso has written down what each shelf carries, and what each parcel weighs together with the one above or below it.",
    things: "weights",
    rows: ["upper shelf", "lower shelf"],
    on: "on",
    asked: 1,
    ask: "What do the parcels on the lower shelf weigh, in kg? Write the three numbers from left to right.",
  },
  shirts: {
    title: "The team photo",
    story:
      "For a photo, six players stand in two rows of three. On their shirts are six **different** numbers from $1$ to $9$. Zsófia looks at the photo and makes a table with the same two rows: the back row is the upper one, the front row the lower one. At the right she writes the total of each row. Below each column she writes the total of its two players, one of whom stands behind the other.",
    things: "numbers",
    rows: ["back row", "front row"],
    on: "in",
    asked: 1,
    ask: "Which numbers are in the front row? Write them from left to right, as in the photo.",
  },
} as const;

/** For each column the pairs of digits, smaller first, that make its total. */
function pairsOf(total: number): number[][] {
  return range(1, 9).flatMap((a) => (a < total - a && total - a <= 9 ? [[a, total - a]] : []));
}

/** One pair for each column, with no digit twice. */
function combined(totals: readonly number[]): number[][][] {
  const [first = [], second = [], third = []] = totals.map(pairsOf);
  return first.flatMap((a) =>
    second.flatMap((b) => third.filter((c) => new Set([...a, ...b, ...c]).size === 6).map((c) => [a, b, c])),
  );
}

/** The upper rows that one gets by putting one digit of each pair on top. */
function tops(pairs: readonly (readonly number[])[]): number[][] {
  return pairs.reduce<number[][]>((rows, pair) => rows.flatMap((row) => pair.map((one) => [...row, one])), [[]]);
}

function totalsOf(cells: readonly number[]) {
  return {
    rows: [sum(cells.slice(0, 3)), sum(cells.slice(3))],
    columns: [0, 1, 2].map((i) => (cells[i] ?? 0) + (cells[i + 3] ?? 0)),
  };
}

export default family({
  level: "medium",
  topic: "grids",
  minutes: 6,
  kind: "thinking",
  technique: "pairs that cannot share a number",
  ages: "11-13",
  curriculum: ["KS3 number bonds", "KS3 reasoning", "MP1", "MP7"],
  bounds: { setting: ["cells", "parcels", "shirts"], cells: { list: [1, 9], length: [6, 6] } },
  rules: {
    "all six are different": ({ cells }) => new Set(cells).size === 6,
    "two or three ways to make the columns": ({ cells }) => {
      const ways = combined(totalsOf(cells).columns).length;
      return ways >= 2 && ways <= 3;
    },
    "one way fits the rows": ({ cells }) => {
      const { rows, columns } = totalsOf(cells);
      return combined(columns).flatMap((pairs) => tops(pairs).filter((top) => sum(top) === rows[0])).length === 1;
    },
    "the rows differ": ({ cells }) => totalsOf(cells).rows[0] !== totalsOf(cells).rows[1],
  },
  write({ setting, cells }) {
    const { title, story, things, rows: rowNames, on, asked, ask } = settings[setting];
    const { rows, columns } = totalsOf(cells);
    const [upper = 0, lower = 0] = rows;
    const [top, bottom] = [cells.slice(0, 3), cells.slice(3)];
    const answer = asked === 0 ? top : bottom;
    const other = asked === 0 ? bottom : top;
    const ways = combined(columns);
    const plus = (pairs: readonly (readonly number[])[]) => commas(pairs.map(([a, b]) => `$${a} + ${b}$`));
    const possible = (pairs: readonly (readonly number[])[]) =>
      commas([...new Set(tops(pairs).map((row) => sum(row)))].toSorted((a, b) => a - b));
    const bottomRow = columns.join("** | **");
    const pairLists = columns.map((total) => `$${total}$ is ${plus(pairsOf(total))}`).join("; ");
    const together = ways.map(plus).join("; or ");
    const tested = ways.map((pairs) => `With ${plus(pairs)} it can be $${possible(pairs)}$.`).join(" ");
    const all = sum(columns);
    const otherRow = rowNames[1 - asked] ?? "";
    // Somebody who forgets that all are different may stop at a filling with the right totals.
    const repeated = range(1, 9)
      .flatMap((a) => range(1, 9).map((b) => [a, b, upper - a - b]))
      .map((row) => [...row, ...columns.map((total, i) => total - (row[i] ?? 0))])
      .filter((row) => row.every((n) => n >= 1 && n <= 9) && new Set(row).size < 6)
      .map((row) => (asked === 0 ? row.slice(0, 3) : row.slice(3)))
      .slice(0, 1);
    return {
      title,
      problem: `${story}\n\n| | | | total |\n|---|---|---|---|\n| ? | ? | ? | **${upper}** |\n| ? | ? | ? | **${lower}** |\n| **${bottomRow}** | |\n\n${ask}`,
      answer: { kind: "list", items: answer.map(String), ordered: true },
      hint: `Which pairs of different ${things} make the total of each column? Start with the column that has the fewest pairs. No number may be in two columns.`,
      solution: [
        `List the **pairs** for each column: ${pairLists}.`,
        `No number may occur twice, so only these pairs can stand side by side: ${together}.`,
        `Of each pair one number is ${on} the ${rowNames[0]}. The total there must be $${upper}$. ${tested} Only once does $${upper}$ occur, with $${texSum(top)}$.`,
        `So ${and(top)} are ${on} the ${rowNames[0]}, and ${and(bottom)} ${on} the ${rowNames[1]}. The answer is **${commas(answer)}**.`,
        `Check with the total that was not needed: $${texSum(bottom)} = ${lower}$ ${on} the ${rowNames[1]}, and $${texSum(columns)} = ${all}$ equals $${upper} + ${lower}$. All six ${things} are different.`,
      ],
      slips: [
        { when: commas(other), say: `Those are the ${things} of the ${otherRow}.` },
        ...repeated.map((row) => ({
          when: commas(row),
          say: `The totals fit, but then some number would be there twice. All six must be different.`,
        })),
      ],
      check: `Work out the other row from the column totals: both rows must have the right total, and all six ${things} must be different.`,
    };
  },
});
