import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { readTopics } from "../../content/schema/topics.ts";
import { markdown } from "../../engine/typeset/markdown.ts";
import { signOf, widthOf } from "./sign-of.ts";
import { topicIcons, topicSigns } from "./topic-signs.ts";

const text = (problem: string) => signOf(markdown(problem))?.replace(/<[^>]+>/g, "");

test("the first short formula stands for a problem", () => {
  expect(text("Tam has $3$ boxes. Solve $2x+1=7$.")).toBe("2x+1=7");
  expect(text("Find $1+2+3+4+5+6+7+8+9+10$, then $x^2$.")).toBe("x2");
});

test("what is multiplied without a sign takes no room for one", () => {
  expect(text("Solve $$3x^2 + kx + 7 = 0$$.")?.replace(/\u2062/g, "")).toBe("3x2+kx+7=0");
});

test("a letter or a number alone does not", () => {
  expect(text("For which $k$ is $k+1=9$?")).toBe("k+1=9");
  expect(text("A number $n$ is $12$ more than 30.")).toBeUndefined();
  expect(text("Who is lying?")).toBeUndefined();
});

test("a root takes room for its sign", () => {
  expect(text("Find $\\sqrt{10-2\\sqrt{21}}=\\sqrt{x}-\\sqrt{y}$.")).toBeUndefined();
});

test("one that would be too small to be read does not", () => {
  expect(text("Solve $10a + 20b + 30c = 9$.")).toBeUndefined();
  expect(widthOf(signOf(markdown("$\\square + \\square \\times \\square = 72$")) ?? "")).toBeGreaterThan(7);
});

test("a part of a formula that goes on in words or a field does not", () => {
  expect(text("$8-9+\\cdots+$ and so on. What is $97+98-99$?")).toBe("97+98−99");
  expect(text("Which product is $8=$ ____?")).toBeUndefined();
});

test("a power is not read as one number, nor a fraction as two", () => {
  expect(signOf(markdown("Today is Monday. Which day is it in $10^{100}$ days?"))).toContain("<msup>");
  expect(signOf(markdown("What is $\\frac23$ of 35?"))).toContain("<mfrac>");
});

test("each topic that a list can be narrowed to has one sign", () => {
  const { choices } = readTopics(readFileSync("src/content/topics.yaml", "utf8"));
  const topics = Object.entries(choices).flatMap(([category, all]) => all.map(({ slug }) => `${category}/${slug}`));
  expect([...Object.keys(topicSigns), ...Object.keys(topicIcons)].toSorted()).toEqual(topics.toSorted());
});
