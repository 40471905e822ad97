import { expect, test } from "vitest";
import type { ListedPuzzle } from "../../src/content/schema/read-puzzles.ts";
import { entriesOf, puzzlesOf } from "../../src/play/search/names.ts";
import { libraryOf, readFiles } from "../library/read.ts";
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

test("of each collection of the library every entry can be found", () => {
  const shelves = libraryOf(readFiles());
  const names = JSON.stringify(entriesOf(namesIndex({ zones: [], puzzles, library: shelves } as never)));
  for (const [collection, entries] of Object.entries({ ...shelves })) {
    expect(entries.length, collection).toBeGreaterThan(10);
    const missing = (entries as readonly { readonly id: string }[]).filter(({ id }) => {
      if (collection === "tips") return !names.includes(`/tips?tip=${id}"`);
      return !names.includes(collection === "exam-formulas" ? `/formulas?exam=${id}"` : `/${collection}/${id}"`);
    });
    expect(
      missing.map(({ id }) => id),
      collection,
    ).toEqual([]);
  }
});
