import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { seeds } from "../../engine/contract-tests/scale.ts";
import { holdShown } from "../../engine/contract-tests/shown.ts";
import { isProblem, isRefusal } from "../../engine/game/game.ts";
import type { GridMove, GridState } from "../../engine/game/grid.ts";
import { areFull, candidatesOf, markOf } from "../../engine/game/grid-moves.ts";
import { type Random, random } from "../../maths/random.ts";
import type { Board } from "./board/text.ts";
import { deal } from "./deal.ts";
import game from "./game.ts";
import { grades } from "./rating/grades.ts";
import { withoutMarks } from "./rating/ladder.ts";

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

const houseWords = /^In (?<name>\w+ \d) only row (?<row>\d), column (?<column>\d) can be (?<digit>\d): /;

/** Holds what the words of a single say against the state; `isOut` tells what steps have ruled out. */
function holdSingle(state: State, why: string, isOut: (cell: number, value: number) => boolean): void {
  const { shape, cells } = state;
  const { name, row, column, digit } = houseWords.exec(why)?.groups ?? {};
  const value = Number(digit ?? /can only be (\d)/.exec(why)?.[1]);
  const cell = (Number(row) - 1) * shape.columns + Number(column) - 1;
  if (name) {
    const others = shape.houses.find((house) => house.name === name)?.cells.filter((at) => at !== cell && !cells[at]);
    const blocked = others?.map((at) => isInLine(state, at, value));
    expect(
      others?.every((at, n) => blocked?.[n] || isOut(at, value)),
      why,
    ).toBe(true);
    expect(blocked?.includes(true), why).toBe(why.includes("in line"));
    expect(blocked?.includes(false), why).toBe(why.includes("ruled out"));
  } else if (value > 0) {
    const [, atRow, atColumn] = /^Row (\d), column (\d) can only/.exec(why) ?? [];
    const at = (Number(atRow) - 1) * shape.columns + Number(atColumn) - 1;
    const others = [...shape.values.keys()].map((n) => n + 1).filter((one) => one !== value);
    expect(
      others.every((one) => isInLine(state, at, one) || isOut(at, one)),
      why,
    ).toBe(true);
    expect(
      others.every((one) => isInLine(state, at, one)),
      why,
    ).toBe(!why.includes("ruled out"));
  }
}

const has = (marks: number | undefined, value: number) => ((marks ?? 0) & markOf(value)) !== 0;

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
          expect(has(state.ruledOut[cell], value), step.why).toBe(false);
        }
    }
    const { ruledOut, marks } = state;
    const isFull = areFull(state, Array.from(key, Number));
    holdSingle(state, step.why, (cell, value) => has(ruledOut[cell], value) || (isFull && !has(marks[cell], value)));
    holdShown(state, step);
    // Marks are taken away only where they cannot be, and all at once never.
    const lost = (after: State) =>
      marks.some((own, cell) => after.cells[cell] === 0 && has(own & ~(after.marks[cell] ?? 0), Number(key[cell])));
    expect(lost(played(state, step.moves)), step.why).toBe(false);
    if (step.moves[0].do === "fill")
      expect(marks.every((own, cell) => own === 0 || state.cells[cell] !== 0)).toBe(true);
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

/** A state of a board with these steps taken, and some right digits written. */
function along(one: { board: string; key: string }, draw: Random, steps: number): State {
  let state = start(one);
  for (const cell of state.cells.keys())
    if (!state.cells[cell] && draw.whole(1, 10) <= 2)
      state = played(state, [{ do: "write", cell, value: Number(one.key[cell]), tidy: true }]);
  for (let step = 0; step < steps; step++) {
    // A mark in one cell: then none are filled in.
    const next = game.nextStep({ ...state, marks: lone(state, one.key) }, one.key);
    if (next) state = played(state, next.moves);
  }
  return state;
}

/** One right mark in the first empty cell. */
function lone({ cells }: State, key: string): number[] {
  const first = cells.indexOf(0);
  return cells.map((_, cell) => (cell === first ? markOf(Number(key[cell])) : 0));
}

/** The digits that have at most so many places in a box, where they may stand; as many players pencil them in. */
function corners(state: State, most: number): number[] {
  const boxes = state.shape.houses.slice(2 * state.shape.rows);
  const marks = state.cells.map(() => 0);
  for (const { cells } of boxes)
    for (const value of state.shape.values.keys()) {
      const places = cells.filter((cell) => has(candidatesOf(state, cell), value + 1));
      if (places.length <= most) for (const cell of places) marks[cell] = (marks[cell] ?? 0) | markOf(value + 1);
    }
  return marks;
}

const shownAtOnce = new Set(withoutMarks.map(({ name }) => name));

describe("pencil marks", () => {
  test("that are not full say nothing: the hint is the same with any of them, and keeps them", () => {
    fc.assert(
      fc.property(fc.constantFrom(...dealt), fc.nat(), fc.integer({ min: 0, max: 20 }), (one, seed, steps) => {
        const draw = random(seed);
        const state = along(one, draw, steps);
        const { key } = one;
        const wanted = Array.from(key, Number);
        if (game.outcome(state) !== "open") return;
        const expected = game.nextStep({ ...state, marks: lone(state, key) }, key);
        const some = state.cells.map((_, cell) => candidatesOf(state, cell) & draw.whole(0, 511));
        const bare = state.cells.lastIndexOf(0);
        for (const marks of [corners(state, 2), corners(state, 3), some.with(bare, 0)]) {
          const pencilled = { ...state, marks };
          if (areFull(pencilled, wanted) || marks.every((own) => own === 0)) continue;
          const step = game.nextStep(pencilled, key);
          expect(step).toEqual(expected);
          expect(step?.technique).not.toBe("Pencil marks");
          expect(step?.moves.map((move) => move.do)).not.toContain("fill");
        }
      }),
      { numRuns: seeds(300, 15) },
    );
  });

  test("that are full let steps pass that are made, and only these", () => {
    fc.assert(
      fc.property(fc.constantFrom(...dealt), fc.nat(), fc.integer({ min: 0, max: 15 }), (one, seed, steps) => {
        const draw = random(seed);
        const { key } = one;
        const state = along(one, draw, steps);
        if (game.outcome(state) !== "open") return;
        // Some of what can go is gone.
        const marks = state.cells.map((value, cell) =>
          value
            ? 0
            : (candidatesOf(state, cell) & (draw.whole(0, 511) | draw.whole(0, 511))) | markOf(Number(key[cell])),
        );
        const told = game.nextStep({ ...state, marks }, key);
        let without: State = { ...state, marks: lone(state, key) };
        for (let step = game.nextStep(without, key); ; step = game.nextStep(without, key)) {
          const [first] = step?.moves ?? [];
          const isMade = first?.do === "strike" && first.marks.every(({ cell, value }) => !has(marks[cell], value));
          if (!isMade) {
            expect(told).toEqual(step);
            return;
          }
          without = { ...played(without, [first]), marks: without.marks };
        }
      }),
      { numRuns: seeds(200, 10) },
    );
  });

  test("are asked for before the first step that needs them, and once", () => {
    const { techniques } = follow(start(medium), medium.key);
    const first = techniques.findIndex((name) => !shownAtOnce.has(name));
    expect(techniques[first]).toBe("Pencil marks");
    expect(techniques.filter((name) => name === "Pencil marks")).toHaveLength(1);
    expect(follow(start(easy), easy.key).techniques).not.toContain("Pencil marks");
  });

  test.each(dealt)("are asked for where they show something first: %#", (one) => {
    let state = start(one);
    for (let step = game.nextStep(state, one.key); step; step = game.nextStep(state, one.key)) {
      if (step.technique === "Pencil marks") {
        const { cells, shape } = state;
        const name = /^Look at the empty cells of (.+), and at the digits/.exec(step.look)?.[1];
        const house = shape.houses.find((house) => house.name === name);
        expect(step.area, step.look).toEqual(house?.cells.filter((cell) => cells[cell] === 0));
        const next = game.nextStep(played(state, step.moves), one.key);
        expect(next?.area.filter((cell) => step.area.includes(cell)).length).toBeGreaterThan(1);
        return;
      }
      state = played(state, step.moves);
    }
  });

  test("that are full but for a digit that is needed get it back, and lose none", () => {
    let state = played(start(medium), [{ do: "fill" }]);
    const { techniques } = follow(state, medium.key);
    expect(techniques).not.toContain("Pencil marks");
    // What shows without marks first.
    for (
      let step = game.nextStep(state, medium.key);
      step?.moves[0].do === "write";
      step = game.nextStep(state, medium.key)
    )
      state = played(state, step.moves);
    const cell = state.cells.indexOf(0);
    const needed = markOf(Number(medium.key[cell]));
    const wrong = { ...state, marks: state.marks.with(cell, (state.marks[cell] ?? 0) & ~needed) };
    const step = game.nextStep(wrong, medium.key);
    expect(step?.cells).toEqual([cell]);
    expect(played(wrong, step?.moves ?? []).marks).toEqual(state.marks);
    expect(game.outcome(follow(wrong, medium.key).end)).toBe("solved");
  });

  test("a step that is done stays done where nothing was pencilled in, until all marks are filled in anew", () => {
    let now: State = { ...start(medium), marks: lone(start(medium), medium.key) };
    let step = game.nextStep(now, medium.key);
    while (step && step.moves[0].do !== "strike") {
      now = played(now, step.moves);
      now = { ...now, marks: lone(now, medium.key) };
      step = game.nextStep(now, medium.key);
    }
    if (!step) throw new Error("no step strikes anything");
    const after = played(now, step.moves);
    expect(game.nextStep(after, medium.key)).not.toEqual(step);
    expect(game.words.change(now, step.moves[0], after)).toMatch(/^not \d in row|ruled out$/);
    expect(played(after, [{ do: "fill" }]).ruledOut.every((out) => out === 0)).toBe(true);
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
