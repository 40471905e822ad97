import { expect, test } from "vitest";
import { americanSpelling } from "./american-spelling.ts";
import { sound } from "./sound.ts";

test("British spelling throughout", () => {
  expect(americanSpelling.check(sound({ problem: "A parking meter in the centre, painted grey, for maths." }))).toEqual(
    [],
  );
  expect(americanSpelling.check(sound({ hint: "What color is it?" }))).toEqual([
    'hint has "color"; in British spelling it is "colour"',
  ]);
  expect(americanSpelling.check(sound({ title: "Two Neighbors" }))).toHaveLength(1);
});
