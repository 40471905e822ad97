import { expect } from "vitest";
import type { AnswerSpec, Feedback } from "../../src/engine/answer/answer.ts";
import { judge } from "../../src/engine/answer/judge.ts";
import { holdNames } from "../../src/engine/contract-tests/names.ts";
import { altered } from "./alter.ts";
import type { Answer } from "./proof.ts";

/** A puzzle, or a question of a skill. */
type Judged = Feedback & { readonly answer: AnswerSpec };

/** Holds a puzzle's key and slips against what its proof found. */
export function hold(puzzle: Judged, proved: Answer): void {
  const typed = Array.isArray(proved) ? proved.map(String).join(", ") : String(proved);
  const judged = judge(puzzle.answer, typed, puzzle);
  expect(judged, `the proof's answer is ${typed}`).toMatchObject({ verdict: "right" });
  for (const { when, say } of puzzle.slips)
    expect(judge(puzzle.answer, when, puzzle), `slip ${when}`).toMatchObject({
      verdict: "wrong",
      slip: true,
      author: say,
    });
}

/** Alters the key in every way that makes another answer: the proof must notice each. Then alters its labels. */
export function mutate(puzzle: Judged, proved: Answer): void {
  const typed = Array.isArray(proved) ? proved.map(String).join(", ") : String(proved);
  const keys = altered(puzzle.answer);
  expect(keys.length).toBeGreaterThan(0);
  for (const key of keys)
    expect(judge(key, typed, puzzle).verdict, `with the key altered to ${JSON.stringify(key)}`).not.toBe("right");
  holdNames(puzzle.answer);
}
