import { expect, test } from "vitest";
import { lineMathml } from "./line-mathml.ts";
import { plainText } from "./plain-text.ts";

test.each([
  ["1/4 + 5/6 = (3 + 10)/12", "1/4 + 5/6 = (3 + 10)/12"],
  ["2 1/3 × (-4)", "2 1/3 × (−4)"],
  ["0.1(6) < 0.2", "0.1(6) < 0.2"],
  ["x^2 + 2x = -8x/3", "x² + 2x = −8x/3"],
  ["x = (5 ± √(49))/6", "x = (5 ± √49)/6"],
  ["(2/3)^(-2) = 9/4", "(2/3)⁻² = 9/4"],
  ["x = 1 or x = 2", "x = 1 or x = 2"],
])("%s", (line, plain) =>
  // A formula that begins with a sign has no space after it there.
  expect(plainText(lineMathml(line)).replaceAll(" ", "")).toBe(plain.replaceAll(" ", "")),
);

test("brackets around a whole numerator go, others stay", () => {
  expect(lineMathml("(3 + 1)/4")).not.toContain("<mo>(</mo>");
  expect(lineMathml("2(3 + 1)/4")).toContain("<mo>(</mo>");
});

test("what means something in HTML is written out", () => {
  expect(lineMathml("1 <b> & 2")).not.toMatch(/<b>|& /);
});

test("a minus is a sign between two only behind something", () => {
  const prefixes = (line: string) => lineMathml(line).split('form="prefix"').length - 1;
  expect(["-3", "(-3)^2", "5 × -3", "x = -3"].map(prefixes)).toEqual([1, 1, 1, 1]);
  expect(["5 - 3", "(5) - 3", "x^2 - 3"].map(prefixes)).toEqual([0, 0, 0]);
});

test("a line breaks before the next of several formulas first", () => {
  const wholes = (line: string) =>
    lineMathml(line)
      .split('<span class="inline-block py-0.5">')
      .slice(1)
      .map((one) => plainText(one).replaceAll(" ", ""));
  expect(wholes("x = 1 or x = 2")).toEqual(["x=1", "orx=2"]);
  expect(wholes("x = 1, x = 2")).toEqual([]);
});
