import { describe, expect, test } from "vitest";
import { familyProofs, lists, proofs, unreadable } from "./bank.ts";
import { hold, mutate } from "./hold.ts";

const puzzles = [...lists.values()].flat();

for (const [list, listed] of lists) {
  describe(list, () => {
    for (const puzzle of listed) {
      test(puzzle.id, () => {
        const family = puzzle.family && familyProofs[puzzle.family];
        const proof = family ? () => family(puzzle.with ?? {}) : proofs[puzzle.id];
        if (!proof) throw new Error(`${puzzle.id} has no proof`);
        const proved = proof();
        hold(puzzle, proved);
        mutate(puzzle, proved);
      });
    }
  });
}

test.each([...unreadable])("%s can be read", (_name, error) => {
  throw error;
});

test("an id is used once", () => {
  expect(puzzles.map(({ id }) => id).filter((id, index, all) => all.indexOf(id) !== index)).toEqual([]);
});

test("a question mark in a figure stands for the answer, a number: it takes its place in the end", () => {
  const marked = puzzles.filter(({ figure }) => figure && JSON.stringify(figure).includes('"?"'));
  expect(marked.length).toBeGreaterThan(30);
  for (const { id, figure, answer } of marked) {
    expect(JSON.stringify(figure).match(/"\?"/g), id).toHaveLength(1);
    expect(["whole", "integer", "decimal", "fraction"], id).toContain(answer.kind);
  }
});

test("every proof belongs to a puzzle", () => {
  const ids = new Set(puzzles.filter(({ family }) => !family).map(({ id }) => id));
  expect(Object.keys(proofs).filter((id) => !ids.has(id))).toEqual([]);
});
