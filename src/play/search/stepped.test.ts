import { expect, test } from "vitest";
import { stepped } from "./stepped.ts";

test("arrows go round, from the first result on, which is chosen while nobody has moved", () => {
  expect(stepped("ArrowDown", null, 3)).toBe(1);
  expect(stepped("ArrowDown", 2, 3)).toBe(0);
  expect(stepped("ArrowUp", null, 3)).toBe(2);
  expect(stepped("ArrowUp", 1, 3)).toBe(0);
});

test("Home and End belong to the text until one has moved", () => {
  expect(stepped("Home", null, 3)).toBeUndefined();
  expect(stepped("End", null, 3)).toBeUndefined();
  expect(stepped("Home", 2, 3)).toBe(0);
  expect(stepped("End", 0, 3)).toBe(2);
});

test("other keys are the field's, and so are all where nothing was found", () => {
  expect(stepped("a", 1, 3)).toBeUndefined();
  expect(stepped("ArrowLeft", 1, 3)).toBeUndefined();
  expect(stepped("ArrowDown", null, 0)).toBeUndefined();
});

test("a place beyond the results, which have become fewer, is their last", () => {
  expect(stepped("ArrowUp", 9, 3)).toBe(1);
});
