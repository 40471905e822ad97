import fc from "fast-check";
import { expect, test } from "vitest";
import { allLogs, attempt, run, win } from "./examples.ts";
import { statistics } from "./statistics.ts";

const today = "2025-10-25"; // a Saturday

test("nothing yet is nothing: weeks without answers, no share of nothing", () => {
  const { weeks, activeDays, accuracy, topics, slips } = statistics([], today, 2);
  expect(weeks).toEqual([
    { monday: "2025-10-13", days: [0, 0, 0, 0, 0, 0, 0] },
    { monday: "2025-10-20", days: [0, 0, 0, 0, 0, 0, null] },
  ]);
  expect({ activeDays, accuracy, topics, slips }).toEqual({ activeDays: 0, accuracy: [], topics: [], slips: [] });
});

test("a small log, worked out by hand", () => {
  const log = [
    attempt(1, {
      day: "2025-10-14",
      verdict: "wrong",
      slip: "added-the-denominators",
      slipName: "adding denominators",
      category: "fractions",
      ms: 90_000,
    }),
    attempt(2, { day: "2025-10-14", category: "fractions", ms: 30 * 60_000 }),
    attempt(3, { day: "2025-10-25", category: "logic", verdict: "almost", ms: 0 }),
    attempt(4, {
      day: "2025-10-25",
      category: "fractions",
      verdict: "wrong",
      slip: "added-the-denominators",
      slipName: "added the denominators",
      ms: 0,
    }),
    win(1, { ms: 120_000 }),
    run(1, "speed/plus/20/60", 20, { day: "2025-10-14", wrong: 4 }),
    attempt(5, { day: "2025-08-01", category: "algebra" }),
    attempt(6, { day: "2025-10-26", category: "algebra" }),
  ];
  expect(statistics(log, today, 2)).toEqual({
    weeks: [
      { monday: "2025-10-13", days: [0, 26, 0, 0, 0, 0, 0] },
      { monday: "2025-10-20", days: [0, 0, 0, 0, 0, 3, null] },
    ],
    activeDays: 2,
    minutes: 15,
    accuracy: [
      { monday: "2025-10-13", right: 21, judged: 26, percent: 81 },
      { monday: "2025-10-20", right: 0, judged: 1, percent: 0 },
    ],
    topics: [
      { category: "speed-math", wins: 0, right: 20, judged: 24, percent: 83, minutes: 1 },
      { category: "fractions", wins: 0, right: 1, judged: 3, percent: 33, minutes: 12 },
      { category: "logic", wins: 0, right: 0, judged: 0, percent: null, minutes: 0 },
      { category: "sudoku", wins: 1, right: 0, judged: 0, percent: null, minutes: 2 },
    ],
    slips: [{ name: "added the denominators", times: 2 }],
  });
});

test("a log in any order, with duplicates, gives the same figures", () => {
  fc.assert(
    fc.property(allLogs, fc.integer(), (log, turn) => {
      const at = log.length === 0 ? 0 : Math.abs(turn) % log.length;
      const mixed = [...log.slice(at), ...log.slice(0, at), ...log.slice(0, 3)].reverse();
      expect(statistics(mixed, today)).toEqual(statistics(log, today));
    }),
  );
});

test("the minutes of the topics add up to those of the whole", () => {
  const short = [1, 2, 3, 4].map((n) => attempt(n, { day: today, category: `topic-${n}`, ms: 20_000 }));
  const figures = statistics(short, today, 1);
  expect(figures.minutes).toBe(2);
  expect(figures.topics.map(({ minutes }) => minutes).toSorted()).toEqual([0, 0, 1, 1]);
  fc.assert(
    fc.property(allLogs, (log) => {
      const { minutes, topics } = statistics(log, today);
      expect(topics.reduce((sum, topic) => sum + topic.minutes, 0)).toBe(minutes);
    }),
  );
});
