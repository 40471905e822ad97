import { expect, test } from "vitest";
import type { Listing } from "../../engine/listing.ts";
import type { Puzzle } from "../../engine/puzzle.ts";
import { everything } from "./filter.ts";
import { placeAmong } from "./neighbours.ts";

const puzzle = (id: string, topic: string, level = "easy") => ({ id, topic, level }) as Puzzle;
const listing = (first: readonly Puzzle[], rest: readonly Puzzle[]): Listing => ({
  count: first.length + rest.length,
  first,
  rest: () => Promise.resolve(rest),
});
const lists = [
  listing([puzzle("a", "primes"), puzzle("b", "digits")], [puzzle("c", "primes")]),
  listing([puzzle("d", "digits", "hard"), puzzle("e", "primes", "hard")], []),
];
const primes = { ...everything, topic: "primes" };

test("next and previous stay within the choice, over the lists of a category", async () => {
  const at = (id: string) => placeAmong(lists, primes, new Set(), id);
  expect(await at("c")).toMatchObject({ at: 2, count: 3, before: { id: "a" }, after: { id: "e", level: "hard" } });
  expect(await at("e")).toMatchObject({ at: 3, count: 3, before: { id: "c" }, after: undefined });
});

test("a puzzle that no longer fits, because it was solved, still knows the one after it", async () => {
  const unsolved = { ...everything, unsolved: true };
  expect(await placeAmong(lists, unsolved, new Set(["a", "b", "c"]), "c")).toMatchObject({
    at: 0,
    count: 2,
    before: undefined,
    after: { id: "d" },
  });
});

test("what cannot be fetched is told", async () => {
  const failing: Listing = {
    count: 2,
    first: [puzzle("a", "primes")],
    rest: () => Promise.reject(new Error("offline")),
  };
  await expect(placeAmong([failing], primes, new Set(), "a")).rejects.toThrow("offline");
});
