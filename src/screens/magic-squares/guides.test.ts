import { expect, test } from "vitest";
import { construction } from "../../games/magic-squares/constructions/constructions.ts";
import { guidesOf } from "./guides.ts";

const lettersIn = (order: number) =>
  [...guidesOf(construction(order)).letters].sort(([a], [b]) => a - b).map(([, letter]) => letter);

test("the letters of the blocks are those that the reasons name", () => {
  expect(lettersIn(6).join("")).toBe("LLL" + "LUL" + "ULU");
  expect(lettersIn(10).join("")).toBe("LLLLL" + "LLLLL" + "LLULL" + "UULUU" + "XXXXX");
  for (const order of [6, 10]) {
    const made = construction(order);
    const { letters } = guidesOf(made);
    for (const [at, { why }] of made.placements.entries()) {
      const named = /marked ([LUX])/.exec(why)?.[1];
      if (at % 4 !== 0 || !named) continue;
      const corner = Math.min(...made.placements.slice(at, at + 4).map(({ cell }) => cell));
      expect(letters.get(corner)).toBe(named);
    }
  }
});

test("a diagonal crosses exactly the cells that are counted backwards", () => {
  for (const order of [4, 8]) {
    const made = construction(order);
    const { crossed, block } = guidesOf(made);
    expect(block).toBe(4);
    for (const { cell, value } of made.placements) expect(crossed[cell] !== null).toBe(value !== cell + 1);
  }
  expect(guidesOf(construction(4)).crossed.slice(0, 4)).toEqual(["down", null, null, "up"]);
});

test("odd orders need no guides", () => {
  const { block, crossed, letters } = guidesOf(construction(5));
  expect([block, letters.size]).toEqual([null, 0]);
  expect(crossed.every((one) => one === null)).toBe(true);
});
