import { expect, test } from "vitest";
import { byLetter, matching } from "./find.ts";

const terms = [
  { term: "Pythagoras’ theorem", forms: [], ages: "11-14" },
  { term: "prime number", forms: ["primes"], ages: "8-11" },
  { term: "angle", forms: ["angles"], ages: "8-11" },
] as const;
const names = (found: readonly { readonly term: string }[]) => found.map(({ term }) => term);

test("a word is found by a part of any of its names, whatever its capitals and apostrophes", () => {
  expect(names(matching(terms, "PRIMES", "all"))).toEqual(["prime number"]);
  expect(names(matching(terms, "pythagoras' th", "all"))).toEqual(["Pythagoras’ theorem"]);
  expect(matching(terms, "  ", "all")).toHaveLength(3);
  expect(matching(terms, "circle", "all")).toEqual([]);
});

test("ages narrow the list", () => {
  expect(names(matching(terms, "", "8-11"))).toEqual(["prime number", "angle"]);
});

test("by letters, in the order of the alphabet", () => {
  expect(byLetter(terms).map(([letter, found]) => [letter, ...names(found)])).toEqual([
    ["a", "angle"],
    ["p", "prime number", "Pythagoras’ theorem"],
  ]);
});
