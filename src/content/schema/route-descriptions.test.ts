import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { readRouteDescriptions } from "./route-descriptions.ts";

const text = readFileSync("src/content/route-descriptions.yaml", "utf8");

// The sidebar table of the specification, written down again so that a lost line is noticed.
const sidebar = `
  / /arithmetic /algebra /geometry /logic /number-theory /patterns /word-problems
  /sudoku /magic-squares /kenken /riddles /speed-math /mental-math /math-tricks /shortcuts /brain-teasers /math-games
  /formulas /concepts /tips /worksheets /math-facts /mathematicians /real-life /strategies /glossary /tutorials
  /daily-challenge /weekly-quiz /monthly-test /assessment /leaderboard
  /calculator /scientific-calc /fraction-calc /percentage-calc /area-calc /volume-calc /converter /graph-plotter
  /tables /division /fractions /decimals /percentages /equations
  /progress /statistics
  /math-news /competitions /study-plans /jokes /archive /solutions /math-art /games
  /about /guide /faq /contact /privacy /terms`;
const below = `
  /arithmetic/easy /arithmetic/medium /arithmetic/hard
  /algebra/linear /algebra/quadratic /algebra/inequalities /algebra/systems /algebra/polynomials /algebra/exponents
  /geometry/triangles /geometry/circles /geometry/quadrilaterals /geometry/polygons /geometry/3d-shapes
  /geometry/coordinate
  /settings /puzzles /practise /numbers /shapes /data /investigations /worksheets/plan /teach /challenge /show /licences`;

test("every page has a description", () => {
  const paths = `${sidebar}${below}`.trim().split(/\s+/);
  expect(paths).toHaveLength(63 + 27);
  expect(Object.keys(readRouteDescriptions(text)).sort()).toEqual(paths.sort());
});

test("a description is one sentence", () => {
  for (const sentence of Object.values(readRouteDescriptions(text))) expect(sentence).toMatch(/^[^.!?]+\.$/);
});

test("too short, too long, shared or misplaced descriptions are faults that say where", () => {
  const long = "Words and more words. ".repeat(9).trim();
  expect(() => readRouteDescriptions("/faq: Answers.")).toThrow(/ {2}\/faq: /);
  expect(() => readRouteDescriptions(`/faq: ${long}`)).toThrow(/ {2}\/faq: /);
  const fits = "Answers to the questions that readers of this site ask most often, in plain words.";
  expect(readRouteDescriptions(`/faq: ${fits}`)).toEqual({ "/faq": fits });
  expect(() => readRouteDescriptions(`/faq: ${fits}\n/guide: ${fits}`)).toThrow("is there twice");
  expect(() => readRouteDescriptions(`faq: ${fits}`)).toThrow(/route-descriptions\.yaml\n {2}faq: /);
});
