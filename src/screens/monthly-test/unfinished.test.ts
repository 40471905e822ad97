import fc from "fast-check";
import { expect, test } from "vitest";
import { bands } from "./pick.ts";
import type { Paper } from "./test-paper.ts";
import { belongs, readUnfinished, writeUnfinished } from "./unfinished.ts";

const paper = [1, 2, 3].map((seed) => ({
  item: { zone: "tables", skill: "times-tables", stage: 0, seed },
})) as unknown as Paper;
const standing = { at: 1, answers: ["42", "", ""], times: [900, 0, 0] };

test("a test that is under way reads back as it stood, and belongs to its own paper only", () => {
  const unfinished = readUnfinished(writeUnfinished("2026-11", bands[1], paper, standing));
  expect(unfinished).toMatchObject({ month: "2026-11", band: bands[1], ...standing });
  if (!unfinished) return;
  expect(belongs(unfinished, paper)).toBe(true);
  expect(belongs(unfinished, paper.slice(1))).toBe(false);
});

test.each([{ at: 3 }, { at: -1 }, { answers: ["42"] }, { times: ["900", "0", "0"] }, { band: "1–99" }])(
  "%o is refused",
  (change) => {
    const good = JSON.parse(writeUnfinished("2026-11", bands[1], paper, standing));
    expect(readUnfinished(JSON.stringify({ ...good, ...change }))).toBe(null);
  },
);

test("whatever is stored, it is read or taken for nothing, never thrown at", () => {
  expect(readUnfinished(null)).toBe(null);
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
      expect(readUnfinished(text)).toBe(null);
    }),
  );
});
