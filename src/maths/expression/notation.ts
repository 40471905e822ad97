import { callNotation } from "./call-notation.ts";
import { between, bracketed, element, leaf, type Markup, row } from "./markup.ts";
import { type Expression, partsOf } from "./tree.ts";
import type { Times, Writer } from "./writer.ts";

/**
 * The expression as printed in books: stacked fractions, raised powers, roots with a bar. The children of <math>: a long sum
 * in pieces between which a line may break. "heard" has a sign in every product, and functions of one number have no brackets.
 */
export function notation(tree: Expression, times: Times = "seen"): readonly Markup[] {
  return terms(tree, writer(times));
}

function writer(times: Times): Writer {
  const to: Writer = {
    whole: (tree) => row(...terms(tree, to)),
    base: (tree) => (isSimple(tree) ? to.whole(tree) : bracketed(to.whole(tree))),
    factor: (tree) => atLeast(tree, 3, to),
    times,
  };
  return to;
}

function terms(tree: Expression, to: Writer): readonly Markup[] {
  if (tree.kind !== "+" && tree.kind !== "-") return [one(tree, to)];
  const sign = between(tree.kind === "+" ? "+" : "−");
  const right = startsWithMinus(tree.right) ? bracketed(to.whole(tree.right)) : atLeast(tree.right, 2, to);
  return [...terms(tree.left, to), row(...sign, right)];
}

function one(tree: Expression, to: Writer): Markup {
  switch (tree.kind) {
    case "+":
    case "-":
      return to.whole(tree);
    case "number":
      return numberNotation(tree.text);
    case "name":
      return leaf("mi", tree.name);
    case "minus":
      return row(
        leaf("mo", "−"),
        needsBracketBehindMinus(tree.of) ? bracketed(to.whole(tree.of)) : atLeast(tree.of, 2, to),
      );
    case "root":
      return element("msqrt", [to.whole(tree.of)]);
    case "call":
      return callNotation(tree.name, tree.args, to);
    case "*":
      return product(tree.left, tree.right, to);
    case "/":
      return quotient(tree.left, tree.right, to);
    case "^":
      return power(tree.left, tree.right, to);
  }
}

function product(left: Expression, right: Expression, to: Writer): Markup {
  const before = atLeast(left, 2, to);
  const after = atLeast(right, 3, to);
  if (to.times === "heard" || needsSign(left, right)) return row(before, leaf("mo", "×"), after);
  const [first] = right.kind === "^" ? [right.left] : [right];
  const gap = first?.kind === "call" ? [element("mspace", [], { width: "0.1667em" })] : [];
  return row(before, leaf("mo", "\u2062"), ...gap, after);
}

/** A minus above stands before the bar, which is the same and easier to read. */
function quotient(over: Expression, under: Expression, to: Writer): Markup {
  if (over.kind !== "minus" || startsWithMinus(over.of)) return element("mfrac", [to.whole(over), to.whole(under)]);
  return row(leaf("mo", "−"), quotient(over.of, under, to));
}

/** sin²(x), as books write and say it; else the base, in brackets where it is no single thing. */
function power(base: Expression, exponent: Expression, to: Writer): Markup {
  const isRaisedName = base.kind === "call" && trigonometric.has(base.name) && exponent.kind === "number";
  if (isRaisedName) return callNotation(base.name, base.args, to, to.whole(exponent));
  return element("msup", [to.base(base), to.whole(exponent)]);
}

const trigonometric = new Set(["sin", "cos", "tan", "sec", "csc", "cot", "sinh", "cosh", "tanh"]);

/** Two numbers, or fractions, side by side would be one number; and nPr between two numbers a sign. */
function needsSign(left: Expression, right: Expression): boolean {
  const [first, last] = [edge(right, 0), edge(left, -1)];
  return first === "number" || (first === "fraction" && last !== "other");
}

/** What a factor begins or ends with. */
function edge(tree: Expression, side: 0 | -1): "number" | "fraction" | "other" {
  if (tree.kind === "number") return isWhole(tree.text) || side === 0 ? "number" : "fraction";
  if (tree.kind === "/") return "fraction";
  if (tree.kind === "call" && tree.name === "nPr") return "number";
  if (tree.kind === "minus" && side === -1) return edge(tree.of, side);
  const isPostfix = tree.kind === "call" && ["factorial", "percent", "degrees"].includes(tree.name);
  const next = tree.kind === "*" || isPostfix || (tree.kind === "^" && side === 0) ? partsOf(tree).at(side) : undefined;
  return next && strength(next) >= 2 ? edge(next, side) : "other";
}

const isWhole = (text: string) => !/[/⁄]/.test(text);

function numberNotation(text: string): Markup {
  const [, whole = "", num, den] = /^(?:(\d+) )?(\d+)[/⁄](\d+)$/.exec(text) ?? [];
  if (num !== undefined && den !== undefined) {
    const part = element("mfrac", [leaf("mn", num), leaf("mn", den)]);
    return whole === "" ? part : row(leaf("mn", whole), part);
  }
  const [, mantissa, sign = "", tens] = /^([\d.]+)e([+-]?)0*(\d+)$/i.exec(text) ?? [];
  if (mantissa === undefined || tens === undefined) return leaf(/^0[xbo]/i.test(text) ? "mtext" : "mn", text);
  const exponent = sign === "-" ? row(leaf("mo", "−"), leaf("mn", tens)) : leaf("mn", tens);
  return row(leaf("mn", mantissa), leaf("mo", "×"), element("msup", [leaf("mn", "10"), exponent]));
}

function atLeast(tree: Expression, needed: number, to: Writer): Markup {
  return strength(tree) < needed ? bracketed(to.whole(tree)) : to.whole(tree);
}

/** How tightly it holds together as it is printed: sum, product, and what stands alone, such as a stacked fraction. */
function strength(tree: Expression): number {
  if (tree.kind === "+" || tree.kind === "-") return 1;
  const isProduct = tree.kind === "*" || tree.kind === "minus" || (tree.kind === "call" && tree.name === "mod");
  return isProduct || isScientific(tree) || startsWithMinus(tree) ? 2 : 6;
}

function startsWithMinus(tree: Expression): boolean {
  return tree.kind === "minus" || ((tree.kind === "*" || tree.kind === "/") && startsWithMinus(tree.left));
}

/** −2x is the same whether it is −(2x) or (−2)x, but −(7 mod 3) is not (−7) mod 3. */
function needsBracketBehindMinus(tree: Expression): boolean {
  if (tree.kind === "*") return needsBracketBehindMinus(tree.left);
  return startsWithMinus(tree) || (tree.kind === "call" && tree.name === "mod");
}

/** Whether a raised number or a ! behind it belongs to all of it, without brackets. */
function isSimple(tree: Expression): boolean {
  if (tree.kind === "number") return isWhole(tree.text) && !isScientific(tree);
  if (tree.kind === "call") return !["exp", "mod", "factorial", "percent"].includes(tree.name);
  return tree.kind === "name" || tree.kind === "root";
}

function isScientific(tree: Expression): boolean {
  return tree.kind === "number" && /^[\d.]+e/i.test(tree.text);
}
