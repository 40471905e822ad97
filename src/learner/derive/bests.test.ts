import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { dayOf, daysAfter } from "../day.ts";
import type { Attempt } from "../records/entry.ts";
import { bests } from "./bests.ts";
import { allLogs, attempt, logs, run, win } from "./examples.ts";
import { factStates, owned } from "./facts.ts";
import { progress } from "./progress.ts";

const today = "2025-10-25";
const solving = (n: number, day: string, fields: Partial<Attempt> = {}) =>
  attempt(n, { item: `logic-${String(n).padStart(3, "0")}`, day, ...fields });

test("nothing yet is nothing", () => {
  const none = bests([], today);
  expect(none).toEqual({
    speeds: [],
    tests: [],
    quiz: null,
    streak: null,
    solvedInDay: null,
    solvedInWeek: null,
    boards: [],
    facts: null,
  });
});

describe("speed runs", () => {
  test("the best rate a minute of each kind, and when it was first so good", () => {
    const runs = [
      run(1, "speed/times/10/60", 20, { day: "2025-10-01" }),
      run(2, "speed/times/10/60", 24, { day: "2025-10-02" }),
      run(3, "speed/times/10/60", 24, { day: "2025-10-03" }),
      run(4, "speed/plus/20/0", 30, { ms: 90_000, day: "2025-10-04" }),
      run(5, "speed/plus/20/0", 90, { day: "2025-10-26" }),
      run(6, "speed/powers/20/0", 90),
      run(7, "speed/minus/20/60", 0),
    ];
    expect(bests(runs, today).speeds).toEqual([
      { kind: { operation: "plus", range: 20, seconds: 0 }, rate: 20, day: "2025-10-04" },
      { kind: { operation: "times", range: 10, seconds: 60 }, rate: 24, day: "2025-10-02" },
    ]);
  });
});

test("monthly tests: the best of each age band, by the share that was right", () => {
  const runs = [
    run(1, "monthly/2025-09/12–14", 15, { wrong: 10 }),
    run(2, "monthly/2025-10/12–14", 18, { wrong: 7, day: "2025-10-22" }),
    run(3, "monthly/2025-10/8–10", 20, { wrong: 5 }),
    run(4, "monthly/2025-10/14–18", 0, { wrong: 25 }),
  ];
  expect(bests(runs, today).tests).toEqual([
    { ages: "8–10", right: 20, of: 25, day: "2025-10-20" },
    { ages: "12–14", right: 18, of: 25, day: "2025-10-22" },
  ]);
});

describe("weekly quiz", () => {
  /** Answers to questions of a set, so many of them right. */
  const round = (at: number, set: number, right: number, length = 10, day = "2025-10-20"): Attempt[] =>
    Array.from({ length }, (_, i) =>
      attempt(at + i, {
        item: `weekly-${String(10 * set + i + 1).padStart(3, "0")}`,
        category: "weekly-quiz",
        verdict: i < right ? "right" : "wrong",
        day,
      }),
    );
  const best = (...rounds: Attempt[][]) => bests(rounds.flat(), today).quiz;
  test("the best round that was played to its end", () => {
    expect(best(round(0, 0, 6), round(20, 1, 8, 10, "2025-10-21"), round(40, 0, 7))).toMatchObject({
      right: 8,
      day: "2025-10-21",
    });
  });
  test("a round that was left counts for nothing, and its answers are no part of the next", () => {
    expect(best(round(0, 0, 9, 9))).toBe(null);
    expect(best(round(0, 0, 4, 4), round(20, 0, 6))).toMatchObject({ right: 6 });
    expect(best(round(0, 0, 6, 6), round(20, 1, 4, 4))).toBe(null);
  });
  test("two sets played turn by turn are two rounds", () => {
    const [a, b] = [round(0, 0, 7), round(5, 1, 9)];
    expect(best(a, b)).toMatchObject({ right: 9 });
  });
});

describe("puzzles solved", () => {
  test("most in a day and in a week; each counts once, when it is solved first", () => {
    const log = [
      solving(1, "2025-10-13"),
      solving(2, "2025-10-19"),
      solving(3, "2025-10-20"),
      solving(4, "2025-10-20"),
      solving(5, "2025-10-20", { help: "solution" }),
      attempt(6, { item: "logic-001", day: "2025-10-20" }),
      attempt(7, { item: "logic-002~77", day: "2025-10-20" }),
      attempt(8, { item: "adding/0~1", day: "2025-10-20" }),
      solving(9, "2025-10-26"),
    ];
    expect(bests(log, today)).toMatchObject({
      solvedInDay: { count: 2, day: "2025-10-20" },
      solvedInWeek: { count: 2, day: "2025-10-13" },
    });
  });
  test("never more than were solved in all", () => {
    fc.assert(
      fc.property(logs, (log) => {
        const { solvedInDay, solvedInWeek } = bests(log, today);
        const { solved } = progress(
          log.filter(({ day }) => day <= today),
          today,
        );
        expect(solvedInWeek?.count ?? 0).toBeLessThanOrEqual(solved);
        expect(solvedInDay?.count ?? 0).toBeLessThanOrEqual(solvedInWeek?.count ?? 0);
        expect((solvedInDay?.count ?? 0) > 0).toBe(solved > 0);
      }),
    );
  });
});

describe("facts", () => {
  const start = new Date(2025, 8, 1, 17).getTime();
  const answered = (n: number, item: string, after: number, verdict: Attempt["verdict"] = "right") => {
    const at = start + after * 24 * 60 * 60 * 1000 + n;
    return attempt(n, { item, at, day: dayOf(new Date(at)), verdict, ms: 3000 });
  };
  const rows = (item: string, from: number, ...days: number[]) => days.map((day, i) => answered(from + i, item, day));

  test("those that are owned, and when the latest came to be", () => {
    const log = [
      ...rows("fact/7x8", 0, 0, 1, 2, 3, 9),
      ...rows("fact/6x7", 20, 0, 1, 5, 6),
      ...rows("fact/3x3", 40, 0, 1),
    ];
    expect(bests(log, today).facts).toEqual({ count: 2, day: daysAfter("2025-09-01", 6) });
  });
  test("one that was lost and won back counts from the day it was won back", () => {
    const log = [...rows("fact/7x8", 0, 0, 1, 2, 3), answered(10, "fact/7x8", 4, "wrong")];
    expect(bests(log, today).facts).toBe(null);
    expect(bests([...log, answered(11, "fact/7x8", 5), answered(12, "fact/7x8", 8)], today).facts).toEqual({
      count: 1,
      day: daysAfter("2025-09-01", 8),
    });
  });
  test("as many as the multiplication square shows", () => {
    const answers = fc.array(
      fc.tuple(
        fc.constantFrom("fact/2x3", "fact/7x8"),
        fc.nat(9),
        fc.constantFrom("right", "wrong", "right", "almost"),
      ),
      { maxLength: 40 },
    );
    fc.assert(
      fc.property(answers, (list) => {
        const log = list.map(([item, day, verdict], n) => answered(n, item, day, verdict as Attempt["verdict"]));
        const mine = [...factStates(log).values()].filter(({ strength }) => strength >= owned).length;
        expect(bests(log, today).facts?.count ?? 0).toBe(mine);
      }),
    );
  });
});

test("boards: the fastest win alone of each game and grade, the first of its like", () => {
  const log = [
    win(1, { ms: 300_000, day: "2025-10-01" }),
    win(2, { ms: 200_000, day: "2025-10-02" }),
    win(3, { ms: 200_000, day: "2025-10-03" }),
    win(4, { ms: 100_000, help: "hint" }),
    win(5, { ms: 50_000, grade: "Easy" }),
    win(6, { item: "game/kenken~6~3", ms: 70_000 }),
    win(7, { ms: 1000, day: "2025-10-26" }),
  ];
  expect(bests(log, today).boards).toEqual([
    { game: "kenken", grade: "Hard", ms: 70_000, day: "2025-10-25" },
    { game: "sudoku", grade: "Easy", ms: 50_000, day: "2025-10-25" },
    { game: "sudoku", grade: "Hard", ms: 200_000, day: "2025-10-02" },
  ]);
});

test("logs in any order, with duplicates, give the same bests", () => {
  const tests = fc.array(fc.tuple(fc.constantFrom("speed/times/10/60", "monthly/2025-10/8–10"), fc.nat(5), fc.nat(3)));
  const runs = tests.map((list) => list.map(([item, right, at], n) => run(100 + n, item, right, { at, wrong: 1 })));
  const mixed = <Item>(list: readonly Item[]) => [...list.slice(0, 3), ...[...list].reverse(), ...list.slice(2)];
  fc.assert(
    fc.property(allLogs, runs, (log, rounds) => {
      const all = [...log, ...rounds];
      expect(bests(mixed(all), today)).toEqual(bests(all, today));
    }),
  );
});
