import { expect, test } from "vitest";
import { leftOutLines } from "./left-out.ts";

test("what is left out is told once, with its questions in runs, and what holds for all comes first", () => {
  const hint = "The hint: GIFT has no hints.";
  const all = "Nothing is judged there.";
  const lines = leftOutLines([
    ...[1, 3, 4, 5, 9].map((question) => ({ question, what: hint })),
    { question: 6, what: "The figure." },
    { question: null, what: all },
  ]);
  expect(lines).toEqual([all, `Questions 1, 3–5 and 9: ${hint}`, "Question 6: The figure."]);
});
