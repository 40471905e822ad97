import { expect, test } from "vitest";
import { sound } from "./sound.ts";
import { typesetting } from "./typesetting.ts";

test("TeX compiles, answers can be read, and the font has every symbol", () => {
  expect(typesetting.check(sound())).toEqual([]);
  expect(typesetting.check(sound({ problem: "What is $\\frac{1}{$?" }))).toHaveLength(1);
  expect(typesetting.check(sound({ answer: { kind: "whole", value: "2.5" } }))).toHaveLength(1);
  expect(typesetting.check(sound({ hint: "Think of $\\aleph$." })).join()).toContain("lacks ℵ");
});
