import { expect, test } from "vitest";
import { collections, libraryOf, readFiles } from "../../../build/library/read.ts";
import type { AnswerSpec } from "../../../src/engine/answer/answer.ts";
import { seeds } from "../../../src/engine/contract-tests/scale.ts";
import type { Zone } from "../../../src/engine/exercise.ts";
import { posed } from "../../../src/engine/poser.ts";
import { families, lists } from "../bank.ts";
import { isUnit, meaning } from "../reading/exchanges.ts";
import { unitsOfAnswer, wrongMeasures } from "./units.ts";

// The units on both sides of a sentence agree, and a solution ends in the unit of the answer.

const zones = Object.values(
  import.meta.glob<Zone>("../../../src/skills/*/zone.ts", { eager: true, import: "default" }),
);
const skills = zones.flatMap((zone) => zone.skills);

test.each([
  ["So 3.4 m is 340 cm, and $0.4$ hours are $24$ minutes.", []],
  ["So 3.4 m is 34 cm.", ["3.4 m is 34 cm"]],
  [
    "Four times 40 minutes are 160 minutes. But 160 minutes are 2 hours 50 minutes",
    ["160 minutes are 2 hours 50 minutes"],
  ],
  ["90 seconds are 1.5 hours", ["90 seconds are 1.5 hours"]],
  ["7 cm = 7 kg", ["7 cm = 7 kg, but these are no units of one kind"]],
  ["Three quarters of $60$ minutes are $45$ minutes; $60 - 20$ minutes are $40$ minutes.", []],
  ["$95$ minutes are 1 hour 35 minutes, $27$ kg and $40$ kg make $67$ kg", []],
  ["$95$ minutes are 1 hour 25 minutes", ["$95$ minutes are 1 hour 25 minutes"]],
  ["On the map 1 cm is 250 m.", []],
] as const)("%s", (text, found) => expect(wrongMeasures(text)).toEqual(found));

test("the units that an answer is given are read in words and formulas", () => {
  expect(
    unitsOfAnswer(42, "cm", ["42 minutes", "$6 \\times 7 = 42$ cm", "**42 m²**, and 42 more", "42 centimetres"]),
  ).toEqual(["cm", "m²", "cm"]);
});

interface Posed {
  readonly answer: AnswerSpec;
  readonly texts: readonly string[];
  readonly solution: readonly string[];
}

const everything: readonly (readonly [name: string, posed: Posed])[] = [
  ...[...lists.values()]
    .flat()
    .map((puzzle): [string, Posed] => [
      puzzle.id,
      { ...puzzle, texts: [puzzle.problem, puzzle.hint, puzzle.check, ...puzzle.slips.map(({ say }) => say)] },
    ]),
  ...[...families].flatMap(([path, family]) =>
    drawn(path, (seed): Posed => {
      const text = posed(family, seed);
      return { ...text, texts: [text.problem, text.hint, ...text.slips.map(({ say }) => say)] };
    }),
  ),
  ...skills.flatMap(({ id, stages }) =>
    stages.flatMap((stage, at) =>
      drawn(`${id}/${at}`, (seed): Posed => {
        const { answer, prompt, steps, slips } = posed(stage, seed);
        return { answer, texts: [prompt, ...slips.map(({ say }) => say)], solution: steps };
      }),
    ),
  ),
];

function drawn(name: string, pose: (seed: number) => Posed): [string, Posed][] {
  return Array.from({ length: seeds(60, 3) }, (_, seed) => [`${name}, seed ${seed * 31}`, pose(seed * 31)]);
}

test("amounts that are said to be equal are", () => {
  const faults = everything.flatMap(([name, { texts, solution }]) =>
    [...texts, ...solution].flatMap(wrongMeasures).map((fault) => `${name}: ${fault}`),
  );
  expect(faults.join("\n")).toBe("");
});

const strings = (value: unknown): string[] =>
  typeof value === "string"
    ? [value]
    : typeof value === "object" && value !== null
      ? Object.values(value).flatMap(strings)
      : [];

test("so they are in the library", () => {
  const library = libraryOf(readFiles());
  const faults = collections.flatMap((collection) =>
    library[collection].flatMap((entry) =>
      strings(entry)
        .flatMap(wrongMeasures)
        .map((fault) => `${entry.id}: ${fault}`),
    ),
  );
  expect(faults.join("\n")).toBe("");
});

test("where a solution gives the number of the answer a unit, it is the answer's in the end", () => {
  let found = 0;
  const faults = everything.flatMap(([name, { answer, solution }]) => {
    const { value, unit } = answer as { value?: unknown; unit?: string };
    if (unit === undefined || !isUnit(unit)) return [];
    const last = unitsOfAnswer(Number(value), unit, solution).at(-1);
    if (last === undefined) return [];
    found += 1;
    return last === meaning(unit) ? [] : [`${name}: ${value} ${last}, not ${unit}`];
  });
  expect(faults.join("\n")).toBe("");
  expect(found).toBeGreaterThan(300);
});
