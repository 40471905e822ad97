import { expect, test } from "vitest";
import { strength } from "./strength.ts";

test("the more was answered the stronger, in five steps", () => {
  expect([0, 1, 9, 10, 19, 20, 29, 30, 500].map(strength)).toEqual([0, 1, 1, 2, 2, 3, 3, 4, 4]);
});
