import { expect, test } from "vitest";
import type { Listing } from "../engine/listing.ts";
import type { Puzzle } from "../engine/puzzle.ts";
import { placeIn } from "./place-in.ts";

const id = (number: number) => `patterns-easy-${String(number).padStart(3, "0")}`;
const puzzle = (number: number) => ({ id: id(number), level: "easy" }) as Puzzle;

function listing(first: readonly number[], rest: () => Promise<readonly number[]>): Listing {
  return { count: 6, first: first.map(puzzle), rest: () => rest().then((numbers) => numbers.map(puzzle)) };
}
// The numbers 3, 8 and 9 have left it; 6 and 10 stand where 3 and 9 stood.
const list = listing([1, 2, 6], async () => [4, 7, 5, 10]);
const offline = listing([1, 2, 6], () => Promise.reject(new Error("offline")));

const about = async (one: number | Puzzle, from = list) => {
  const placed = await placeIn(from, typeof one === "number" ? id(one) : one);
  return placed && [placed.puzzle.id, placed.at, placed.before?.id ?? null, placed.after?.id ?? null];
};

test.each([
  [1, 1, null, id(2)],
  [6, 3, id(2), id(4)],
  [4, 4, id(6), id(7)],
  [10, 7, id(5), null],
])("number %d is found by its id; its place and its neighbours are those of the list", async (number, ...place) => {
  expect(await about(number)).toEqual([id(number), ...place]);
});

test("one that has left the list has no place; next is what stands where it stood", async () => {
  expect(await about(puzzle(3))).toEqual([id(3), null, id(2), id(6)]);
  expect(await about(puzzle(8))).toEqual([id(8), null, id(7), id(5)]);
  const later = listing([12, 2], async () => []);
  expect(await about(puzzle(1), later)).toEqual([id(1), null, null, id(12)]);
});

test.each([3, 11, 0])("the list has no %d", async (number) => {
  expect(await about(number)).toBe(null);
});

test("without a connection the first ones open, but for the last of them, whose neighbour is not there", async () => {
  expect(await about(2, offline)).toEqual([id(2), 2, id(1), id(6)]);
  await expect(about(6, offline)).rejects.toThrow("offline");
});
