import { expect, test } from "vitest";
import type { Skill } from "../../engine/exercise.ts";
import type { SkillState } from "../../learner/derive/skill-states.ts";
import { groupSkills, nextSteps, short } from "./report-skills.ts";
import type { ZoneSkill } from "./use-skills.ts";

const today = "2025-10-25";
const skill = (id: string, zone = "fractions"): ZoneSkill => ({ zone, skill: { id, title: id } as Skill });
const state = (box: number, due: string, asked = 5): SkillState => ({
  stage: 0,
  box,
  due,
  asked,
  alone: 3,
  recent: [],
});

const skills = ["a", "b", "c", "d", "e", "f", "never"].map((id) => skill(id));
const states = new Map([
  ["a", state(3, "2025-11-01")],
  ["b", state(5, "2025-12-01")],
  ["c", state(1, "2025-10-26", 4)],
  ["d", state(0, "2025-10-20", 9)],
  ["e", state(2, "2025-10-25")],
  ["f", state(4, "2025-10-01")],
  ["gone", state(1, "2025-10-01")],
]);

test("each practised skill stands in one group, what matters most first", () => {
  const { secure, growing, due } = groupSkills(skills, states, today);
  const ids = (list: readonly ZoneSkill[]) => list.map((one) => one.skill.id).join("");
  expect([ids(secure), ids(growing), ids(due)]).toEqual(["ba", "dc", "fe"]);
});

test("what to do next: what is due, then what is being learnt; three at most", () => {
  const grouped = groupSkills(skills, states, today);
  expect(nextSteps(grouped).map(({ why, title }) => `${why} ${title}`)).toEqual([
    "Come back to f",
    "Come back to e",
    "Go on with d",
  ]);
  expect(nextSteps(grouped)[0]).toMatchObject({ to: "/fractions?practise=f", where: "Fractions" });
  expect(nextSteps({ secure: [skill("x")], growing: [], due: [] })).toEqual([]);
});

test("long lists are cut, and say how much is missing", () => {
  expect(short([1, 2, 3], 2)).toEqual({ shown: [1, 2], more: 1 });
  expect(short([1, 2], 2)).toEqual({ shown: [1, 2], more: 0 });
});
