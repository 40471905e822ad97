import { expect, test } from "vitest";
import { libraryOf, readFiles } from "../../build/library/read.ts";
import { puzzleAt } from "../../src/content/where.ts";
import { listed } from "./bank.ts";

// A plan is for people of some ages: its puzzles are met by then.

const { "study-plans": plans, tutorials: lessons } = libraryOf(readFiles());
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

test("a lesson takes as long in a plan as it says itself", () => {
  const minutesOf = new Map(lessons.map(({ id, minutes }) => [`/tutorials/${id}`, minutes]));
  const tasks = plans.flatMap(({ days }) => days.flatMap((day) => day.tasks));
  const planned = tasks.filter(({ at }) => minutesOf.has(at));
  expect(planned.length).toBeGreaterThan(10);
  expect(planned.filter(({ at, minutes }) => minutes !== minutesOf.get(at))).toEqual([]);
});

/** What a plan may say of its days, and between how many minutes they then take; `few` of them may take up to so many. */
const said: Readonly<Record<string, { readonly most: number; readonly few?: number; readonly many?: number }>> = {
  "No day takes more than half an hour.": { most: 30 },
  "Most days take ten to thirty minutes, one a little more.": { most: 30, few: 35, many: 1 },
  "Most days take ten to thirty minutes, a few up to forty.": { most: 30, few: 40 },
  "Most days take ten to thirty minutes, a few up to 45.": { most: 30, few: 45 },
  "Fifteen to twenty-five minutes a day.": { most: 25 },
};

test.each(plans.map((plan) => [plan.id, plan] as const))("what %s says of its days is true", (_, { about, days }) => {
  const words = Object.keys(said).find((one) => about.endsWith(one)) ?? about;
  const { most, few = most, many = days.length / 4 } = said[words] ?? { most: 0 };
  const long = days
    .map(({ tasks }) => tasks.reduce((all, { minutes }) => all + minutes, 0))
    .filter((minutes) => minutes > most);
  expect(Math.max(0, ...long), words).toBeLessThanOrEqual(few);
  expect(long.length).toBeLessThanOrEqual(many);
});
