import { expect, test } from "vitest";
import { permutations } from "./permutations.ts";
import { factorial, range } from "./whole.ts";

test("every order once, in a fixed order: seeds of families depend on it", () => {
  expect(permutations([1, 2, 3]).map((order) => order.join(""))).toEqual(["123", "132", "213", "231", "312", "321"]);
  for (const n of range(0, 6)) {
    const orders = permutations(range(1, n)).map(String);
    expect(new Set(orders).size).toBe(factorial(n));
  }
});
