import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { allLists } from "../../build/content/bank-files.ts";
import type { Game } from "../../src/engine/game/game.ts";
import { formulas, games, lists, skills } from "../../src/sets/names.ts";
import { zones } from "./reading/posers.ts";

// What is not among the names of a link is spelled out, and thirty such references fit no code that a phone reads from across a room.
// Who adds a list, a skill, a formula or a choice adds its name at the end.

const folder = "src/content/exam-formulas";
const files = ["src/content/formulas.yaml", ...readdirSync(folder).map((file) => `${folder}/${file}`)];
const ids = files.flatMap((file) => [...readFileSync(file, "utf8").matchAll(/^ *-? ?id: (.+)$/gm)].map(([, id]) => id));
const settings = import.meta.glob<Game<unknown, unknown, unknown>>(
  "../../src/games/{kenken,magic-squares,number-pyramids,numbers-round,sudoku,twenty-four}/game.ts",
  { import: "default", eager: true },
);

test("every list, skill and formula has a name in the links of sets", () => {
  const prefixes = allLists().map((path) => path.replace("/", "-"));
  expect(prefixes.filter((one) => !lists.includes(one))).toEqual([]);
  expect(zones.flatMap((zone) => zone.skills.map(({ id }) => id)).filter((one) => !skills.includes(one))).toEqual([]);
  expect(ids.length).toBeGreaterThan(190);
  expect(ids.filter((one) => !formulas.includes(one ?? ""))).toEqual([]);
  for (const all of [lists, skills, formulas]) expect(new Set(all).size).toBe(all.length);
});

test("so has every choice of a game whose boards lie on paper, those of former codes too", () => {
  const onPaper = new Set(
    Object.keys(import.meta.glob("../../src/games/*/{play,paper}.ts")).map((file) => file.split("/").at(-2)),
  );
  expect(Object.keys(games).toSorted()).toEqual([...onPaper].toSorted());
  expect(Object.keys(settings)).toHaveLength(onPaper.size);
  for (const [file, { settings: form }] of Object.entries(settings)) {
    const fields = games[file.split("/").at(-2) ?? ""] ?? [];
    expect(fields).toHaveLength(form.fields.length);
    for (const [at, { options, former = {} }] of form.fields.entries()) {
      const choices = [...options.map(({ value }) => value), ...Object.keys(former)];
      expect(choices.filter((choice) => !fields[at]?.includes(choice))).toEqual([]);
      expect(fields[at]?.length).toBeLessThanOrEqual(8);
    }
  }
});
