import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { readConcepts } from "../../content/schema/library/concepts.ts";
import { posersOf, skillIn } from "../../content/schema/library/entry.ts";
import { poseFrom, stageFor } from "./pose-from.ts";

test("the stage that is nearest to the ages, the easier of two", () => {
  const stages = [{ grade: 1 }, { grade: 3 }, { grade: 5 }] as const;
  expect([stageFor(stages, "8-11"), stageFor(stages, "11-14"), stageFor(stages, "14-18")]).toEqual([0, 1, 2]);
});

test("a skill and a family pose questions that are recorded as they are elsewhere", async () => {
  const skill = { kind: "skill", zone: "fractions", skill: "adding-fractions", title: "" } as const;
  expect(await poseFrom(skill, "8-11", 7)).toMatchObject({
    category: "fractions",
    item: expect.stringMatching(/^adding-fractions\/\d~7$/),
  });
  await expect(poseFrom({ ...skill, skill: "no-such" }, "8-11", 7)).rejects.toThrow("no-such");
});

test("what an entry asks itself is always the same, and recorded under the entry", async () => {
  const said = {
    answer: { kind: "whole", value: "2" },
    slips: [],
    check: "Test it.",
    hint: "Think.",
    right: "Why.",
  } as const;
  const ask = { ...said, item: "concepts/limits~1", prompt: "<p>How much is left?</p>" };
  expect(await poseFrom({ kind: "asked", ask }, "14-18", 7)).toEqual({
    ...said,
    item: "concepts/limits~1",
    category: "concepts",
    text: "<p>How much is left?</p>",
    solution: "Why.",
  });
});

test("an author may name the stage: the idea of recurring decimals asks for one that never ends", async () => {
  const concepts = readConcepts("fractions.yaml", readFileSync("src/content/concepts/fractions.yaml", "utf8"));
  const { ages, practise } = concepts.find(({ id }) => id === "recurring-decimals") ?? {};
  const { id, stage } = skillIn(posersOf(practise ?? [])[0] ?? "") ?? {};
  if (!ages || !id || stage === undefined) throw new Error("no stage");
  for (let seed = 0; seed < 30; seed++) {
    const { text } = await poseFrom({ kind: "skill", zone: "decimals", skill: id, stage, title: "" }, ages, seed);
    const [, denominator] = /<mfrac><mn>\d+<\/mn><mn>(\d+)<\/mn><\/mfrac>/.exec(text) ?? [];
    // In lowest terms, by a rule of the stage: with no prime but 2 and 5 it would end.
    expect(10 ** 6 % Number(denominator), text).toBeGreaterThan(0);
  }
});
