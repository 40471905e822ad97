import { expect, test } from "vitest";
import { levels } from "../../src/engine/puzzle.ts";
import { listed as lists } from "./bank.ts";

const counted = [...lists].filter(([list]) => list.includes("/"));
const puzzles = counted.flatMap(([, listed]) => listed);
/** What the pages, the home page's "1000+" and the specification promise: more is welcome, fewer would make them untrue. */
const promised = { easy: 50, medium: 40, hard: 30 };
const promisedInAll = 1000;

test.each(["arithmetic", "number-theory", "patterns", "word-problems", "brain-teasers"])(
  "%s holds the 50, 40 and 30 puzzles that are promised, or more",
  (category) => {
    for (const level of levels)
      expect(lists.get(`${category}/${level}`)?.length, level).toBeGreaterThanOrEqual(promised[level]);
  },
);

test("logic holds 40 puzzles a level or more", () => {
  for (const level of levels) expect(lists.get(`logic/${level}`)?.length, level).toBeGreaterThanOrEqual(40);
});

test.each(counted.filter(([list]) => /^(?:algebra|geometry)\//.test(list)))(
  "%s holds 10 puzzles a level or more",
  (_list, listed) => {
    for (const level of levels)
      expect(listed.filter((puzzle) => puzzle.level === level).length, level).toBeGreaterThanOrEqual(10);
  },
);

test("as many in all as the home page promises, no two with one title in a category", () => {
  expect(puzzles.length).toBeGreaterThanOrEqual(promisedInAll);
  for (const category of new Set(counted.map(([list]) => list.split("/")[0]))) {
    const titles = puzzles.filter(({ id }) => id.startsWith(`${category}-`)).map(({ title }) => title.toLowerCase());
    expect(titles.filter((title, index) => titles.indexOf(title) !== index)).toEqual([]);
  }
});

test("at least 250 belong to no family, and seven in ten ask for thought", () => {
  expect(puzzles.filter(({ family }) => !family).length).toBeGreaterThanOrEqual(250);
  const thinking = puzzles.filter(({ kind }) => kind === "thinking");
  expect(thinking.length / puzzles.length).toBeGreaterThanOrEqual(0.7);
});

test("each puzzle knows a slip and answers it", () => {
  expect(puzzles.filter(({ slips }) => slips.length === 0).map(({ id }) => id)).toEqual([]);
});

test("sixty riddles or more, answered in words", () => {
  const riddles = lists.get("riddles") ?? [];
  expect(riddles.length).toBeGreaterThanOrEqual(60);
  for (const { answer } of riddles) expect(answer.kind).toBe("word");
});
