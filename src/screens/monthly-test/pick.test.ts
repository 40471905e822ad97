import { describe, expect, test } from "vitest";
import type { Zone } from "../../engine/exercise.ts";
import { newest } from "../../engine/versions.ts";
import { bands, length, testOf } from "./pick.ts";
import { pools } from "./pools.ts";

const zones = Object.values(
  import.meta.glob<Zone>("../../skills/*/zone.ts", { eager: true, import: "default" }),
).filter(({ id }) => id !== "mental-math");
const gradeOf = (skill: string, stage: number) =>
  zones.flatMap(({ skills }) => skills).find(({ id }) => id === skill)?.stages[stage]?.grade;

describe.each(bands)("a test for ages $name", (band) => {
  const items = testOf("2026-11", band);

  test("has 25 different stages of the band's grades, over many zones, never two of a zone in a row", () => {
    expect(items).toHaveLength(length);
    expect(new Set(items.map(({ skill, stage }) => `${skill}/${stage}`)).size).toBe(length);
    for (const { skill, stage } of items) expect(band.grades).toContain(gradeOf(skill, stage));
    expect(new Set(items.map(({ zone }) => zone)).size).toBeGreaterThanOrEqual(5);
    expect(items.some(({ zone }, i) => zone === items[i - 1]?.zone)).toBe(false);
  });

  test("is the same on every device, and another one next month", () => {
    expect(testOf("2026-11", band)).toEqual(items);
    expect(testOf("2026-12", band)).not.toEqual(items);
  });
});

test("what a month may ask about is there, in its version, and no skill is left out of the newest months", () => {
  const skills = new Map(zones.flatMap(({ id, skills }) => skills.map((skill) => [`${id}/${skill.id}`, skill.stages])));
  for (const { zones, versions = {} } of pools)
    for (const [zone, own] of Object.entries(zones))
      for (const [skill, grades] of Object.entries(own))
        for (const [at] of grades.entries()) {
          const stage = skills.get(`${zone}/${skill}`)?.[at];
          expect(stage, `${zone}/${skill}/${at}`).toBeDefined();
          expect(newest(stage ?? {})).toBeGreaterThanOrEqual(versions[`${skill}/${at}`] ?? 1);
        }
  const last = Object.entries(pools.at(-1)?.zones ?? {}).flatMap(([zone, own]) =>
    Object.keys(own).map((skill) => `${zone}/${skill}`),
  );
  const left = [...skills.keys()].filter((skill) => !last.includes(skill));
  expect(left, "new skills: add a pool from a month to come, with all skills").toEqual([]);
});
