import { expect, test } from "vitest";
import type { ListedPuzzle } from "../../src/content/schema/read-puzzles.ts";
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

test("what is near a puzzle of the first edition stays near it when a nearer one is added", () => {
  const of = (number: number, rest: object) =>
    ({
      id: `patterns-easy-${String(number).padStart(3, "0")}`,
      technique: "tables",
      minutes: 3,
      ...rest,
    }) as ListedPuzzle;
  const [own, later] = [of(1, {}), of(52, {})];
  const list = [own, of(2, { family: "patterns/far", minutes: 9 }), of(51, { family: "patterns/close" }), later];
  expect(nearest(own, list)?.family).toBe("patterns/far");
  expect(nearest(later, list)?.family).toBe("patterns/close");
});

test("of the puzzles that lists open with most have another on their topic", () => {
  const opening = [...bank].flatMap(([name, list]) =>
    /^(riddles|daily|brain-teasers)/.test(name)
      ? []
      : list.slice(0, 2).map((puzzle) => puzzle.family ?? nearest(puzzle, list)),
  );
  expect(opening.filter(Boolean).length / opening.length).toBeGreaterThan(0.85);
});
