import { readFileSync } from "node:fs";
import { globSync } from "tinyglobby";
import { expect, test } from "vitest";
import { readPuzzles } from "../../src/content/schema/read-puzzles.ts";
import { seeds } from "../../src/engine/contract-tests/scale.ts";
import type { Zone } from "../../src/engine/exercise.ts";
import { drawParameters } from "../../src/engine/parameters.ts";
import { formulaInWords } from "../../src/engine/speech/formula.ts";
import { attribute, type Node, parse } from "../../src/engine/speech/markup.ts";
import { inWords } from "../../src/engine/speech/text.ts";
import { typesetPuzzle } from "../../src/engine/typeset/puzzle.ts";
import { typesetQuestion } from "../../src/engine/typeset/question.ts";
import { random } from "../../src/maths/random.ts";
import { families } from "./all-families.ts";
import { documents, filler, quizSet } from "./documents.ts";

// Every formula that a page shows can be said, and no two that mean different things are said alike.

/** What was heard: the speech in small letters (an ear hears no capitals), each meaning that it had, and where. */
const heard = new Map<string, Map<string, string>>();

const find = (path: string) => families.get(path);
const puzzles = "src/content/puzzles";
test.each(globSync("**/*.yaml", { cwd: puzzles }).sort())("the puzzles of %s", (file) => {
  for (const puzzle of readPuzzles(file.replace(".yaml", ""), readFileSync(`${puzzles}/${file}`, "utf8"), find))
    hear(typesetPuzzle(puzzle), puzzle.id);
});

test.each(globSync("quiz/*.yaml", { cwd: "src/content" }).sort())("the questions of %s", (file) => {
  hear(quizSet(readFileSync(`src/content/${file}`, "utf8")), file);
});

const fill = filler(1234, readFileSync("src/content/site.yaml", "utf8"));
test.each(Object.entries(documents))("the words of %s", (file, read) => {
  hear(
    read(readFileSync(`src/content/${file}`, "utf8"), fill, (html) => html),
    file,
  );
});

const zones = Object.values(import.meta.glob<Zone>("../../src/skills/*/zone.ts", { eager: true, import: "default" }));
test.each(zones)("the exercises of $id", ({ skills }) => {
  for (const { id, stages } of skills)
    for (const stage of stages)
      for (let seed = 0; seed < seeds(6, 1); seed++)
        hear(typesetQuestion(stage.write(drawParameters(stage, random(seed)))), id);
});

test.each([...families])("the puzzles of the family %s", (path, family) => {
  for (let seed = 0; seed < seeds(3, 1); seed++)
    hear(
      typesetPuzzle({ id: path, family: path, ...family, ...family.write(drawParameters(family, random(seed))) }),
      path,
    );
});

test("what is heard tells formulas apart", () => {
  expect(heard.size).toBeGreaterThan(9000);
  const alike = [...heard].filter(([, meanings]) => meanings.size > 1);
  expect(alike.map(([words, meanings]) => [words, ...meanings.values()])).toEqual([]);
});

/** Says all HTML in a value, however deep it lies, and notes its formulas. */
function hear(value: unknown, where: string): void {
  if (typeof value === "object" && value !== null) for (const field of Object.values(value)) hear(field, where);
  if (typeof value !== "string" || !value.includes("<")) return;
  expect(inWords(value), where).not.toMatch(/<|undefined|&\w+;| [.,]/);
  for (const math of parse(value).flatMap(formulas)) {
    const words = formulaInWords(math);
    expect(words, where).toMatch(/^[\w]+(?:[ .-]\w+|, \w+)*$/);
    const key = words.toLowerCase();
    const meanings = heard.get(key) ?? new Map<string, string>();
    const meant = meaning(math).replace(/,$/, "");
    heard.set(key, meanings.set(meant, `${meant} in ${where}`));
  }
}

/** The formulas that a reader meets. */
function formulas(node: Node): readonly Node[] {
  if (attribute(node, "aria-hidden") === "true") return [];
  return node.name === "math" ? [node] : node.children.flatMap(formulas);
}

/** A formula without what only the eye needs: rows, spaces and how they are set. */
function meaning({ name, text, attributes, children }: Node): string {
  if (name === "mspace") return Number.parseFloat(/width="([\d.]+)em/.exec(attributes)?.[1] ?? "0") < 1 ? "" : ",";
  const inside = children.map(meaning).join("") + text.replace("⋯", "…").replace(/\s|\uFE0E/g, "");
  if (name === "mn") return inside;
  const isOnlyForm = ["", "math", "mrow", "mstyle", "mo", "mtext"].includes(name);
  return isOnlyForm ? inside : `<${name}>${children.length > 1 ? children.map(meaning).join("|") : inside}</>`;
}
