import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { challengeOf, firstDay, numberOf } from "./daily-calendar.ts";
import { epochs } from "./daily-families.ts";

const dayLength = 24 * 60 * 60 * 1000;
const dayAt = (days: number) => new Date(Date.parse(firstDay) + days * dayLength).toISOString().slice(0, 10);
const toTheEndOf2035 = Array.from({ length: numberOf("2035-12-31") }, (_, since) => dayAt(since));

test("days are numbered as the calendar has them, over leap days and centuries", () => {
  expect(numberOf(firstDay)).toBe(1);
  expect(numberOf("2026-11-21")).toBe(393);
  expect(numberOf("2025-10-24")).toBe(0);
  fc.assert(
    fc.property(fc.integer({ min: -700_000, max: 2_000_000 }), (since) => {
      expect(numberOf(dayAt(since))).toBe(since + 1);
    }),
  );
});

describe("the written ones", () => {
  test("are the first twenty days, in order", () => {
    const ids = toTheEndOf2035.slice(0, 20).map((day) => challengeOf(day));
    expect(ids).toEqual(ids.map((_, i) => ({ kind: "written", id: `daily-${String(i + 1).padStart(3, "0")}` })));
    expect(challengeOf("2025-11-14").kind).toBe("family");
  });

  test("also serve days before the first, and a clock before 1970 does no harm", () => {
    expect(challengeOf("2025-10-24")).toEqual({ kind: "written", id: "daily-020" });
    expect(challengeOf("1969-12-30").kind).toBe("written");
  });
});

test("every later day has a family and a seed of its own, whatever was asked before", () => {
  const later = toTheEndOf2035.slice(20).map((day) => ({ day, ...challengeOf(day) }));
  const keys = later.map((one) => (one.kind === "family" ? `${one.family} ${one.seed}` : one.day));
  expect(later.every(({ kind }) => kind === "family")).toBe(true);
  expect(new Set(keys).size).toBe(later.length);
  expect(challengeOf("2999-12-31").kind).toBe("family");
  for (const { day, ...challenge } of later.slice(0, 50).reverse()) expect(challengeOf(day)).toEqual(challenge);
});

test("the same family never within sixty days, and each at least twice a year", () => {
  const last = new Map<string, number>();
  for (const [at, day] of toTheEndOf2035.entries()) {
    const challenge = challengeOf(day);
    if (challenge.kind !== "family") continue;
    const before = last.get(challenge.family);
    if (before !== undefined) {
      expect(at - before, `${challenge.family} on ${day}`).toBeGreaterThan(60);
      expect(at - before, `${challenge.family} on ${day}`).toBeLessThan(183);
    }
    last.set(challenge.family, at);
  }
});

test("no two rounds have the same order", () => {
  const round = (from: number) =>
    toTheEndOf2035.slice(from, from + 98).map((day) => JSON.stringify({ ...challengeOf(day), seed: 0 }));
  const start = numberOf("2026-02-16") - 1;
  expect(round(start)).not.toEqual(round(start + 98));
  expect([...round(start)].sort()).toEqual([...round(start + 98)].sort());
});

test("nothing on Saturday or Sunday is easier than anything from Monday to Friday", () => {
  const ranks = ["easy", "medium", "hard"];
  const monday = numberOf("2025-11-17") - 1;
  for (let at = monday; at + 7 <= toTheEndOf2035.length; at += 7) {
    const week = toTheEndOf2035.slice(at, at + 7).map((day) => {
      const challenge = challengeOf(day);
      return challenge.kind === "family" ? ranks.indexOf(challenge.level) : -1;
    });
    expect(Math.min(...week.slice(5)), toTheEndOf2035[at]).toBeGreaterThanOrEqual(Math.max(...week.slice(0, 5)));
  }
});

test("an epoch is whole fortnights from a Monday, begins with a round, and names no family twice", () => {
  for (const [index, { from, fortnights }] of epochs.entries()) {
    expect(new Date(from).getUTCDay(), from).toBe(1);
    for (const families of fortnights) expect(families).toHaveLength(14);
    const paths = fortnights.flat().map(({ path }) => path);
    expect(new Set(paths).size).toBe(paths.length);
    const before = epochs[index - 1];
    if (before) expect((numberOf(from) - numberOf(before.from)) % (14 * before.fortnights.length)).toBe(0);
  }
});
