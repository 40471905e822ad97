import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { readLocal, writeLocal } from "../device/local.ts";
import { readQuizScore, writeQuizScore } from "./quiz-score.ts";

afterEach(() => vi.unstubAllGlobals());

const blocked = () => {
  throw new DOMException("no storage here", "SecurityError");
};

function fakeStorage() {
  const kept = new Map<string, string>();
  return {
    kept,
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  };
}

describe("with storage", () => {
  let storage: ReturnType<typeof fakeStorage>;
  beforeEach(() => {
    storage = fakeStorage();
    vi.stubGlobal("window", { localStorage: storage });
  });

  test("what is written can be read", () => {
    expect(readLocal("theme")).toBe(null);
    expect(writeLocal("theme", "dark")).toBe(true);
    expect(readLocal("theme")).toBe("dark");
  });

  test.each([0, 7, 10])("the quiz score %s is kept as text under weeklyQuizScore", (score) => {
    expect(writeQuizScore(score)).toBe(true);
    expect([...storage.kept]).toEqual([["weeklyQuizScore", String(score)]]);
    expect(readQuizScore()).toBe(score);
  });

  test.each([-1, 11, 7.5, Number.NaN, Number.POSITIVE_INFINITY])("%s is no score to keep", (score) => {
    expect(writeQuizScore(score)).toBe(false);
    expect(storage.kept.size).toBe(0);
  });

  test.each(["", " ", "11", "-1", "7.5", "1e1", "0x5", "ten", "100", "٧", " 7"])("%j is no score to read", (text) => {
    storage.kept.set("weeklyQuizScore", text);
    expect(readQuizScore()).toBe(null);
  });

  test("no score yet", () => expect(readQuizScore()).toBe(null));
});

const troubles: readonly (readonly [string, () => unknown])[] = [
  ["there is no window", () => undefined],
  ["window.localStorage throws", () => Object.defineProperty({}, "localStorage", { get: blocked })],
  ["window.localStorage is null", () => ({ localStorage: null })],
  ["its methods throw", () => ({ localStorage: { getItem: blocked, setItem: blocked } })],
];

test.each(troubles)("when %s nothing is thrown", (_, window) => {
  vi.stubGlobal("window", window());
  expect(readLocal("theme")).toBe(null);
  expect(writeLocal("theme", "dark")).toBe(false);
  expect(readQuizScore()).toBe(null);
  expect(writeQuizScore(7)).toBe(false);
});
