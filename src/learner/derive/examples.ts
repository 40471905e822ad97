import fc from "fast-check";
import type { Attempt } from "../records/attempt.ts";

/** For tests: an attempt with what a test cares about, and an id made from `n`. */
export function attempt(n: number, fields: Partial<Attempt> = {}): Attempt {
  return {
    v: 2,
    id: `00000000-0000-4000-8000-${String(n).padStart(12, "0")}`,
    at: 1_760_000_000_000 + n,
    day: "2025-10-25",
    who: "guest",
    item: "arithmetic-easy-001",
    category: "arithmetic",
    verdict: "right",
    typed: "7",
    slip: "",
    help: "alone",
    ms: 60_000,
    ...fields,
  };
}

/** For tests: logs with few items, days and moments, so that they meet often. */
export const logs: fc.Arbitrary<readonly Attempt[]> = fc
  .array(
    fc.record({
      at: fc.integer({ min: 0, max: 9 }),
      day: fc.constantFrom("2025-09-30", "2025-10-22", "2025-10-23", "2025-10-24", "2025-10-25", "2025-10-26"),
      item: fc.constantFrom("daily-2025-10-24", "daily-2025-10-25", "logic-001", "logic-002"),
      category: fc.constantFrom("logic", "algebra"),
      verdict: fc.constantFrom("right", "almost", "wrong"),
      help: fc.constantFrom("alone", "hint", "solution"),
      ms: fc.integer({ min: 0, max: 2_000_000 }),
    }),
    { maxLength: 20 },
  )
  .map((list) => list.map((fields, n) => attempt(n, fields)));
