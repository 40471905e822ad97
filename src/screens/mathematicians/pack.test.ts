import { expect, test } from "vitest";
import { pack } from "./pack.ts";

test("each goes into the first row that is free", () => {
  const rows = pack(
    [
      { of: "a", from: 0, to: 10 },
      { of: "b", from: 5, to: 8 },
      { of: "c", from: 9, to: 20 },
      { of: "d", from: 12, to: 14 },
    ],
    2,
  );
  expect(rows.map(({ of, row }) => [of, row])).toEqual([
    ["a", 0],
    ["b", 1],
    ["c", 2],
    ["d", 0],
  ]);
});
