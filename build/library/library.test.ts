import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { posersOf, skillIn } from "../../src/content/schema/library/entry.ts";
import { checkSpec } from "../../src/engine/answer/check-spec.ts";
import { judge } from "../../src/engine/answer/judge.ts";
import { draw } from "../../src/engine/figure/draw.ts";
import type { Html } from "../../src/engine/puzzle.ts";
import { type ManipulativeId, manipulativeIds } from "../../src/engine/shows.ts";
import { markdown, mathml } from "../../src/engine/typeset/markdown.ts";
import { manipulatives } from "../../src/manipulatives/all.ts";
import { formulaOf } from "../../src/tools/model/model.ts";
import { families } from "../content/all-families.ts";
import { zones } from "../content/all-skills.ts";
import { listsWithRetired, readRetired } from "../content/bank-files.ts";
import { readBank } from "../search/index.ts";
import { termMarker } from "./mark-terms.ts";
import { placesOf } from "./places.ts";
import { collections, filesOf, libraryOf, readFile, readFiles } from "./read.ts";
import { waysBack } from "./ways.ts";

// What every collection of the library promises; what one of them promises beyond it is tested beside its own checks.
for (const file of collections.flatMap(filesOf))
  test(`${file} can be read`, () => {
    expect(readFile(file, readFileSync(`src/content/${file}`, "utf8")).length).toBeGreaterThan(0);
  });

const library = libraryOf(readFiles());
const bank = readBank((path) => families.get(path));
const places = placesOf(library, bank, zones);
const skills = new Map(zones.flatMap((zone) => zone.skills.map((skill) => [skill.id, skill] as const)));
const terms = new Set(library.glossary.map(({ id }) => id));
const ideas = new Set(library.concepts.map(({ id }) => id));
/** Those of retired puzzles, too, whose pages still lead to their strategy. */
const retired = listsWithRetired().flatMap((list) => readRetired(list, (path) => families.get(path)));
const techniques = new Set([...[...bank.values()].flat(), ...retired].map(({ technique }) => technique));

const texts = (value: unknown): string[] =>
  typeof value === "string"
    ? [value]
    : typeof value === "object" && value !== null
      ? Object.entries(value).flatMap(([key, field]) => (key === "formula" || key === "letter" ? [] : texts(field)))
      : [];
/** The values of all fields of that name, however deep. */
const fields = (value: unknown, name: string): unknown[] =>
  typeof value !== "object" || value === null
    ? []
    : Object.entries(value).flatMap(([key, field]) => [...(key === name ? [field] : []), ...fields(field, name)]);

describe.each(collections.filter((collection) => library[collection].length > 0))("%s", (collection) => {
  const entries: readonly { readonly id: string }[] = library[collection];

  test("has each id once", () => {
    const ids = entries.map(({ id }) => id);
    expect(ids.filter((id, at) => ids.indexOf(id) !== at)).toEqual([]);
  });

  test.each(entries.map((entry) => [entry.id, entry] as const))(
    "%s: texts, figures, places, moves and answers are sound",
    (_, entry) => {
      for (const text of texts(entry)) {
        expect(() => markdown(text), text).not.toThrow();
        // The dots of "and so on" end a sentence as well.
        expect(text).not.toMatch(/(?:\\l?dots|…|\.{3})\$?\./);
        // "A circle is none" is said of something in other languages; in English there is none, and a circle is not one.
        expect(text).not.toMatch(/(?<!\bthere )\b(?:is|are) none(?=[.,:;])/i);
      }
      for (const tex of fields(entry, "formula")) expect(() => mathml(String(tex))).not.toThrow();
      for (const { letter } of fields(entry, "letters").flat() as { letter: string }[])
        expect(() => mathml(letter)).not.toThrow();
      for (const figure of fields(entry, "figure")) expect(() => draw(figure as never)).not.toThrow();
      const named = ["see", "try", "set", "puzzle", "run", "at"].flatMap((name) => fields(entry, name).flat());
      const linked = texts(entry).flatMap((text) => [...text.matchAll(/\]\((\/[^)]*)\)/g)].map(([, path]) => path));
      const wanted = [...named, ...linked].filter(
        (path): path is string => typeof path === "string" && path.startsWith("/"),
      );
      expect(wanted.filter((path) => !places.has(path))).toEqual([]);
      for (const { by, state } of fields(entry, "move") as { by: ManipulativeId; state: string }[]) {
        expect(manipulativeIds).toContain(by);
        expect(manipulatives.get(by)?.read(state)).not.toHaveProperty("problem");
      }
      for (const ask of [...fields(entry, "ask"), ...fields(entry, "tries").flat()] as Parameters<
        typeof holdAsked
      >[0][])
        holdAsked(ask);
    },
  );
});

/** Its form is sound, and no slip is a right answer. */
function holdAsked(ask: {
  readonly prompt: string;
  readonly answer: Parameters<typeof judge>[0];
  readonly slips: readonly { readonly when: string }[];
}): void {
  expect(checkSpec(ask.answer), ask.prompt).toBe(null);
  for (const { when } of ask.slips)
    expect(judge(ask.answer, when, { slips: [], check: "" }).verdict, `${ask.prompt} ${when}`).not.toBe("right");
}

test("there is as much to look up as was promised", () => {
  const promised = {
    glossary: 300,
    "exam-formulas": 120,
    concepts: 60,
    tutorials: 24,
    strategies: 14,
    "math-tricks": 30,
    shortcuts: 30,
    "study-plans": 12,
  } as const;
  for (const [collection, least] of Object.entries(promised))
    expect(library[collection as keyof typeof promised].length, collection).toBeGreaterThanOrEqual(least);
  for (const { id, steps } of library.tutorials) {
    expect(steps.length, id).toBeGreaterThanOrEqual(10);
    expect(steps.length, id).toBeLessThanOrEqual(20);
  }
  for (const { id, try: tries } of library.strategies) expect(tries, id).toHaveLength(4);
});

test("where an entry leads that is no plan, something leads back to it", () => {
  const back = waysBack(library, (id) => id);
  const addresses: Readonly<Record<string, string>> = { tips: "/tips?tip=", "exam-formulas": "/formulas?exam=" };
  for (const collection of collections.filter((one) => one !== "study-plans"))
    for (const entry of library[collection]) {
      const path = `${addresses[collection] ?? `/${collection}/`}${entry.id}`;
      const leads = ["see", "try", "set", "puzzle", "run"].flatMap((name) => fields(entry, name).flat());
      const lost = leads.filter(
        (to) => typeof to === "string" && to.startsWith("/") && !back.get(to)?.some((way) => way.path === path),
      );
      expect(lost, path).toEqual([]);
    }
});

test("the lessons, ideas and strategies that a plan sets lead back to it; its puzzles and skills are half of the site", () => {
  const back = waysBack(library, (id) => id);
  for (const { id, days } of library["study-plans"]) {
    const set = new Set(days.flatMap(({ tasks }) => tasks.map(({ at }) => at)));
    const read = [...set].filter((at) => /^\/(concepts|strategies|tutorials)\//.test(at));
    expect(read.length, id).toBeGreaterThan(0);
    expect(
      read.filter((at) => !back.get(at)?.some(({ path }) => path === `/study-plans/${id}`)),
      id,
    ).toEqual([]);
  }
});

test("a phrase in which a word means something else has that word, and stands in a text", () => {
  const own = library.glossary.map((term) => ({ ...term, elsewhere: [] }));
  const read = texts([{ ...library, glossary: own }, ...bank.values()])
    .join("\n")
    .replace(/\s+/g, " ");
  const lost = library.glossary.flatMap(({ elsewhere, ...term }) => {
    if (!elsewhere) return [];
    const mark = termMarker([term]);
    return elsewhere.filter((phrase) => mark(phrase as Html) === phrase || !read.includes(phrase));
  });
  expect(lost).toEqual([]);
});

test("what is named by an id is there", () => {
  for (const { id, related, confused } of library.glossary)
    expect(
      [...related, ...confused.map((one) => one.with)].filter((one) => !terms.has(one) || one === id),
      id,
    ).toEqual([]);
  for (const concept of library.concepts) {
    expect(
      concept.rests.filter((one) => !ideas.has(one) || one === concept.id),
      concept.id,
    ).toEqual([]);
    expect(
      concept.terms.filter((one) => !terms.has(one)),
      concept.id,
    ).toEqual([]);
  }
  for (const { id, practise } of [...library.concepts, ...library["real-life"]])
    for (const from of posersOf(practise)) {
      const skill = skillIn(from);
      const isThere = skill
        ? skills.get(skill.id)?.stages[skill.stage ?? 0] !== undefined
        : families.has(from.slice("family:".length));
      expect(isThere, `${id}: ${from}`).toBe(true);
    }
  for (const { id, terms: own } of [
    ...library.mathematicians,
    ...library["real-life"],
    ...library["math-art"],
    ...library.investigations,
  ])
    expect(
      own.filter((one) => !terms.has(one)),
      id,
    ).toEqual([]);
  for (const { id, needs } of library.tutorials)
    expect(
      needs.filter((one) => !ideas.has(one)),
      id,
    ).toEqual([]);
  for (const { id, skill } of [...library["math-tricks"], ...library.shortcuts])
    expect(skills.has(skill), `${id}: ${skill}`).toBe(true);
  for (const { id, techniques: own } of library.strategies)
    expect(
      own.filter((one) => !techniques.has(one)),
      id,
    ).toEqual([]);
});

test.each(library["real-life"].map((use) => [use.id, use] as const))(
  "%s: its model has a result wherever its sliders stand",
  (_, { model: { letters, gives } }) => {
    const names = letters.map(({ letter }) => letter);
    for (const { from, to, step, start, letter } of letters) {
      expect(start, letter).toBeGreaterThanOrEqual(from);
      expect(start, letter).toBeLessThanOrEqual(to);
      expect(
        Math.abs((start - from) / step - Math.round((start - from) / step)),
        `${letter} starts on a step`,
      ).toBeLessThan(1e-6);
    }
    const ends = letters.reduce<Record<string, number>[]>(
      (all, one) =>
        all.flatMap((values) => [one.from, one.start, one.to].map((value) => ({ ...values, [one.letter]: value }))),
      [{}],
    );
    for (const { formula } of gives)
      for (const values of ends)
        expect(formulaOf(formula, names)(values), `${formula} at ${JSON.stringify(values)}`).not.toBe(null);
  },
);

test("no form of a term is another term's, and no idea rests on itself", () => {
  const forms = library.glossary.flatMap(({ term, forms }) => [
    ...new Set([term, ...forms].map((form) => form.toLowerCase())),
  ]);
  expect(forms.filter((form, at) => forms.indexOf(form) !== at)).toEqual([]);
  const rests = new Map(library.concepts.map(({ id, rests }) => [id, rests]));
  const reaches = (from: string, to: string, seen = new Set<string>()): boolean =>
    (rests.get(from) ?? []).some((one) => one === to || (!seen.has(one) && reaches(one, to, seen.add(one))));
  expect([...rests.keys()].filter((id) => reaches(id, id))).toEqual([]);
});
