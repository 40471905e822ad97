import { describe, expect, test, vi } from "vitest";
import { listed, lists, retired } from "../../../tests/proofs/bank.ts";
import { sources } from "../../../tests/sources.ts";
import { judge } from "../../engine/answer/judge.ts";
import { plainText } from "../../engine/plain-text.ts";
import kenken from "../../games/kenken/game.ts";
import { hash } from "../../maths/hash.ts";
import { codeOf, writeLink } from "../../sets/link.ts";
import type { Entry } from "../../sets/set.ts";
import { findSheet, versionsOf } from "./find-sheet.ts";
import { place, stepsOf } from "./questions.ts";
import { atStep, byPlace, byQuestion, inChallenge, twinOf } from "./variants.ts";

vi.mock("./sources.ts", () => import("../../../tests/sources.ts"));

const question = async (item: string) => (await place({ item }, sources)).question;

test("a question of a skill is posed as it is in practice, with its steps, and its own answer is right", async () => {
  const posed = await question("adding-fractions/2~4711");
  expect(posed).toMatchObject({ title: "Adding fractions", marks: 1, item: "adding-fractions/2~4711" });
  expect(posed?.steps.length).toBeGreaterThan(2);
  expect(posed).toEqual(await question("adding-fractions/2~4711"));
  expect(posed?.prompt).not.toBe((await question("adding-fractions/2~4712"))?.prompt);
});

test("a puzzle by its id, and a twin of it by its seed", async () => {
  const own = lists.get("arithmetic/easy")?.find(({ family }) => family);
  if (!own) throw new Error("no puzzle of a family");
  const first = await question(own.id);
  expect(first).toMatchObject({ title: own.title, answer: own.answer });
  expect(first?.steps).toHaveLength(own.solution.length);
  const twin = await question(`${own.id}~77`);
  expect(twin).toMatchObject({ item: `${own.id}~77`, answer: { kind: own.answer.kind } });
  expect(twin?.prompt).not.toBe(first?.prompt);
});

test("marks go with the question", async () => {
  expect((await place({ item: "times-tables/0~1", marks: 4 }, sources)).question?.marks).toBe(4);
});

test("a question of the quiz is a choice, whose slips say what went wrong", async () => {
  expect(await question("weekly-001")).toMatchObject({
    answer: { kind: "choice", options: ["1/2", "2", "3", "4"], value: "1/2" },
    options: [expect.stringContaining("<mfrac>"), "2", "3", "4"],
    slips: [{ when: "2", say: "That is four times as much." }],
  });
});

test("a formula is asked for by its name, whose signs are no markup", async () => {
  expect((await question("formula/pythagoras"))?.prompt).toContain("Pythagoras &amp; co");
});

test.each([
  ["game/sudoku~4-easy~5", /rect/, 16],
  ["game/kenken~", /12|[+×−÷]/, 0],
  ["game/number-pyramids~4-add-medium~9", /pyramid/i, 10],
  ["game/twenty-four~9-easy~3", /numbers/, 4],
  ["game/numbers-round~2~3", /numbers/, 6],
])("%s lies on paper, with its solution as its key", async (start, shows, boxes) => {
  let item = start;
  if (item.endsWith("~")) {
    item += `${kenken.settings.fields.map(({ name }) => kenken.settings.first[name]).join("-")}~5`;
  }
  const board = await question(item);
  expect(board?.figure).toMatch(shows);
  expect(board?.prompt).toMatch(/^<p>[A-Z].*\.<\/p>$/);
  expect(board?.steps).toHaveLength(1);
  if (boxes) expect(board?.figure?.split("<rect").length).toBeGreaterThan(boxes);
});

test.each([
  ["logic-easy-999", /not on the site any more/],
  ["adding-fractions/9~1", /not on the site any more/],
  ["no-such-skill/0~1", /not on the site any more/],
  ["weekly-999", /not on the site any more/],
  ["formula/nothing", /not on the site any more/],
  ["game/hanoi~5~3", /played on a screen/],
  ["something else", /newest version/],
  ["adding-fractions/0~1@9", /newest version/],
  ["arithmetic-easy-013~7@9", /newest version/],
])("%s says in words why there is no question", async (item, words) => {
  expect(await place({ item }, sources)).toMatchObject({ question: null, note: expect.stringMatching(words) });
});

test("a puzzle that was changed since says so, and the rest of the set goes on", async () => {
  const now = await place({ item: "arithmetic-easy-001@9" }, sources);
  expect(now.question).not.toBeNull();
  expect(now.note).toMatch(/changed/);
});

test("what a teacher types is text, and her numbers are judged as numbers", async () => {
  const own = async (answers: readonly string[]) =>
    (await place({ own: { text: "Is 1 < 2 & why?\nSay.", answers } }, sources)).question;
  expect((await own([]))?.prompt).toBe("<p>Is 1 &lt; 2 &amp; why?<br>Say.</p>");
  expect(await own([])).not.toHaveProperty("answer");
  expect(await own(["12"])).toMatchObject({ answer: { kind: "whole", value: "12" } });
  expect(await own(["2.50"])).toMatchObject({ answer: { kind: "decimal", value: "2.50" } });
  expect(await own(["-3/4"])).toMatchObject({ answer: { kind: "fraction" } });
  expect(await own(["Paris", "paris"])).toMatchObject({ answer: { kind: "word", accepted: ["Paris", "paris"] } });
  const half = await own(["1/2"]);
  if (half?.answer) expect(judge(half.answer, "2/4", { slips: [], check: "" }, "point").verdict).toBe("right");
});

test("a fraction that a teacher types stands as a fraction; what only looks like one stays as it is", async () => {
  const own = async (text: string) => (await place({ own: { text, answers: ["3/4"] } }, sources)).question;
  const half = "<math><mfrac><mn>1</mn><mn>2</mn></mfrac></math>";
  expect(await own("Is 1/2 < (1/2)?")).toMatchObject({
    prompt: `<p>Is ${half} &lt; (${half})?</p>`,
    answer: { kind: "fraction", value: "3/4" },
    steps: ["<math><mfrac><mn>3</mn><mn>4</mn></mfrac></math>"],
  });
  const mixed = await own("How much is 2 1/2 − 1/2?");
  expect(mixed?.prompt).toBe(
    `<p>How much is <math><mn>2</mn><mfrac><mn>1</mn><mn>2</mn></mfrac></math> − ${half}?</p>`,
  );
  expect(plainText(mixed?.prompt ?? "")).toBe("How much is 2 1/2 − 1/2?");
  for (const text of ["On 3/4/2026", "5 m/s", "a/2 and 3/x", "0.5/2", "1/2.5", "Room 7b/3"])
    expect((await own(text))?.prompt).toBe(`<p>${text}</p>`);
  for (const text of ["Homework for Monday 12/5", "Due: 5/12", "The shop opens on 12/5 at 9.", "Until 31/12"])
    expect((await own(text))?.prompt).toBe(`<p>${text}</p>`);
  for (const text of ["It rains on 3/4 of the days.", "On 15/16 it ends.", "Multiply by 3/4.", "Mark on 2 1/2."])
    expect((await own(text))?.prompt).toContain("<mfrac>");
});

test("steps are told apart also where one holds a list", () => {
  expect(stepsOf("<ol><li>a</li><li>b<ul><li>c</li></ul></li></ol>")).toEqual(["a", "b<ul><li>c</li></ul>"]);
  expect(stepsOf("<p>x</p>")).toEqual(["<p>x</p>"]);
});

const mixed = {
  title: "Mixed",
  entries: [
    { item: "adding-fractions/1~5" },
    { item: "adding-fractions/1~5", marks: 3 },
    { own: { text: "Why?", answers: [] } },
    { item: "formula/pythagoras" },
    { item: lists.get("arithmetic/easy")?.find(({ family }) => family)?.id ?? "" },
  ],
};

test("a twin of a set asks the same with other numbers, and counts what has none", async () => {
  const { set, stayed } = await twinOf(mixed, 42, sources, byPlace);
  expect(await twinOf(mixed, 42, sources, byPlace)).toEqual({ set, stayed });
  expect(stayed).toBe(2);
  expect(set.entries[0]).toMatchObject({ item: expect.stringMatching(/^adding-fractions\/1~(?!5$)\d+$/) });
  expect(set.entries[1]).toMatchObject({ marks: 3 });
  expect(set.entries[0]).not.toEqual({ item: (set.entries[1] as { item: string }).item });
  expect(set.entries[2]).toEqual(mixed.entries[2]);
  expect(set.entries[4]).toMatchObject({ item: expect.stringMatching(/^arithmetic-easy-\d{3}~\d+$/) });
});

test("in a challenge a puzzle without other numbers stays the same for all; those handed out before deal as they did", async () => {
  const fixed = listed.get("arithmetic/easy")?.find(({ family }) => !family)?.id ?? "";
  const set = { title: "", entries: [...mixed.entries, { item: fixed }] };
  for (const seed of [1, 2, 3]) {
    const now = await twinOf(set, seed, sources, inChallenge[2]);
    const before = await twinOf(set, seed, sources, inChallenge[1]);
    expect(now.set.entries[5]).toEqual({ item: fixed });
    expect(now.stayed).toBe(3);
    expect(before.set.entries[5]).toEqual({ item: expect.stringMatching(/^arithmetic-easy-\d{3}~\d+$/) });
    // All else is dealt alike.
    expect(now.set.entries.slice(0, 5)).toEqual(before.set.entries.slice(0, 5));
  }
  expect((await twinOf(set, 1, sources, inChallenge[1])).set.entries[0]).toEqual({ item: "adding-fractions/1~895930" });
});

test("a question keeps its twin on paper, wherever it stands; sheets from before are found", async () => {
  const [first, second, own, , puzzle] = mixed.entries as [Entry, Entry, Entry, Entry, Entry];
  const twinsOf = async (...entries: readonly Entry[]) =>
    (await versionsOf({ title: "", entries }, "twins"))[1]?.set.entries;
  const [a, b, , c] = (await twinsOf(first, second, own, puzzle)) ?? [];
  expect(a).not.toEqual(first);
  expect(b).not.toMatchObject({ item: (a as { item: string }).item });
  expect(await twinsOf(puzzle, own, first, own)).toEqual([c, own, a, own]);
  const earlier = await twinOf(mixed, hash(writeLink(mixed)), sources, byPlace);
  expect(await findSheet(codeOf(earlier.set), [mixed])).toEqual(earlier.set);
});

test("a version for those who need more help is a stage below, one for those who are ready a stage above", async () => {
  const { set: below } = await atStep(mixed, -1, 7, sources, byPlace);
  const { set: above } = await atStep(mixed, 1, 7, sources, byPlace);
  expect(below.entries[0]).toMatchObject({ item: expect.stringMatching(/^adding-fractions\/0~/) });
  expect(above.entries[0]).toMatchObject({ item: expect.stringMatching(/^adding-fractions\/2~/) });
  expect(above.entries[4]).toMatchObject({ item: expect.stringMatching(/^arithmetic-medium-\d{3}/) });
});

test("what has no step below or above is counted: it has other numbers only", async () => {
  const set = { title: "", entries: [0, 1, 3].map((stage) => ({ item: `adding-fractions/${stage}~5` })) };
  const last = { title: "", entries: [{ item: "adding-fractions/3~5" }, { own: { text: "Why?", answers: [] } }] };
  expect(await atStep(set, -1, 7, sources, byQuestion)).toMatchObject({ level: 1, stayed: 0 });
  expect(await atStep(last, 1, 7, sources, byQuestion)).toMatchObject({ level: 1, stayed: 1 });
});

describe("a puzzle that has left its list", () => {
  const left = [...retired.values()].flat();
  const isLeft = (item: string) => left.some(({ id }) => item.startsWith(id));

  test("stands in sets of before, and so does a twin of it", async () => {
    const [first, family] = [left[0], left.find((one) => one.family)];
    expect(await question(first?.id ?? "")).toMatchObject({ title: first?.title, answer: first?.answer });
    expect(await question(`${family?.id}~77`)).toMatchObject({ item: `${family?.id}~77` });
  });

  test("stands on sheets of another level that were printed before, which are found by their codes, and on none after", async () => {
    const items = (entries: readonly Entry[]) => entries.map((entry) => ("item" in entry ? entry.item : ""));
    const topics = retired.get("arithmetic/easy")?.map(({ topic }) => topic) ?? [];
    const above = (listed.get("arithmetic/medium") ?? []).filter((one) => topics.includes(one.topic) && one.family);
    const entries = above.flatMap(({ id }) => Array.from({ length: 12 }, (_, seed) => ({ item: `${id}~${seed}` })));
    const set = { title: "", entries };
    const then = await atStep(set, -1, hash("sheet"), sources, { ...byQuestion, before: true });
    const now = (await versionsOf(set, "levels"))[0]?.set ?? set;
    expect(items(then.set.entries).filter(isLeft)).not.toEqual([]);
    expect(items(now.entries).filter(isLeft)).toEqual([]);
    // Whatever still is in its list stayed where it was on the sheet, unless it came in the place of another one before.
    const taken = items(then.set.entries).flatMap((item, at) => (isLeft(item) ? [items(now.entries)[at]] : []));
    const kept = items(then.set.entries).map((item, at) => [item, items(now.entries)[at]] as const);
    const stayed = kept.filter(([item]) => !isLeft(item) && !taken.includes(item));
    expect(stayed.length).toBeGreaterThan(kept.length / 2);
    for (const [before, after] of stayed) expect(after).toBe(before);
    expect(await findSheet(codeOf(then.set), [set])).toEqual(then.set);
    expect(await findSheet(codeOf(now), [set])).toEqual(now);
  });
});
