import type { FunctionName } from "./functions.ts";
import { between, bracketed, element, leaf, type Markup, row } from "./markup.ts";
import type { Expression } from "./tree.ts";
import type { Writer } from "./writer.ts";

/** The functions that are written with a raised −1. */
const inverseOf: Readonly<Record<string, string>> = {
  asin: "sin",
  acos: "cos",
  atan: "tan",
  asinh: "sinh",
  acosh: "cosh",
  atanh: "tanh",
};
const postfix: Readonly<Record<string, Markup>> = {
  factorial: leaf("mo", "!"),
  percent: leaf("mo", "%"),
  degrees: leaf("mi", "°"),
};
const fences: Readonly<Record<string, readonly [string, string]>> = {
  abs: ["|", "|"],
  floor: ["⌊", "⌋"],
  ceil: ["⌈", "⌉"],
};

/** A call as it is printed; `exponent` is raised behind the name of the function: sin²(x). */
export function callNotation(name: FunctionName, args: readonly Expression[], to: Writer, exponent?: Markup): Markup {
  const [first, second] = args;
  if (!first) return leaf("mi", name);
  const behind = postfix[name];
  if (behind) return row(to.base(first), behind);
  const around = fences[name];
  if (around) return row(leaf("mo", around[0]), to.whole(first), leaf("mo", around[1]));
  if (name === "exp") return element("msup", [leaf("mi", "e"), to.whole(first)]);
  if (name === "log2") return applied(subscripted("log", leaf("mn", "2")), [first], to);
  if (second) {
    if (name === "root") return element("mroot", [to.whole(second), to.whole(first)]);
    if (name === "log") return applied(subscripted("log", to.whole(first)), [second], to);
    if (name === "mod") return row(to.factor(first), ...between("mod"), to.factor(second));
    if (name === "nCr")
      return bracketed(element("mfrac", [to.whole(first), to.whole(second)], { linethickness: "0px" }));
  }
  return applied(named(name, to, exponent), args, to);
}

function named(name: string, to: Writer, exponent: Markup | undefined): Markup {
  const inverse = inverseOf[name];
  if (inverse && to.times === "seen")
    return element("msup", [leaf("mi", inverse), row(leaf("mo", "−"), leaf("mn", "1"))]);
  return exponent ? element("msup", [leaf("mi", name), exponent]) : leaf("mi", name);
}

function subscripted(name: string, index: Markup): Markup {
  return element("msub", [leaf("mi", name), index]);
}

function applied(name: Markup, args: readonly Expression[], to: Writer): Markup {
  const [only, ...others] = args;
  const isPlain = to.times === "heard" && others.length === 0 && (only?.kind === "number" || only?.kind === "name");
  const list = args.flatMap((arg, i) => (i === 0 ? [to.whole(arg)] : [leaf("mo", ","), to.whole(arg)]));
  return row(name, leaf("mo", "\u2061"), isPlain ? row(...list) : bracketed(row(...list)));
}
