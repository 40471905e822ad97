import { describe, expect, test } from "vitest";
import { lists } from "../bank.ts";
import { sets } from "../weekly-quiz/all.ts";
import { readingOf } from "../weekly-quiz/quiz-proofs.ts";
import { hasGaps, learnBest } from "./builds.ts";
import { labelsText } from "./labels.ts";
import type { Layouts } from "./layout.ts";
import {
  areKnown,
  familyPosers,
  type Known,
  knownFamilies,
  knownStages,
  layoutsText,
  learnLabelsOf,
  type Poser,
  posed,
  stagePosers,
  tested,
} from "./posers.ts";
import { noted, notesOf, Reading } from "./reading.ts";
import { shownOf } from "./shown.ts";

/**
 * What the text of each problem says that an answer may rest on: numbers with their units, names, labels, formulas and words of
 * relation. It is kept beside the proofs, so that a change of any of these turns this test red. Then look at the proof of that
 * problem, and at its answer; when both say what the new text says, `npx vitest run tests/proofs/reading/kept -u` keeps the new notes.
 */
const kept = (name: string, lines: readonly string[]) =>
  expect(`${lines.join("\n")}\n`).toMatchFileSnapshot(`./notes/${name}.txt`);

describe("what the text says is what its proof was written for", () => {
  test.each([...lists])("%s", async (list, puzzles) => {
    await kept(
      list.replace("/", "-"),
      puzzles.flatMap((puzzle) => {
        const line = `${puzzle.id}: ${noted(new Reading(shownOf(puzzle)).notes)}`;
        return puzzle.figure ? [line, `  told: ${noted(notesOf(puzzle.figure.alt))}`] : [line];
      }),
    );
  });

  const seeds = [0, 1];
  test.each([
    ["families", familyPosers],
    ["stages", stagePosers],
  ] as const)("%s, at two seeds", async (name, posers) => {
    await kept(
      name,
      [...posers].flatMap(([path, poser]) =>
        seeds.map((seed) => `${path}~${seed}: ${noted(posed(poser, seed).reading.notes)}`),
      ),
    );
  });

  test("the weekly quiz", async () => {
    await kept(
      "weekly-quiz",
      sets.flat().map((question) => `${question.id}: ${noted(readingOf(question).notes)}`),
    );
  });
});

/** Layouts are found in so many texts of a poser, and hold in as many others. */
const texts = { found: 300, held: 600 };
const { held } = texts;
const asked = process.env["LAYOUTS"];

/**
 * `LAYOUTS=new npx vitest run tests/proofs/reading/kept -u` finds the layouts and the labels of posers that have none yet, and of those whose path holds
 * the word that stands there instead of `new`; `wrong` those of posers whose texts no longer fit them; `gaps` looks again at the numbers that no
 * layout says. The others are kept as they are.
 */
const isAsked = (path: string) => asked !== undefined && path.includes(asked);

function renewed(posers: ReadonlyMap<string, Poser>, { layouts, labels }: Known): string {
  const text = (one: Layouts) => layoutsText(new Map([["", one]]));
  return layoutsText(
    new Map(
      [...posers].map(([path, poser]): [string, Layouts] => {
        const old = layouts.get(path);
        const isWrong = asked === "wrong" && old && text(tested(poser, old, 0, held)) !== text(old);
        if (!old || isWrong || isAsked(path)) return [path, learnBest(poser, texts, undefined, labels.get(path))];
        return [path, asked === "gaps" && hasGaps(poser, old) ? learnBest(poser, texts, old, labels.get(path)) : old];
      }),
    ),
  );
}

function renewedLabels(posers: ReadonlyMap<string, Poser>, { labels }: Known): string {
  return labelsText(
    new Map(
      [...posers].map(([path, poser]) => {
        const old = labels.get(path);
        const isWrong = asked === "wrong" && old && !areKnown(old, poser, held);
        return [path, old === undefined || isWrong || isAsked(path) ? learnLabelsOf(poser, held) : old];
      }),
    ),
  );
}

describe.runIf(asked).each([
  ["families", familyPosers, knownFamilies()],
  ["stages", stagePosers, knownStages()],
] as const)("%s", (name, posers, known) => {
  test("the labels are found anew", { timeout: 3_600_000 }, async () => {
    await expect(renewedLabels(posers, known)).toMatchFileSnapshot(`./layouts/labels-of-${name}.txt`);
  });

  test("the layouts are found anew", { timeout: 3_600_000 }, async () => {
    await expect(renewed(posers, known)).toMatchFileSnapshot(`./layouts/${name}.txt`);
  });
});

test.each([
  ["family", familyPosers, knownFamilies()],
  ["stage", stagePosers, knownStages()],
] as const)("every %s has its layouts and its labels, and no other", (_kind, posers, known) => {
  expect([...known.layouts.keys()]).toEqual([...posers.keys()]);
  expect([...known.labels.keys()]).toEqual([...posers.keys()]);
});
