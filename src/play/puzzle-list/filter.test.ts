import { describe, expect, test } from "vitest";
import type { Puzzle } from "../../engine/puzzle.ts";
import { everything, filtered, isEverything, readFilter, surprise } from "./filter.ts";

const puzzle = (id: string, level: Puzzle["level"], topic: string) => ({ id, level, topic }) as Puzzle;
const puzzles = [puzzle("a", "easy", "primes"), puzzle("b", "hard", "primes"), puzzle("c", "easy", "digits")];
const ids = (found: ReturnType<typeof filtered>) => found.map((one) => one.id).join("");

describe("filtered", () => {
  test.each([
    [everything, [], "abc"],
    [{ ...everything, level: "easy" }, [], "ac"],
    [{ ...everything, topic: "primes" }, [], "ab"],
    [{ ...everything, unsolved: true }, ["a"], "bc"],
    [{ level: "easy", topic: "primes", unsolved: true }, ["a"], ""],
  ] as const)("%j with %j solved: %s", (filter, solved, expected) => {
    expect(ids(filtered(puzzles, filter, new Set(solved)))).toBe(expected);
  });

  test.each([
    ["", everything],
    ["?shown=24", everything],
    ["?level=hard&topic=primes&unsolved=1", { level: "hard", topic: "primes", unsolved: true }],
    ["?level=impossible&unsolved=yes", everything],
  ] as const)("the address of a list %j asks for %j", (search, filter) => {
    expect(readFilter(new URLSearchParams(search))).toEqual(filter);
  });

  test("only the filter that filters nothing is everything", () => {
    expect(isEverything(everything)).toBe(true);
    expect(isEverything({ ...everything, unsolved: true })).toBe(false);
  });
});

describe("a surprise", () => {
  const all = filtered(puzzles, everything, new Set());

  test("is rather one that is not solved, and never the one that is shown", () => {
    for (const chance of [0, 0.5, 0.999]) {
      expect(surprise(all, new Set(["a", "b"]), null, () => chance)).toBe("c");
      expect(surprise(all, new Set(), "a", () => chance)).not.toBe("a");
    }
  });

  test("is a solved one where all are solved, and none where nothing fits", () => {
    expect(surprise(all, new Set(["a", "b", "c"]), "c", () => 0)).toBe("a");
    expect(surprise([], new Set(), null, () => 0)).toBeUndefined();
  });
});
