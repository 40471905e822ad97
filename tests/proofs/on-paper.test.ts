import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { readWeeklyQuiz } from "../../src/content/schema/weekly-quiz.ts";
import { posed } from "../../src/engine/poser.ts";
import { newest } from "../../src/engine/versions.ts";
import { zones } from "../sources.ts";
import { listed, retired } from "./bank.ts";

// Sets are printed, and shown on a wall: what a screen alone can do is told beside its field (engine/answer/expected.ts), never in a question.

/** Words that tell somebody what to do on a screen. A story may well have a button in it. */
const onScreens = [
  /\b(?:commas?|semicolons?)\b[^.:?]*\bbetween\b|\bbetween\b[^.:?]*\b(?:commas?|semicolons?)\b|\bseparated? by\b[^.]*\bcomma/i,
  /(?:^|[.!?:,>]\s+)(?:now |then |please )?(?:tap|click|drag|type|swipe|scroll|press)\b(?! one\b)/i,
  /\b(?:and|then) (?:tap|click|drag|swipe|type)\b/i,
  /\b(?:box|boxes|fields?|buttons?|keypad|slider|list|menu) below\b/i,
  /\b(?:answer|input|text) (?:box|boxes|fields?)\b/i,
  /\b(?:with|use|using|move) (?:your|the) (?:mouse|cursor|keypad|keyboard|slider|finger)\b/i,
  /\bon (?:your|this|the) (?:screen|page)\b[^.]*\b(?:tap|click|press|drag)\b/i,
];
/** In the picture: on paper, and with less ink, nothing is of a colour. */
const coloured =
  /\bthe (?:red|blue|green|yellow|orange|purple|coloured) (?:part|line|shape|triangle|square|rectangle|dot|point|angle|side|area|circle|bar|region|arrow)s?\b/i;

const quizzes = Object.keys(import.meta.glob("../../src/content/quiz/*.yaml"));
const seeds = [1, 2, 3, 4, 5, 6, 7, 8];

function* asked(): Generator<{ readonly name: string; readonly text: string; readonly hasFigure: boolean }> {
  for (const { skills } of zones)
    for (const { id, stages } of skills)
      for (const [at, stage] of stages.entries())
        for (const seed of seeds) {
          const { prompt, figure } = posed(stage, seed, newest(stage));
          yield { name: `${id}/${at}~${seed}`, text: prompt, hasFigure: figure !== undefined };
        }
  for (const { id, problem, figure } of [...listed.values(), ...retired.values()].flat())
    yield { name: id, text: problem, hasFigure: figure !== undefined };
  for (const path of quizzes)
    for (const { id, question } of readWeeklyQuiz(readFileSync(new URL(path, import.meta.url), "utf8")))
      yield { name: id, text: question, hasFigure: false };
}

test("no question tells what to do on a screen, or of a colour in its picture", () => {
  const all = [...asked()];
  expect(all.length).toBeGreaterThan(3000);
  const found = all.filter(
    ({ text, hasFigure }) => onScreens.some((words) => words.test(text)) || (hasFigure && coloured.test(text)),
  );
  expect(found.map(({ name, text }) => `${name}: ${text}`)).toEqual([]);
});

test("such words are found", () => {
  for (const text of [
    "Write both solutions, with a comma between.",
    "Write commas between them.",
    "Click the largest one.",
    "Look at the two. Drag the point to 3.",
    "Choose one and tap it.",
    "Write it into the box below.",
    "Type your answer.",
  ])
    expect(onScreens.some((words) => words.test(text))).toBe(true);
});
