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
