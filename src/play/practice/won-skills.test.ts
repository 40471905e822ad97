import { expect, test } from "vitest";
import type { SkillState } from "../../learner/derive/skill-states.ts";
import { wonSkills } from "./won-skills.ts";

const skill = {
  id: "sums",
  title: "Sums",
  stages: ["to 10", "to 100", "to 1000"].map((label) => ({ label, grade: 1 as const })),
};
const state = (stage: number, box = 1, due = "2026-12-01"): SkillState => ({
  ...{ stage, box, due, asked: 9, alone: 9, recent: [] },
});
const won = (before: SkillState | null, now: SkillState | null) =>
  wonSkills([skill], new Map(before && [["sums", before]]), new Map(now && [["sums", now]]), "2026-11-29");

test("a step that was climbed is named, one that was not is not", () => {
  expect(won(null, state(1))).toEqual(["Sums: one step up. Now: to 100"]);
  expect(won(state(0), state(1))).toHaveLength(1);
  expect(won(state(0), state(2))).toEqual(["Sums: two steps up. Now: to 1000"]);
  expect(won(state(1), state(1))).toEqual([]);
  expect(won(state(1), state(0))).toEqual([]);
  // Past the last step there is none to be named.
  expect(won(state(2), state(3))).toEqual([]);
  expect(won(null, null)).toEqual([]);
});

test("what is secure from now on is said once", () => {
  expect(won(state(1, 2), state(1, 3))).toEqual(["Sums is secure now"]);
  expect(won(state(1, 3), state(1, 3))).toEqual([]);
  expect(won(state(1, 3, "2026-11-29"), state(1, 4))).toEqual(["Sums is secure now"]);
});
