import { describe, expect, test } from "vitest";
import type { Skill, Stage } from "../../engine/exercise.ts";
import type { SkillState } from "../../learner/derive/skill-states.ts";
import { random } from "../../maths/random.ts";
import { type Done, nextExercise, stageOf } from "./choose.ts";

const today = "2025-10-25";
const stage = { grade: 1, label: "" } as Stage;
const skill = (id: string, needs: readonly string[] = []): Skill => ({
  id,
  title: id,
  about: "",
  curriculum: [],
  needs,
  stages: [stage, stage, stage],
});
const adding = skill("adding");
const taking = skill("taking", ["adding"]);
const times = skill("times", ["elsewhere"]);
const state = (fields: Partial<SkillState>): SkillState => ({
  stage: 0,
  box: 1,
  due: "2025-10-30",
  asked: 9,
  alone: 5,
  recent: [],
  ...fields,
});
const done = (id: string, alone = true, at = 0): Done => ({ skill: id, stage: 1, seed: at, alone });

const many = (skills: readonly Skill[], states: Record<string, SkillState>, before: readonly Done[] = []) =>
  Array.from({ length: 200 }, (_, seed) =>
    nextExercise({ skills, states: new Map(Object.entries(states)), done: before, today }, random(seed)),
  );

describe("the next question", () => {
  test("one skill alone is asked at its stage", () => {
    for (const next of many([adding], { adding: state({ stage: 2 }) }))
      expect(next).toMatchObject({ skill: "adding", stage: 2 });
  });

  test("a first meeting stays for three questions", () => {
    const met = [done("adding")];
    expect(many([adding, times], { adding: state({ asked: 1 }) }, met).every((next) => next.skill === "adding")).toBe(
      true,
    );
    const met3 = [done("adding"), done("adding"), done("adding")];
    expect(many([adding, times], { adding: state({ asked: 3 }) }, met3).every((next) => next.skill === "times")).toBe(
      true,
    );
  });

  test("never the same skill twice in a row once it is known", () => {
    const states = { adding: state({}), taking: state({}), times: state({}) };
    expect(many([adding, taking, times], states, [done("adding")]).some((next) => next.skill === "adding")).toBe(false);
  });

  test("what is due comes most often", () => {
    const states = { adding: state({ due: today }), taking: state({}), times: state({}) };
    const share = many([adding, taking, times], states, [done("times")]).filter(
      (next) => next.skill === "adding",
    ).length;
    expect(share).toBeGreaterThan(90);
  });

  test("a new skill waits for what it needs in its own zone", () => {
    expect(many([adding, taking, times], {}).some((next) => next.skill === "taking")).toBe(false);
  });

  test("a missed question comes back after three others, at its stage, with other numbers, once", () => {
    const states = { adding: state({}), taking: state({}), times: state({}) };
    const missed = [done("taking", false, 1), done("adding", true, 2), done("times", true, 3)];
    expect(many([adding, taking, times], states, missed).every((next) => next.skill === "taking")).toBe(false);
    const later = [...missed, done("adding", true, 4)];
    for (const next of many([adding, taking, times], states, later)) {
      expect(next).toMatchObject({ skill: "taking", stage: 1 });
      expect([1, 2, 3, 4]).not.toContain(next.seed);
    }
    const followed = [...later, done("taking", true, 5), done("adding", true, 6)];
    expect(many([adding, taking, times], states, followed).every((next) => next.skill === "taking")).toBe(false);
  });
});

test("a stage beyond the last is the last", () => {
  expect(stageOf(adding, new Map([["adding", state({ stage: 7 })]]))).toBe(2);
  expect(stageOf(adding, new Map())).toBe(0);
});
