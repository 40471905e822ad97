import { expect, test } from "vitest";
import { typedOn, untyped } from "./typed.ts";

const begins = (text: string) => ["3", "12", "36"].some((value) => value.startsWith(text));
const typed = (...keys: readonly (readonly [text: string, at: number])[]) =>
  keys.reduce((before, [text, at]) => typedOn(before, text, at, begins), untyped).text;

test("digits that come soon after each other are of one number, where there is one that begins so", () => {
  expect(typed(["3", 0], ["6", 999])).toBe("36");
  expect(typed(["1", 0], ["2", 400])).toBe("12");
  expect(typed(["1", 0], ["3", 400])).toBe("3");
  expect(typed(["3", 0], ["6", 300], ["1", 600])).toBe("1");
});

test("after a pause, and at the very first, a digit begins anew", () => {
  expect(typed(["3", 0], ["6", 1000])).toBe("6");
  expect(typed(["3", 0])).toBe("3");
  expect(typed(["5", 0])).toBe("5");
});
