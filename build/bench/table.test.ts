import { expect, test } from "vitest";
import { median, table } from "./table.mjs";

test("columns line up, the first to the left", () => {
  expect(
    table(
      ["What", "kB"],
      [
        ["a page", "1.5"],
        ["b", "10.25"],
      ],
    ),
  ).toBe("| What   |    kB |\n| ------ | ----: |\n| a page |   1.5 |\n| b      | 10.25 |");
});

test("the median of odd, even and no values", () => {
  expect(median([3, 1, 10])).toBe(3);
  expect(median([4, 1, 3, 2])).toBe(2.5);
  expect(median([])).toBeNaN();
});
