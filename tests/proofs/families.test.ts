import { describe, expect, test } from "vitest";
import { checkSpec } from "../../src/engine/answer/check-spec.ts";
import { seeds } from "../../src/engine/contract-tests/scale.ts";
import type { Family } from "../../src/engine/family.ts";
import { drawParameters, faults, type Parameters } from "../../src/engine/parameters.ts";
import { typesetPuzzle } from "../../src/engine/typeset/puzzle.ts";
import { random } from "../../src/maths/random.ts";
import { families, familyProofs, listed } from "./bank.ts";
import { hold, mutate } from "./hold.ts";
import { asTold, knownFamilies } from "./reading/posers.ts";

/** Families whose puzzles are few by nature are still worth a second go, but not fewer than this. */
const leastTexts = 12;
const known = knownFamilies();

describe.each([...families])("family %s", (path, family) => {
  test(`is sound over ${seeds(2000, 25)} seeds: within its bounds, readable answers, one text one answer`, () => {
    const answers = new Map<string, string>();
    for (let seed = 0; seed < seeds(2000, 25); seed++) {
      const { parameters, puzzle } = pose(family, seed);
      const about = JSON.stringify(parameters);
      expect(faults(family, parameters), about).toEqual([]);
      expect(checkSpec(puzzle.answer), about).toBeNull();
      const text = JSON.stringify([puzzle.problem, puzzle.figure]);
      const key = JSON.stringify(puzzle.answer);
      expect(answers.get(text) ?? key, about).toBe(key);
      answers.set(text, key);
      expect(`${text}${key}${puzzle.hint}${puzzle.solution}`, about).not.toMatch(/undefined|NaN|Infinity|\[object/);
    }
    expect(answers.size).toBeGreaterThanOrEqual(leastTexts);
  });

  test(`is proved over ${seeds(500, 10)} seeds, and a false key is noticed`, () => {
    const proof = familyProofs[path];
    if (!proof) throw new Error(`${path} has no proof in tests/proofs`);
    for (let seed = 0; seed < seeds(500, 10); seed++) {
      const { parameters, puzzle } = pose(family, seed);
      try {
        const proved = proof(...asTold(family, known, path, parameters, puzzle));
        hold(puzzle, proved);
        if (seed < seeds(20, 2)) mutate(puzzle, proved);
      } catch (error) {
        throw new Error(`${JSON.stringify(parameters)}: ${error instanceof Error ? error.message : error}`);
      }
    }
  });

  test("can be set and drawn", () => {
    for (let seed = 0; seed < seeds(30, 3); seed++) {
      const { puzzle } = pose(family, seed);
      const set = typesetPuzzle({ id: `${path} ${seed}`, family: path, ...family, ...puzzle });
      for (const part of [set.problem, set.hint, set.solution, set.check]) expect(part).not.toContain("$");
    }
  });

  test("has at most five puzzles in the bank, each with a title of its own", () => {
    const mine = [...listed.values()].flat().filter((puzzle) => puzzle.family === path);
    expect(mine.length).toBeLessThanOrEqual(5);
    expect(new Set(mine.map(({ title }) => title)).size).toBe(mine.length);
  });
});

test("every proof of a family belongs to one", () => {
  expect(Object.keys(familyProofs).filter((path) => !families.has(path))).toEqual([]);
});

function pose(family: Family, seed: number): { parameters: Parameters; puzzle: ReturnType<Family["write"]> } {
  const parameters = drawParameters(family, random(seed));
  return { parameters, puzzle: family.write(parameters) };
}
