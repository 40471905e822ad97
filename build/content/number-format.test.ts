import { readFileSync } from "node:fs";
import { globSync } from "tinyglobby";
import { expect, test } from "vitest";
import { readPuzzles } from "../../src/content/schema/read-puzzles.ts";
import { readNumber } from "../../src/engine/answer/read-number.ts";
import { seeds } from "../../src/engine/contract-tests/scale.ts";
import type { Zone } from "../../src/engine/exercise.ts";
import { drawParameters } from "../../src/engine/parameters.ts";
import { htmlInCommas } from "../../src/engine/typeset/number-format.ts";
import { typesetPuzzle } from "../../src/engine/typeset/puzzle.ts";
import { typesetQuestion } from "../../src/engine/typeset/question.ts";
import { random } from "../../src/maths/random.ts";
import { families } from "./all-families.ts";
import { documents, filler, quizSet } from "./documents.ts";

// Everything that is shown as HTML, with a decimal comma and back: no number may be lost, changed or left behind.

const findFamily = (path: string) => families.get(path);

const puzzles = "src/content/puzzles";
test.each(globSync("**/*.yaml", { cwd: puzzles }).sort())("the puzzles of %s", (file) => {
  for (const puzzle of readPuzzles(file.replace(".yaml", ""), readFileSync(`${puzzles}/${file}`, "utf8"), findFamily)) {
    const { problem, figure = "", hint, solution, slips, check } = typesetPuzzle(puzzle);
    for (const html of [problem, figure, hint, solution, check, ...slips.map(({ say }) => say)])
      expectSame(html, puzzle.id);
  }
});

test.each(globSync("quiz/*.yaml", { cwd: "src/content" }).sort())("the questions of %s", (file) => {
  for (const html of strings(quizSet(readFileSync(`src/content/${file}`, "utf8")))) expectSame(html, file);
});

// The exercises about reading decimals aloud or writing them down included.
const zones = Object.values(import.meta.glob<Zone>("../../src/skills/*/zone.ts", { eager: true, import: "default" }));
test.each(zones)("the exercises of $id", ({ skills }) => {
  for (const { id, stages } of skills)
    for (const stage of stages)
      for (let seed = 0; seed < seeds(5, 1); seed++) {
        const posed = typesetQuestion(stage.write(drawParameters(stage, random(seed))));
        const { prompt, figure = "", steps, slips, check } = posed;
        for (const html of [prompt, figure, check, ...steps, ...slips.map(({ say }) => say)]) expectSame(html, id);
      }
});

const fill = filler(1234, readFileSync("src/content/site.yaml", "utf8"));
test.each(Object.entries(documents))("the words of %s", (file, read) => {
  for (const html of strings(read(readFileSync(`src/content/${file}`, "utf8"), fill, (html) => html)))
    expectSame(html, file);
});

function expectSame(html: string, where: string): void {
  const converted = htmlInCommas(html);
  expect(values(converted, "comma"), where).toEqual(values(html, "point"));
  // The same tags, but for what is read aloud.
  expect(tags(converted), where).toEqual(tags(html));
  expect(words(converted).match(/\d[.]\d+/g) ?? [], where).toEqual(versions(html));
}

/** What looks like a decimal and is none. */
function versions(html: string): string[] {
  return [...words(html).matchAll(/WCAG (2\.2)/g)].map(([, version = ""]) => version);
}

/** The value of every number that is shown or read aloud. */
function values(html: string, locale: "point" | "comma"): string[] {
  const shown = words(html).replace(/WCAG 2\.2/g, "");
  const pattern = locale === "point" ? /\d+(?:,\d{3}(?!\d))*(?:\.\d+)?/g : /\d+(?:\u202F\d{3}(?!\d))*(?:,\d+)?/g;
  return [...shown.matchAll(pattern)].map(([text]) => {
    const [reading] = readNumber(text.replaceAll("\u202F", " "), locale);
    return reading ? `${reading.value.num}/${reading.value.den}` : `unread: ${text}`;
  });
}

/** The texts between tags and those that are read aloud, each apart from the next. */
function words(html: string): string {
  const spoken = [...html.matchAll(/ aria-label="([^"]*)"/g)].map(([, label]) => label);
  // Thousands are already a thin space apart in some texts; each part is then a number of its own, as in a formula.
  return [html.replace(/<[^>]*>/g, "|"), ...spoken].join("|").replace(/(?<=\d{2,3})[\u2009\u00A0](?=\d{3})/g, "|");
}

function tags(html: string): string[] {
  return (html.match(/<[^>]*>/g) ?? []).map((tag) => tag.replace(/ aria-label="[^"]*"/, ""));
}

/** Every text in a value, however deep it lies. */
function strings(value: unknown): string[] {
  if (typeof value === "string") return [value];
  return typeof value === "object" && value !== null ? Object.values(value).flatMap(strings) : [];
}
