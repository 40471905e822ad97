import { writeFileSync } from "node:fs";
import { afterAll, describe, expect, test } from "vitest";
import { seeds } from "../../../src/engine/contract-tests/scale.ts";
import type { Parameters } from "../../../src/engine/parameters.ts";
import { familyProofs, lists, proofs } from "../bank.ts";
import type { Answer } from "../proof.ts";
import { layoutKey } from "./layout.ts";
import { type By, type Noticed, noticed, noticedByReader } from "./mutants.ts";
import { familyLayouts, familyPosers, type Poser, posed, skillProofs, stageLayouts, stagePosers } from "./posers.ts";
import { noted, Reading } from "./reading.ts";
import { shownOf } from "./shown.ts";

type Proof = (parameters: Parameters) => Answer;
const layouts = new Map([...familyLayouts(), ...stageLayouts()]);
const scores = new Map<string, Map<By, number>>();
/** Numbers that may be any, as far as the proof goes: `where place value`. */
const idle: string[] = [];

function score(kind: string, where: string, reading: Reading, all: readonly Noticed[]): void {
  const of = scores.get(kind) ?? new Map<By, number>();
  scores.set(kind, of);
  for (const { place, value, by } of all) {
    of.set(by, (of.get(by) ?? 0) + 1);
    if (by === "nothing") idle.push(`${where} | ${place + 1} | ${value} | ${noted(reading.notes).slice(0, 160)}`);
  }
}

test("puzzles of the bank", () => {
  for (const puzzle of [...lists.values()].flat()) {
    const reading = new Reading(shownOf(puzzle));
    const { id, answer, family: path = "", with: parameters = {} } = puzzle;
    const [ground, proof, own] = [familyPosers.get(path), familyProofs[path], proofs[id]];
    if (ground && proof) {
      const layout = layouts.get(path)?.get(layoutKey(parameters, reading));
      score("bank: by a family", id, reading, noticed(reading, { ground, layout, parameters, answer, proof }));
    } else if (own && own.length > 0)
      score("bank: proofs that read", id, reading, noticedByReader(reading, answer, own));
    else
      score(
        "bank: proofs that do not",
        id,
        reading,
        reading.numbers.map(({ value }, place) => ({ place, value, by: "kept" })),
      );
  }
}, 600_000);

const tries = seeds(20, 2);
describe.each([
  ["families", familyPosers, (path: string) => familyProofs[path]],
  ["stages of skills", stagePosers, proofOfStage],
] as const)("%s", (kind, posers, proofOf) => {
  test.each([...posers])(
    "%s",
    (path: string, poser: Poser) => {
      const proof = proofOf(path) as Proof | undefined;
      if (!proof) throw new Error(`${path} has no proof`);
      for (let seed = 0; seed < tries; seed++) {
        const { parameters, puzzle, reading } = posed(poser, seed);
        const layout = layouts.get(path)?.get(layoutKey(parameters, reading));
        score(
          kind,
          `${path} ${seed}`,
          reading,
          noticed(reading, { ground: poser, layout, parameters, answer: puzzle.answer, proof }),
        );
      }
    },
    600_000,
  );
});

function proofOfStage(path: string): Proof | undefined {
  const [id = "", at] = path.split("/");
  const proof = skillProofs[id];
  return proof && ((parameters) => proof(parameters as never, Number(at)));
}

afterAll(() => {
  const to = process.env["PROOFS_SCORE"];
  const table = Object.fromEntries([...scores].map(([kind, of]) => [kind, Object.fromEntries(of)]));
  if (to) writeFileSync(to, JSON.stringify({ scores: table, idle }, null, 1));
});

test("enough is noticed by proofs", () => {
  expect(scores.size).toBe(5);
});
