import { expect, test } from "vitest";
import { depths, layOut, linesOf } from "./lay-out.ts";

const rests = (...ids: string[]) => ids.map((id) => ({ path: `/concepts/${id}` }));
const ideas = [
  { id: "graph", strand: "graphs", rests: rests("letters", "line") },
  { id: "letters", strand: "algebra", rests: rests("number") },
  { id: "number", strand: "number", rests: [] },
  { id: "line", strand: "number", rests: rests("number") },
  { id: "other", strand: "number", rests: [] },
];

test("an idea is as deep as the longest way to it", () => {
  expect([...depths(ideas)].sort()).toEqual([
    ["graph", 2],
    ["letters", 1],
    ["line", 1],
    ["number", 0],
    ["other", 0],
  ]);
});

test("each stands in the column of its strand, below what it rests on there, and no two in one place", () => {
  const spots = layOut(ideas, ["number", "algebra", "graphs"]);
  expect(spots.get("graph")).toEqual({ column: 2, row: 2 });
  expect(spots.get("line")?.row).toBeGreaterThan(spots.get("number")?.row ?? 9);
  expect(new Set([...spots.values()].map(({ column, row }) => `${column} ${row}`)).size).toBe(ideas.length);
  expect(linesOf(ideas)).toContainEqual(["number", "letters"]);
});
