import { expect, test } from "vitest";
import { type Counting, counting } from "../../engine/game/examples.ts";
import { type Game, isProblem, isRefusal } from "../../engine/game/game.ts";
import {
  begin,
  forHer,
  play,
  readSession,
  restart,
  type Session,
  undo,
  writeSession,
} from "../../engine/game/session.ts";
import { isFollowed, isHers, shareOf } from "../../engine/game/share.ts";
import lights from "../../games/lights-out/game.ts";
import sudoku from "../../games/sudoku/game.ts";
import { random } from "../../maths/random.ts";

function made<B, S, M>(session: Session<B, S, M>, move: M, by: typeof play<B, S, M> = play): Session<B, S, M> {
  const next = by(session, move);
  if (isRefusal(next)) throw new Error(next.refusal);
  return next;
}
const start = (opponent = false): Counting => begin(counting(opponent), { board: 1e9, key: "", grade: "" });
const hers = (session: Counting) => made(session, 1);
const given = (session: Counting) => made(session, 1, forHer);

test("how many of the moves that stand were made for her; one undone and made by herself is hers", () => {
  expect(shareOf(start())).toEqual({ given: 0, all: 0 });
  const two = given(hers(start()));
  expect(shareOf(two)).toEqual({ given: 1, all: 2 });
  expect(shareOf(undo(two))).toEqual({ given: 0, all: 1 });
  expect(shareOf(hers(undo(two)))).toEqual({ given: 0, all: 2 });
  expect(shareOf(given(restart(two)))).toEqual({ given: 1, all: 1 });
});

test("replies of an opponent are nobody's", () => {
  const session = hers(given(start(true)));
  expect(session.moves.length).toBeGreaterThan(2);
  expect(shareOf(session)).toEqual({ given: 1, all: 2 });
});

test("it is hers from half on", () => {
  for (const [mine, theirs, is] of [
    [0, 0, true],
    [1, 0, true],
    [1, 1, true],
    [10, 11, false],
    [1, 20, false],
    [0, 1, false],
  ] as const)
    expect(isHers({ given: theirs, all: mine + theirs }), `${mine} and ${theirs}`).toBe(is);
});

test("it is kept with the board, and a board from before it was is read as it is", () => {
  const session = given(hers(given(start())));
  const read = (text: string) => {
    const back = readSession(counting(false), text);
    if (isProblem(back)) throw new Error(back.problem);
    return back.value;
  };
  expect(shareOf(read(writeSession(session)))).toEqual({ given: 2, all: 3 });
  const { given: _, ...before } = JSON.parse(writeSession(session));
  expect(shareOf(read(JSON.stringify(before)))).toEqual({ given: 0, all: 3 });
  for (const wrong of ["x", [1, 0], [0.5], { 0: 1 }])
    expect(readSession(counting(false), JSON.stringify({ ...before, given: wrong }))).toHaveProperty("problem");
});

test("on a board of cells the last value of each cell counts, and no mark", () => {
  const dealt = sudoku.deal(sudoku.settings.first, random(3));
  const session = begin(sudoku, dealt);
  const open = session.states[0].cells.flatMap((value, cell) => (value === 0 ? [cell] : []));
  const [a = 0, b = 0, c = 0] = open;
  const write = (cell: number, value: number) => ({ do: "write", cell, value, tidy: false }) as const;
  let now = made(session, write(a, 1), forHer);
  for (let n = 0; n < 5; n++) now = made(now, { do: "mark", cells: [b], value: n + 1 });
  expect(shareOf(now)).toEqual({ given: 1, all: 1 });
  now = made(made(now, write(b, 2)), write(c, 3));
  expect(shareOf(now)).toEqual({ given: 1, all: 3 });
  expect(shareOf(made(now, write(a, 4)))).toEqual({ given: 0, all: 3 });
  expect(shareOf(made(now, { do: "empty", cells: [a, b] }))).toEqual({ given: 0, all: 1 });
  expect(shareOf(made(now, { do: "reset" }))).toEqual({ given: 0, all: 0 });
});

test("a hint is followed by whoever does, on that very way, something that it said", () => {
  const at = (row: number, column: number) => ({ row, column });
  const read = lights.board.read("00111.00010.00000.00100.01110");
  if (isProblem(read)) throw new Error(read.problem);
  const game: Game<typeof read.value, typeof read.value, { row: number; column: number }> = lights;
  const board = begin(game, { board: read.value, key: "", grade: "" });
  const chase = { before: [], moves: [at(1, 2), at(1, 3), at(1, 4)] };
  const own = made(made(board, at(0, 3)), at(4, 2));
  expect(isFollowed(own, chase)).toBe(false);
  expect(isFollowed(own, { before: [], moves: [at(4, 2)] }), "later, too").toBe(true);
  expect(isFollowed(made(board, at(1, 3)), chase)).toBe(true);
  // Seen after a first move, and that was taken back.
  expect(isFollowed(own, { before: [at(1, 1)], moves: [at(4, 2)] })).toBe(false);
  expect(isFollowed(own, { before: [at(0, 3)], moves: [at(0, 3)] }), "it was done before").toBe(false);
  expect(isFollowed(board, chase), "nothing was done yet").toBe(false);
});

test("a value that a hint names is the same with and without tidying the marks", () => {
  const session = begin(sudoku, sudoku.deal(sudoku.settings.first, random(3)));
  const cell = session.states[0].cells.indexOf(0);
  const write = { do: "write", cell, value: 1 } as const;
  const now = made(session, { ...write, tidy: true });
  expect(isFollowed(now, { before: [], moves: [{ ...write, tidy: false }] })).toBe(true);
  expect(isFollowed(now, { before: [], moves: [{ ...write, value: 2, tidy: false }] })).toBe(false);
  expect(isFollowed(now, { before: [], moves: [{ do: "strike", marks: [] }] })).toBe(true);
});
