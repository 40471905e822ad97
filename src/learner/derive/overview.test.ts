import { expect, test } from "vitest";
import { attempt } from "./examples.ts";
import { overview } from "./overview.ts";
import { progress } from "./progress.ts";

const [mine, later, hers] = [
  attempt(1, { who: "me", day: "2026-03-01" }),
  attempt(2, { who: "me", day: "2026-03-02" }),
  attempt(3, { who: "her", day: "2026-03-02" }),
];

test("the figures are one learner's, the answers by day are everybody's", () => {
  const { progress: figures, answers } = overview([later, hers, mine], "me", "2026-03-02");
  expect(figures).toEqual(progress([mine, later], "2026-03-02"));
  expect([...answers].sort()).toEqual([
    ["2026-03-01", 1],
    ["2026-03-02", 2],
  ]);
});

test("who has done nothing has no figures", () => {
  expect(overview([hers], "me", "2026-03-02").progress).toBe(null);
  expect(overview([], "me", "2026-03-02")).toEqual({ progress: null, answers: new Map() });
});
