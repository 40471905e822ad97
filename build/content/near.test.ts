import { expect, test } from "vitest";
import { readBank } from "../search/index.ts";
import { families } from "./all-families.ts";
import { nearest } from "./near.ts";

const bank = readBank((path) => families.get(path));

test("a puzzle without a family is near one of its topic that has one", () => {
  for (const list of bank.values())
    for (const puzzle of list) {
      const near = nearest(puzzle, list);
      if (puzzle.family) expect(near, puzzle.id).toBe(undefined);
      if (near) expect([near.topic, near.family !== undefined], puzzle.id).toEqual([puzzle.topic, true]);
    }
});

test("of the puzzles that lists open with most have another on their topic", () => {
  const opening = [...bank].flatMap(([name, list]) =>
    /^(riddles|daily|brain-teasers)/.test(name)
      ? []
      : list.slice(0, 2).map((puzzle) => puzzle.family ?? nearest(puzzle, list)),
  );
  expect(opening.filter(Boolean).length / opening.length).toBeGreaterThan(0.85);
});
