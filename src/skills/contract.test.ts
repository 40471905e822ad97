import { expect, test } from "vitest";
import { describeSkill } from "../engine/contract-tests/skill.ts";
import type { Zone } from "../engine/exercise.ts";

const zones = Object.values(import.meta.glob<Zone>("./*/zone.ts", { eager: true, import: "default" }));
const files = Object.keys(import.meta.glob(["./*/*.ts", "!./*/zone.ts", "!./*/*.test.ts"]));
const skills = zones.flatMap((zone) => zone.skills);
const byId = new Map(skills.map((skill) => [skill.id, skill]));

for (const skill of skills) describeSkill(skill);

test("every skill has an id of its own", () => {
  expect(byId.size).toBe(skills.length);
});

test("every file of a zone is one of its skills, but for those that say that they are shared", () => {
  expect(files.filter((file) => !file.includes("/shared")).length).toBe(skills.length);
});

test("what a skill needs exists, and no skill needs itself in the end", () => {
  const depth = (id: string, seen: readonly string[]): number => {
    expect(seen, `${seen.join(" needs ")} needs ${id}`).not.toContain(id);
    const skill = byId.get(id);
    if (!skill) throw new Error(`${seen.at(-1)} needs ${id}, which does not exist`);
    return 1 + Math.max(0, ...skill.needs.map((need) => depth(need, [...seen, id])));
  };
  for (const { id } of skills) expect(depth(id, [])).toBeGreaterThan(0);
});
