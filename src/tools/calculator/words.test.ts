import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { type Key, press, type State, start } from "./calculator.ts";
import { note, words } from "./words.ts";

const having = (keys: string): State => [...keys].reduce((state, key) => press(state, key as Key), start);

describe("words", () => {
  test.each([
    ["", "0."],
    ["12", "12."],
    ["12.", "12 point."],
    ["12+", "12 plus."],
    ["12+3", "12 plus 3."],
    ["12+3=", "12 plus 3 equals 15."],
    ["12+3-", "12 plus 3 equals 15. Then minus."],
    ["12+3-4", "15 minus 4."],
    ["3-10=", "3 minus 10 equals minus 7."],
    ["6÷4=", "6 divided by 4 equals 1.5."],
    ["5÷0=", "5 divided by 0 equals infinity."],
    ["0-5÷0=", "minus 5 divided by 0 equals minus infinity."],
    ["0÷0=", "0 divided by 0 equals not a number."],
    ["1÷8000000=", "1 divided by 8000000 equals 1.25 times 10 to the power minus 7."],
    ["12+3=4", "4."],
  ])("%s says %s", (keys, said) => expect(words(having(keys))).toBe(said));
});

describe("note", () => {
  test.each(["", "5", "5÷", "5÷0", "5÷0=7", "0÷5=", "5÷2="])("%s needs none", (keys) =>
    expect(note(having(keys))).toBe(null),
  );

  test.each([
    ["5÷0=", "Dividing by zero has no answer: no number times 0 makes 5. The calculator writes Infinity."],
    ["5÷0+", "Dividing by zero has no answer: no number times 0 makes 5. The calculator writes Infinity."],
    ["0-5÷0=", "Dividing by zero has no answer: no number times 0 makes -5. The calculator writes -Infinity."],
    [
      "0÷0=",
      "Dividing zero by zero has no answer: every number times 0 makes 0, so no number is the one. NaN is short for “not a number”.",
    ],
    ["5÷0+3=", "Infinity and NaN are not numbers, so sums with them have no answer. Press Clear to start again."],
    ["5÷0÷0=", "Infinity and NaN are not numbers, so sums with them have no answer. Press Clear to start again."],
    ["5÷0-=", "Infinity and NaN are not numbers, so sums with them have no answer. Press Clear to start again."],
    [
      "123456789012345×1000000=",
      "The e is short for “times 10 to the power of”: move the decimal point 20 places to the right.",
    ],
    ["1÷8000000=", "The e is short for “times 10 to the power of”: move the decimal point 7 places to the left."],
  ])("%s: %s", (keys, line) => expect(note(having(keys))).toBe(line));

  test("a number that grew too big is not called a division by zero", () => {
    const line = note(having(`999999999999999${"×999999999999999".repeat(20)}=`));
    expect(line).toContain("too big");
  });

  test("there is a note exactly when the display is not an ordinary number", () => {
    const keys = fc.array(fc.constantFrom<Key>("0", "1", "9", ".", "+", "-", "×", "÷", "=", "backspace", "clear"));
    fc.assert(
      fc.property(keys, (pressed) => {
        const state = pressed.reduce(press, start);
        expect(note(state) === null).toBe(/^-?[\d.]+$/.test(state.display));
        expect(words(state)).toMatch(/^\S.*\.$/);
      }),
    );
  });
});
