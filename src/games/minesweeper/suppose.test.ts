import { expect, test } from "vitest";
import type { Clue } from "./clue.ts";
import { suppose } from "./suppose.ts";

const clue = (cell: number, hidden: readonly number[], mines: number): Clue => ({ cell, hidden, mines });

const first = clue(10, [1, 2], 1);
const second = clue(11, [2, 3], 1);
const third = clue(12, [1, 3, 4], 1);
/** Has nothing to do with the contradiction. */
const aside = clue(13, [2, 5], 1);

test("follows a supposition to a contradiction, with the links that matter only", () => {
  expect(suppose([aside, first, second, third], 1, true)).toEqual({
    links: [
      { clue: first, cells: [2], mine: false },
      { clue: third, cells: [3], mine: false },
    ],
    broken: second,
    tooMany: false,
  });
});

test("too many mines", () => {
  const both = clue(14, [1, 2], 2);
  expect(suppose([both, first], 2, true)).toEqual({
    links: [{ clue: both, cells: [1], mine: true }],
    broken: first,
    tooMany: true,
  });
});

test("too few cells left", () => {
  const both = clue(14, [1, 4], 2);
  expect(suppose([both], 4, false)).toEqual({ links: [], broken: both, tooMany: false });
});

test("no contradiction where both can be", () => {
  expect(suppose([first, second, third], 1, false)).toBeNull();
  expect(suppose([first, second], 1, true)).toBeNull();
});
