import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { fixed } from "./fixed.ts";
import { digitAt, isComplete, isGiven, parse, reset, resume, set, solved, start, words } from "./grid.ts";

const dealt = start(fixed);
const empty = fixed.givens.indexOf("0");
const given = fixed.givens.search(/[1-9]/);
const filled = [...fixed.solution].reduce((state, digit, cell) => set(state, cell, Number(digit)), dealt);

describe("set", () => {
  test("writes a digit, replaces it, and 0 clears it", () => {
    const five = set(dealt, empty, 5);
    expect(digitAt(five, empty)).toBe(5);
    expect(digitAt(set(five, empty, 6), empty)).toBe(6);
    expect(set(five, empty, 0)).toEqual(dealt);
  });

  test("leaves the state before it alone", () => {
    set(dealt, empty, 5);
    expect(digitAt(dealt, empty)).toBe(0);
  });

  test("refuses a given", () => {
    expect(set(dealt, given, 1)).toBe(dealt);
    expect(set(dealt, given, 0)).toBe(dealt);
  });

  test.each([-1, 81, 0.5, Number.NaN, Number.POSITIVE_INFINITY])("refuses the cell %s", (cell) =>
    expect(set(dealt, cell, 5)).toBe(dealt),
  );

  test.each([-1, 10, 1.5, Number.NaN])("refuses the digit %s", (digit) => expect(set(dealt, empty, digit)).toBe(dealt));

  test("any moves keep 81 digits and every given", () => {
    const moves = fc.array(fc.tuple(fc.integer({ min: -2, max: 83 }), fc.integer({ min: -2, max: 12 })));
    fc.assert(
      fc.property(moves, (list) => {
        const state = list.reduce((before, [cell, digit]) => set(before, cell, digit), dealt);
        expect(resume(fixed, state.cells)).toEqual(state);
        expect(reset(state)).toEqual(dealt);
      }),
    );
  });
});

describe("the end", () => {
  test("solved when every cell equals the solution", () => {
    expect(solved(filled)).toBe(true);
    expect(isComplete(filled)).toBe(true);
  });

  test("not at the start, nor with one cell empty", () => {
    expect(solved(dealt)).toBe(false);
    expect(isComplete(dealt)).toBe(false);
    expect(solved(set(filled, empty, 0))).toBe(false);
    expect(isComplete(set(filled, empty, 0))).toBe(false);
  });

  test("complete but not solved with one cell wrong", () => {
    const wrong = set(filled, empty, (digitAt(filled, empty) % 9) + 1);
    expect(isComplete(wrong)).toBe(true);
    expect(solved(wrong)).toBe(false);
  });
});

describe("words", () => {
  test.each([
    [0, "empty, row 1, column 1"],
    [1, "9, row 1, column 2, given"],
    [9, "3, row 2, column 1, given"],
    [80, "empty, row 9, column 9"],
  ])("cell %s: %s", (cell, said) => expect(words(dealt, cell)).toBe(said));

  test("a digit of the learner's own is not called given", () => {
    expect(words(set(dealt, 0, 7), 0)).toBe("7, row 1, column 1");
    expect(isGiven(dealt, 0)).toBe(false);
  });
});

describe("a saved game", () => {
  test("comes back as it was", () => {
    const state = set(dealt, empty, 5);
    expect(resume(fixed, state.cells)).toEqual(state);
  });

  test.each(["", "0", "0".repeat(80), "0".repeat(82), `${"0".repeat(80)}x`, `${fixed.givens}\n`, "٣".repeat(81)])(
    "%j is no grid",
    (text) => {
      expect(parse(text)).toBe(null);
      expect(resume(fixed, text)).toBe(null);
    },
  );

  test("of another puzzle is refused", () => {
    expect(parse("0".repeat(81))).not.toBe(null);
    expect(resume(fixed, "0".repeat(81))).toBe(null);
  });

  test("any text is a grid or null", () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect([text, null]).toContain(parse(text));
      }),
    );
  });
});
