import { describe, expect, test, vi } from "vitest";
import { listed, lists, retired } from "../../../tests/proofs/bank.ts";
import { judge } from "../../engine/answer/judge.ts";
import type { Skill, Stage, Zone } from "../../engine/exercise.ts";
import { readExerciseItem } from "../../engine/item.ts";
import { plainText } from "../../engine/plain-text.ts";
import { posed } from "../../engine/poser.ts";
import type { Puzzle } from "../../engine/puzzle.ts";
import { typesetPuzzle } from "../../engine/typeset/puzzle.ts";
import { hash } from "../../maths/hash.ts";
import { random } from "../../maths/random.ts";
import { codeOf, writeLink } from "../../sets/link.ts";
import { qrDrawing } from "../../sets/qr/write.ts";
import type { Entry } from "../../sets/set.ts";
import { compose, kindsFor, type Recipe, type Topic } from "./compose.ts";
import { findSheet, versionsOf } from "./find-sheet.ts";
import { withMore } from "./more-like.ts";
import { place, stepsOf } from "./questions.ts";
import { goodForBingo } from "./short-answers.ts";
import type { Sources } from "./sources.ts";
import { atStep, byPlace, byQuestion, inChallenge, twinOf } from "./variants.ts";

const zones = Object.values(import.meta.glob<Zone>("../../skills/*/zone.ts", { eager: true, import: "default" }));
const games = import.meta.glob<{ deal: never; settings: never }>("../../games/*/game.ts", { import: "default" });

vi.mock("./sources.ts", () => ({ sources }));

/** Each list is set once: a sheet asks for it again and again. */
const known = new Map<string, readonly Puzzle[] | null>();

/** As the site's own, of what is on the disk. */
const sources: Sources = {
  async list(name) {
    const set = (): readonly Puzzle[] | null =>
      listed.get(name)?.map((one): Puzzle => {
        const near = lists.get(name)?.find((other) => other.family && other.topic === one.topic);
        return { ...typesetPuzzle(one), ...(near?.family && { near: { id: near.id, family: near.family } }) };
      }) ?? null;
    if (!known.has(name)) known.set(name, set());
    return known.get(name) ?? null;
  },
  retired: async (id) => {
    const one = [...retired.values()].flat().find((puzzle) => puzzle.id === id);
    return one ? typesetPuzzle(one) : null;
  },
  left: async (name) => retired.get(name) ?? [],
  zoneOf: async (skill) => zones.find(({ skills }) => skills.some(({ id }) => id === skill))?.skills ?? null,
  quiz: async (number) =>
    number > 10
      ? null
      : [
          {
            id: "weekly-001",
            question: "<p>Which?</p>",
            options: [
              { text: "<math><mfrac><mn>1</mn><mn>2</mn></mfrac></math>" },
              { text: "2", misconception: "That is four times as much." },
              { text: "3" },
              { text: "4" },
            ],
            correct: 0,
            explanation: "<p>Half.</p>",
          },
        ],
  formulas: async () => [{ id: "pythagoras", name: "Pythagoras & co", formula: "<math></math>", where: "<p>c</p>" }],
  async deal(folder, settings, seed) {
    const game = (await games[`../../games/${folder}/game.ts`]?.()) as never as {
      readonly settings: { readonly fields: readonly { readonly name: string }[] };
      readonly board: { write(board: unknown): string };
      deal(settings: object, chance: unknown): { board: unknown; key: string; grade: string };
    };
    const values = settings.split("-");
    const chosen = Object.fromEntries(game.settings.fields.map(({ name }, at) => [name, values[at] ?? ""]));
    const { board, ...fair } = game.deal(chosen, random(seed));
    return { fair: { ...fair, board: game.board.write(board) } };
  },
};

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
    const game = (await games["../../games/kenken/game.ts"]?.()) as never as {
      readonly settings: {
        readonly first: Record<string, string>;
        readonly fields: readonly { readonly name: string }[];
      };
    };
    item += `${game.settings.fields.map(({ name }) => game.settings.first[name]).join("-")}~5`;
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

describe("a puzzle that has left its list", () => {
  const left = [...retired.values()].flat();
  const isLeft = (item: string) => left.some(({ id }) => item.startsWith(id));

  test("stands in sets of before, and so does a twin of it", async () => {
    const [first, family] = [left[0], left.find((one) => one.family)];
    expect(await question(first?.id ?? "")).toMatchObject({ title: first?.title, answer: first?.answer });
    expect(await question(`${family?.id}~77`)).toMatchObject({ item: `${family?.id}~77` });
  });

  test("is drawn for no sheet", async () => {
    for (const list of retired.keys()) {
      const topic = { kind: "puzzles", lists: [list] } as const;
      const { entries } = await compose({ ...recipe, topic, level: "all", count: 60 }, 3, sources);
      expect(entries.length).toBe(listed.get(list)?.length);
      expect(entries.filter((entry) => "item" in entry && isLeft(entry.item))).toEqual([]);
    }
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

const recipe: Recipe = {
  title: "Fractions",
  topic: { kind: "skills", skills: ["adding-fractions", "comparing-fractions"] },
  grade: 3,
  level: "medium",
  count: 12,
  rising: true,
};

test("a recipe gives as many questions as were asked for, none twice, the same for the same seed", async () => {
  const set = await compose(recipe, 1, sources);
  expect(set.entries).toHaveLength(12);
  expect(new Set(set.entries.map((entry) => ("item" in entry ? entry.item : ""))).size).toBe(12);
  expect(await compose(recipe, 1, sources)).toEqual(set);
  expect(await compose(recipe, 2, sources)).not.toEqual(set);
});

test("from easier to harder no question is for younger ones than the one before, nor nearer to the beginning of the topic", async () => {
  const skills = zones.find(({ skills }) => skills.some(({ id }) => id === "adding-fractions"))?.skills ?? [];
  const topic = { kind: "skills", skills: skills.map(({ id }) => id) } as const;
  const depth = (id: string): number =>
    Math.max(
      0,
      ...skills
        .flatMap((one) => (one.id === id ? one.needs : []))
        .map((below) => (skills.some((one) => one.id === below) ? 1 + depth(below) : 0)),
    );
  for (const level of ["easy", "medium", "hard", "all"] as const)
    for (let seed = 0; seed < 5; seed++) {
      const { entries } = await compose({ ...recipe, topic, level }, seed, sources);
      const kinds = entries.map((entry) => {
        const [, id, at] = /^(.*)\/(\d)~/.exec("item" in entry ? entry.item : "") ?? [];
        const skill = skills.find((one) => one.id === id);
        return { id, at: Number(at), grade: skill?.stages[Number(at)]?.grade ?? 0, far: depth(id ?? "") + Number(at) };
      });
      const pairs = kinds.slice(1).map((one, n) => [kinds[n], one] as const);
      for (const [before, after] of pairs) {
        expect(after.grade).toBeGreaterThanOrEqual(before?.grade ?? 9);
        if (after.grade === before?.grade) expect(after.far).toBeGreaterThanOrEqual(before.far);
      }
      for (const { id } of kinds) {
        const stages = kinds.filter((one) => one.id === id).map(({ at }) => at);
        expect(stages).toEqual(stages.toSorted((a, b) => a - b));
      }
      // Of many kinds not the first ones alone are asked.
      if (level === "all") expect(new Set(kinds.map(({ id }) => id)).size).toBeGreaterThan(5);
    }
});

test("no sum stands twice on a sheet", async () => {
  const topic = { kind: "skills", skills: ["adding-fractions"] } as const;
  for (let seed = 0; seed < 20; seed++) {
    const { entries } = await compose({ ...recipe, topic, level: "all" }, seed, sources);
    const asked = await Promise.all(entries.map(async (entry) => ("item" in entry ? question(entry.item) : null)));
    expect(new Set(asked.map((one) => (one && "prompt" in one ? one.prompt : ""))).size).toBe(12);
  }
});

/** The text, numbers and answer of each question of a sheet. */
function told(entries: readonly Entry[]) {
  return entries.map((entry) => {
    const { skill = "", stage = 0, seed = 0, version } = ("item" in entry && readExerciseItem(entry.item)) || {};
    const one = zones.flatMap(({ skills }) => skills).find(({ id }) => id === skill)?.stages[stage] as Stage;
    const { prompt, figure, answer } = posed(one, seed, version);
    const numbers = (prompt.replaceAll("^2", "").match(/\d+/g) ?? []).map(Number);
    return { prompt, numbers, figure: JSON.stringify(figure), answer: JSON.stringify(answer) };
  });
}

test("the times tables for age 9 are those of 2 to 12, the hard ones the most, and no fact is there twice, nor turned", async () => {
  const topic = { kind: "skills", skills: ["times-tables"] } as const;
  const met = new Set<number>();
  let hard = 0;
  const sheets = 60;
  for (let seed = 0; seed < sheets; seed++) {
    const { entries } = await compose({ ...recipe, topic, grade: 2 }, seed, sources);
    const facts = told(entries).map(({ numbers }) => numbers.toSorted((a, b) => a - b));
    expect(new Set(facts.map(String)).size).toBe(12);
    for (const fact of facts) for (const one of fact) met.add(one);
    hard += facts.filter((fact) => fact.some((one) => one >= 6 && one <= 9)).length;
    // The new ones are a part of it, and not the whole.
    const fresh = facts.filter(([, larger = 0]) => larger > 10).length;
    expect(fresh).toBeGreaterThan(1);
    expect(fresh).toBeLessThan(7);
  }
  expect([...met].toSorted((a, b) => a - b)).toEqual([2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
  expect(hard / sheets).toBeGreaterThan(7);
});

test("whatever a sheet is about, nothing is asked twice in other words or turned, as long as there is something else", async () => {
  const all = zones.flatMap(({ skills }) => [skills, ...skills.map((one) => [one])]);
  for (const [at, skills] of all.entries())
    for (const grade of new Set(skills.flatMap(({ stages }) => stages.map(({ grade }) => grade)))) {
      const topic = { kind: "skills", skills: skills.map(({ id }) => id) } as const;
      const { entries } = await compose({ ...recipe, topic, grade }, 100 * at + grade, sources);
      expect(entries).toHaveLength(12);
      const keys = (list: readonly Entry[]) =>
        told(list).map(({ prompt, numbers, figure, answer }) =>
          [numbers.length > 0 ? [...new Set(numbers)].toSorted() : prompt, figure, answer].join("|"),
        );
      if (new Set(keys(entries)).size === 12) continue;
      const kinds = [...new Set(entries.map((entry) => ("item" in entry ? entry.item.replace(/~.*/, "") : "")))];
      const pool = kinds.flatMap((kind) => Array.from({ length: 300 }, (_, seed) => ({ item: `${kind}~${seed}` })));
      expect(new Set(keys(pool)).size).toBeLessThan(12);
    }
});

test("thirty questions of any zone or category fit a QR code of version 12", async () => {
  const address = "https://sumwhere.example.org/worksheets?as=cards&again#";
  const topics: readonly Topic[] = [
    ...zones.map(({ skills }) => ({ kind: "skills" as const, skills: skills.map(({ id }) => id) })),
    { kind: "puzzles", lists: ["logic/easy", "logic/medium", "logic/hard"] },
    { kind: "puzzles", lists: ["algebra/quadratic", "algebra/systems"] },
  ];
  for (const [seed, topic] of topics.entries()) {
    const set = await compose({ ...recipe, title: "Mental maths", topic, level: "all", count: 30 }, seed, sources);
    expect(set.entries).toHaveLength(30);
    expect(qrDrawing(address + writeLink(set), "M")?.version).toBeLessThanOrEqual(12);
  }
});

test("for bingo no two answers are the same, as long as there are others", async () => {
  for (const skill of ["times-tables", "rounding-decimals", "adding-fractions"])
    for (let seed = 0; seed < 5; seed++) {
      const topic = { kind: "skills", skills: [skill] } as const;
      const { entries } = await compose({ ...recipe, topic, grade: 2, count: 20, apart: true }, seed, sources);
      expect(new Set(told(entries).map(({ answer }) => answer)).size).toBe(20);
    }
});

test("a set that is too short for bingo gets more questions like its own, with other answers; one that cannot stays", async () => {
  const entries: readonly Entry[] = [3, 4, 5].map((seed) => ({ item: `rounding-decimals/1~${seed}`, marks: 2 }));
  const { entries: next } = await withMore({ title: "", entries }, 5, sources);
  expect(next.slice(0, 3)).toEqual(entries);
  const answers = told(next).map(({ answer }) => answer);
  expect(new Set(answers).size).toBe(goodForBingo);
  expect(next).toHaveLength(goodForBingo);
  const own = { title: "", entries: [{ own: { text: "Why?", answers: ["7"] } }, { item: "weekly-001" }] };
  expect(await withMore(own, 5, sources)).toEqual(own);
});

test("levels are about the age that was asked for, and there is always something", () => {
  const skills = zones.flatMap(({ skills }) => skills) as readonly Skill[];
  for (const grade of [1, 2, 3, 4, 5, 6] as const)
    for (const level of ["easy", "medium", "hard", "all"] as const) {
      const kinds = kindsFor(skills, { grade, level });
      expect(kinds.length).toBeGreaterThan(0);
      if (level === "medium") expect(kinds.every((kind) => kind.grade === grade)).toBe(true);
    }
  for (const skill of skills) expect(kindsFor([skill], { grade: 1, level: "hard" }).length).toBeGreaterThan(0);
});

test("puzzles are taken of the level and the topic", async () => {
  const topic = { kind: "puzzles", lists: ["logic/easy", "logic/medium"], topic: "ordering" } as const;
  const { entries } = await compose({ ...recipe, topic, level: "medium", count: 5 }, 3, sources);
  expect(entries.length).toBeGreaterThan(0);
  for (const entry of entries)
    expect(lists.get("logic/medium")?.find(({ id }) => "item" in entry && entry.item.startsWith(id))?.topic).toBe(
      "ordering",
    );
});

test("of a topic of a curriculum one question in three is a puzzle, and only of those that are named", async () => {
  const puzzles = { "arithmetic/medium": [3, 5, 7, 9, 12], "logic/easy": [1] };
  const topic = { kind: "both", skills: ["adding-fractions"], puzzles } as const;
  const { entries } = await compose({ ...recipe, topic }, 3, sources);
  const items = entries.map((entry) => ("item" in entry ? entry.item : ""));
  expect(items.filter((item) => item.startsWith("adding-fractions/"))).toHaveLength(8);
  const named = [
    "arithmetic-medium-003",
    "arithmetic-medium-005",
    "arithmetic-medium-007",
    "arithmetic-medium-009",
    "arithmetic-medium-012",
    "logic-easy-001",
  ];
  expect(items.slice(8).every((item) => named.some((id) => item.startsWith(id)))).toBe(true);
  const few = await compose(
    { ...recipe, topic: { kind: "both", skills: [], puzzles: { "logic/easy": [1] } } },
    3,
    sources,
  );
  expect(few.entries).toHaveLength(1);
});
