import { expect, test } from "vitest";
import { inOrder, type Move, movable, slide } from "./board.ts";
import { memory } from "./memory.ts";

const ordered = inOrder({ rows: 3, columns: 3 });

test("a way is remembered for every board on it, until the next one is found", () => {
  const { recall, remember } = memory();
  const moves: readonly Move[] = [5, 2, 3, 6];
  const start = moves.toReversed().reduce(slide, ordered);
  expect(recall(start)).toEqual({ atLeast: 0 });
  expect(remember(start, { moves })).toEqual({ moves });
  expect(recall(start)).toEqual({ moves });
  expect(recall(slide(slide(start, 5), 2))).toEqual({ moves: [3, 6] });
  expect(recall(slide(start, 4))).toEqual({ atLeast: 0 });
  remember(slide(ordered, 8), { moves: [8] });
  expect(recall(start)).toEqual({ atLeast: 0 });
});

test("a bound is remembered for its board, and one move less for those beside it", () => {
  const { recall, remember } = memory();
  remember(ordered, { atLeast: 30 });
  expect(recall(ordered)).toEqual({ atLeast: 30 });
  for (const tile of movable(ordered)) {
    const beside = slide(ordered, tile);
    expect(recall(beside)).toEqual({ atLeast: 29 });
    remember(beside, { atLeast: 31 });
    expect(recall(beside)).toEqual({ atLeast: 31 });
  }
});
