import { expect, test } from "vitest";
import { companionsOf, toolPaths, toolsFor } from "./going-together.ts";

test("whatever a tool leads to leads back to it", () => {
  for (const tool of toolPaths)
    for (const [to] of companionsOf(tool)) expect(toolsFor(to.split("?")[0] ?? "")).toContain(tool);
});

test("a topic has the tools of its area, an area those of its topics, and other pages none", () => {
  expect(toolsFor("/geometry/circles")).toEqual(["/area-calc"]);
  expect(toolsFor("/geometry")).toEqual(["/area-calc", "/volume-calc", "/graph-plotter"]);
  expect(toolsFor("/algebra/systems")).toEqual(["/scientific-calc"]);
  expect(toolsFor("/word-problems")).toEqual(["/calculator", "/fraction-calc", "/percentage-calc", "/converter"]);
  expect(toolsFor("/tables")).toEqual([]);
});
