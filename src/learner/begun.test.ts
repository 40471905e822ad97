import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { begun, noteBegun } from "./begun.ts";
import { stubLocal } from "./store/store-examples.ts";

const sudoku = { path: "/sudoku", title: "Sudoku" };
const nim = { path: "/math-games?play=nim", title: "Nim" };

beforeEach(() => void stubLocal());
afterEach(() => vi.unstubAllGlobals());

test("the latest comes first, each page once, three at most, and what is over goes", () => {
  noteBegun(sudoku, false, "ada");
  noteBegun(nim, false, "ada");
  expect(begun("ada")).toEqual([nim, sudoku]);
  noteBegun(sudoku, false, "ada");
  expect(begun("ada")).toEqual([sudoku, nim]);
  for (const n of [1, 2]) noteBegun({ path: `/p${n}`, title: "P" }, false, "ada");
  expect(begun("ada").map(({ path }) => path)).toEqual(["/p2", "/p1", "/sudoku"]);
  noteBegun({ path: "/p1", title: "P" }, true, "ada");
  expect(begun("ada").map(({ path }) => path)).toEqual(["/p2", "/sudoku"]);
});

test("each person has her own", () => {
  noteBegun(sudoku, false, "ada");
  noteBegun(nim, false, "ben");
  expect(begun("ada")).toEqual([sudoku]);
  expect(begun("ben")).toEqual([nim]);
  expect(begun("guest")).toEqual([]);
});

test.each([
  "",
  "x",
  "[]",
  '{"guest":1}',
  '{"guest":[1,null,{"path":3,"title":"x"},{"path":"//evil.example","title":"x"}]}',
])("what is no such list is none: %s", (text) => {
  localStorage.setItem("begun", text);
  expect(begun("guest")).toEqual([]);
  noteBegun(sudoku, false, "guest");
  expect(begun("guest")).toEqual([sudoku]);
});
