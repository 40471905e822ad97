import { readFileSync } from "node:fs";
import { globSync } from "tinyglobby";
import ts from "typescript";
import { expect, test } from "vitest";

// In posers facts and words are told apart: what is computed stands before the text, and a sentence has named slots. So the mathematics
// can be read without the prose, and a text can be mended, or said in another language, without touching a sum.

const repair = /^(replace|replaceAll|toLowerCase|toUpperCase|slice|join|map|filter)$/;

/** The slots of all template texts of a program that work something out, choose between words or repair a text. */
function workingSlots(code: string): string[] {
  const found: string[] = [];
  const works = (node: ts.Node): boolean =>
    ts.isConditionalExpression(node) ||
    ts.isBinaryExpression(node) ||
    (ts.isPropertyAccessExpression(node) && repair.test(node.name.text)) ||
    (ts.forEachChild(node, (child) => works(child) || undefined) ?? false);
  const look = (node: ts.Node) => {
    if (ts.isTemplateSpan(node) && works(node.expression)) found.push(node.expression.getText());
    ts.forEachChild(node, look);
  };
  look(ts.createSourceFile("poser.ts", code, ts.ScriptTarget.Latest, true));
  return found;
}

/** A template text with one slot. */
const withSlot = (slot: string) => `\`$\{${slot}} beads\``;

test.each(["a + 1", "n === 1 ? 'is' : 'are'", "name.toLowerCase()", "and([a, b * c])"])("%s is found", (slot) =>
  expect(workingSlots(withSlot(slot))).toEqual([slot]),
);

test.each(["sum", "noun(n, 'is', 'are')", "its.first", "texSum([-1, withX])"])("%s is let through", (slot) =>
  expect(workingSlots(withSlot(slot))).toEqual([]),
);

/** Plurals made with an s, articles and lists of a program that go past the helper of each (`noun`, `withArticle`, `commas`). */
function pastHelpers(code: string): string[] {
  const found: string[] = [];
  const look = (node: ts.Node) => {
    if (ts.isTemplateExpression(node)) {
      const texts = [node.head.text, ...node.templateSpans.map(({ literal }) => literal.text)];
      for (const [at, { expression }] of node.templateSpans.entries()) {
        const [before = "", after = ""] = [texts[at], texts[at + 1]];
        const isArticle = /(?<![\p{L}$\\])an? $/u.test(before) && !after.startsWith("$");
        if (isArticle || (/^s\b/.test(after) && !before.endsWith("$"))) found.push(expression.getText());
      }
    }
    if (ts.isCallExpression(node) && ts.isPropertyAccessExpression(node.expression))
      if (node.expression.name.text === "join" && node.arguments[0]?.getText() === '", "') found.push(node.getText());
    ts.forEachChild(node, look);
  };
  look(ts.createSourceFile("poser.ts", code, ts.ScriptTarget.Latest, true));
  return found;
}

// Written with § for $: a slot in quotes looks like a slip.
test.each([
  ["`so many §{thing}s`", ["thing"]],
  ["`a §{thing} more`", ["thing"]],
  ['all.join(", ")', ['all.join(", ")']],
  ["`§{withArticle(thing)} and §{noun(n, thing)}, §{commas(all)}`", []],
  ["`$$a §{sign} b$$, a §{money}$5$ note`", []],
] as const)("%s", (code, past) => expect(pastHelpers(code.replaceAll("§", "$"))).toEqual(past));

test("what is worked out beside a text is let through", () => expect(workingSlots("a + b")).toEqual([]));

const files = globSync(["src/skills/**/*.ts", "src/content/families/**/*.ts"], { ignore: ["**/*.test.ts"] });

test("no sentence of a poser works anything out", () => {
  expect(files.length).toBeGreaterThan(300);
  const working = files.flatMap((file) => workingSlots(readFileSync(file, "utf8")).map((slot) => `${file}: ${slot}`));
  expect(working).toEqual([]);
});

test("plurals, articles and lists of posers go through one helper each", () => {
  const past = files.flatMap((file) => pastHelpers(readFileSync(file, "utf8")).map((one) => `${file}: ${one}`));
  expect(past).toEqual([]);
});
