import { expect, test } from "vitest";
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
