import { expect, test } from "vitest";
import { type Key, press, type State, start } from "./calculator.ts";
import { keptNumber, recalled, sumLine } from "./recall.ts";

const after = (keys: readonly Key[], from: State = start) => keys.reduce(press, from);

test("a finished sum is a line, and its number can be taken back from it", () => {
  const state = after(["7", "×", "8", "="]);
  if (!state.done) throw new Error("nothing was worked out");
  expect(sumLine(state.done, state.value)).toEqual({ text: "7 × 8", result: "= 56", value: "56" });
  expect(sumLine({ left: 2, operator: "-", right: 5 }, -3)).toEqual({ text: "2 − 5", result: "= −3", value: "-3" });
  expect(sumLine({ left: 1, operator: "÷", right: 0 }, Infinity).value).toBe("");
});

test("a kept result is a number only where the display can hold it", () => {
  expect(["56", "−0.5", "-3", "1.5e+20", "≈ 0.866"].map(keptNumber)).toEqual([56, -0.5, -3, 1.5e20, 0.866]);
  expect(["√3/2", "4/3", "2π", "", "0x1f"].map(keptNumber)).toEqual([null, null, null, null, null]);
});

test("a number that is taken back is the second of a sum that is begun", () => {
  expect(after(["="], recalled(after(["4", "+"]), 56)).value).toBe(60);
  expect(after(["+", "1", "="], recalled(start, 56)).value).toBe(57);
  expect(after(["backspace"], recalled(start, 56)).display).toBe("5");
});
