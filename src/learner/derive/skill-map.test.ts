import { expect, test } from "vitest";
import { exerciseItem } from "../../engine/item.ts";
import { daysAfter } from "../day.ts";
import { attempt } from "./examples.ts";
import { comesNext, fill, tally } from "./skill-map.ts";
import { skillStates } from "./skill-states.ts";

const day = "2025-10-25";
/** One question, right alone, on each of these days after the first. */
const practised = (skill: string, ...days: readonly number[]) =>
  days.map((after, n) =>
    attempt(100 * skill.length + n, {
      id: `${skill}-${n}`,
      item: exerciseItem({ skill, stage: 0, seed: n + 1 }),
      day: daysAfter(day, after),
      at: after,
    }),
  );
const states = skillStates([
  ...practised("growing", 0),
  ...practised("older", 0, 1),
  ...practised("secure", 0, 1, 4, 11),
]);

test("a skill fills with each time that it comes back, and is full when it is secure", () => {
  const levels = [[0], [0, 1], [0, 1, 4], [0, 1, 4, 11]].map((days) =>
    fill(skillStates(practised("one", ...days)).get("one"), daysAfter(day, days.at(-1) ?? 0)),
  );
  expect(levels).toEqual([
    { word: "growing", level: 2 },
    { word: "growing", level: 3 },
    { word: "secure", level: 4 },
    { word: "secure", level: 4 },
  ]);
  expect(fill(undefined, day)).toEqual({ word: "new", level: 0 });
});

test("a skill that was only missed has begun, and nobody says that it grows", () => {
  const missed = attempt(1, { item: "one/0~1", verdict: "wrong" });
  expect(fill(skillStates([missed]).get("one"), day)).toEqual({ word: "begun", level: 1 });
});

test("what is due stays as full as it was", () => {
  const state = states.get("secure");
  expect(fill(state, daysAfter(day, 26))).toEqual({ word: "secure", level: 4 });
  expect(fill(state, daysAfter(day, 27))).toEqual({ word: "due", level: 4 });
});

test("the counts add up to the skills that were asked for", () => {
  const ids = ["growing", "older", "secure", "never"];
  expect(tally(ids, states, day)).toEqual({ new: 1, begun: 0, growing: 2, secure: 1, due: 0 });
  expect(tally(ids, states, daysAfter(day, 12))).toEqual({ new: 1, begun: 0, growing: 0, secure: 1, due: 2 });
  expect(tally(["older"], states, day)).toEqual({ new: 0, begun: 0, growing: 1, secure: 0, due: 0 });
});

test("what has waited longest comes first, then what grows; nothing of nothing", () => {
  const ids = ["older", "growing", "secure"];
  expect(comesNext(ids, states, daysAfter(day, 12))).toBe("growing"); // due since the first day, the other since the fourth
  expect(comesNext(ids, states, day)).toBe("older"); // two questions, the other had one
  expect(comesNext(["secure", "never"], states, daysAfter(day, 12))).toBeNull();
  expect(comesNext([], states, day)).toBeNull();
});
