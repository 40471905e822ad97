import { expect, test } from "vitest";
import { random } from "../../maths/random.ts";
import { nextPupil } from "./next-pupil.ts";

test("everybody has a turn before anybody has a second one, and nobody two running", () => {
  const chance = random(5);
  let drawn: readonly number[] = [];
  const turns: number[] = [];
  for (let n = 0; n < 90; n++) {
    drawn = nextPupil(drawn, 30, chance);
    turns.push(drawn.at(-1) ?? 0);
  }
  for (const from of [0, 30, 60]) expect(new Set(turns.slice(from, from + 30)).size).toBe(30);
  for (let n = 1; n < turns.length; n++) expect(turns[n]).not.toBe(turns[n - 1]);
});

test("a smaller class draws from those that are left in it", () => {
  expect(nextPupil([9, 30], 2, random(1)).at(-1)).toBeLessThanOrEqual(2);
  expect(nextPupil([1], 1, random(1))).toEqual([1]);
});
