import { readFileSync } from "node:fs";
import { globSync } from "tinyglobby";
import { expect, test } from "vitest";
import { parse } from "yaml";
import { firstEdition } from "./first-edition.ts";
import { pathOfList, pathOfPuzzle, puzzleAt } from "./where.ts";

const bank = "src/content/puzzles/";
const idsIn = (file: string) =>
  (parse(readFileSync(bank + file, "utf8")).puzzles as { id: string }[]).map(({ id }) => id);
/** The ids that each list has or had, in the order of their numbers. */
const idsOf: Record<string, string[]> = {};
for (const file of globSync("**/*.yaml", { cwd: bank, ignore: "daily.yaml" })) {
  const list = file.replace(/^retired\//, "").replace(".yaml", "");
  idsOf[list] = [...(idsOf[list] ?? []), ...idsIn(file)].sort();
}

test.each([
  ["arithmetic-hard-003", "/arithmetic/hard/3"],
  ["geometry-3d-shapes-017", "/geometry/3d-shapes/17"],
  ["logic-medium-040", "/logic/medium/40"],
  ["number-theory-easy-001", "/number-theory/easy/1"],
  ["brain-teasers-medium-010", "/brain-teasers/medium/10"],
  ["riddles-005", "/riddles/5"],
])("%s stands at %s", (id, path) => {
  expect(pathOfPuzzle(id)).toBe(path);
  expect(puzzleAt(path)).toBe(id);
});

test.each([
  ["geometry/circles", "/geometry/circles"],
  ["logic/hard", "/logic"],
  ["patterns/easy", "/patterns"],
  ["patterns/hard", "/patterns?level=hard"],
  ["riddles", "/riddles"],
])("the list %s is on %s", (list, path) => {
  expect(pathOfList(list)).toBe(path);
});

/** How many puzzles each list had when their addresses were published. */
const published: Record<string, number> = { riddles: 60, "logic/easy": 40, "logic/medium": 40, "logic/hard": 40 };
for (const topic of ["exponents", "inequalities", "linear", "polynomials", "quadratic", "systems"])
  published[`algebra/${topic}`] = 30;
for (const topic of ["3d-shapes", "circles", "coordinate", "polygons", "quadrilaterals", "triangles"])
  published[`geometry/${topic}`] = 30;
for (const category of ["arithmetic", "number-theory", "patterns", "word-problems", "brain-teasers"])
  Object.assign(published, { [`${category}/easy`]: 50, [`${category}/medium`]: 40, [`${category}/hard`]: 30 });

test("what is dealt as it was then knows how many there were", () => {
  expect(Object.fromEntries(Object.keys(published).map((list) => [list, firstEdition(list)]))).toEqual(published);
});

// Links in books, lessons and messages lead to these addresses: a puzzle may leave its list, but never its address.
test.each(Object.entries(published))("%s: the first %d puzzles stay where they were published", (list, count) => {
  const numbers = Array.from({ length: count }, (_, index) => index + 1);
  const ids = numbers.map((number) => `${list.replaceAll("/", "-")}-${String(number).padStart(3, "0")}`);
  expect(idsOf[list]?.slice(0, count)).toEqual(ids);
  expect(ids.map(pathOfPuzzle)).toEqual(numbers.map((number) => `/${list}/${number}`));
});

test("the puzzles that a list has or had stand at its name and their numbers, without a gap", () => {
  for (const [list, ids] of Object.entries(idsOf))
    expect(ids.map(pathOfPuzzle), list).toEqual(ids.map((_, index) => `/${list}/${index + 1}`));
});

test("nothing on the site leads to a puzzle that has left its list", () => {
  const left = globSync("retired/**/*.yaml", { cwd: bank }).flatMap(idsIn).map(pathOfPuzzle);
  expect(left.length).toBeGreaterThan(0);
  const leads = globSync(["src/**/*.{yaml,md,ts,tsx}", "!**/*.test.ts"]).flatMap((file) =>
    [
      ...readFileSync(file, "utf8").matchAll(/(?<=["'(\s,[])\/[a-z0-9-]+(?:\/[a-z0-9-]+)?\/\d{1,3}(?=["')\s,\]#?])/g),
    ].map(([path]) => ({ file, path })),
  );
  expect(leads.length).toBeGreaterThan(100);
  expect(leads.filter(({ path }) => left.includes(path))).toEqual([]);
});

test.each(["/fractions", "/fractions?practise=adding", "/glossary/prime-number", "/geometry/circles/0", "/"])(
  "no puzzle stands at %s",
  (path) => expect(puzzleAt(path)).toBe(null),
);
