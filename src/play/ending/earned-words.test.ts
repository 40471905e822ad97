import { expect, test } from "vitest";
import type { Entry } from "../../learner/records/entry.ts";
import { earnedWords, triesBefore } from "./earned-words.ts";

test("nothing is said of a right answer but what is true of it", () => {
  expect(earnedWords({ help: "alone", tries: 1 })).toMatch(/first try.*own work/);
  expect(earnedWords({ help: "alone", tries: 2 })).toMatch(/again.*yourself/);
  expect(earnedWords({ help: "alone", tries: 7 })).toMatch(/try 7/);
  for (const tries of [1, 2, 9]) {
    expect(earnedWords({ help: "hint", tries })).not.toMatch(/yourself|own work/);
    expect(earnedWords({ help: "hint", tries })).toMatch(/hint/);
    expect(earnedWords({ help: "solution", tries })).not.toMatch(/you found|yourself|own work|try/);
  }
});

test("the tries of today before the page was loaded again count, and those before it was solved do not", () => {
  const answer = (at: number, verdict: "right" | "almost" | "wrong", item = "logic-001", day = "2025-10-25") =>
    ({ what: "answer", item, verdict, at, day }) as Entry;
  const opened = 100;
  expect(triesBefore(opened, [answer(110, "right")])).toBe(0);
  expect(triesBefore(opened, [answer(110, "right"), answer(50, "almost"), answer(40, "wrong")])).toBe(2);
  expect(
    triesBefore(opened, [answer(30, "wrong"), answer(40, "right"), answer(50, "wrong"), answer(110, "right")]),
  ).toBe(1);
  const others = [
    answer(50, "wrong", "logic-002"),
    answer(50, "wrong", "logic-001", "2025-10-24"),
    answer(105, "wrong"),
  ];
  expect(triesBefore(opened, [...others, answer(110, "right")])).toBe(0);
  // Not kept yet.
  expect(triesBefore(opened, [answer(50, "wrong")])).toBe(0);
});
