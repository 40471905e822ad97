import { expect, test } from "vitest";
import { typesetPuzzle } from "../../src/engine/typeset/puzzle.ts";
import { pictureOf } from "../../src/play/puzzle-list/picture-of.ts";
import { thingNames } from "../../src/play/puzzle-list/things.ts";
import { lists } from "./bank.ts";

/** No more than so many of a hundred look alike in a list at a glance. */
const most = 25;

test.each([...lists.keys()].filter((name) => name !== "daily"))("few puzzles of %s look alike at a glance", (name) => {
  const puzzles = lists.get(name) ?? [];
  const many = new Map<string, number>();
  for (const puzzle of puzzles) {
    const picture = JSON.stringify(pictureOf(typesetPuzzle(puzzle), name.split("/")[0] ?? ""));
    many.set(picture, (many.get(picture) ?? 0) + 1);
  }
  const alike = Math.max(...many.values());
  expect((100 * alike) / puzzles.length).toBeLessThanOrEqual(most);
});

test("each thing that can be drawn stands for a puzzle", () => {
  const drawn = [...lists].flatMap(([name, puzzles]) =>
    puzzles.map((puzzle) => pictureOf(typesetPuzzle(puzzle), name.split("/")[0] ?? "")),
  );
  const used = new Set(drawn.flatMap((picture) => (picture.kind === "thing" ? [picture.name] : [])));
  expect(thingNames.filter((name) => !used.has(name))).toEqual([]);
});
