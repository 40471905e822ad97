import { expect, test } from "vitest";
import { listed, lists, retired } from "../../../tests/proofs/bank.ts";
import { sources, zones } from "../../../tests/sources.ts";
import { answerText } from "../../engine/answer/answer-text.ts";
import type { Skill, Stage } from "../../engine/exercise.ts";
import { readExerciseItem } from "../../engine/item.ts";
import { posed } from "../../engine/poser.ts";
import { writeLink } from "../../sets/link.ts";
import { qrDrawing } from "../../sets/qr/write.ts";
import type { Entry } from "../../sets/set.ts";
import { compose, kindsFor, type Recipe, type Topic } from "./compose.ts";
import { withMore } from "./more-like.ts";
import { place } from "./questions.ts";
import { goodForBingo } from "./short-answers.ts";

const question = async (item: string) => (await place({ item }, sources)).question;

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

test("a puzzle that has left its list is drawn for no sheet", async () => {
  const left = [...retired.values()].flat();
  for (const list of retired.keys()) {
    const topic = { kind: "puzzles", lists: [list] } as const;
    const { entries } = await compose({ ...recipe, topic, level: "all", count: 60 }, 3, sources);
    expect(entries.length).toBe(listed.get(list)?.length);
    expect(entries.filter((entry) => "item" in entry && left.some(({ id }) => entry.item.startsWith(id)))).toEqual([]);
  }
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

test("for bingo an answer is the same as it stands on a card, whatever else is asked of it", async () => {
  const skills = zones.find(({ id }) => id === "equations")?.skills ?? [];
  const topic = { kind: "skills", skills: skills.map(({ id }) => id) } as const;
  for (const grade of [2, 3] as const)
    for (let seed = 0; seed < 6; seed++) {
      const { entries } = await compose({ ...recipe, topic, grade, count: 18, apart: true }, seed, sources);
      const questions = await Promise.all(entries.map((entry) => question("item" in entry ? entry.item : "")));
      const cards = questions.flatMap((one) => (one?.answer ? [answerText(one.answer)] : []));
      expect(new Set(cards).size).toBe(18);
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
