import { expect, test } from "vitest";
import { markdown } from "../../engine/typeset/markdown.ts";
import { signOf } from "./sign-of.ts";

const text = (problem: string) => signOf(markdown(problem))?.replace(/<[^>]+>/g, "");

test("the first short formula stands for a problem, before its plain numbers", () => {
  expect(text("Tam has $3$ boxes. Solve $2x+1=7$.")).toBe("2x+1=7");
  expect(text("Find $1+2+3+4+5+6+7+8+9+10$, then $x^2$.")).toBe("x2");
});

test("numbers stand for it where it has no formula", () => {
  expect(text("A train leaves at 9:15 with $12$ people.")).toBe("9:15, 12");
  expect(text("Five of 100000 stars.")).toBe("100000");
});

test("a letter alone says nothing, nor does a single digit", () => {
  expect(text("For which $k$ is $k+1=9$?")).toBe("k+1=9");
  expect(text("A number $n$ is 12 more than 30.")).toBe("12, 30");
  expect(text("Find the largest $n$.")).toBeUndefined();
  expect(text("Only 1 of them lies.")).toBeUndefined();
});

test("nothing stands for a problem in words", () => expect(text("Who is lying?")).toBeUndefined());

test("a power is not read as one number", () => {
  expect(signOf(markdown("Today is Monday. Which day is it in $10^{100}$ days?"))).toContain("<msup>");
});

test("a fraction is seen as one, and not as two numbers side by side", () => {
  expect(signOf(markdown("What is $\\frac23$ of 35?"))).toContain("<mfrac>");
  expect(text("Tiles: $\\frac{12345}{67891}$, $\\frac{22222}{33333}$ and 4567.")).toBe("4567");
});
