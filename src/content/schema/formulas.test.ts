import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { readFormulas } from "./formulas.ts";

const text = readFileSync("src/content/formulas.yaml", "utf8");

test("the four tabs hold 8, 8, 8 and 7 formulas", () => {
  const counts = Object.entries(readFormulas(text)).map(([group, formulas]) => [group, formulas.length]);
  expect(counts).toEqual([
    ["arithmetic", 8],
    ["algebra", 8],
    ["geometry", 8],
    ["statistics", 7],
  ]);
});

test("one formula too few is a fault that says where", () => {
  const fewer = text.replace(/ {2}- id: both-events[\s\S]*$/, "");
  expect(() => readFormulas(fewer)).toThrow(/^formulas\.yaml\n {2}statistics: /);
});

test("an id stands for one formula", () => {
  expect(() => readFormulas(text.replace("id: both-events", "id: pythagoras"))).toThrow('"pythagoras" is there twice');
});

test("a misspelt field is a fault that says where", () => {
  expect(() => readFormulas(text.replace("    where:", "    were:"))).toThrow(/arithmetic\.0/);
});

test("a tool is read as the link that fills it in; one that there is not, or without fields, is a fault", () => {
  const { arithmetic, algebra } = readFormulas(text);
  expect(arithmetic[0]?.tool).toEqual({
    page: "/scientific-calc",
    link: "/scientific-calc?e=a%28b+%2B+c%29&a=6&b=10&c=4",
  });
  expect(algebra[3]?.tool.link).toBe("/graph-plotter#graph=1&line=y+%3D+mx+%2B+c&line=m+%3D+2&line=c+%3D+1");
  expect(() => readFormulas(text.replace("page: /fraction-calc", "page: /fractions"))).toThrow(/arithmetic\.1/);
  expect(() => readFormulas(text.replace(', fill: { sum: "1/2 + 1/3" }', ""))).toThrow(/arithmetic\.1/);
});
