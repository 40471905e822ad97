import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { daysAfter } from "../day.ts";
import type { Attempt } from "../records/entry.ts";
import { attempt } from "./examples.ts";
import { type Outcome, type SkillState, skillStates, strength } from "./skill-states.ts";

const day = "2025-10-25";
let n = 0;

/** A question of the skill, answered with an outcome. */
function asked(outcome: Outcome, stage = 0, on = day): Attempt[] {
  n += 1;
  const item = `adding/${stage}~${n}`;
  if (outcome === "alone") return [attempt(10 * n, { item, day: on })];
  if (outcome === "helped") return [attempt(10 * n, { item, day: on, help: "hint" })];
  return [attempt(10 * n, { item, day: on, verdict: "wrong" })];
}

const stateAfter = (...log: readonly Attempt[][]): SkillState | undefined => skillStates(log.flat()).get("adding");

describe("the stage follows success", () => {
  test.each<[string, Outcome[], number]>([
    ["three right alone in a row go up", ["alone", "alone", "alone"], 2],
    ["two are not enough", ["alone", "alone"], 1],
    ["a hint breaks the row", ["alone", "alone", "helped", "alone"], 1],
    ["two missed in a row go down", ["missed", "missed"], 0],
    ["one missed stays", ["missed", "alone", "missed"], 1],
  ])("%s", (_, outcomes, stage) => {
    expect(stateAfter(...outcomes.map((outcome) => asked(outcome, 1)))?.stage).toBe(stage);
  });

  test.each<[string, Attempt[][], number]>([
    ["a later stage that was missed is not reached", [asked("missed", 3)], 0],
    ["nor one that was right with help", [asked("alone", 1), asked("helped", 3)], 1],
    ["a later stage that was right alone is", [asked("alone", 3)], 3],
    ["an easier question that was right takes nothing away", [asked("alone", 2), asked("alone", 0)], 2],
    ["an easier one that was missed does", [asked("alone", 2), asked("missed", 0)], 0],
    [
      "what does not count breaks no row",
      ["alone", "alone"].map(() => asked("alone")).concat([asked("helped", 2), asked("alone")]),
      1,
    ],
  ])("%s", (_, log, stage) => expect(stateAfter(...log)?.stage).toBe(stage));

  test("never below the first", () => expect(stateAfter(asked("missed"), asked("missed"))?.stage).toBe(0));
});

describe("an outcome", () => {
  const item = "adding/0~1";
  const outcome = (...answers: readonly Partial<Attempt>[]) =>
    stateAfter(answers.map((fields, i) => attempt(i, { item, ...fields })))?.recent[0];
  test("wrong and then right is helped", () => expect(outcome({ verdict: "wrong" }, {})).toBe("helped"));
  test("another form and then right is alone", () => expect(outcome({ verdict: "almost" }, {})).toBe("alone"));
  test("steps looked at is missed", () => expect(outcome({ help: "solution" })).toBe("missed"));
  test("only wrong is missed", () => expect(outcome({ verdict: "wrong" })).toBe("missed"));
});

describe("a skill comes back after growing gaps", () => {
  test("once a day at most, and only when it is due", () => {
    const first = stateAfter(asked("alone"), asked("alone"), asked("alone"));
    expect(first).toMatchObject({ box: 1, due: daysAfter(day, 1), asked: 3, alone: 3 });
    const early = stateAfter(asked("alone"), asked("alone", 0, day));
    expect(early?.box).toBe(1);
  });

  test("1, 3, 7, 16, 35 and 80 days", () => {
    const log: Attempt[][] = [];
    const waits: number[] = [];
    let on = day;
    for (let round = 0; round < 7; round++) {
      log.push(asked("alone", 0, on));
      const due = stateAfter(...log)?.due ?? on;
      let wait = 0;
      while (daysAfter(on, wait) < due) wait++;
      waits.push(wait);
      on = due;
    }
    expect(waits).toEqual([1, 3, 7, 16, 35, 80, 80]);
  });

  test("a miss takes it two boxes back, not below the first", () => {
    expect(stateAfter(asked("alone"), asked("missed"))).toMatchObject({ box: 0, due: day });
  });
});

test("strength in words", () => {
  const state = stateAfter(asked("alone"));
  expect(strength(undefined, day)).toBe("new");
  expect(strength(state, day)).toBe("growing");
  for (const outcome of ["missed", "helped"] as const)
    expect(strength(stateAfter(...Array(5).fill(asked(outcome))), day)).toBe("begun");
  expect(strength(state, daysAfter(day, 1))).toBe("due");
  expect(strength(state && { ...state, box: 3, due: daysAfter(day, 7) }, day)).toBe("secure");
});

test("a log in any order, with duplicates and other items, gives the same states", () => {
  const outcomes = fc.constantFrom<Outcome>("alone", "helped", "missed");
  const logs = fc.array(fc.tuple(outcomes, fc.nat(2), fc.nat(5)), { maxLength: 12 });
  fc.assert(
    fc.property(logs, fc.infiniteStream(fc.nat()), (rows, shuffle) => {
      const log = rows.flatMap(([outcome, stage, later]) => asked(outcome, stage, daysAfter(day, later)));
      const keyed = [...log, ...log.slice(0, 3), attempt(1, { item: "logic-001" })].map((one) => ({
        one,
        key: shuffle.next().value ?? 0,
      }));
      const shuffled = keyed.sort((a, b) => a.key - b.key).map(({ one }) => one);
      expect(skillStates(shuffled)).toEqual(skillStates(log));
    }),
  );
});

test("a multiplication fact is practice of the times tables: it comes back as a skill does, and moves no stage", () => {
  const fact = (n: number, on: string, item = "fact/7x8") => attempt(1000 + n, { item, day: on });
  const today = [fact(1, day), fact(2, day, "fact/3x4"), fact(3, day, "fact/2x9"), fact(4, day, "fact/5x6")];
  expect(skillStates(today).get("times-tables")).toMatchObject({ stage: 0, box: 1, asked: 4, alone: 4, recent: [] });
  const again = skillStates([...today, fact(5, daysAfter(day, 1))]).get("times-tables");
  expect(again).toMatchObject({ stage: 0, box: 2, asked: 5, alone: 5 });
});
