import { describe, expect, test } from "vitest";
import { random } from "../../maths/random.ts";
import { range } from "../../maths/whole.ts";
import { readBoard } from "./board/board-text.ts";
import game from "./game.ts";
import { search } from "./solver/solver.ts";
import { sumsOf } from "./solver/sums.ts";
import { listed } from "./techniques/words.ts";

const board = (text: string) => {
  const read = readBoard(text);
  if ("problem" in read) throw new Error(read.problem);
  return read.value;
};
/** The first hint with a technique on the way to the end of a board. */
const hintOf = (text: string, wanted: string) => {
  const fair = game.judge(board(text));
  if ("problem" in fair) throw new Error(fair.problem);
  let state = game.start(fair.board);
  for (;;) {
    const step = game.nextStep(state, fair.key);
    if (!step) throw new Error(`${text}: no ${wanted}`);
    if (step.technique === wanted) return `${step.look} | ${step.why}`;
    const next = game.play(state, step.moves[0]);
    if ("refusal" in next) throw new Error(next.refusal);
    state = next;
  }
};

test("the shape shows totals and numbers as they are said", () => {
  const { values, clues, houses, once, givens, rows, columns } = game.shape(
    board("square3;sum15:2;1:2,1..9:2;1:2,_,_,_,_,_,_,_,_"),
  );
  expect([rows, columns, once]).toEqual([3, 3, true]);
  expect(values).toEqual(["1/2", "1", "1 1/2", "2", "2 1/2", "3", "3 1/2", "4", "4 1/2"]);
  expect(givens).toEqual([1, 0, 0, 0, 0, 0, 0, 0, 0]);
  expect(houses.map(({ name }) => name)).toContain("column 2");
  expect(clues[0]).toEqual({ cells: [0, 1, 2], text: "= 7 1/2", words: "row 1: sum 7 1/2", shape: "end" });
  expect(clues[6]).toMatchObject({ words: "the diagonal from the top left: sum 7 1/2", shape: "line" });
  const product = game.shape(board("triangle3;product72;1,2,3,4,6,12;_,_,_,_,_,_"));
  expect(product.clues[2]).toEqual({
    cells: [3, 4, 5],
    text: "×= 72",
    words: "the bottom side: product 72",
    shape: "line",
  });
  expect(product.places[0]).toEqual({ row: 0, column: 2 });
});

test("clashes: a number that stands twice, a full line that misses its total", () => {
  const start = game.start(board("square3;sum15;1,2..9;8,1,_,_,5,_,_,_,2"));
  const put = (state: typeof start, cell: number, value: number) => {
    const next = game.play(state, { do: "write", cell, value, tidy: false });
    if ("refusal" in next) throw new Error(next.refusal);
    return next;
  };
  expect(game.clashes(start)).toEqual([]);
  expect(game.clashes(put(start, 2, 6))).toEqual([]);
  expect(game.clashes(put(start, 2, 7))).toEqual([{ cells: [0, 1, 2], why: "Row 1 makes 16 and has to make 15." }]);
  expect(game.clashes(put(start, 3, 8))).toEqual([{ cells: [0, 3], why: "8 stands twice in the board." }]);
  const product = game.start(board("square3;product216;1,2,3,4,6,9,12,18,36;2,9,_,_,_,_,_,_,_"));
  expect(game.clashes(put(product, 2, 9))).toEqual([
    { cells: [0, 1, 2], why: "Row 1 multiplies to 648 and has to multiply to 216." },
  ]);
});

test("names of lines are joined as one says them", () => {
  expect(listed(["column 1", "column 3", "row 1", "row 4"])).toBe("columns 1 and 3 and rows 1 and 4");
  expect(listed(["row 2", "the diagonal from the top left"])).toBe("row 2 and the diagonal from the top left");
  expect(listed(["the diagonal from the top right", "row 1", "the diagonal from the top left", "row 2", "row 3"])).toBe(
    "both diagonals and rows 1, 2 and 3",
  );
  expect(listed(["the left side", "the three corners"])).toBe("the left side and the three corners");
  expect(listed(["line A", "line C", "line F"])).toBe("lines A, C and F");
  // Not "row 2, column 4 and ...", which would be a cell.
  expect(listed(["row 2", "column 4", "the diagonal from the top left"])).toBe(
    "the diagonal from the top left, row 2 and column 4",
  );
});

test("settings: sizes belong to their figures", () => {
  expect(game.settings.fault({ kind: "star", size: "5", grade: "easy" })).toBe(
    "Stars here have 6, 7 or 8 points, not 5.",
  );
  expect(game.settings.fault({ kind: "square", size: "6", grade: "easy" })).toBe(
    "Squares here have 3, 4 or 5 numbers a line, not 6.",
  );
  expect(game.settings.fault({ kind: "triangle", size: "4", grade: "hard" })).toBeNull();
});

test("hints say why, from the easiest technique to the hardest", () => {
  const hints = [
    ["square3;sum15;1,2..9;8,1,_,_,_,_,_,_,_", "One gap"],
    ["square3;product216;1,2,3,4,6,9,12,18,36;2,36,_,_,_,_,_,_,_", "One gap"],
    ["square3;sum15;1,2..9;6,_,_,_,_,3,_,_,_", "Centre of the square"],
    ["square4;sum34;1,2..16;_,_,_,_,3,_,_,2,14,1,_,_,12,6,_,_", "Crossing pairs"],
    ["square4;sum34;1,2..16;_,_,_,_,3,_,_,2,14,1,_,_,12,6,_,_", "Hidden line"],
    ["triangle3;sum10;1,2..6;_,4,_,1,_,_", "Corners count twice"],
    ["triangle4;sum20;1,2..9;4,9,7,_,_,_,_,1,_", "Crossing pairs"],
    ["square4;sum34;-14,-11..31;1,_,_,_,_,_,-11,22,_,25,_,_,_,7,_,_", "Narrowing down"],
    ["square4;sum-4;-16,-14..14;_,14,0,_,_,-8,_,_,_,_,_,-10,_,_,-6,_", "Only place"],
    ["star6;sum-20;-16,-14..6;_,_,_,_,-10,_,-14,_,_,-2,-6,_", "Only place"],
    ["square4;sum42:5;3:5,4:5..18:5;13:5,_,_,_,_,_,_,_,6:5,_,3,_,16:5,18:5,_,_", "Four lines"],
    ["star7;sum15:4;1:8,1:4..7:4;_,1,1:2,_,_,_,_,_,_,3:4,_,_,7:8,_", "Suppose"],
  ] as const;
  expect(hints.map(([text, technique]) => hintOf(text, technique))).toMatchInlineSnapshot(`
    [
      "Look at row 1. | Row 1 must make 15 and already has 8 and 1, which make 9. What is missing is 6.",
      "Look at row 1. | Row 1 must multiply to 216 and already has 2 and 36, which multiply to 72. The missing factor is 3.",
      "Look at the centre. | Four lines pass through the centre of this square. Together they make the total four times, and the whole square makes the total three times. The difference is that the centre is counted three times more, so the centre is a third of the total. It is 5.",
      "Look where row 2 and column 2 meet. | Row 2 still needs 29 from two cells: with the numbers that are left, this cell can be 13 or 16. Column 2 still needs 27 from two cells: with the numbers that are left, this cell can be 11 or 16. Only 16 fits both.",
      "Look at the four corners. | In every magic square of order 4, the four corners make the total too, and so do the four cells in the middle. The two diagonals hold the corners and the middle; the top and bottom rows hold the corners and the cells between them; the two middle columns hold those cells and the middle. Whichever two of these three groups are taken, they fill two lines. So all three are equal, and each of them reaches the total once. The four corners must make 34 and already have 5, 8 and 12, which make 25. What is missing is 9.",
      "Look at the three corners. | The three sides together add up to 30, all the numbers add up to 21, and the corners are counted in two sides. So the corners add up to 30 take away 21, which is 9. The three corners must make 9 and already have 5 and 1, which make 6. What is missing is 3.",
      "Look at row 4, column 1, where the left side and the three corners meet. | The corners count for two sides each, so they add up to 15, which is what the three sides together are more than all the numbers. The left side still needs 7 from two cells: with the numbers that are left, this cell can be 2 or 5. The three corners still need 11 from two cells: with the numbers that are left, this cell can be 3, 5, 6 or 8. Only 5 fits both.",
      "Look at row 4, column 4 and at what the other empty cells of the diagonal from the top left can be. | In every magic square of order 4, the four corners make the total too, and so do the four cells in the middle. First pencil in what the totals of its lines and of the four cells in the middle leave each empty cell of the diagonal from the top left. The diagonal from the top left still needs 33 from three cells, which leaves 13 here. Only 13 is possible.",
      "Look for a place for 4. | The number 4 has to stand somewhere. Rows 1, 2 and 3 and the diagonal from the top left cannot reach their totals with it, and every other empty cell is in one of them. So it stands in row 4, column 1.",
      "Look for a place for -8. | The number -8 has to stand somewhere. Every cell keeps to what the totals of its lines leave it. So with -8 in any other empty cell, one of these could not reach its total: lines A, D and F. So it stands in row 2, column 3.",
      "Look at both diagonals, row 2 and column 4 together. | Row 2 and column 4 still need 12 together. Both diagonals still need 7 1/5 together. Take the second amount away from the first, and every empty cell cancels but row 2, column 4, which is counted twice. That leaves 4 4/5, so the cell is 2 2/5.",
      "Look at row 5, column 1 and suppose each number that it can be. | With the totals of its lines, row 5, column 1 can be 3/8 or 1 1/2. If it were 1 1/2, row 1, column 5 would be 5/8 to finish line B; then line C would need 2 1/4 from two cells, which no two of the numbers left can reach. So it is 3/8.",
    ]
  `);
});

describe("a board beyond Expert", () => {
  test("is judged Extreme, and its steps still finish it from any correct state", () => {
    const dice = random(5);
    const empty = board(`star6;sum26;1,2..12;${range(1, 12).map(() => "_")}`);
    const grades = new Set<string>();
    for (let round = 0; round < 6; round++) {
      const [solution = []] = search(sumsOf(empty), { limit: 1, order: dice.shuffle(range(1, 12)) }).solutions;
      let givens = solution;
      for (const cell of dice.shuffle(range(0, 11))) {
        const fewer = givens.with(cell, 0);
        if (search({ ...sumsOf(empty), givens: fewer }, { limit: 2 }).solutions.length === 1) givens = fewer;
      }
      const fair = game.judge({ ...empty, givens });
      if ("problem" in fair) throw new Error(fair.problem);
      grades.add(fair.grade);
      let state = game.start(fair.board);
      for (let step = game.nextStep(state, fair.key); step; step = game.nextStep(state, fair.key)) {
        const next = game.play(state, step.moves[0]);
        if ("refusal" in next) throw new Error(next.refusal);
        state = next;
      }
      expect(game.outcome(state)).toBe("solved");
    }
    expect(grades).toContain("Extreme");
  });
});
