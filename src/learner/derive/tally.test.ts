import fc from "fast-check";
import { expect, test } from "vitest";
import { accuracyOf, timeSpent } from "./accuracy.ts";
import { bests } from "./bests.ts";
import { board } from "./board.ts";
import { allLogs, attempt, run, seen, win } from "./examples.ts";
import { overview } from "./overview.ts";
import { statistics } from "./statistics.ts";
import { tallyOf } from "./tally.ts";

const today = "2025-10-25";

test.each([
  ["a right answer", attempt(1), { done: 1, right: 1, wrong: 0, ms: 60_000 }],
  ["one that is almost right", attempt(1, { verdict: "almost" }), { done: 1, right: 0, wrong: 0, ms: 60_000 }],
  ["one that was left over lunch", attempt(1, { ms: 3_600_000 }), { done: 1, right: 1, wrong: 0, ms: 600_000 }],
  ["a board", win(1, { ms: 3_600_000 }), { done: 1, right: 0, wrong: 0, ms: 3_600_000 }],
  ["sums", run(1, "speed/plus/20/60", 20, { wrong: 2 }), { done: 22, right: 20, wrong: 2, ms: 60_000 }],
  ["sums that are no run to compare", run(1, "sums/plus/20/0", 5), { done: 5, right: 5, wrong: 0, ms: 60_000 }],
  ["a test, whose answers stand in the log", run(1, "assessment", 20), { done: 0, right: 0, wrong: 0, ms: 0 }],
  ["a solution seen", seen(1, "logic-001"), { done: 0, right: 0, wrong: 0, ms: 0 }],
])("%s", (_, entry, tally) => expect(tallyOf(entry)).toEqual(tally));

test("a board alone makes a day of the streak, a puzzle solved and time spent, on every page", () => {
  const log = [win(1, { ms: 1_800_000 })];
  const { progress } = overview(log, "guest", today);
  expect(progress).toMatchObject({ solved: 1, hours: 0.5, streak: 1, accuracy: { percent: null } });
  expect(statistics(log, today)).toMatchObject({
    activeDays: 1,
    topics: [{ category: "sudoku", wins: 1, minutes: 30 }],
  });
  expect(board(["guest"], log, today)).toMatchObject([{ days: 1, solved: 1 }]);
  expect(bests(log, today)).toMatchObject({ streak: { days: 1 }, solvedInDay: { count: 1 } });
});

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);

test("whatever is in the log, all pages count the same", () => {
  fc.assert(
    fc.property(allLogs, (all) => {
      const log = all.filter(({ day }) => day <= today);
      const { progress, answers } = overview(log, "guest", today);
      const { weeks, activeDays, topics } = statistics(log, today, 12);
      expect(sum(weeks.flatMap(({ days }) => days.map((done) => done ?? 0)))).toBe(sum([...answers.values()]));
      expect(activeDays).toBe(answers.size);
      const accuracy = accuracyOf(log);
      expect(sum(topics.map(({ right }) => right))).toBe(accuracy.right);
      expect(sum(topics.map(({ judged }) => judged))).toBe(accuracy.judged);
      expect(progress === null).toBe(answers.size === 0);
      if (progress === null) return;
      expect(progress.accuracy).toEqual(accuracy);
      expect(progress.hours).toBe(Math.round(timeSpent(log) / 360_000) / 10);
      expect(progress.byCategory.map(({ category }) => category)).toEqual(
        topics.map(({ category }) => category).sort(),
      );
      expect(sum(progress.byCategory.map(({ solved }) => solved))).toBeGreaterThanOrEqual(progress.solved);
      expect(progress.streak).toBeLessThanOrEqual(bests(log, today).streak?.days ?? 0);
    }),
  );
});
