import { expect, test } from "vitest";
import { attempt } from "./examples.ts";
import { lastRun, nextStep } from "./next-skill.ts";
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
  nextStep(
    skills,
    new Map(Object.entries(states)),
    today,
    just.map((skill) => ({ skill, outcome: well ? "alone" : "missed" })),
  );

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
  expect(next(["thirds"], false, { adding: secure, halving: growing })).toEqual({ id: "thirds", why: "again" });
  expect(next(["adding"], false, { adding: state(0, today, 10, 0), halving: state(2, "2026-11-01") })).toEqual({
    id: "adding",
    why: "again",
  });
});

test("what is far below what was just done waits for what is near it", () => {
  const ladder = ["tables", "factors", "brackets", "equations", "quadratics", "cubics"].map((id, at, all) => ({
    id,
    needs: all.slice(Math.max(0, at - 1), at),
  }));
  const after = (states: Record<string, SkillState>) =>
    nextStep(ladder, new Map(Object.entries(states)), today, [{ skill: "quadratics", outcome: "alone" }]);
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

test("of a run through several skills the one that went worst comes first, whatever else is due", () => {
  const met = (skill: string, ...outcomes: readonly ("alone" | "helped" | "missed")[]) =>
    outcomes.map((outcome) => ({ skill, outcome }));
  const states = new Map(Object.entries({ adding: growing, halving: growing, doubling: state(2, "2026-11-20") }));
  const after = (...run: ReturnType<typeof met>[]) => nextStep(skills, states, today, run.flat());
  const good = met("adding", "alone", "alone", "alone", "alone", "alone", "alone");
  expect(after(good, met("halving", "alone", "missed", "helped", "missed"))).toEqual({ id: "halving", why: "weak" });
  // Half of it alone is not weak, and one question tells nothing.
  expect(after(good, met("halving", "alone", "missed"))).toEqual({ id: "doubling", why: "due" });
  expect(after(good, met("halving", "missed"))).toEqual({ id: "doubling", why: "due" });
  expect(after(met("adding", "missed", "helped"), met("halving", "alone", "alone", "missed", "missed"))).toEqual({
    id: "adding",
    why: "weak",
  });
});

test("what the end of a run names is named from the log as well, on that day", () => {
  const answers = ["adding/0~1", "adding/0~2", "halving/0~3", "halving/0~4"].map((item, at) =>
    attempt(at, { item, day: today, verdict: at === 3 || at === 2 ? "wrong" : "right" }),
  );
  const run = lastRun(answers, today, 10);
  expect(run.map(({ skill, outcome }) => `${skill} ${outcome}`)).toEqual([
    "adding alone",
    "adding alone",
    "halving missed",
    "halving missed",
  ]);
  expect(nextStep(skills, new Map(), today, run)).toEqual({ id: "halving", why: "weak" });
  expect(lastRun(answers, today, 2)).toHaveLength(2);
  expect(lastRun(answers, "2026-11-29", 10)).toEqual([]);
});

test("on another day what is due comes, then what was begun, then the first that is open", () => {
  const after = (states: Record<string, SkillState>) => nextStep(skills, new Map(Object.entries(states)), today, []);
  expect(after({ adding: growing, doubling: state(2, "2026-11-20") })).toEqual({ id: "doubling", why: "due" });
  expect(after({ adding: growing, halving: state(1, "2026-11-29", 20) })).toEqual({ id: "halving", why: "begun" });
  expect(after({})).toEqual({ id: "adding", why: "first" });
  expect(after({ adding: secure, halving: secure })).toEqual({ id: "doubling", why: "first" });
  expect(after({ adding: secure, halving: secure, doubling: secure, thirds: secure })).toBe(null);
});
