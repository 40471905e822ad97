import fc from "fast-check";
import type { Attempt, Entry, Run, Seen, Win } from "../records/entry.ts";

const idOf = (kind: number, n: number) => `00000000-0000-4000-${8000 + kind}-${String(n).padStart(12, "0")}`;
const stamp = { v: 3, day: "2025-10-25", who: "guest", ms: 60_000 } as const;
const start = 1_760_000_000_000;

/** For tests: an attempt with what a test cares about, and an id made from `n`. */
export function attempt(n: number, fields: Partial<Attempt> = {}): Attempt {
  return {
    ...stamp,
    what: "answer",
    id: idOf(0, n),
    at: start + n,
    item: "arithmetic-easy-001",
    category: "arithmetic",
    verdict: "right",
    typed: "7",
    slip: "",
    slipName: "",
    help: "alone",
    ...fields,
  };
}

/** For tests: a run of something, with so many right. */
export function run(n: number, item: string, right: number, fields: Partial<Run> = {}): Run {
  return { ...stamp, what: "run", id: idOf(1, n), at: start + n, day: "2025-10-20", item, right, wrong: 0, ...fields };
}

/** For tests: a board that was won. */
export function win(n: number, fields: Partial<Win> = {}): Win {
  const item = "game/sudoku~9-hard~1";
  return {
    ...stamp,
    what: "win",
    id: idOf(2, n),
    at: start + n,
    item,
    grade: "Hard",
    technique: "",
    help: "alone",
    ...fields,
  };
}

/** For tests: a solution that was looked at. */
export function seen(n: number, item: string, fields: Partial<Seen> = {}): Seen {
  return { ...stamp, what: "seen", id: idOf(3, n), at: start + n, item, ms: 0, ...fields };
}

const at = fc.integer({ min: 0, max: 9 });
const day = fc.constantFrom("2025-09-30", "2025-10-22", "2025-10-23", "2025-10-24", "2025-10-25", "2025-10-26");
const ms = fc.integer({ min: 0, max: 2_000_000 });
const help = fc.constantFrom("alone", "hint", "solution");

/** For tests: logs of attempts with few items, days and moments, so that they meet often. */
export const logs: fc.Arbitrary<readonly Attempt[]> = fc
  .array(
    fc.record({
      at,
      day,
      item: fc.constantFrom("daily-2025-10-24", "daily-2025-10-25", "logic-001", "logic-002"),
      category: fc.constantFrom("logic", "algebra"),
      verdict: fc.constantFrom("right", "almost", "wrong"),
      help,
      ms,
    }),
    { maxLength: 20 },
  )
  .map((list) => list.map((fields, n) => attempt(n, fields)));

const others: fc.Arbitrary<readonly Entry[]> = fc
  .array(
    fc.oneof(
      fc
        .record({
          at,
          day,
          ms,
          right: fc.nat(5),
          wrong: fc.nat(5),
          item: fc.constantFrom("speed/times/12/60", "assessment"),
        })
        .map((fields) => (n: number) => run(n, fields.item, fields.right, fields)),
      fc.record({ at, day, ms, help }).map((fields) => (n: number) => win(n, fields)),
      fc
        .record({ at, day, item: fc.constantFrom("logic-001", "logic-002") })
        .map((fields) => (n: number) => seen(n, fields.item, fields)),
    ),
    { maxLength: 10 },
  )
  .map((list) => list.map((make, n) => make(n)));

/** For tests: logs with entries of all kinds. */
export const allLogs: fc.Arbitrary<readonly Entry[]> = fc.tuple(logs, others).map((parts) => parts.flat());
