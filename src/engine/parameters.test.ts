import { describe, expect, test } from "vitest";
import { random } from "../maths/random.ts";
import { type Family, family } from "./family.ts";
import { drawParameters, faults } from "./parameters.ts";

const boxes = family({
  level: "easy",
  minutes: 2,
  kind: "drill",
  technique: "adding",
  ages: "8-9",
  curriculum: ["Y4"],
  bounds: {
    place: ["market", "harbour"],
    each: [2, 9],
    total: [10, 100, 5],
    sizes: { list: [1, 6], length: [2, 4] },
  },
  rules: { "each divides the total": ({ each, total }) => total % each === 0 },
  write: ({ place, each }) => ({
    title: `At the ${place}`,
    problem: `${each}`,
    hint: "",
    solution: [],
    answer: { kind: "whole", value: String(each) },
    slips: [],
    check: "",
  }),
});

const sound = { place: "market", each: 5, total: 25, sizes: [1, 6] };

describe("drawn parameters", () => {
  test("are sound, whatever the seed", () => {
    for (let seed = 0; seed < 500; seed++) {
      const parameters = drawParameters(boxes, random(seed));
      expect(faults(boxes, parameters)).toEqual([]);
    }
  });

  test("are the same for the same seed and differ between seeds", () => {
    const draw = (seed: number) => JSON.stringify(drawParameters(boxes, random(seed)));
    expect(draw(7)).toBe(draw(7));
    expect(new Set(Array.from({ length: 100 }, (_, seed) => draw(seed))).size).toBeGreaterThan(80);
  });

  test("that cannot be found are an error, not an endless search", () => {
    const impossible: Family = { ...boxes, rules: { never: () => false } };
    expect(() => drawParameters(impossible, random(1))).toThrow("no parameters fit");
  });
});

test.each([
  [sound, []],
  [{ ...sound, place: "moon" }, ["place must be one of market, harbour"]],
  [{ ...sound, each: 10 }, ["each must be a whole number from 2 to 9"]],
  [{ ...sound, each: "5" }, ["each must be a whole number from 2 to 9"]],
  [{ ...sound, total: 27 }, ["total must be a whole number from 10 to 100 in steps of 5"]],
  [{ ...sound, sizes: [1] }, ["sizes must be a list of 2 to 4 numbers, each a whole number from 1 to 6"]],
  [{ ...sound, sizes: 3 }, ["sizes must be a list of 2 to 4 numbers, each a whole number from 1 to 6"]],
  [{ ...sound, colour: "red" }, ["colour is no parameter here"]],
  [
    { place: "market", each: 5, total: 25 },
    ["sizes must be a list of 2 to 4 numbers, each a whole number from 1 to 6"],
  ],
  [{ ...sound, each: 4 }, ["this must hold: each divides the total"]],
])("%j: %j", (parameters, expected) => {
  expect(faults(boxes, parameters)).toEqual(expected);
});
