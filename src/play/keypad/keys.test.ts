import { describe, expect, test } from "vitest";
import { type Key, rowsOf } from "./keys.ts";

const name = (key: Key) => ("types" in key ? key.types : key.does);
const shown = (signs: readonly string[], flat = false) =>
  rowsOf(signs, flat).map((row) => row.map(({ key }) => name(key)).join(" "));

test("a whole number: digits as on a phone", () => {
  expect(shown([])).toEqual(["1 2 3 erase", "4 5 6 left", "7 8 9 right", "device 0 enter"]);
  expect(shown(["−"])).toEqual(["1 2 3 erase", "4 5 6 left", "7 8 9 right", "− 0 device enter"]);
});

test("an expression: what there is no room for stands above", () => {
  expect(shown([".", "−", "+", "×", "/", "^", "²", "√", "(", ")", "x"])).toEqual([
    "√ ( ) x",
    "1 2 3 + × erase",
    "4 5 6 / ^ ²",
    "7 8 9 device left right",
    ". 0 − enter",
  ]);
});

test("on a low screen there are two rows", () => {
  expect(shown([".", "−"], true)).toEqual(["1 2 3 4 5 6 7 8 9 0", ". − device left right erase enter"]);
});

const letters = [..."abcdefghijklmnop"];

describe.each([false, true])("flat: %s", (flat) => {
  test.each(letters.map((_, count) => count))("%i signs: every key once, rows filled, keys wide enough", (count) => {
    const signs = letters.slice(0, count);
    const rows = rowsOf(signs, flat);
    const keys = rows.flat().map(({ key }) => name(key));
    expect(keys.toSorted()).toEqual(
      [...signs, ..."0123456789", "left", "right", "erase", "enter", "device"].toSorted(),
    );
    for (const row of rows) {
      expect(row.reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(1);
      for (const { share } of row) expect(share).toBeGreaterThan(flat ? 0.099 : 0.166);
    }
  });
});
