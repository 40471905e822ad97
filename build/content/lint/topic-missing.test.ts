import { expect, test } from "vitest";
import { sound } from "./sound.ts";
import { topicMissing } from "./topic-missing.ts";

test("a puzzle of a category with topics names one of them, others none", () => {
  expect(topicMissing.check(sound())).toEqual([]);
  expect(topicMissing.check(sound({ topic: "cookery" })).join()).toContain("one of factors-multiples");
  const { topic: _, ...without } = sound();
  expect(topicMissing.check(without)).toHaveLength(1);
  expect(topicMissing.check({ ...without, id: "algebra-linear-001" })).toEqual([]);
  expect(topicMissing.check(sound({ id: "geometry-circles-001" }))).toHaveLength(1);
});
