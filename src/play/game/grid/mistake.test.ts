import { expect, test } from "vitest";
import { isRefusal } from "../../../engine/game/game.ts";
import type { GridMove, GridState, PlayableGrid } from "../../../engine/game/grid.ts";
import { begin, play, type Session } from "../../../engine/game/session.ts";
import kenken from "../../../games/kenken/game.ts";
import sudoku from "../../../games/sudoku/game.ts";
import { random } from "../../../maths/random.ts";
import { mistakeOn } from "./mistake.ts";

const dealt = sudoku.deal(sudoku.settings.first, random(1));
const start = begin(sudoku, dealt);
const { cells, shape } = start.states[0];
const wanted = sudoku.readKey(dealt.board, dealt.key);
const open = cells.flatMap((value, cell) => (value === 0 ? [cell] : []));
const isSeen = (cell: number, value: number) =>
  shape.houses.some((house) => house.cells.includes(cell) && house.cells.some((one) => cells[one] === value));

function written<B>(session: Session<B, GridState<B>, GridMove>, ...to: readonly (readonly [number, number])[]) {
  return to.reduce((before, [cell, value]) => {
    const next = play(before, { do: "write", cell, value, tidy: false });
    if (isRefusal(next)) throw new Error(next.refusal);
    return next;
  }, session);
}

test("a board that is right so far has nothing to take back", () => {
  expect(mistakeOn(sudoku, start)).toBeNull();
  const [a = 0, b = 0] = open;
  expect(mistakeOn(sudoku, written(start, [a, wanted[a] ?? 0], [b, wanted[b] ?? 0]))).toBeNull();
});

test("where a rule is seen to be broken it is named, its cells lit; then the one that is wrong", () => {
  const cell = open[0] ?? 0;
  const value = [1, 2, 3, 4, 5, 6, 7, 8, 9].find((one) => isSeen(cell, one)) ?? 0;
  const step = mistakeOn(sudoku, written(start, [cell, value]));
  expect(step?.look).toMatch(
    new RegExp(`^${value} stands twice in (row|column|box) \\d\\. Which of these cannot stay\\?$`),
  );
  expect(step?.area).toHaveLength(2);
  expect(step?.area).toContain(cell);
  expect(step?.cells).toEqual([cell]);
  expect(step?.why).toContain(`The ${value} in row`);
  expect(step?.why).toContain("just now");
});

test("a number that is wrong and breaks no rule yet: first its row, then the cell, and when it came", () => {
  const [cell = 0, value = 0] =
    open
      .map((one) => [one, [1, 2, 3, 4, 5, 6, 7, 8, 9].find((n) => n !== wanted[one] && !isSeen(one, n)) ?? 0])
      .find(([, n]) => n !== 0) ?? [];
  const others = open.filter((one) => one !== cell && wanted[one] !== value).slice(0, 3);
  const right = others.map((one) => [one, wanted[one] ?? 0] as const);
  const step = mistakeOn(sudoku, written(start, [cell, value], ...right));
  const row = (shape.places[cell]?.row ?? 0) + 1;
  expect(step?.look).toMatch(new RegExp(`row ${row}(: it)? cannot be right`));
  expect(step?.area).toContain(cell);
  for (const one of step?.area ?? []) expect(shape.givens[one], "she wrote it").toBe(0);
  expect(step?.cells).toEqual([cell]);
  expect(step?.why).toContain("4 moves ago");
  expect(step?.moves).toEqual([{ do: "write", cell, value: 0, tidy: false }]);
});

test("of several wrong numbers the first; done for her it is gone, until all is right", () => {
  const [a = 0, b = 0, c = 0] = open;
  const off = (cell: number) => ((wanted[cell] ?? 0) % 9) + 1;
  let session = written(start, [b, wanted[b] ?? 0], [c, off(c)], [a, off(a)]);
  const taken: number[] = [];
  for (let step = mistakeOn(sudoku, session); step; step = mistakeOn(sudoku, session)) {
    taken.push(...step.cells);
    const next = play(session, step.moves[0]);
    if (isRefusal(next)) throw new Error(next.refusal);
    session = next;
  }
  expect(taken.toSorted()).toEqual([a, c].toSorted());
  expect(sudoku.isMistaken(session.states.at(-1) ?? session.states[0], dealt.key)).toBe(false);
});

test("where no rule is broken yet the number that was wrong first is named: the others may follow from it", () => {
  const quiet = open.flatMap((one) =>
    [1, 2, 3, 4, 5, 6, 7, 8, 9].flatMap((n) => (n !== wanted[one] && !isSeen(one, n) ? [[one, n] as const] : [])),
  );
  const [first = [0, 0] as const] = quiet;
  const second = quiet.find(([cell, n]) => cell !== first[0] && n !== first[1]) ?? first;
  for (const [one, other] of [
    [first, second],
    [second, first],
  ] as const)
    expect(mistakeOn(sudoku, written(start, one, other))?.cells).toEqual([one[0]]);
});

test("a lone wrong number in a KenKen has its place, and a cage that misses its total is named", () => {
  const game: PlayableGrid<ReturnType<typeof kenken.deal>["board"]> = kenken;
  const small = kenken.deal({ ...kenken.settings.first, size: "4" }, random(2));
  const begun = begin(kenken, small);
  const key = kenken.readKey(small.board, small.key);
  for (let cell = 0; cell < 16; cell++) {
    const step = mistakeOn(game, written(begun, [cell, ((key[cell] ?? 0) % 4) + 1]));
    expect(step?.cells).toEqual([cell]);
    expect(step?.look).toMatch(/row \d|cage|cannot stay/);
  }
});
