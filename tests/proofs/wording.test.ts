import { describe, expect, test } from "vitest";
import { libraryOf, readFiles } from "../../build/library/read.ts";
import { judge } from "../../src/engine/answer/judge.ts";
import { seeds } from "../../src/engine/contract-tests/scale.ts";
import type { Question, Zone } from "../../src/engine/exercise.ts";
import { drawParameters, type Parameters } from "../../src/engine/parameters.ts";
import { random } from "../../src/maths/random.ts";
import { range } from "../../src/maths/whole.ts";
import { families, lists } from "./bank.ts";
import { fourDots, unEnglish, wrongArticles, wrongPlurals } from "./wording.ts";

const zones = Object.values(import.meta.glob<Zone>("../../src/skills/*/zone.ts", { eager: true, import: "default" }));
const skills = zones.flatMap((zone) => zone.skills);
const many = seeds(400, 40);

/** Everything that is read of a puzzle or a question, a text a line. */
const textsOf = (posed: {
  readonly problem?: string;
  readonly prompt?: string;
  readonly figure?: { readonly alt: string };
  readonly hint?: string;
  readonly solution?: readonly string[];
  readonly steps?: readonly string[];
  readonly slips: readonly { readonly say: string }[];
  readonly check: string;
}): string[] =>
  [
    posed.problem,
    posed.prompt,
    posed.figure?.alt,
    posed.hint,
    ...(posed.solution ?? []),
    ...(posed.steps ?? []),
    ...posed.slips.map(({ say }) => say),
    posed.check,
  ].filter((text) => text !== undefined);

describe("what is wrong with a number and the words beside it is found", () => {
  test.each([
    ["The first uses $1$ drones.", ["$1$ drones"]],
    ["The wire is 1 millimetres thick.", ["1 millimetres"]],
    ["It holds 1 green counters.", ["1 green counters"]],
    ["From 19:59 to 20:00 it is $1$ minutes.", ["$1$ minutes"]],
    ["Picture 1 is a tile, 1 cell of 11 cells, $2 \\times 1$ tiles; 2.1 metres; with 0 or 1 lit lamps; 1 less.", []],
    ["Formation $1$ uses drones, and locker 1 changes; 8 → 3 → 1 balls.", []],
  ])("%s", (text, found) => {
    expect(wrongPlurals(text)).toEqual(found);
  });

  test.each([
    ["Take a 8 cm engine, a $18$ cm one and an 12 cm one.", ["a 8", "a $18", "an 12"]],
    ["An 8, an 11, an 80 and an 18 000 stand beside a 1, a 17, a 100 and a 1800.", []],
    ["a orange, an pear, a hour. A apple.", ["a orange", "an pear", "a hour", "A apple"]],
    ["An hour, a unit, a European, an umbrella. To A every way; from C to A 8 cm; call the sides a and b.", []],
  ])("%s", (text, found) => {
    expect(wrongArticles(text)).toEqual(found);
  });

  test.each([
    ["It is $0.333\\ldots$. So it is. And 0.999…. And 0.1....", ["0.333\\ldots$.", "0.999….", "0.1...."]],
    ["It is $0.333\\ldots$ So $1, 2, \\ldots, 9$ … end. Wait...", []],
  ])("%s", (text, found) => {
    expect(fourDots(text)).toEqual(found);
  });

  test.each([
    ["20 minutes are a third of an hour.", ["20 minutes are"]],
    [
      "But the $50\\%$ are of 120; 40% of 20 cakes are 8, £60 are too much.",
      ["50\\%$ are", "40% of 20 cakes are", "£60 are"],
    ],
    [
      "How many per cent is that? How many cm are 2 m? How many quarters are that together?",
      ["How many per cent", "How many cm are 2", "How many quarters are that"],
    ],
    ["Multiply by ten, so many times. 1 and 6 is another case than 6 and 1.", ["so many times", "another case than"]],
    ["The two 20% are not of one whole. 30% of the pupils are late. How many goats are white? So many came.", []],
  ])("%s", (text, found) => {
    expect(unEnglish(text)).toEqual(found);
  });
});

const library = libraryOf(readFiles());
const strings = (value: unknown): string[] =>
  typeof value === "string"
    ? [value]
    : typeof value === "object" && value !== null
      ? Object.values(value).flatMap(strings)
      : [];

test.each(["concepts", "tutorials", "math-tricks", "shortcuts"] as const)("%s are in English", (collection) => {
  const found = library[collection].flatMap((entry) =>
    strings(entry).flatMap((text) => unEnglish(text).map((turn) => `${entry.id}: ${turn}: ${text}`)),
  );
  expect(found).toEqual([]);
});

const faultsOf = (texts: readonly string[]) =>
  texts.flatMap((text) =>
    [...wrongPlurals(text), ...wrongArticles(text), ...fourDots(text)].map((fault) => `${fault}: ${text}`),
  );

test.each([...families])("family %s has no '1 drones' and no 'a 8'", (_path, family) => {
  for (let seed = 0; seed < many; seed++)
    expect(faultsOf(textsOf(family.write(drawParameters(family, random(seed)))))).toEqual([]);
});

/** Places that have rain but next to none, lakes that are puddles, lifts that go down fifteen floors. */
const unworldly = /Bergen|lake was|A lift|Mangoes weigh|divides a secret number by \$\d+\$\. \$/;

test.each(skills.map((skill) => [skill.id, skill] as const))(
  "nor has skill %s, and its stories are as in the world",
  (_id, skill) => {
    for (const stage of skill.stages)
      for (let seed = 0; seed < many; seed++) {
        const question = stage.write(drawParameters(stage, random(seed)));
        expect(faultsOf(textsOf(question))).toEqual([]);
        expect(question.prompt).not.toMatch(unworldly);
      }
  },
);

test.each([...lists])("nor has list %s", (_path, puzzles) => {
  expect(puzzles.flatMap((puzzle) => faultsOf(textsOf(puzzle)))).toEqual([]);
});

/** The questions of a skill's stages, with what they were made from. */
function posed(id: string): { readonly parameters: Parameters; readonly question: Question }[] {
  const stages = skills.find((skill) => skill.id === id)?.stages ?? [];
  return stages.flatMap((stage) =>
    range(0, 3 * many).map((seed) => {
      const parameters = drawParameters(stage, random(seed));
      return { parameters, question: stage.write(parameters) };
    }),
  );
}
const promptsOf = (id: string, about: RegExp) => posed(id).filter(({ question }) => about.test(question.prompt));

describe("stories of skills are as in the world", () => {
  test("a child's ticket is not dearer than an adult's", () => {
    const found = promptsOf("simultaneous-equations", /adult ticket/);
    expect(found.length).toBeGreaterThan(2);
    for (const { question } of found) {
      const [adult = 0, child = 0] = question.answer.kind === "list" ? question.answer.items.map(Number) : [];
      expect(adult, question.prompt).toBeGreaterThan(child);
    }
  });

  test("no account gives more than 5 % a year, and who asks for more lends", () => {
    const found = posed("compound-interest");
    for (const { parameters, question } of found)
      expect(/account/.test(JSON.stringify(question)), question.prompt).toBe(Number(parameters["rate"]) <= 5);
  });

  test("a number halfway comes with its rule", () => {
    const halfway = (prompt: string) => {
      const [, number = "", , to = ""] =
        /\$([\d.\\,]+)\$(.*)to the nearest \$?(10*\b|whole)/.exec(prompt.replaceAll("\\,", "")) ?? [];
      const unit = to === "whole" ? 1 : Number(to);
      return number !== "" && Math.abs((Number(number) % unit) - unit / 2) < 1e-9;
    };
    const asked = ["rounding-whole-numbers", "rounding-decimals"].flatMap(posed).map(({ question }) => question.prompt);
    const found = asked.filter(halfway);
    expect(found.length).toBeGreaterThan(5);
    for (const prompt of found) expect(prompt).toMatch(/Halfway is rounded up/);
    for (const prompt of asked.filter((one) => /(?:smallest|largest) (?:possible|whole)/.test(one)))
      expect(prompt).toMatch(/Halfway is rounded up/);
  });
});

test("riddles take what is as right as their key", () => {
  const riddles = lists.get("riddles") ?? [];
  const verdict = (id: string, typed: string) => {
    const riddle = riddles.find((one) => one.id === id);
    return riddle && judge(riddle.answer, typed, riddle).verdict;
  };
  const right: Record<string, string[]> = {
    "riddles-011": [
      "we are parallel lines",
      "two parallel lines",
      "straight parallel lines",
      "lines that are parallel",
      "parallel rays",
    ],
    "riddles-013": ["1 hundred", "the number 100", "one hundred (100)"],
    "riddles-020": ["0", "the digit 0", "zero (0)", "the number zero"],
    "riddles-036": ["infinite amount of rooms", "aleph 0", "there is no end", "as many as the natural numbers", "∞"],
    "riddles-040": ["natural logarithm", "log function", "logarithms"],
    "riddles-057": ["ONE PLUS TWELVE", "one plus 12", "1+12", "twelve plus 1", "one plus twelve makes thirteen"],
  };
  for (const [id, texts] of Object.entries(right))
    for (const typed of texts) expect(verdict(id, typed), `${id}: ${typed}`).toBe("right");
  for (const typed of ["parralel lines", "paralell", "perpendicular lines"])
    expect(verdict("riddles-011", typed)).toBe("wrong");
});

test("the picture of the boat's course does not tell its radius before it is found", () => {
  const puzzle = lists.get("geometry/coordinate")?.find(({ id }) => id === "geometry-coordinate-024");
  const { draw = [], alt = "", completes = [] } = puzzle?.figure ?? {};
  expect(JSON.stringify([draw.filter((mark) => !("axes" in mark)), alt])).not.toMatch(/\b6\b/);
  expect(JSON.stringify(completes)).toMatch(/"6"/);
});

test("a snail's way up and its way down are both told in figures", () => {
  const family = families.get("brain-teasers/climb-and-slip");
  if (!family) throw new Error("there is no such family");
  for (const seed of range(0, many)) {
    const parameters = drawParameters(family, random(seed));
    const { problem } = family.write(parameters);
    expect(problem.match(/\d+/g)?.slice(0, 3), problem).toEqual(
      [parameters["height"], parameters["up"], parameters["down"]].map(String),
    );
  }
});
