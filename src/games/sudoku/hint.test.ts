import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { isProblem, isRefusal } from "../../engine/game/game.ts";
import type { GridMove, GridState } from "../../engine/game/grid.ts";
import { random } from "../../maths/random.ts";
import { deal } from "./deal.ts";
import game from "./game.ts";
import { grades } from "./ladder.ts";
import type { Board } from "./text.ts";

type State = GridState<Board>;

function played(state: State, moves: readonly GridMove[]): State {
  return moves.reduce((before, move) => {
    const after = game.play(before, move);
    if (isRefusal(after)) throw new Error(after.refusal);
    return after;
  }, state);
}

/** Whether a value cannot stand in a cell because it stands in a row, column or box of it. */
function isInLine({ shape, cells }: State, cell: number, value: number): boolean {
  return shape.houses.some(
    (house) => house.cells.includes(cell) && house.cells.some((other) => cells[other] === value),
  );
}

const houseWords =
  /^In (?<name>\w+ \d) only row (?<row>\d), column (?<column>\d) can be (?<digit>\d): every other empty cell there /;

/** Holds what the words of a single say against the state. */
function holdSingle(state: State, why: string): void {
  const { shape, cells, marks } = state;
  const isMarked = (cell: number, value: number) => !marks[cell] || ((marks[cell] ?? 0) & (1 << (value - 1))) !== 0;
  const { name, row, column, digit } = houseWords.exec(why)?.groups ?? {};
  const value = Number(digit ?? /can only be (\d)/.exec(why)?.[1]);
  const cell = (Number(row) - 1) * shape.columns + Number(column) - 1;
  if (name) {
    const others = shape.houses.find((house) => house.name === name)?.cells.filter((at) => at !== cell && !cells[at]);
    const blocked = others?.map((at) => isInLine(state, at, value));
    expect(
      others?.every((at, n) => blocked?.[n] || !isMarked(at, value)),
      why,
    ).toBe(true);
    expect(blocked?.includes(true), why).toBe(why.includes("in line"));
    expect(blocked?.includes(false), why).toBe(why.includes("pencil marks"));
  } else if (value > 0) {
    const [, atRow, atColumn] = /^Row (\d), column (\d) can only/.exec(why) ?? [];
    const at = (Number(atRow) - 1) * shape.columns + Number(atColumn) - 1;
    const others = [...shape.values.keys()].map((n) => n + 1).filter((one) => one !== value);
    expect(
      others.every((one) => isInLine(state, at, one) || !isMarked(at, one)),
      why,
    ).toBe(true);
    expect(
      others.every((one) => isInLine(state, at, one)),
      why,
    ).toBe(!why.includes("pencil marks"));
  }
}

/** Follows the steps to the end; every digit that is written is the key's, and no mark is struck that the key has. */
function follow(start: State, key: string): { readonly end: State; readonly techniques: readonly string[] } {
  let state = start;
  const techniques: string[] = [];
  while (game.outcome(state) === "open") {
    const step = game.nextStep(state, key);
    if (step === null || techniques.length > 500) throw new Error(`${state.board} is stuck after ${techniques.length}`);
    for (const move of step.moves) {
      if (move.do === "write") expect(move.value, step.why).toBe(Number(key[move.cell]));
      if (move.do === "strike")
        for (const { cell, value } of move.marks) {
          expect(key[cell], step.why).not.toBe(String(value));
          expect((state.marks[cell] ?? 0) & (1 << (value - 1)), step.why).not.toBe(0);
        }
    }
    holdSingle(state, step.why);
    techniques.push(step.technique);
    state = played(state, step.moves);
  }
  return { end: state, techniques };
}

const dealt = grades.flatMap((grade) => [0, 1].map((seed) => deal({ grade }, random(seed))));
const start = ({ board }: { board: string }) => game.start(board);
const [easy, medium] = [dealt[0], dealt[2]];
if (!easy || !medium) throw new Error("nothing was dealt");

describe("from any state that agrees with the key, the steps lead to the end", () => {
  test("with some cells filled and any pencil marks", () => {
    const marking = fc.constantFrom("none", "all", "fewer", "some", "any");
    fc.assert(
      fc.property(
        fc.constantFrom(...dealt),
        fc.nat(),
        fc.integer({ min: 0, max: 10 }),
        marking,
        (one, seed, tenths, how) => {
          const draw = random(seed);
          let state = start(one);
          for (const cell of state.cells.keys())
            if (!state.cells[cell] && draw.whole(1, 10) <= tenths)
              state = played(state, [{ do: "write", cell, value: Number(one.key[cell]), tidy: true }]);
          if (how === "all" || how === "fewer") state = played(state, [{ do: "fill" }]);
          const marks = state.marks.map((own, cell) => {
            if (state.cells[cell]) return 0;
            const needed = 1 << (Number(one.key[cell]) - 1);
            if (how === "fewer") return (own & draw.whole(0, 511)) | needed;
            if (how === "some") return draw.whole(0, 2) === 0 ? draw.whole(0, 511) | needed : 0;
            return how === "any" ? draw.whole(0, 511) : own;
          });
          expect(game.outcome(follow({ ...state, marks }, one.key).end)).toBe("solved");
        },
      ),
      { numRuns: 60 },
    );
  });
});

describe("pencil marks", () => {
  test("are asked for before the first step that needs them, and once", () => {
    const { techniques } = follow(start(medium), medium.key);
    const singles = ["Last cell", "Hidden single in a box", "Hidden single in a line", "Naked single"];
    const first = techniques.findIndex((name) => !singles.includes(name));
    expect(techniques[first]).toBe("Pencil marks");
    expect(techniques.filter((name) => name === "Pencil marks")).toHaveLength(1);
    expect(follow(start(easy), easy.key).techniques).not.toContain("Pencil marks");
  });

  test("that leave out a digit that is needed are named, and filled in again", () => {
    let state = played(start(medium), [{ do: "fill" }]);
    const { techniques } = follow(state, medium.key);
    expect(techniques).not.toContain("Pencil marks");
    // Singles first, until marks are needed.
    for (
      let step = game.nextStep(state, medium.key);
      step?.moves[0].do === "write";
      step = game.nextStep(state, medium.key)
    )
      state = played(state, step.moves);
    const cell = state.cells.indexOf(0);
    const wrong = {
      ...state,
      marks: state.marks.with(cell, (state.marks[cell] ?? 0) & ~(1 << (Number(medium.key[cell]) - 1))),
    };
    const step = game.nextStep(wrong, medium.key);
    expect(step?.moves).toEqual([{ do: "fill" }]);
    expect(step?.cells).toEqual([cell]);
    expect(game.outcome(follow(wrong, medium.key).end)).toBe("solved");
  });

  test("what a learner has struck is used: the last mark of a cell is a single", () => {
    let state = played(start(medium), [{ do: "fill" }]);
    for (
      let step = game.nextStep(state, medium.key);
      step?.moves[0].do === "write";
      step = game.nextStep(state, medium.key)
    )
      state = played(state, step.moves);
    const cell = state.cells.indexOf(0);
    const value = Number(medium.key[cell]);
    const step = game.nextStep({ ...state, marks: state.marks.with(cell, 1 << (value - 1)) }, medium.key);
    expect(step?.technique).toMatch(/single/);
  });
});

test("nothing at the end, and nothing where a digit is wrong", () => {
  const full = { ...start(easy), cells: Array.from(easy.key, Number) };
  expect(game.nextStep(full, easy.key)).toBeNull();
  const cell = easy.board.indexOf(".");
  const wrong = played(start(easy), [{ do: "write", cell, value: (Number(easy.key[cell]) % 9) + 1, tidy: false }]);
  expect(game.isMistaken(wrong, easy.key)).toBe(true);
  expect(game.nextStep(wrong, easy.key)).toBeNull();
});

describe("a board from outside", () => {
  test.each([
    [`5.5${".".repeat(78)}`, "Two 5s in row 1."],
    [".".repeat(81), "This board has more than one solution, so it cannot be solved by thinking alone."],
    [
      `12345678.${"........9".repeat(1)}${".".repeat(63)}`,
      "This board has no solution: no digit can stand in row 1, column 9.",
    ],
    [
      `.2345678.${"1........"}${".".repeat(8)}1${".".repeat(54)}`,
      "This board has no solution: row 1 has no place for a 1.",
    ],
    [easy.key, "This board is full: there is nothing left to solve."],
  ])("%s", (board, problem) => expect(game.judge(board)).toEqual({ problem }));

  test("with no solution that shows only later", () => {
    const cell = medium.board.indexOf(".");
    const wrong = [1, 2, 3, 4, 5, 6, 7, 8, 9]
      .map((digit) => medium.board.slice(0, cell) + digit + medium.board.slice(cell + 1))
      .map((board) => game.judge(board))
      .filter(isProblem);
    expect(wrong.length).toBe(8);
    for (const { problem } of wrong) expect(problem).toMatch(/^This board has no solution: .*\.$|^Two \ds in /);
  });
});
