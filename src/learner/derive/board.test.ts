import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { daysAfter } from "../day.ts";
import type { Attempt } from "../records/entry.ts";
import { type BoardRow, board, boardBy, boardKinds } from "./board.ts";
import { allLogs, attempt, run, win } from "./examples.ts";

const today = "2025-10-25";
const speed = (n: number, who: string, kind: string, right: number) => run(n, kind, right, { who });
const row = (who: string, fields: Partial<BoardRow> = {}): BoardRow => ({
  who,
  days: 0,
  solved: 0,
  speeds: new Map(),
  improved: null,
  ...fields,
});

test("each person's figures of this month, and nobody else's", () => {
  const log = [
    attempt(1, { who: "ada", day: "2025-10-01", item: "logic-001" }),
    attempt(2, { who: "ada", day: "2025-10-02", item: "logic-002", verdict: "wrong" }),
    attempt(3, { who: "ada", day: "2025-09-30", item: "logic-003" }),
    attempt(4, { who: "ada", day: "2025-10-03", item: "logic-003" }),
    attempt(5, { who: "ada", day: "2025-10-26", item: "logic-004" }),
    attempt(6, { who: "guest", day: "2025-10-04", item: "logic-005" }),
    win(1, { who: "ben", day: "2025-10-05" }),
    attempt(7, { who: "ben", day: "2025-10-04", item: "logic-001" }),
  ];
  const runs = [speed(1, "ada", "speed/times/10/60", 20), speed(2, "ben", "speed/times/10/60", 30)];
  expect(board(["ada", "ben", "cy"], [...log, ...runs], today)).toEqual([
    row("ada", { days: 4, solved: 1, speeds: new Map([["speed/times/10/60", 20]]) }),
    row("ben", { days: 3, solved: 2, speeds: new Map([["speed/times/10/60", 30]]) }),
    row("cy"),
  ]);
});

describe("most improved", () => {
  /** So many right and wrong answers, the last of them so many days ago. */
  const answers = (from: number, ago: number, right: number, wrong: number): Attempt[] =>
    Array.from({ length: right + wrong }, (_, i) =>
      attempt(from + i, { who: "ada", day: daysAfter(today, -ago), verdict: i < right ? "right" : "wrong" }),
    );
  const improved = (...log: Attempt[][]) => board(["ada"], log.flat(), today)[0]?.improved;
  test("accuracy of the last four weeks less that of the four before, in whole points", () => {
    expect(improved(answers(0, 0, 16, 4), answers(100, 28, 10, 10))).toBe(30);
    expect(improved(answers(0, 27, 10, 10), answers(100, 55, 16, 4))).toBe(-30);
  });
  test("nothing where one of the two has fewer than twenty judged answers", () => {
    expect(improved(answers(0, 0, 16, 3), answers(100, 28, 10, 10))).toBe(null);
    expect(improved(answers(0, 0, 16, 4), answers(100, 28, 10, 9))).toBe(null);
    expect(improved(answers(0, 0, 16, 4), answers(100, 56, 10, 10))).toBe(null);
  });
});

test("kinds: those that most people have run come first", () => {
  const rows = [
    row("ada", {
      speeds: new Map([
        ["speed/plus/20/60", 9],
        ["speed/times/5/60", 1],
      ]),
    }),
    row("ben", { speeds: new Map([["speed/times/5/60", 2]]) }),
  ];
  expect(boardKinds(rows)).toEqual(["speed/times/5/60", "speed/plus/20/60"]);
});

test("by a value: the largest first, none last, the same as they were", () => {
  const rows = [row("a"), row("b", { improved: -3 }), row("c", { improved: 4 }), row("d"), row("e", { improved: 4 })];
  expect(boardBy(rows, ({ improved }) => improved).map(({ who }) => who)).toEqual(["c", "e", "b", "a", "d"]);
});

test("logs in any order, with duplicates, give the same board", () => {
  fc.assert(
    fc.property(allLogs, (log) => {
      const all = log.map((one, n) => ({ ...one, who: n % 2 ? "ada" : "ben" }));
      const mixed = <Item>(list: readonly Item[]) => [...list.slice(0, 3), ...[...list].reverse()];
      expect(board(["ada", "ben"], mixed(all), today)).toEqual(board(["ada", "ben"], all, today));
    }),
  );
});
