import { rational } from "../rational.ts";
import type { AngleUnit } from "./angles.ts";
import { apply } from "./apply.ts";
import { difference, negative, product, quotient, raised, squareRoot, sum } from "./arithmetic.ts";
import { exactConstant, exactTimes } from "./exact.ts";
import { readExpression } from "./read.ts";
import { type Expression, partsOf } from "./tree.ts";
import { decimalOf, exactly, type FaultKind, NoResult, ofRational, type Value } from "./value.ts";

/** No result: of which kind, at which place of the text, and why, in a sentence. */
export interface Fault {
  readonly ok: false;
  readonly kind: FaultKind;
  readonly at: number;
  readonly message: string;
}

export interface Surroundings {
  readonly angle: AngleUnit;
  /** What the variables are. */
  readonly names?: ReadonlyMap<string, Value>;
}

/**
 * Works out a text without variables: its value, and that with twelve significant digits, whole numbers in full. Never
 * throws.
 */
export function evaluate(
  text: string,
  { angle }: { readonly angle: AngleUnit },
): { readonly ok: true; readonly value: number; readonly text: string } | Fault {
  const read = readExpression(text);
  if (!read.ok) return { ...read, kind: "syntax" };
  const result = evaluateTree(read.tree, { angle });
  return result.ok ? { ok: true, value: result.value.near, text: decimalOf(result.value) } : result;
}

/** The value of an expression. Never throws. */
export function evaluateTree(
  tree: Expression,
  around: Surroundings,
): { readonly ok: true; readonly value: Value } | Fault {
  let at = 0;
  /** Places the fault at the innermost part that has no value. */
  function work(part: Expression): Value {
    const parts = partsOf(part).map(work);
    at = part.at ?? 0;
    return combine(part, parts, around);
  }
  try {
    return { ok: true, value: work(tree) };
  } catch (error) {
    if (!(error instanceof NoResult)) throw error;
    return { ok: false, kind: error.kind, at, message: error.message };
  }
}

const none = ofRational(rational(0));

function combine(part: Expression, values: readonly Value[], around: Surroundings): Value {
  const [a = none, b = none] = values;
  switch (part.kind) {
    case "number":
      return ofRational(part.value);
    case "name":
      return named(part.name, around);
    case "minus":
      return negative(a);
    case "root":
      return squareRoot(a);
    case "+":
      return sum(a, b);
    case "-":
      return difference(a, b);
    case "*":
      return product(a, b);
    case "/":
      return quotient(a, b);
    case "^":
      return raised(a, b);
    case "call":
      return apply(part.name, values, around.angle);
  }
}

function named(name: string, { names }: Surroundings): Value {
  const known = names?.get(name);
  if (known) return known;
  if (name === "π" || name === "e") return exactly(exactConstant(name));
  if (name === "τ") return exactly(exactTimes(exactConstant("π"), rational(2)));
  throw new NoResult("domain", `${name} has no value yet. Give it one: ${name} = 5.`);
}
