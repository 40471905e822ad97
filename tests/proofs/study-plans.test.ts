import { expect, test } from "vitest";
import { libraryOf, readFiles } from "../../build/library/read.ts";
import { puzzleAt } from "../../src/content/where.ts";
import { listed } from "./bank.ts";

// A plan is for people of some ages: its puzzles are met by then.

const plans = libraryOf(readFiles())["study-plans"];
const all = [...listed.values()].flat();
const youngest = (ages: string) => Number(ages.split("-")[0]);
const oldest = (ages: string) => Number(ages.split("-")[1]);

test.each(plans.map((plan) => [plan.id, plan] as const))("the puzzles of %s suit its ages", (_, plan) => {
  const early = plan.days
    .flatMap(({ tasks }) => tasks.map(({ at }) => at))
    .flatMap((at) => {
      const puzzle = all.find(({ id }) => id === puzzleAt(at));
      return puzzle && youngest(puzzle.ages) >= oldest(plan.ages) ? [`${at}: ${puzzle.ages}`] : [];
    });
  expect(early).toEqual([]);
});
