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

test("what is worked out beside a text is let through", () => expect(workingSlots("a + b")).toEqual([]));

const files = globSync(["src/skills/**/*.ts", "src/content/families/**/*.ts"], { ignore: ["**/*.test.ts"] });

test("no sentence of a poser works anything out", () => {
  expect(files.length).toBeGreaterThan(300);
  const working = files.flatMap((file) => workingSlots(readFileSync(file, "utf8")).map((slot) => `${file}: ${slot}`));
  expect(working).toEqual([]);
});
