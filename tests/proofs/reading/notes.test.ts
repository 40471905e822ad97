import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { readWeeklyQuiz } from "../../../src/content/schema/weekly-quiz.ts";
import { lists } from "../bank.ts";
import { familyPosers, posed, stagePosers } from "./posers.ts";
import { noted, notesOf, Reading } from "./reading.ts";
import { shownOf } from "./shown.ts";

/**
 * What the text of each problem says that an answer may rest on: numbers with their units, names, labels, formulas and words of
 * relation. It is kept beside the proofs, so that a change of any of these turns this test red. Then look at the proof of that
 * problem, and at its answer; when both say what the new text says, `npx vitest run tests/proofs/reading/notes -u` keeps the new notes.
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

  const files = Object.keys(import.meta.glob("../../../src/content/quiz/*.yaml")).sort();
  test("the weekly quiz", async () => {
    const questions = files.flatMap((file) => readWeeklyQuiz(readFileSync(new URL(file, import.meta.url), "utf8")));
    await kept(
      "weekly-quiz",
      questions.map(({ id, question, options }) => {
        const reading = new Reading({ words: question, labels: [], options: options.map(({ text }) => text) });
        return `${id}: ${noted(reading.notes)}`;
      }),
    );
  });
});
