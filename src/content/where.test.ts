import { expect, test } from "vitest";
import { pathOfPuzzle } from "./where.ts";

test.each([
  ["arithmetic/hard", "/arithmetic/hard?puzzle=x"],
  ["geometry/3d-shapes", "/geometry/3d-shapes?puzzle=x"],
  ["logic/hard", "/logic?puzzle=x"],
  ["patterns/easy", "/patterns?puzzle=x"],
  ["brain-teasers/medium", "/brain-teasers?level=medium&puzzle=x"],
])("a puzzle of %s stands at %s", (list, path) => {
  expect(pathOfPuzzle(list, "x")).toBe(path);
});
