import { expect, test } from "vitest";
import { libraryOf, readFiles } from "../../build/library/read.ts";
import { puzzleAt } from "../../src/content/where.ts";
import { groupBy } from "../../src/learner/derive/group-by.ts";
import { listed } from "./bank.ts";

// A plan is for people of some ages: its puzzles are met by then.

const { "study-plans": plans, tutorials: lessons, strategies } = libraryOf(readFiles());
const all = [...listed.values()].flat();
const puzzleOf = (at: string) => all.find(({ id }) => id === puzzleAt(at));
const each = plans.map((plan) => [plan.id, plan] as const);
const youngest = (ages: string) => Number(ages.split("-")[0]);
const oldest = (ages: string) => Number(ages.split("-")[1]);

test.each(each)("the puzzles of %s suit its ages", (_, plan) => {
  const early = plan.days
    .flatMap(({ tasks }) => tasks.map(({ at }) => at))
    .flatMap((at) => {
      const puzzle = puzzleOf(at);
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

test.each(each)(
  "%s sets each puzzle once, with the time that it takes, and none that a page of the plan tells",
  (_, { days }) => {
    const tasks = days.flatMap((day) => day.tasks);
    const set = tasks.flatMap(({ at, minutes }) => {
      const puzzle = puzzleOf(at);
      return puzzle ? [{ at, isEnough: minutes >= puzzle.minutes }] : [];
    });
    const told = strategies.filter(({ id }) => tasks.some(({ at }) => at === `/strategies/${id}`));
    const known = [...told.map(({ puzzle }) => puzzle), ...set.map(({ at }) => at)];
    expect(set.filter(({ at, isEnough }) => !isEnough || known.indexOf(at) !== known.lastIndexOf(at))).toEqual([]);
  },
);

test("what a plan calls harder is not easier than what it set the day before", () => {
  const levels = ["easy", "medium", "hard"];
  const levelsOf = (day: (typeof plans)[number]["days"][number] | undefined) =>
    (day?.tasks ?? []).map(({ at }) => levels.indexOf(puzzleOf(at)?.level ?? ""));
  const harder = plans.flatMap(({ days }) =>
    days.flatMap((day, at) =>
      /harder/.test(day.title) ? [[day.title, levelsOf(days[at - 1]), levelsOf(day)] as const] : [],
    ),
  );
  expect(harder.length).toBeGreaterThan(5);
  expect(harder.filter(([, before, after]) => Math.max(...before) > Math.min(...after))).toEqual([]);
});

const saidOfGaps = "each comes back after two days, after six and after fourteen, as long as the plan lasts";

test.each(each)("in %s each skill comes back when the plan says so", (_, { about, days }) => {
  const daysOf = groupBy(
    days.flatMap(({ tasks }, day) =>
      tasks.flatMap(({ at }) => (at.includes("?practise=") ? [{ skill: at, day }] : [])),
    ),
    ({ skill }) => skill,
  );
  const from = (begun: number) => [0, 2, 6, 14].map((gap) => begun + gap).filter((day) => day < days.length);
  /** Where a lesson begins it, it comes back two days after that for the first time. */
  const isLesson = (day: number) => days[day]?.tasks.some(({ at }) => at.startsWith("/tutorials/"));
  const wrong = [...daysOf].filter(([, times]) => {
    const [first = 0, ...later] = times.map(({ day }) => day);
    const isDue = (due: readonly number[]) => String(due) === String([first, ...later]);
    return !isDue(from(first)) && !(isLesson(first - 2) && isDue(from(first - 2).slice(1)));
  });
  expect(wrong).toEqual([]);
  expect(about.includes(saidOfGaps)).toBe(daysOf.size > 0);
});

const numbers: Readonly<Record<string, number>> = { five: 5, ten: 10, fifteen: 15, twenty: 20, thirty: 30, forty: 40 };
const minutesIn = (words: string) =>
  words === "half an hour"
    ? 30
    : words.split("-").reduce((sum, word) => sum + (numbers[word.toLowerCase()] ?? Number(word)), 0);

test.each(each)("what %s says of its days is true", (_, { about, days }) => {
  const day = days.map(({ tasks }) => tasks.reduce((sum, { minutes }) => sum + minutes, 0));
  const longest = Math.max(...day);
  const between = /(Most days take )?(\S+) to (\S+) minutes(?: a day|, (?:(a few) up to|(one) takes) (\S+))\.$/i.exec(
    about,
  );
  if (!between) {
    const [, most = ""] = /No day takes more than (.*)\.$/.exec(about) ?? [];
    expect(longest, about).toBeLessThanOrEqual(minutesIn(most));
    return;
  }
  const [, isMost, from = "", to = "", few, one, up = ""] = between;
  const isLong = (minutes: number) => minutes > minutesIn(to);
  const isUsual = (minutes: number) => minutes >= minutesIn(from) && !isLong(minutes);
  expect(day.filter(isUsual).length, about).toBeGreaterThan(isMost ? day.length / 2 : day.length - 1);
  if (up) expect(longest, about).toBe(minutesIn(up));
  if (few) expect(day.filter(isLong).length, about).toBeGreaterThan(1);
  if (one) expect(day.filter(isLong), about).toHaveLength(1);
});
