import { expect, test } from "vitest";
import { Reading } from "../reading/reading.ts";
import { byClaim, byFormula, byNumbers, byStatement, byText, optionNumbers } from "./options.ts";

const shown = (...options: string[]) => new Reading({ words: "Which of these 4?", labels: [], options });

test("the one option that holds is chosen as it stands there, without the signs of TeX", () => {
  expect(byText(shown("$n^2$", "$n + 1$"), (text) => text.includes("+"))).toBe("n + 1");
  expect(() => byText(shown("one", "two"), () => true)).toThrow("2 candidates");
  expect(() => byText(shown("one", "two"), () => false)).toThrow("0 candidates");
});

test("only the numbers of the option that is chosen count as read", () => {
  const reading = shown("$2$", "$3$", "$5$");
  byText(reading, (text) => text === "3");
  expect([...reading.asked].map((place) => reading.numbers[place - 1]?.value)).toEqual([3]);
});

test("claims stand in the question word for word, all of them and no others", () => {
  const claims = { "It grows.": 1, "It shrinks.": -1 };
  const holds = (sign: number) => sign > 0;
  expect(byClaim(shown("It shrinks.", "It grows."), claims, holds)).toBe("It grows.");
  expect(() => byClaim(shown("It shrinks.", "It grows slowly."), claims, holds)).toThrow("It grows slowly.");
  expect(() => byClaim(shown("It grows."), claims, holds)).toThrow("the options are");
  expect(() => byClaim(shown("It grows.", "It shrinks.", "Both."), claims, holds)).toThrow("Both.");
});

test("numbers are read from options that are all of one form", () => {
  const form = "a * takes # or -#";
  const reading = shown("a bus takes 2.5 or -3", "a car takes -2 or -1");
  expect(optionNumbers(reading, form)).toEqual([
    [2.5, 3],
    [-2, 1],
  ]);
  expect(byNumbers(reading, form, (first = 0) => first < 0)).toBe("a car takes -2 or -1");
  expect(byNumbers(shown("$\\frac{2}{3}$", "$\\frac{3}{2}$"), "#/#", (top = 0, under = 0) => top > under)).toBe("3/2");
  expect(() => byNumbers(shown("$(3, 6)$", "$(3; 6)$"), "(#, #)", () => true)).toThrow("(3; 6)");
});

test("formulas, equations and inequalities are read", () => {
  expect(byFormula(shown("$2n$", "$n^2$"), "n", (of) => of(3) === 9)).toBe("n^2");
  expect(byFormula(shown("$(2 + 3) \\times 4$", "$7$"), "", (of, text) => of() === 20 && text.startsWith("("))).toBe(
    "(2 + 3) \\times 4",
  );
  expect(byStatement(shown("$x < 2$", "$x = 2$"), "x", (is) => is(2))).toBe("x = 2");
  expect(() => byFormula(shown("$2n$", "often"), "n", () => true)).toThrow("often");
});
