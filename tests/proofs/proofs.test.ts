import { readFileSync } from "node:fs";
import { globSync } from "tinyglobby";
import { describe, expect, test } from "vitest";
import { readPuzzles } from "../../src/content/schema/read-puzzles.ts";
import { judge } from "../../src/engine/answer/judge.ts";
import { altered } from "./alter.ts";
import type { Answer, Proofs } from "./proof.ts";

const root = "src/content/puzzles/";
const lists = globSync("**/*.yaml", { cwd: root }).sort();
const files = import.meta.glob<{ proofs: Proofs }>(["./*/*.ts", "!./**/*.test.ts"], { eager: true });
const proofs = Object.assign({}, ...Object.values(files).map((file) => file.proofs)) as Proofs;
const ids = new Set<string>();

for (const path of lists) {
  describe(path, () => {
    for (const puzzle of readPuzzles(path.replace(".yaml", ""), readFileSync(root + path, "utf8"))) {
      test(puzzle.id, () => {
        expect(ids, "an id is used once").not.toContain(puzzle.id);
        ids.add(puzzle.id);
        const proof = proofs[puzzle.id];
        if (!proof) throw new Error(`${puzzle.id} has no proof`);
        const answer = typed(proof());
        const feedback = { slips: puzzle.slips, check: puzzle.check };
        const judged = judge(puzzle.answer, answer, feedback);
        expect(judged, `the proof's answer is ${answer}`).toMatchObject({ verdict: "right" });
        const keys = altered(puzzle.answer);
        expect(keys.length).toBeGreaterThan(0);
        for (const key of keys)
          expect(
            judge(key, answer, feedback).verdict,
            `passes with the key altered to ${JSON.stringify(key)}`,
          ).not.toBe("right");
        for (const slip of puzzle.slips)
          expect(judge(puzzle.answer, slip.when, feedback), `slip ${slip.when}`).toMatchObject({
            verdict: "wrong",
            slip: true,
          });
      });
    }
  });
}

test("every proof belongs to a puzzle", () => {
  expect(Object.keys(proofs).filter((id) => !ids.has(id))).toEqual([]);
});

function typed(answer: Answer): string {
  return Array.isArray(answer) ? answer.map(String).join(", ") : String(answer);
}
