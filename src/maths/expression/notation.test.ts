import fc from "fast-check";
import { expect, test } from "vitest";
import type { Markup } from "./markup.ts";
import { mathmlText } from "./mathml.ts";
import { notation } from "./notation.ts";
import { readExpression } from "./read.ts";
import { showExpression } from "./show.ts";
import type { Expression } from "./tree.ts";
import { anyTree } from "./tree-examples.ts";

const isLong = process.env["TEST_LONG"] === "1";
const letters = { names: "letters" } as const;

function read(text: string): Expression {
  const reading = readExpression(text, letters);
  if (!reading.ok) throw new Error(`${text}: ${reading.message}`);
  return reading.tree;
}

function written({ tag, text, attributes, children }: Markup): string {
  const open = tag === "mfrac" && attributes["linethickness"] ? 'mfrac linethickness="0px"' : tag;
  return `<${open}>${text}${children.map(written).join("")}</${tag}>`;
}

const mathml = (tree: Expression) => `<math>${notation(tree).map(written).join("")}</math>`;

/** Without the tags of rows and leaves. */
const short = (text: string) =>
  notation(read(text))
    .map(written)
    .join("")
    .replace(/<\/?(?:mrow|mn|mi|mo|mspace|mtext)>/g, "")
    .replace(/[\u2061\u2062]/g, "");

test.each([
  ["1/2x", "<mfrac>12</mfrac>x"],
  ["2*3", "2×3"],
  ["2*x^2", "2<msup>x2</msup>"],
  ["x*3^2", "x×<msup>32</msup>"],
  ["2*(1/2)", "2×<mfrac>12</mfrac>"],
  ["2 1/2", "2<mfrac>12</mfrac>"],
  ["(x+1)/(x-1)", "<mfrac>x+1x−1</mfrac>"],
  ["(1/2)^2", "<msup>(<mfrac>12</mfrac>)2</msup>"],
  ["(2x)^3", "<msup>(2x)3</msup>"],
  ["2^(x+1)", "<msup>2x+1</msup>"],
  ["-2√3", "−2<msqrt>3</msqrt>"],
  ["-(x+1)", "−(x+1)"],
  ["-7/4", "−<mfrac>74</mfrac>"],
  ["3 + (-7)/4", "3+(−<mfrac>74</mfrac>)"],
  ["1 - (2 - 3)", "1−(2−3)"],
  ["3 + -2", "3+(−2)"],
  ["3 * -2", "3(−2)"],
  ["(x+1)!", "(x+1)!"],
  ["5!!", "(5!)!"],
  ["sin(x)^2", "<msup>sin2</msup>(x)"],
  ["asin x", "<msup>sin−1</msup>(x)"],
  ["log(2, 8)", "<msub>log2</msub>(8)"],
  ["cbrt(x+1)", "<mroot>x+13</mroot>"],
  ["|x|", "|x|"],
  ["1.5e-3", "1.5×<msup>10−3</msup>"],
])("%s", (text, expected) => {
  expect(short(text)).toBe(expected);
});

// What is printed says the same as what was read: pasted again, it has the same value everywhere (signs and brackets that
// change nothing apart). Compared by plain floating-point numbers, which know nothing of how either is written.
test("what is printed can be pasted, and means the same", () => {
  fc.assert(
    fc.property(anyTree, (tree) => {
      const again = read(mathmlText(mathml(tree)));
      const [a, b] = [tree, again].map(value);
      const isSame = Object.is(a, b) || (a !== undefined && b !== undefined && Math.abs(a - b) <= 1e-9 * Math.abs(a));
      expect(isSame, `${showExpression(tree)} and ${showExpression(again)}`).toBe(true);
    }),
    { numRuns: isLong ? 100_000 : 2000 },
  );
});

test("bars within bars are pasted as they were printed", () => {
  for (const text of ["abs(2abs(x))", "2 + abs(1 1/2 abs(0))", "2abs(x)abs(y)"])
    expect(value(read(mathmlText(mathml(read(text))))), text).toBe(value(read(text)));
});

/** A number that depends on every part and its place; no mathematics but that -(ab) is (-a)b, -(a/b) is (-a)/b and a(bc) is (ab)c. */
function value(tree: Expression): number {
  switch (tree.kind) {
    case "number":
      return Number(tree.value.num) / Number(tree.value.den);
    case "name":
      return 1 + (tree.name.codePointAt(0) ?? 0) / 1000;
    case "minus":
      return -value(tree.of);
    case "root":
      return mixed(7, [value(tree.of)]);
    case "*":
      return value(tree.left) * value(tree.right);
    case "/":
      return value(tree.left) * mixed(11, [value(tree.right)]);
    case "^":
      return mixed(tree.left.kind === "name" && tree.left.name === "e" ? 0 : 13, [value(tree.left), value(tree.right)]);
    case "+":
      return value(tree.left) + value(tree.right);
    case "-":
      return value(tree.left) - value(tree.right);
    case "call": {
      const args = tree.args.map(value);
      const [first = 0] = args;
      if (tree.name === "exp") return mixed(0, [value({ kind: "name", name: "e" }), first]);
      if (tree.name === "log2") return mixed(17 * "log".length, [2, first]);
      if (tree.name === "root" && first === 2) return mixed(7, args.slice(1));
      return mixed(17 * tree.name.length, args);
    }
  }
}

function mixed(kind: number, parts: readonly number[]): number {
  return parts.reduce((sum, part, i) => sum + Math.atan(part) / (i + kind + 2), Math.sin(kind));
}
