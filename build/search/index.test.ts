import { expect, test } from "vitest";
import type { ListedPuzzle } from "../../src/content/schema/read-puzzles.ts";
import { puzzlesOf } from "../../src/play/search/names.ts";
import { namesIndex, wordsIndex } from "./index.ts";

const puzzle = (number: number, title: string, level = "easy") =>
  ({ id: `geometry-circles-00${number}`, title, level, problem: `How long is the ${title}?` }) as ListedPuzzle;
// Its third has left the list; the fifth stands in its place.
const puzzles = new Map([
  ["geometry/circles", [puzzle(1, "rope"), puzzle(2, "arc"), puzzle(5, "belt", "hard"), puzzle(4, "ring")]],
]);

test("a puzzle is found under its own number, whatever left the list before it", () => {
  const names = namesIndex({ zones: [], puzzles, library: noLibrary } as never);
  expect(puzzlesOf(names).map(({ title, level, path }) => `${title} ${level} ${path}`)).toEqual([
    "rope easy /geometry/circles/1",
    "arc easy /geometry/circles/2",
    "ring easy /geometry/circles/4",
    "belt hard /geometry/circles/5",
  ]);
});

test("and by its own words", () => {
  const words = wordsIndex(puzzles, "geometry")["geometry/circles"] ?? [];
  expect(words.map((text) => /rope|arc|belt|ring/.exec(text)?.[0] ?? text)).toEqual([
    "rope",
    "arc",
    "",
    "ring",
    "belt",
  ]);
});

/** A library with nothing in it. */
const noLibrary = new Proxy({}, { get: () => [] });
