import { expect, test } from "vitest";
import { givenIn, keyOf, numbersIn } from "./digest.ts";
import { faultsOf, goneOf } from "./frozen.ts";

const was = { "a@1": "x y z", "b@1": "x" };

test("what deals as it did is in order; a seed that does not is named", () => {
  expect(faultsOf(was, { "a@1": { 0: "x", 2: "z" }, "b@1": { 0: "x" } })).toEqual([]);
  expect(faultsOf(was, { "a@1": { 0: "x", 1: "x", 2: "x" } })).toEqual([
    expect.stringContaining("a@1 deals otherwise than it did for the seeds 1, 2"),
  ]);
});

test("a new one is to be frozen, and none may go", () => {
  expect(faultsOf(was, { "a@2": { 0: "x" } })).toEqual([expect.stringContaining("a@2 is new")]);
  expect(goneOf(was, ["a@1", "a@2"])).toEqual(["b@1"]);
});

test("sentences may be mended, numbers and keys may not", () => {
  expect(numbersIn("Two of 14 cats, seven dogs, none of them one")).toEqual(["2", "14", "7"]);
  expect(givenIn("Ann has 3 pens.", undefined)).toEqual(givenIn("There are three pens of hers.", undefined));
  const choice = (...options: string[]) => keyOf({ kind: "choice", options, value: options[1] ?? "" });
  expect(choice("3 apples", "4 apples")).toEqual(choice("3 pears", "4 pears"));
  expect(choice("3 apples", "4 apples")).not.toEqual(choice("3 apples", "5 apples"));
  expect(keyOf({ kind: "whole", value: "7", label: "x" })).toEqual({ kind: "whole", value: "7" });
});
