import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { readTopics } from "./topics.ts";

const text = readFileSync("src/content/topics.yaml", "utf8");

test("8 arithmetic topics, 6 cards for algebra and 6 for geometry, at the addresses of the specification", () => {
  const topics = readTopics(text);
  expect(topics.arithmetic).toHaveLength(8);
  expect(topics.algebra.map(({ slug }) => slug)).toEqual([
    "linear",
    "quadratic",
    "inequalities",
    "systems",
    "polynomials",
    "exponents",
  ]);
  expect(topics.geometry.map(({ slug }) => slug)).toEqual([
    "triangles",
    "circles",
    "quadrilaterals",
    "polygons",
    "3d-shapes",
    "coordinate",
  ]);
});

test("each intro is one sentence", () => {
  for (const intro of Object.values(readTopics(text).intros)) expect(intro).toMatch(/^[^.!?]+\.$/);
});

test("five cards are a fault that says where", () => {
  expect(() => readTopics(text.replace(/ {2}- slug: linear[\s\S]*?(?= {2}- slug)/, ""))).toThrow(/ {2}algebra: /);
});

test("a topic listed twice is a fault", () => {
  expect(() => readTopics(text.replace("slug: systems", "slug: linear"))).toThrow('"linear" is there twice');
});
