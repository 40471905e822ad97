import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { challengeOf, firstDay } from "../../../src/content/daily-calendar.ts";
import { epochs } from "../../../src/content/daily-families.ts";
import { seeds } from "../../../src/engine/contract-tests/scale.ts";
import type { Family } from "../../../src/engine/family.ts";
import { drawParameters, type Parameters } from "../../../src/engine/parameters.ts";
import type { PuzzleText } from "../../../src/engine/puzzle.ts";
import { typesetPuzzle } from "../../../src/engine/typeset/puzzle.ts";
import { daysAfter } from "../../../src/learner/day.ts";
import { random } from "../../../src/maths/random.ts";
import { families, familyProofs, lists } from "../bank.ts";
import { digest, givenIn, keyOf } from "../digests/digest.ts";
import { Reading } from "../reading/reading.ts";
import { shownOf } from "../reading/shown.ts";

interface Posed {
  readonly day: string;
  readonly path: string;
  readonly family: Family;
  readonly parameters: Parameters;
  readonly puzzle: PuzzleText;
}

const lastDay = "2035-12-31";
/** What a learner may be asked to type: no sign, no thousands mark, nothing that could be written in two ways. */
const plainWhole = /^(?:0|[1-9]\d{0,5})$/;
const written = (lists.get("daily") ?? []).slice(0, 20);

function pose(path: string, seed: number): Pick<Posed, "family" | "parameters" | "puzzle"> {
  const family = families.get(path);
  if (!family) throw new Error(`there is no family ${path}`);
  const parameters = drawParameters(family, random(seed));
  return { family, parameters, puzzle: family.write(parameters) };
}

const posed: Posed[] = [];
for (let day = firstDay; day <= lastDay; day = daysAfter(day, 1)) {
  const challenge = challengeOf(day);
  if (challenge.kind === "family")
    posed.push({ day, path: challenge.family, ...pose(challenge.family, challenge.seed) });
}
const byFamily = new Map(posed.map(({ path }) => [path, posed.filter((one) => one.path === path)]));
/** A puzzle is its text with its figure: in some families the numbers stand in the figure alone. */
const askedIn = ({ problem, figure }: PuzzleText) => JSON.stringify([problem, figure]);

test("every day from 2025-10-25 to 2035-12-31 has one: twenty written, then a family's", () => {
  expect(written).toHaveLength(20);
  for (const [index, { id, answer }] of written.entries()) {
    expect(challengeOf(daysAfter(firstDay, index))).toEqual({ kind: "written", id });
    expect(answer.kind === "whole" && answer.value, id).toMatch(plainWhole);
  }
  expect(posed[0]?.day).toBe("2025-11-14");
  expect(posed.at(-1)?.day).toBe(lastDay);
});

test("the answer of every day is a plain whole number", () => {
  for (const { day, path, puzzle } of posed)
    expect(puzzle.answer.kind === "whole" && puzzle.answer.value, `${day} ${path}`).toMatch(plainWhole);
});

test("the figure of a day can be drawn", () => {
  const step = Math.ceil(posed.length / seeds(posed.length));
  for (const { day, family, puzzle } of posed.filter((_, index) => index % step === 0)) {
    const set = typesetPuzzle({ id: `daily-${day}`, ...family, ...puzzle });
    expect(set.figure === undefined, day).toBe(puzzle.figure === undefined);
  }
});

describe.each([...byFamily])("%s", (path, days) => {
  test("is proved on each of its days to the end of 2030", () => {
    const proof = familyProofs[path];
    if (!proof) throw new Error(`${path} has no proof in tests/proofs`);
    for (const { day, parameters, puzzle } of days) {
      if (day > "2030-12-31") continue;
      expect(puzzle.answer, `${day} ${JSON.stringify(parameters)}`).toMatchObject({
        value: String(proof(parameters, new Reading(shownOf(puzzle)))),
      });
    }
  });

  test("gives a plain whole number for every seed", () => {
    for (let seed = 0; seed < seeds(500, 60); seed++) {
      const { parameters, puzzle } = pose(path, seed * 7919);
      expect(puzzle.answer.kind === "whole" && puzzle.answer.value, JSON.stringify(parameters)).toMatch(plainWhole);
    }
  });

  test("never asks the same twice", () => {
    const fits = (add: number) => {
      const asked = days.map(({ day }) => {
        const challenge = challengeOf(day);
        return askedIn(pose(path, challenge.kind === "family" ? challenge.seed + add * 5000 : 0).puzzle);
      });
      return new Set(asked).size === days.length;
    };
    if (fits(0)) return;
    let more = 1;
    while (more < 20_000 && !fits(more)) more += 1;
    throw new Error(
      `${path} comes twice with one puzzle; in an epoch that is not published add ${more} to its "chosen"`,
    );
  });

  test("is as hard as the calendar takes it to be", () => {
    const known = epochs.flatMap(({ fortnights }) => fortnights.flat()).filter((one) => one.path === path);
    for (const { level } of known) expect(families.get(path)?.level).toBe(level);
  });
});

test("no two days ask the same", () => {
  const asked = [...written, ...posed.map(({ puzzle }) => puzzle)].map(askedIn);
  expect(new Set(asked).size).toBe(asked.length);
});

// What was published stays as it was: its numbers, its figure and its key. Its sentences may be mended. If this fails, a
// family, the drawing of parameters or the calendar itself now gives another puzzle for days that people have had: put the
// old numbers back, and let the new ones be another family.
test("the first 400 days are the ones that were published", () => {
  const published = JSON.parse(readFileSync(new URL("published.json", import.meta.url), "utf8"));
  const days = posed.filter(({ day }) => day < daysAfter(firstDay, 400));
  const paths = [...new Set(days.map(({ path }) => path))].sort();
  const digests = paths.map((path) => {
    const own = days.filter((one) => one.path === path);
    return [
      path,
      digest(
        own.map(({ day, parameters, puzzle }) => [
          day,
          parameters,
          givenIn(puzzle.problem, puzzle.figure),
          keyOf(puzzle.answer),
        ]),
      ),
    ];
  });
  expect({
    order: digest(days.map(({ day, path }) => [day, path])),
    written: digest(written.map(({ id, problem, answer }) => [id, problem, answer])),
    families: Object.fromEntries(digests),
  }).toEqual(published);
});
