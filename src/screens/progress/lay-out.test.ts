import { expect, test } from "vitest";
import type { Zone } from "../../engine/exercise.ts";
import { columns, layOut } from "./lay-out.ts";

const zones = Object.values(import.meta.glob<Zone>("../../skills/*/zone.ts", { eager: true, import: "default" }));

test("every skill has a place of its own, right of all that it rests on, and no zone is too wide", () => {
  for (const { id, skills } of zones) {
    const { places, rows } = layOut(skills);
    expect(new Set(places.map(({ skill }) => skill.id)), id).toEqual(new Set(skills.map((skill) => skill.id)));
    expect(new Set(places.map(({ row, column }) => `${row} ${column}`)).size, id).toBe(skills.length);
    const columnOf = new Map(places.map(({ skill, column }) => [skill.id, column]));
    for (const { skill, column, row } of places) {
      expect(column, `${skill.id}: the map has ${columns} columns`).toBeLessThan(columns);
      expect(row).toBeLessThan(rows);
      for (const need of skill.needs)
        expect(columnOf.get(need) ?? -1, `${skill.id} needs ${need}`).toBeLessThan(column);
    }
  }
});

test("ways lead from what a skill needs to the skill, and no other skill lies on them", () => {
  for (const { skills } of zones) {
    const { places, ways } = layOut(skills);
    for (const { from, to } of ways) {
      expect(to.skill.needs).toContain(from.skill.id);
      if (from.row === to.row)
        expect(
          places.filter(({ row, column }) => row === to.row && column > from.column && column < to.column),
        ).toEqual([]);
    }
  }
});

const skill = (id: string, ...needs: string[]) => ({ id, title: id, needs });
const drawn = (...skills: readonly ReturnType<typeof skill>[]) => {
  const { places, rows } = layOut(skills);
  return Array.from({ length: rows }, (_, row) =>
    Array.from({ length: columns }, (_, column) => {
      return places.find((one) => one.row === row && one.column === column)?.skill.id ?? "·";
    }).join(""),
  );
};

test("a chain keeps to its row, a branch begins below, and what stands alone is right of nothing", () => {
  expect(drawn(skill("a"), skill("b", "a"), skill("c", "b"))).toEqual(["abc···"]);
  expect(drawn(skill("a"), skill("b", "a"), skill("c", "a"), skill("d", "c"))).toEqual(["ab····", "·cd···"]);
  expect(drawn(skill("x"), skill("a"), skill("b", "a"), skill("y"))).toEqual(["ab····", "xy····"]);
});

test("a need that another need rests on has no way of its own", () => {
  const { ways } = layOut([skill("a"), skill("b", "a"), skill("c", "a", "b"), skill("d", "elsewhere")]);
  expect(ways.map(({ from, to }) => from.skill.id + to.skill.id)).toEqual(["ab", "bc"]);
});
