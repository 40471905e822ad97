import { describe, expect, test } from "vitest";
import type { Zone } from "../../engine/exercise.ts";
import { bands, length, testOf } from "./pick.ts";

const zones = Object.values(
  import.meta.glob<Zone>("../../skills/*/zone.ts", { eager: true, import: "default" }),
).filter(({ id }) => id !== "mental-math");
const gradeOf = (skill: string, stage: number) =>
  zones.flatMap(({ skills }) => skills).find(({ id }) => id === skill)?.stages[stage]?.grade;

describe.each(bands)("a test for ages $name", (band) => {
  const items = testOf("2026-11", band, zones);

  test("has 25 different stages of the band's grades, over many zones, never two of a zone in a row", () => {
    expect(items).toHaveLength(length);
    expect(new Set(items.map(({ skill, stage }) => `${skill}/${stage}`)).size).toBe(length);
    for (const { skill, stage } of items) expect(band.grades).toContain(gradeOf(skill, stage));
    expect(new Set(items.map(({ zone }) => zone)).size).toBeGreaterThanOrEqual(5);
    expect(items.some(({ zone }, i) => zone === items[i - 1]?.zone)).toBe(false);
  });

  test("is the same on every device, and another one next month", () => {
    expect(testOf("2026-11", band, zones)).toEqual(items);
    expect(testOf("2026-12", band, zones)).not.toEqual(items);
  });
});
