import { describe, expect, test } from "vitest";
import type { ListedPuzzle } from "../../../src/content/schema/read-puzzles.ts";
import { seeds } from "../../../src/engine/contract-tests/scale.ts";
import type { Family } from "../../../src/engine/family.ts";
import { drawParameters } from "../../../src/engine/parameters.ts";
import { random } from "../../../src/maths/random.ts";
import { families, lists, listed as shown } from "../bank.ts";
import { lint } from "./lint.ts";
import { nearDuplicates } from "./near-duplicate.ts";
import { gradeOf } from "./reading-level.ts";
import { plain } from "./rule.ts";

describe.each([...lists])("%s", (list, listed) => {
  test("breaks no rule of the content lint", () => {
    expect(listed.flatMap(lint)).toEqual([]);
  });

  // One text may hold a long name or two; a whole page must be readable at nine.
  test("reads like grade 5 or below on average, where it is easy", () => {
    const grades = (shown.get(list) ?? [])
      .filter(({ level }) => level === "easy")
      .map(({ problem }) => gradeOf(plain(problem)));
    const average = grades.reduce((sum, grade) => sum + grade, 0) / Math.max(1, grades.length);
    expect(average).toBeLessThanOrEqual(5);
  });
});

test.each([...families])("what the family %s poses breaks no rule either", (path, family) => {
  const posed = Array.from({ length: seeds(25, 4) }, (_, seed) => instance(path, family, seed));
  expect(posed.flatMap(lint)).toEqual([]);
});

test("no two puzzles read alike", () => {
  expect(nearDuplicates([...shown.values()].flat())).toEqual([]);
});

function instance(path: string, family: Family, seed: number): ListedPuzzle {
  const { bounds: _, rules: __, write, ...facts } = family;
  return {
    ...facts,
    ...write(drawParameters(family, random(seed))),
    id: `${path.replace("/", "-")}-${seed}`,
    family: path,
  };
}
