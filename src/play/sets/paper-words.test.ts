import { expect, test } from "vitest";
import { listed } from "../../../tests/proofs/bank.ts";
import { zones } from "../../../tests/sources.ts";
import { posed } from "../../engine/poser.ts";
import { forPaper } from "./paper-words.ts";

test("nothing on paper says how an answer is typed", () => {
  const prompts = zones
    .flatMap(({ skills }) => skills)
    .flatMap(({ stages }) => stages)
    .flatMap((stage) => [1, 2, 3, 4, 5, 6, 7, 8].map((seed) => posed(stage, seed).prompt));
  const problems = [...listed.values()].flat().map(({ problem }) => problem);
  const typing = /\b(?:semicolon|comma)s? between|\bcommas\b.*\bbetween\b|\btype (?:in|it|your)\b/i;
  expect(prompts.filter((one) => typing.test(one)).length).toBeGreaterThan(0);
  expect([...prompts, ...problems].filter((one) => typing.test(forPaper(one)))).toEqual([]);
});

test("what is left of a sentence is a sentence", () => {
  expect(forPaper("<p>Solve x. Write both solutions, with a comma between.</p>")).toBe(
    "<p>Solve x. Write both solutions.</p>",
  );
  expect(forPaper("in order, the largest first, with commas between: 1, 2.")).toBe(
    "in order, the largest first: 1, 2.",
  );
  expect(forPaper("Write them with a comma between, in any order.")).toBe("Write them in any order.");
  expect(forPaper("4.4, 4.9. Write commas between them.")).toBe("4.4, 4.9.");
});
