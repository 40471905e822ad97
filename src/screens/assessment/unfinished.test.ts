import fc from "fast-check";
import { expect, test } from "vitest";
import type { Zone } from "../../engine/exercise.ts";
import { skillMap } from "../../tools/assessment/map.ts";
import { isRight, readUnfinished, resume, writeUnfinished } from "./unfinished.ts";

const zones = Object.values(
  import.meta.glob<Zone>("../../skills/{tables,shapes}/zone.ts", { eager: true, import: "default" }),
);
const start = { level: 3, deviation: 1.2 };
const given = (skill: string, typed: string) => ({ zone: "tables", skill, stage: 0, seed: 5, typed });

test("goes on with what was answered, judged anew; what is not posed any more is left out", async () => {
  const text = JSON.stringify({
    start,
    given: [given("times-tables", "-1"), given("no-such-skill", "3"), given("square-numbers", "")],
    ms: 9,
  });
  const unfinished = readUnfinished(text);
  expect(unfinished).toMatchObject({ start, ms: 9 });
  if (!unfinished) return;
  const { answered, marked } = await resume(unfinished, zones, skillMap(zones), "point");
  expect(marked.map(({ item, verdict }) => [item.skill, verdict])).toEqual([
    ["times-tables", "wrong"],
    ["square-numbers", "left"],
  ]);
  expect(answered.map(({ right }) => right)).toEqual([false, false]);
  expect(marked.some(isRight)).toBe(false);
  const again = readUnfinished(writeUnfinished(start, marked, 12.6));
  expect(again).toEqual({ start, given: [given("times-tables", "-1"), given("square-numbers", "")], ms: 13 });
});

test("whatever is stored, it is read or taken for nothing, never thrown at", () => {
  expect(readUnfinished(null)).toBe(null);
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
      expect(readUnfinished(text)).toBe(null);
    }),
  );
});
