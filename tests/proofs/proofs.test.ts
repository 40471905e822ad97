import { describe, expect, test } from "vitest";
import type { ListedPuzzle } from "../../src/content/schema/read-puzzles.ts";
import { families, familyProofs, lists, proofs, unreadable } from "./bank.ts";
import { hold, mutate } from "./hold.ts";
import type { Answer } from "./proof.ts";
import { asTold, knownFamilies } from "./reading/posers.ts";
import { Reading } from "./reading/reading.ts";
import { shownOf } from "./reading/shown.ts";

const puzzles = [...lists.values()].flat();
const known = knownFamilies();

for (const [list, listed] of lists) {
  describe(list, () => {
    for (const puzzle of listed) {
      test(puzzle.id, () => {
        const proved = prove(puzzle);
        hold(puzzle, proved);
        mutate(puzzle, proved);
      });
    }
  });
}

/** By the proof of its family, from what the text tells of the parameters; or by a proof of its own, from the text. */
function prove(puzzle: ListedPuzzle): Answer {
  const { id, family: path = "", with: parameters = {} } = puzzle;
  const [family, byFamily, proof] = [families.get(path), familyProofs[path], proofs[id]];
  if (family && byFamily) return byFamily(...asTold(family, known, path, parameters, puzzle));
  if (!proof) throw new Error(`${id} has no proof`);
  return proof(new Reading(shownOf(puzzle)));
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

test("no proof of a puzzle holds without its text", () => {
  const nothing = new Reading({ words: "", labels: [], options: [] });
  for (const [id, proof] of Object.entries(proofs)) expect(() => proof(nothing), id).toThrow();
});

test("every proof belongs to a puzzle", () => {
  const ids = new Set(puzzles.filter(({ family }) => !family).map(({ id }) => id));
  expect(Object.keys(proofs).filter((id) => !ids.has(id))).toEqual([]);
});
