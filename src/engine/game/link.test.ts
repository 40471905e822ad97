import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { readCode, settingsOf, writeCode } from "./code.ts";
import { counting } from "./examples.ts";
import type { SettingsForm } from "./game.ts";
import { readShared, writeShared } from "./link.ts";
import { harderThan, readSettings, settingsWords, withChoice, writeSettings } from "./settings.ts";

const game = counting();
const code = { settings: { to: "10" }, seed: 48213 };

describe("settings and codes", () => {
  test("are read as they were written", () => {
    expect(writeCode(game.settings, code)).toBe("10~48213");
    expect(readCode(game.settings, "10~48213")).toEqual({ value: code });
    expect(readSettings(game.settings, writeSettings(game.settings, code.settings))).toEqual({ value: code.settings });
  });

  test.each([
    ["10", "The number after the ~ is missing or damaged."],
    ["10~", "The number after the ~ is missing or damaged."],
    ["10~12x", "The number after the ~ is missing or damaged."],
    ["10~9999999999", "The number after the ~ is missing or damaged."],
    ["20~1", "Twenty is too far for today."],
    ["30~1", 'Up to cannot be "30" here.'],
    ["10-10~1", "These settings are incomplete, or too many."],
  ])("%s: %s", (text, problem) =>
    expect(readCode(game.settings, text)).toEqual({ problem: expect.stringContaining(problem) }),
  );
});

test("a board tells the settings it was dealt from; one from outside has none", () => {
  expect(settingsOf(game.settings, "10~48213")).toEqual({ to: "10" });
  expect(settingsOf(game.settings, "20~48213")).toBe(game.settings.first);
  expect(settingsOf(game.settings, "")).toBe(game.settings.first);
});

test("a step harder: the next option that can be dealt, all else the same; none after the last, or where no field rises", () => {
  const grade = (...values: readonly string[]) =>
    ({
      name: "grade",
      label: "Grade",
      rising: true,
      options: values.map((value) => ({ value, label: value })),
    }) as const;
  const size = { name: "size", label: "Size", options: [{ value: "4", label: "4" }] };
  const first = { size: "4", grade: "easy" };
  const form: SettingsForm = {
    fields: [size, grade("easy", "medium", "hard")],
    first,
    fault: ({ grade }) => (grade === "medium" ? "There is none." : null),
  };
  expect(harderThan(form, first)).toEqual({ size: "4", grade: "hard" });
  expect(harderThan(form, { size: "4", grade: "hard" })).toBe(null);
  expect(harderThan({ ...form, offers: (_, __, value) => value !== "hard" }, first)).toBe(null);
  expect(harderThan({ ...form, fields: [size] }, first)).toBe(null);
  expect(harderThan(form, { size: "4", grade: "gone" })).toBe(null);
});

describe("choosing", () => {
  const options = (...values: readonly string[]) => values.map((value) => ({ value, label: value.toUpperCase() }));
  const form: SettingsForm = {
    fields: [
      { name: "kind", label: "Kind", options: options("square", "star") },
      { name: "size", label: "Size", options: options("3", "4", "6", "7") },
      { name: "grade", label: "Grade", options: options("easy", "medium", "hard") },
    ],
    first: { kind: "square", size: "3", grade: "easy" },
    fault: ({ kind, size, grade }) =>
      (kind === "star") !== Number(size) > 5 ? "No such size." : size === "3" && grade === "hard" ? "Too hard." : null,
  };
  test.each([
    ["grade", "medium", "square-3-medium"],
    ["kind", "star", "star-6-easy"],
    ["grade", "hard", "square-3-hard"],
  ])("%s: %s gives %s: what stands further down gives way, what stands before does not", (name, value, text) =>
    expect(writeSettings(form, withChoice(form, form.first, name, value))).toBe(text),
  );
  test("the nearest choice takes its place", () => {
    const star = { kind: "star", size: "7", grade: "hard" };
    expect(writeSettings(form, withChoice(form, star, "kind", "square"))).toBe("square-4-hard");
  });
  test("is told by its labels", () => expect(settingsWords(form, form.first)).toBe("SQUARE, 3, EASY"));
});

describe("links", () => {
  test.each([{ code }, { board: 7 }])("%j comes back, alone, in a link or in a code", (shared) => {
    const text = writeShared(game, shared);
    expect(readShared(game, text)).toEqual({ value: shared });
    expect(readShared(game, ` https://sumwhere.example/sudoku#${text}\n`)).toEqual({ value: shared });
  });

  test("a code or a board may stand alone", () => {
    expect(readShared(game, "10~48213")).toEqual({ value: { code } });
    expect(readShared(game, "7")).toEqual({ value: { board: 7 } });
  });

  test.each([
    ["", "There is nothing here yet."],
    ["2s:10~48213", "made by a newer Sumwhere"],
    ["9999z:", "made by a newer Sumwhere"],
    ["1x:7", "does not say what kind"],
    ["1s:10~4821x", "missing or damaged"],
    ["1b:-7", "No."],
  ])("%j: %s", (text, problem) =>
    expect(readShared(game, text)).toEqual({ problem: expect.stringContaining(problem) }),
  );

  test("whatever is pasted, there is a board, a code or a sentence", () => {
    fc.assert(fc.property(fc.string(), (text) => void expect(Object.keys(readShared(game, text))).toHaveLength(1)));
  });
});
