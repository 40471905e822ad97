import { expect, test } from "vitest";
import { called } from "./called.ts";
import type { SetQuestion } from "./set.ts";

const question = (title: string, prompt: string): SetQuestion => ({
  item: "",
  title,
  prompt,
  steps: [],
  slips: [],
  check: "",
  marks: 1,
});
const half = "<math><mfrac><mn>1</mn><mn>2</mn></mfrac><mo>+</mo><mn>1</mn></math>";

test("a question is called by its title where no other has the same, else by what it asks", () => {
  const [sum, other] = [question("Adding", `Work out ${half}.`), question("Adding", "Work out 2 + 2.")];
  expect(called(sum, [sum, question("Halving", "Half of 2?"), null, undefined])).toBe("Adding");
  expect(called(sum, [sum, other])).toBe("Work out 1/2 + 1.");
  expect(called(question("", "Half of 9?"), [])).toBe("Half of 9?");
  expect(called(question("", "word ".repeat(40)), []).length).toBeLessThan(93);
});
