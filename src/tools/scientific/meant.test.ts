import { describe, expect, test } from "vitest";
import { work } from "./line.ts";
import { meant } from "./meant.ts";

const around = { values: new Map(), functions: new Map(), angle: "deg", decimalComma: false } as const;
const hasResult = (text: string) => !("message" in work(text, around));

function meantBy(text: string) {
  const outcome = work(text, around);
  return "message" in outcome ? meant(text, outcome, hasResult) : null;
}

test.each([
  ["x^2-5x+6=0", "equations", "x^2-5x+6=0"],
  ["2x + 3 = 7", "equations", "2x + 3 = 7"],
  ["x+y=5, x-y=1", "equations", "x+y=5, x-y=1"],
  ["x+y+z=6, x-y=1, z=2", "equations", "x+y+z=6, x-y=1, z=2"],
  ["mean(3,8,7)", "list", "3,8,7"],
  ["sd(1,2,3)", "list", "1,2,3"],
  ["average 2, 4", "list", "2, 4"],
  ["the mean of 3, 5.5, 8", "list", "3, 5.5, 8"],
  ["standard deviation of 1,2,3", "list", "1,2,3"],
])("%s is at home in %s", (text, to, put) => expect(meantBy(text)?.door).toEqual({ to, text: put }));

test.each([
  ["12,5", "12.5"],
  ["1,000,000", "1000000"],
  ["1 000 000 + 1", "1000000 + 1"],
  ["2+2=", "2+2"],
  ["=5+3", "5+3"],
  ["what is 2+2?", "2+2"],
  ["3x4", "3 × 4"],
  ["3.5 x 4", "3.5 × 4"],
  ["20% of 50", "20% × 50"],
  ["half of 10", "1/2 × 10"],
  ["10 % 3", "10 mod 3"],
  ["5 plus 3", "5 + 3"],
  ["10 divided by 2", "10 ÷ 2"],
  ["5 squared", "5²"],
  ["square root of 9", "√ 9"],
  ["cube root of 8", "∛ 8"],
  ["sin(30 degrees)", "sin(30°)"],
  ["£5 + £3", "5 + 3"],
  ["5C2", "nCr(5, 2)"],
  ["5P2", "nPr(5, 2)"],
  ["C(5,2)", "nCr(5,2)"],
  ["2 × P(5, 2)", "2 × nPr(5, 2)"],
  ["hex(255)", "255"],
  ["2 rad", "2 × 180°/π"],
  ["100 grad", "100 × 0.9°"],
  ["prime factors of 360", "360"],
  ["factor(360)", "360"],
  ["255 in hex", "255"],
  ["0b1011 in base 16", "0b1011"],
])("%s is offered as %s, which has a result", (text, plain) => {
  expect(meantBy(text)?.text).toBe(plain);
  expect(hasResult(plain)).toBe(true);
});

test.each([
  ["2 apples", /“apples” is no word/],
  ["0b102", /base 2 there are only the digits 0 and 1/],
  ["1 + 0o78", /base 8 there are only the digits 0 to 7/],
  ["0xFG", /base 16 there are only the digits 0 to 9 and A to F/],
  ["0b1.1", /Only whole numbers/],
  ["1011 binary", /begins with 0b/],
  ["1011_2", /begins with 0b/],
  ["1011₂", /begins with 0b/],
  ["2coth 1", /1\/tanh\( \) for coth/],
  ["hello", /“hello” is no word/],
  ["2+2=4", /no letter to look for/],
  ["3 > 2", /compare/],
  ["∞ + 1", /Infinity/],
  ["2+😀", /picture/],
  ["Ans", /no answer yet/],
])("%s is refused in words", (text, words) => expect(meantBy(text)?.message).toMatch(words));

test("what is told about a number is offered only with the number", () =>
  expect(meantBy("360 in litres")?.text).toBeUndefined());

describe("what says enough stays as it is", () => {
  test.each(["1/0", "√-4", "1e400", "(2+3", "x+1", "2+", "0/0", "ln(0)"])("%s", (text) =>
    expect(meantBy(text)).toBeNull(),
  );
});

test.each(["sin²x", "sinx", "2arcsin y", "sqrt(a)", "\\frac{x}{2}"])(
  "a letter without a value is no word that nobody knows: %s",
  (text) => expect(meantBy(text)).toBeNull(),
);
