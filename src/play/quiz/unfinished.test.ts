import fc from "fast-check";
import { expect, test } from "vitest";
import type { QuizQuestion } from "../../engine/quiz.ts";
import { leftAt, readUnfinished, writeUnfinished } from "./unfinished.ts";

const questions = ["weekly-001", "weekly-002", "weekly-003"].map((id) => ({
  id,
  options: ["1", "2", "3", "4"].map((text) => ({ text })) as unknown as QuizQuestion["options"],
}));

test.each([
  { at: 0, picks: [3], since: 7 },
  { at: 1, picks: [3], since: 7 },
  { at: 2, picks: [3, 0, 1], since: 7 },
])("%o reads back as it stood, and belongs to its own questions only", (unfinished) => {
  const text = writeUnfinished(questions, unfinished);
  expect(readUnfinished(text, questions)).toEqual(unfinished);
  expect(readUnfinished(text, questions.slice(1))).toBe(null);
  expect(leftAt(text)).toBe(unfinished.at + 1);
});

test.each([
  { at: 3, picks: [3, 0, 1] },
  { at: -1, picks: [] },
  { at: 0, picks: [] },
  { at: 2, picks: [3] },
  { picks: [4] },
  { picks: ["A"] },
  { since: "today" },
])("%o is refused", (change) => {
  const good = JSON.parse(writeUnfinished(questions, { at: 0, picks: [3], since: 7 }));
  expect(readUnfinished(JSON.stringify({ ...good, ...change }), questions)).toBe(null);
});

test("whatever is stored, it is read or taken for nothing, never thrown at", () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
      expect(readUnfinished(text, questions)).toBe(null);
    }),
  );
});
