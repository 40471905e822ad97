import { expect, test } from "vitest";
import { nextSkill } from "./next-skill.ts";
import type { SkillState } from "./skill-states.ts";

// Adding and halving are the ground; doubling rests on adding, thirds on halving and adding.
const skills = [
  { id: "adding", needs: [] },
  { id: "halving", needs: [] },
  { id: "doubling", needs: ["adding"] },
  { id: "thirds", needs: ["halving", "adding"] },
];
const today = "2026-11-28";
const state = (box: number, due: string, asked = 10, alone = 8): SkillState => ({
  stage: 0,
  box,
  due,
  asked,
  alone,
  recent: [],
});
const growing = state(1, "2026-11-29");
const secure = state(4, "2026-12-20");
const next = (just: string[], well: boolean, states: Record<string, SkillState>) =>
  nextSkill(skills, new Map(Object.entries(states)), today, { ids: just, well });

test("what builds on what was just done, where all that it rests on was met", () => {
  expect(next(["adding"], true, { adding: growing })).toEqual({ id: "doubling", why: "over" });
  expect(next(["halving"], true, { halving: growing })).not.toMatchObject({ id: "thirds" });
  expect(next(["halving"], true, { adding: secure, doubling: secure, halving: growing })).toEqual({
    id: "thirds",
    why: "over",
  });
  const missedAll = state(0, "2026-11-28", 10, 0);
  expect(next(["halving"], true, { adding: missedAll, halving: growing })).not.toMatchObject({ why: "over" });
  // Facts of the tables are in the record by themselves, and are no state of their skill.
  expect(next(["adding"], true, {})).toEqual({ id: "doubling", why: "over" });
});

test("before that what is due, the weakest of it first", () => {
  const states = {
    adding: growing,
    halving: state(3, "2026-11-01"),
    thirds: state(2, "2026-11-27"),
    doubling: state(2, "2026-11-20"),
  };
  expect(next(["adding"], true, states)).toEqual({ id: "doubling", why: "due" });
});

test("after that what was begun, and then what is new", () => {
  expect(next(["doubling"], true, { adding: growing, doubling: growing })).toEqual({ id: "adding", why: "begun" });
  expect(next(["doubling"], true, { adding: secure, halving: secure, doubling: growing })).toEqual({
    id: "thirds",
    why: "ground",
  });
  expect(next(["adding"], true, { adding: growing, doubling: secure })).toEqual({ id: "halving", why: "first" });
  expect(next(["thirds"], true, { adding: secure, halving: secure, doubling: secure, thirds: growing })).toBe(null);
});

test("nobody who is past the first steps is sent back to others of them", () => {
  expect(next(["doubling"], true, { adding: secure, doubling: growing })).toBe(null);
  expect(next(["thirds"], true, { thirds: growing })).toBe(null);
});

test("what went badly leads back to the weakest of what it rests on, or is met again", () => {
  expect(next(["thirds"], false, { adding: secure, halving: state(0, "2026-11-01", 5, 0) })).toEqual({
    id: "halving",
    why: "under",
  });
  expect(next(["thirds"], false, { adding: state(2, "2026-11-01") })).toEqual({ id: "halving", why: "under" });
  expect(next(["thirds"], false, { adding: secure, halving: growing })).toBe(null);
  expect(next(["adding"], false, { adding: state(0, today, 10, 0), halving: state(2, "2026-11-01") })).toBe(null);
});

test("what is far below what was just done waits for what is near it", () => {
  const ladder = ["tables", "factors", "brackets", "equations", "quadratics", "cubics"].map((id, at, all) => ({
    id,
    needs: all.slice(Math.max(0, at - 1), at),
  }));
  const after = (states: Record<string, SkillState>) =>
    nextSkill(ladder, new Map(Object.entries(states)), today, { ids: ["quadratics"], well: true });
  const due = state(1, "2026-11-01");
  expect(after({ tables: due, quadratics: growing })).toEqual({ id: "cubics", why: "over" });
  expect(after({ tables: due, factors: state(2, "2026-11-02"), quadratics: growing })).toEqual({
    id: "factors",
    why: "due",
  });
  expect(
    after({ tables: due, quadratics: growing, cubics: secure, factors: secure, brackets: secure, equations: secure }),
  ).toEqual({
    id: "tables",
    why: "due",
  });
});
