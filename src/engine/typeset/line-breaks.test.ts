import { expect, test } from "vitest";
import { markdown } from "./markdown.ts";

const pieces = (tex: string) =>
  [...markdown(`$${tex}$`).matchAll(/<math[^>]*>(.*?)<\/math>/g)].map((found) => found[1]?.replace(/<[^>]+>/g, ""));

test.each([
  ["a+b", ["a+b"]],
  ["3 \\times 4 = 12", ["3×4=", "12"]],
  ["26x - 26y = 182", ["26x−26y=", "182"]],
  ["9, 18, 27, 36", ["9,", "18,", "27,", "36"]],
  ["\\frac{a+b=c}{2}", ["a+b=c2"]],
])("%s", (tex, expected) => {
  expect(pieces(tex)).toEqual(expected);
});

test("nothing is lost where a formula is cut", () => {
  const long = "1 + 2 + 3 + 4 + 5 + 6 + 7 + 8 + 9 + 10 + 11 = 66";
  expect(pieces(long).length).toBeGreaterThan(2);
  expect(pieces(long).join("")).toBe("1+2+3+4+5+6+7+8+9+10+11=66");
});

test("a long displayed formula may break, a short one stays whole", () => {
  expect(markdown("$$a = b$$")).toContain('display="block"');
  expect(markdown("$$1 + 2 + 3 + 4 + 5 + 6 + 7 + 8 + 9 + 10 + 11 = 66$$")).toContain('class="formula"');
});
