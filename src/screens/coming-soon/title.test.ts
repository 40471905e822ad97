import { expect, test } from "vitest";
import { titleFromPath } from "./title.ts";

test.each([
  ["/magic-squares", "Magic Squares"],
  ["/scientific-calc", "Scientific Calc"],
  ["/kenken", "Kenken"],
  ["/real-life", "Real Life"],
  ["/a/deep-path/", "Deep Path"],
])("%s is titled %s", (path, title) => {
  expect(titleFromPath(path)).toBe(title);
});
