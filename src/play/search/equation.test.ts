import { expect, test } from "vitest";
import { calculate } from "../../tools/fractions/index.ts";
import { readPictureLink } from "../../tools/plotter/link.ts";
import { doneWith } from "./equation.ts";

/** What is offered, as the tools that are opened read it. */
const offered = (typed: string) =>
  doneWith(typed).map(({ title, path }) => {
    const { pathname, searchParams, hash } = new URL(path, "https://a.b");
    const lines = readPictureLink(hash.slice(1))?.lines.map(({ text }) => text);
    return [title, pathname, searchParams.get("equation") ?? lines];
  });

test("an equation can be solved, and drawn", () => {
  expect(offered("x^2-5x+6=0")).toEqual([
    ["Solve x²−5x+6=0", "/scientific-calc", "x^2-5x+6=0"],
    ["Draw x²−5x+6=0", "/graph-plotter", ["y = x^2-5x+6", "y = 0"]],
  ]);
  expect(offered(" 3t + 2 = 8 ")).toEqual([
    ["Solve 3t + 2 = 8", "/scientific-calc", "3t + 2 = 8"],
    ["Draw 3t + 2 = 8", "/graph-plotter", ["y = 3x + 2", "y = 8"]],
  ]);
});

test("a rule with x and y, or with x alone, can be drawn", () => {
  expect(offered("y = 2x + 1")).toEqual([["Draw y = 2x + 1", "/graph-plotter", ["y = 2x + 1"]]]);
  expect(offered("x² + 3")).toEqual([["Draw x² + 3", "/graph-plotter", ["y = x² + 3"]]]);
});

test.each([
  ["3/4 + 1/6", "3/4 + 1/6"],
  ["1/2 x 3/4 =", "1/2 × 3/4"],
  ["2 1/3 - 5/6 = ?", "2 1/3 - 5/6"],
  ["(1/2 + 1/3) * 6", "(1/2 + 1/3) × 6"],
  ["3/8 : 1/6", "3/8 ÷ 1/6"],
])("“%s” can be worked out, and Fraction Calc can read it", (typed, sum) => {
  const [only, ...others] = doneWith(typed);
  expect(others).toEqual([]);
  expect(only?.note).toBe("Fraction Calc");
  const { pathname, searchParams } = new URL(only?.path ?? "", "https://a.b");
  expect([pathname, searchParams.get("sum")]).toEqual(["/fraction-calc", sum]);
  expect(calculate(sum)).toMatchObject({ kind: "value" });
});

test.each([
  "1/2",
  "12/5/2026",
  "1/2x + 3 years",
  "7 x 8",
  "7x8",
  "year 5",
  "x",
  "24",
  "fractions",
  "3d shapes",
  "a = b = 2",
  "3x + 2 =",
  "50% of 3",
  "a + b = 3",
])("“%s” is none", (typed) => expect(offered(typed)).toEqual([]));
