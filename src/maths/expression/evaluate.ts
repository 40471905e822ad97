import { compare, rational } from "../rational.ts";
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
      return quotientOfLogs(part, quotient(a, b), around);
    case "^":
      return powerOfLog(part, raised(a, b), around);
    case "call":
      return apply(part.name, values, around.angle);
  }
}

type Two = Extract<Expression, { readonly left: Expression }>;
const logs: readonly string[] = ["ln", "log", "log2"];
const logOf = (tree: Expression) =>
  tree.kind === "call" && logs.includes(tree.name) && tree.args.length === 1 ? tree : null;
const valueIn = (tree: Expression | undefined, around: Surroundings): Value | null => {
  const result = tree && evaluateTree(tree, around);
  return result?.ok ? result.value : null;
};

/** ln 8 ÷ ln 2 is 3 exactly: the logarithm of 8 to base 2. */
function quotientOfLogs({ left, right }: Two, found: Value, around: Surroundings): Value {
  const [over, under] = [logOf(left), logOf(right)];
  if (found.exact || !over || over.name !== under?.name) return found;
  const [of, base] = [valueIn(over.args[0], around), valueIn(under.args[0], around)];
  const exact = of && base && apply("log", [base, of], around.angle);
  return exact?.exact ? exact : found;
}

/** e to the power of ln 3 is 3 exactly, and so are 10 and log. */
function powerOfLog({ left, right }: Two, found: Value, around: Surroundings): Value {
  const log = logOf(right);
  if (found.exact || !log) return found;
  const isBase =
    log.name === "ln"
      ? left.kind === "name" && left.name === "e"
      : left.kind === "number" && compare(left.value, rational(log.name === "log" ? 10 : 2)) === 0;
  const of = isBase ? valueIn(log.args[0], around) : null;
  return of?.exact ? of : found;
}

function named(name: string, { names }: Surroundings): Value {
  const known = names?.get(name);
  if (known) return known;
  if (name === "π" || name === "e") return exactly(exactConstant(name));
  if (name === "τ") return exactly(exactTimes(exactConstant("π"), rational(2)));
  throw new NoResult("domain", `${name} has no value yet. Give it one: ${name} = 5.`);
}
