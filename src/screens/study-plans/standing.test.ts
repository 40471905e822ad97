import { expect, test } from "vitest";
import type { Entry } from "../../learner/records/entry.ts";
import { datesOf, doneTasks, itemsOfPlan, readStanding, taskId, writeStanding } from "./standing.ts";

const day = (...paths: string[]) => ({ tasks: paths.map((path) => ({ at: { path } })) });
const plan = {
  days: [
    day("/fractions?practise=adding-fractions", "/geometry/circles/17"),
    day("/fractions?practise=adding-fractions", "/concepts/place-value"),
    { tasks: [{ at: { path: "/tutorials/place-value" }, asked: 12 }] },
  ],
};
const lesson = (many: number) => Array.from({ length: many }, (_, n) => right(`tutorials/place-value~${n + 1}`));
const standing = { start: "2026-11-02", ticked: new Set<string>() };
const right = (item: string, on = "2026-11-03") =>
  ({ what: "answer", verdict: "right", item, day: on, at: 1 }) as unknown as Entry;
const run = (many: number, on?: string) => Array.from({ length: many }, (_, n) => right(`adding-fractions/0~${n}`, on));

test("what is kept is read as it was written; anything else is no standing", () => {
  const kept = { start: "2026-11-02", ticked: new Set([taskId(1, 1)]) };
  expect(readStanding(writeStanding(kept))).toEqual(kept);
  for (const text of ["", "{}", '{"start":"2026-02-30","ticked":[]}', '{"start":"2026-11-02"}', "[1"])
    expect(readStanding(text)).toBe(null);
});

test("a run, a puzzle and a lesson are ticked by the log; what comes twice needs twice as much", () => {
  expect(doneTasks(plan, standing, run(7)).size).toBe(0);
  expect([...doneTasks(plan, standing, run(8))]).toEqual(["0.0"]);
  expect([...doneTasks(plan, standing, run(16))]).toEqual(["0.0", "1.0"]);
  expect([...doneTasks(plan, standing, [right("geometry-circles-017~5")])]).toEqual(["0.1"]);
  // Four fifths of its questions, as of a run.
  expect(doneTasks(plan, standing, lesson(9)).size).toBe(0);
  expect([...doneTasks(plan, standing, lesson(10))]).toEqual(["2.0"]);
});

test("an idea is ticked once each of its three questions was right; what comes twice needs each twice", () => {
  const idea = {
    at: { path: "/concepts/fractions" },
    fresh: ["adding-fractions/", "word-problems-easy-017", "adding-fractions/"],
  };
  const ideas = { days: [{ tasks: [idea] }, { tasks: [idea] }] };
  const [first, second, third] = [run(1), run(2), [right("word-problems-easy-017~5")]];
  // Two are of the same skill, and a run of that skill alone does not stand for the third.
  for (const some of [first, second, third, [...first, ...third], run(10)])
    expect(doneTasks(ideas, standing, some).size).toBe(0);
  expect([...doneTasks(ideas, standing, [...second, ...third])]).toEqual(["0.0"]);
  expect([...doneTasks(ideas, standing, [...run(4), ...third])]).toEqual(["0.0"]);
  expect(doneTasks(ideas, standing, [...run(4), ...third, right("word-problems-easy-017~6")]).size).toBe(2);
  const before = [...second, right("word-problems-easy-017~5", "2026-11-01")];
  expect(doneTasks(ideas, standing, before).size).toBe(0);
  expect(itemsOfPlan(ideas)).toEqual(["adding-fractions/", "word-problems-easy-017"]);
});

test("a question that an idea asks itself is that very one", () => {
  const fresh = ["concepts/limits~1", "concepts/limits~2", "adding-fractions/"];
  const ideas = { days: [{ tasks: [{ at: { path: "/concepts/limits" }, fresh }] }] };
  const [first, second] = [right("concepts/limits~1"), right("concepts/limits~2")];
  for (const some of [
    [first, ...run(1)],
    [first, second],
    [first, right("concepts/limits~12"), ...run(1)],
  ])
    expect(doneTasks(ideas, standing, some).size).toBe(0);
  expect(doneTasks(ideas, standing, [first, second, ...run(1)]).size).toBe(1);
});

test("what was done before the plan was begun does not count; a tick by hand does", () => {
  expect(doneTasks(plan, standing, run(8, "2026-11-01")).size).toBe(0);
  expect([...doneTasks(plan, { ...standing, ticked: new Set(["1.1"]) }, [])]).toEqual(["1.1"]);
});

test("a missed day moves the rest of the plan", () => {
  expect(datesOf(plan, standing, new Set(), "2026-11-02")).toEqual(["2026-11-02", "2026-11-03", "2026-11-04"]);
  expect(datesOf(plan, standing, new Set(["0.0", "0.1"]), "2026-11-06")).toEqual([
    "2026-11-02",
    "2026-11-06",
    "2026-11-07",
  ]);
  expect(datesOf(plan, standing, new Set(["0.0", "0.1"]), "2026-11-02")).toEqual([
    "2026-11-02",
    "2026-11-03",
    "2026-11-04",
  ]);
});

test("days with nothing to do keep their place between the others, also when a day was missed", () => {
  const gaps = { days: [1, 3, 7].map((at) => ({ ...day("/concepts/place-value"), day: at })) };
  expect(datesOf(gaps, standing, new Set(), "2026-11-02")).toEqual(["2026-11-02", "2026-11-04", "2026-11-08"]);
  expect(datesOf(gaps, standing, new Set(["0.0"]), "2026-11-05")).toEqual(["2026-11-02", "2026-11-05", "2026-11-09"]);
  expect(datesOf(gaps, standing, new Set(["0.0", "1.0", "2.0"]), "2026-11-20")).toEqual([
    "2026-11-02",
    "2026-11-04",
    "2026-11-08",
  ]);
});

test("of the log only what the plan asks for is read", () => {
  expect(itemsOfPlan(plan)).toEqual(["adding-fractions/", "geometry-circles-017", "tutorials/place-value~"]);
});
