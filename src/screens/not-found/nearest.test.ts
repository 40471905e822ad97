import { expect, test } from "vitest";
import { nearest } from "./nearest.ts";

const paths = [
  "/",
  "/practise",
  "/sudoku",
  "/geometry",
  "/geometry/circles",
  "/math-games",
  "/faq",
  "/fractions",
  "/fraction-calc",
];

test.each([
  ["/practice", "/practise"],
  ["/suduko", "/sudoku"],
  ["/Sudoku/", "/sudoku"],
  ["/games/sudoku", "/sudoku"],
  ["/circles", "/geometry/circles"],
  ["/geometri", "/geometry"],
  ["/fag", "/faq"],
  ["/fraction-calculator", "/fraction-calc"],
  ["/fractions-of-amounts", "/fractions"],
  ["/geometry/circles-2", "/geometry/circles"],
  ["/nothing-like-it", null],
  ["/", null],
  ["//", null],
])("%s: %s", (path, near) => expect(nearest(path, paths)).toBe(near));
