import { describe, expect, test } from "vitest";
import { random } from "../maths/random.ts";
import { fresh, type Question, type Skill, stage } from "./exercise.ts";
import { freshCode, readCode, writeCode } from "./game/code.ts";
import { counting } from "./game/examples.ts";
import { dealerOf } from "./game/game.ts";
import { readShared, writeShared } from "./game/link.ts";
import { exerciseItem, readExerciseItem } from "./item.ts";
import { posed } from "./poser.ts";
import { inVersion, newest } from "./versions.ts";

const asks = (prompt: string, value: number): Question => ({
  prompt,
  answer: { kind: "whole", value: String(value) },
  steps: ["Add.", "That is it."],
  slips: [],
  check: "Take away.",
});

describe("what was changed", () => {
  const first = stage({
    grade: 1,
    label: "small",
    bounds: { a: [1, 9], b: [1, 9] },
    write: ({ a, b }) => asks(`${a} + ${b}`, a + b),
  });
  const second = stage({
    grade: 1,
    label: "small",
    before: [first],
    bounds: { a: [10, 99], b: [1, 9] },
    write: ({ a, b }) => asks(`${a} - ${b}`, a - b),
  });
  const skill: Pick<Skill, "id" | "stages"> = { id: "adding", stages: [second] };

  test("still poses its old question for an old item, and the new one for a new item", () => {
    const old = readExerciseItem("adding/0~48213");
    const now = readExerciseItem(exerciseItem(fresh(skill, 0, 48213)));
    expect(now).toEqual({ skill: "adding", stage: 0, seed: 48213, version: 2 });
    expect(posed(second, old?.seed ?? 0, old?.version)).toEqual(posed(first, 48213));
    expect(posed(second, now?.seed ?? 0, now?.version).prompt).toMatch(/^\d\d - \d$/);
  });

  test("is not taken for another where the version is unknown", () => {
    expect(() => posed(second, 1, 3)).toThrow("there is no version 3");
    expect(() => posed(first, 1, 2)).toThrow("there is no version 2");
    expect(() => inVersion("now", ["then"], 0)).toThrow(RangeError);
  });
});

describe("a game that deals otherwise than it did", () => {
  const old = counting();
  const game = { ...old, deal: () => ({ board: 3, key: "", grade: "" }), before: [old.deal], version: 2 };

  test("deals the old board for an old link and code", () => {
    for (const text of ["10~48213", "1s:10~48213"]) {
      const shared = readShared(game, text);
      if (!("value" in shared && "code" in shared.value)) throw new Error("not read");
      const { settings, seed, version } = shared.value.code;
      expect(dealerOf(game, version)(settings, random(seed)).board).toBe(10);
    }
  });

  test("writes its version into new codes and links, which read back", () => {
    const code = freshCode(game, { to: "10" }, 48213);
    expect(writeCode(game.settings, code)).toBe("10~48213@2");
    expect(writeShared(game, { code })).toBe("1s:10~48213@2");
    expect(readCode(game.settings, "10~48213@2")).toEqual({ value: code });
    expect(readShared(game, "1s:10~48213@2")).toEqual({ value: { code } });
    expect(dealerOf(game, code.version)(code.settings, random(code.seed)).board).toBe(3);
    expect(writeCode(old.settings, freshCode(old, { to: "10" }, 7))).toBe("10~7");
  });

  test("says so where a code is of a version to come", () => {
    const problem = "This code was made by a newer Sumwhere. Load this page again to get the newest version.";
    expect(readShared(game, "10~48213@3")).toEqual({ problem });
    expect(readShared(old, "1s:10~48213@2")).toEqual({ problem });
    expect(readShared(old, "10~48213@0")).toEqual({ problem: expect.stringContaining("missing or damaged") });
    expect(newest(old)).toBe(1);
  });
});
