import fc from "fast-check";
import { expect, test } from "vitest";
import { keyOf } from "./keys.ts";

test.each([
  ["0", "0"],
  ["9", "9"],
  ["٣", "3"],
  ["۳", "3"],
  ["३", "3"],
  ["３", "3"],
  ["٫", "."],
  [",", "."],
  [".", "."],
  ["Decimal", "."],
  ["+", "+"],
  ["-", "-"],
  ["−", "-"],
  ["*", "×"],
  ["x", "×"],
  ["/", "÷"],
  [":", "÷"],
  ["=", "="],
  ["Enter", "="],
  ["Escape", "clear"],
  ["Delete", "clear"],
  ["Backspace", "backspace"],
] as const)("%s is the key %s", (pressed, key) => expect(keyOf(pressed)).toBe(key));

test.each(["Tab", "F5", "b", "", "10", "ArrowLeft", "constructor", "__proto__", "Shift"])("%j is no key", (pressed) =>
  expect(keyOf(pressed)).toBe(null),
);

test("any text is a key or none", () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      const key = keyOf(text);
      expect(key === null || key.length > 0).toBe(true);
    }),
  );
});
