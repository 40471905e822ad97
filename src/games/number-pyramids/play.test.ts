import { describe, expect, test } from "vitest";
import { isProblem, isRefusal } from "../../engine/game/game.ts";
import { writeSettings } from "../../engine/game/settings.ts";
import { random } from "../../maths/random.ts";
import { compare, equal, isWhole, rational } from "../../maths/rational.ts";
import { solvedText } from "./form-text.ts";
import game from "./game.ts";
import { grades, worked } from "./grade.ts";
import { laws } from "./law.ts";
import { heights } from "./layout.ts";
import { type Pyramid, pyramidText, readBricks } from "./pyramid.ts";
import { solve } from "./solve.ts";
import type { State } from "./state.ts";
import { firstDeduction } from "./techniques.ts";

const read = (text: string): Pyramid => {
  const board = pyramidText.read(text);
  if (isProblem(board)) throw new Error(board.problem);
  return board.value;
};
const playedOn = (board: Pyramid, ...moves: readonly string[]): State =>
  moves.reduce((state: State, text) => {
    const move = game.move.read(text);
    if (isProblem(move)) throw new Error(move.problem);
    const next = game.play(state, move.value);
    if (isRefusal(next)) throw new Error(next.refusal);
    return next;
  }, game.start(board));
const all = laws
  .flatMap((law) => heights.flatMap((height) => grades.map((grade) => ({ law, height: `${height}`, grade }))))
  .filter((settings) => game.settings.fault(settings) === null);

describe.each(all.map((settings) => ({ name: writeSettings(game.settings, settings), settings })))(
  "$name",
  ({ settings: { law, height, grade } }) => {
    const fairs = [0, 1, 2, 3].map((seed) => game.deal({ law, height, grade }, random(seed)));

    test("has one solution, the key, is of its grade and not below, and no given can go", () => {
      const hardest = grades.indexOf(grade);
      for (const { board, key } of fairs) {
        expect(readBricks(key)).toEqual({ value: solve(board) });
        expect(worked(board).hardest).toBe(hardest);
        if (hardest > 0) expect(worked(board, hardest - 1).isDone).toBe(false);
        for (const [at, given] of board.givens.entries())
          if (given) expect(worked({ ...board, givens: board.givens.with(at, null) }, hardest).isDone).toBe(false);
      }
    });

    test("has numbers as its grade allows them", () => {
      for (const { board } of fairs) {
        const bricks = solve(board);
        if (typeof bricks === "string") throw new Error(bricks);
        expect(bricks.every(isWhole)).toBe(grade !== "expert");
        const below = bricks.some((value) => compare(value, rational(0)) < 0);
        if (grade === "easy" || grade === "medium" || law === "multiply") expect(below).toBe(false);
        else if (grade === "hard") expect(below).toBe(true);
      }
    });

    test("from any state that agrees with the key each hint is right, and the hints finish it", () => {
      for (const [seed, { board, key }] of fairs.entries()) {
        const some = random(seed);
        const solution = solve(board);
        if (typeof solution === "string") throw new Error(solution);
        const bricks = board.givens.map((given, at) =>
          (given ?? some.whole(0, 2) === 0) ? (solution[at] ?? null) : null,
        );
        let state: State = { pyramid: board, bricks };
        for (let step = game.nextStep(state, key); step; step = game.nextStep(state, key)) {
          const [move] = step.moves;
          expect(move.value, step.why).toEqual(solution[move.brick]);
          for (const at of step.because) expect(state.bricks[at]).not.toBeNull();
          expect(step.because).not.toContain(move.brick);
          const next = game.play(state, move);
          if (isRefusal(next)) throw new Error(next.refusal);
          state = next;
        }
        expect(game.outcome(state)).toBe("solved");
      }
    });
  },
);

test.each([
  ["add:...8.2.4", "The two bricks below it are 8 and 2: 8 + 2 = 10."],
  ["subtract:..-4..-2.", "Row 2, brick 2 is −4, so −2 − ? = −4. The missing number is −2 − (−4) = 2."],
  ["subtract:..-4...-2", "Row 2, brick 2 is −4, so ? − (−2) = −4. The missing number is −4 + (−2) = −6."],
  ["add:.12..5..", "Row 2, brick 1 is 12, so 5 + ? = 12. The missing number is 12 − 5 = 7."],
  ["multiply:.12...4.", "Row 2, brick 1 is 12, so ? × 4 = 12. The missing number is 12 ÷ 4 = 3."],
  [
    "add:16...3..5",
    "The middle one of the three goes into both bricks above it, so it counts twice: 3 + 2 × ? + 5 = 16. That makes 2 × ? = 8, so it is 4.",
  ],
  [
    "subtract:20...7..-3",
    "The middle one of the three is taken away from the left one, and again with the brick that is above it on the right, so it counts twice: 7 − 2 × ? + (−3) = 20. That makes 2 × ? = −16, so it is −8.",
  ],
  [
    "multiply:72...2..4",
    "The middle one of the three goes into both bricks above it, so it counts twice: 2 × ? × ? × 4 = 72. That makes ? × ? = 9, and as every brick is above zero, it is 3.",
  ],
  [
    "multiply:3_4...1_2..2_3",
    "The middle one of the three goes into both bricks above it, so it counts twice: (1/2) × ? × ? × (2/3) = 3/4. That makes ? × ? = 9/4, and as every brick is above zero, it is 3/2.",
  ],
  [
    "add:41.....9.1..2.7",
    "Let x stand in row 4, brick 2. Then row 3, brick 1 is 1 + x; row 3, brick 2 is 2 + x; row 2, brick 1 is 3 + 2x; row 2, brick 2 is 11 + x. So row 1, brick 1 is 14 + 3x as well as 41: 3x = 27, so x = 9.",
  ],
  [
    "multiply:5000.....10.1..2.5",
    "Let x stand in row 4, brick 2. Then row 3, brick 1 is x; row 3, brick 2 is 2 × x; row 2, brick 1 is 2 × x²; row 2, brick 2 is 20 × x. So row 1, brick 1 is 40 × x³ as well as 5000: x³ = 125, so x = 5.",
  ],
])("%s: %s", (text, why) => {
  const { law, height, givens } = read(text);
  expect(firstDeduction(law, height, givens)?.why).toBe(why);
});

test("of two roots it is said why one is meant", () => {
  const said = (times: number, value: number, x: number) =>
    solvedText(
      "multiply",
      [
        { known: rational(1), times },
        { known: rational(value), times: 0 },
      ],
      rational(x),
    );
  expect(said(2, 9, 3)).toBe("x² = 9, so x = 3, as every brick is above zero");
  expect(said(3, 8, 2)).toBe("x³ = 8, so x = 2");
  expect(said(1, 7, 7)).toBe("x = 7");
});

describe("a board from outside", () => {
  test.each([
    ["add:...1.2.3", "Easy"],
    ["add:16...3..5", "Hard"],
    ["add:1.....", "This board has more than one solution, so it cannot be solved by thinking alone."],
    ["add:1...1.1.1", "This board has no solution: no numbers fit all the bricks that are given."],
    ["multiply:2...1..1", "This board has no solution: no numbers fit all the bricks that are given."],
    ["add:4.2.2.1.1.1", "In this board every brick is given: nothing is left to find."],
    [
      "add:......999999999.2.999999999.2",
      "This board has a solution, but with numbers of more than nine digits, which no brick holds.",
    ],
    [
      "add:81..44............3.5.1....1",
      "This board has one solution, but it takes several unknown numbers at a time, and the hints stop before that.",
    ],
  ])("%s: %s", (text, said) => {
    const judged = game.judge(read(text));
    expect(isProblem(judged) ? judged.problem : judged.grade).toBe(said);
  });
});

describe("playing", () => {
  const board = read("add:16...3..5");

  test("bricks that do not fit clash, with the sum; the key tells what is wrong before that", () => {
    expect(game.clashes(playedOn(board, "b1=7"))).toEqual([]);
    expect(game.clashes(playedOn(board, "b1=7", "b4=5"))).toEqual([
      { cells: [1, 3, 4], why: "3 + 5 is 8, but row 2, brick 1 is 7." },
    ]);
    expect(game.isMistaken(playedOn(board, "b1=7"), "16.7.9.3.4.5")).toBe(false);
    expect(game.isMistaken(playedOn(board, "b4=5"), "16.7.9.3.4.5")).toBe(true);
    expect(game.nextStep(playedOn(board, "b4=5"), "16.7.9.3.4.5")).toBeNull();
  });

  test("it is solved when all bricks are filled and fit, and open with one that does not", () => {
    expect(game.outcome(playedOn(board, "b1=7", "b2=9"))).toBe("open");
    expect(game.outcome(playedOn(board, "b1=7", "b2=9", "b4=4"))).toBe("solved");
    expect(game.outcome(playedOn(board, "b1=7", "b2=9", "b4=5"))).toBe("open");
    expect(game.outcome(playedOn(board, "b1=7", "b2=9", "b4=4", "b4="))).toBe("open");
  });

  test.each([
    ["b4=8/2", rational(4)],
    ["b4=4.0", rational(4)],
    ["b4= −1 1/2", rational(-3, 2)],
    ["b4=0.1(6)", rational(1, 6)],
    ["b4=", null],
  ])("%s is read exactly", (text, value) => {
    const move = game.move.read(text);
    if (isProblem(move)) throw new Error(move.problem);
    const read = move.value.value;
    expect(read && value ? equal(read, value) : read === value).toBe(true);
  });

  test.each([
    ["b3=4", "This brick is given."],
    ["b6=4", "There is no such brick: this pyramid has 6."],
    ["b4=four", 'A number is written like 12, -3, 2/3, 1 1/2 or 0.25; "four" is none.'],
    ["b4=1/0", 'A number is written like 12, -3, 2/3, 1 1/2 or 0.25; "1/0" is none.'],
    ["b4=1234567890", "A brick holds a number of nine digits at most."],
    ["b4=-1234567890", "A brick holds a number of nine digits at most."],
    ["b4=1/1234567890", "A brick holds a number of nine digits at most."],
    ["4=4", "A move is a brick and a short number, like b3=12, or b3= to clear it."],
  ])("%s is refused: %s", (text, said) => {
    const move = game.move.read(text);
    if (isProblem(move)) expect(move.problem).toBe(said);
    else expect(game.play(game.start(board), move.value)).toEqual({ refusal: said });
  });

  test("a product pyramid takes no number below zero", () => {
    const move = { brick: 4, value: rational(-3) };
    expect(game.play(game.start(read("multiply:72...2..4")), move)).toEqual({
      refusal: "In a product pyramid every brick is above zero.",
    });
  });

  test("words say what the pyramid is, what is done and what was written", () => {
    expect(game.words.board(playedOn(board, "b4=4"))).toBe(
      "A pyramid of 3 rows, in which each brick is the sum of the two below it. 4 of its 6 bricks are filled.",
    );
    const before = game.start(board);
    const move = { brick: 4, value: rational(-7, 2) };
    expect(game.words.change(before, move, before)).toBe("Row 3, brick 2 is −7/2");
    expect(game.words.board(game.start(read("multiply:72...2..4")))).toBe(
      "A pyramid of 3 rows, in which each brick is the product of the two below it. In a product pyramid every brick is above zero. 3 of its 6 bricks are filled.",
    );
  });
});
