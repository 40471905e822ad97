import { evaluateTree, type Fault } from "../../maths/expression/evaluate.ts";
import { readExpression } from "../../maths/expression/read.ts";
import { showExpression } from "../../maths/expression/show.ts";
import type { Expression } from "../../maths/expression/tree.ts";
import type { Value } from "../../maths/expression/value.ts";
import { letters, type Meanings, namesWithout, type Session, textOf } from "./session.ts";

/** What a line that was typed comes to. A line that names something has its name. */
export type Outcome =
  | { readonly kind: "value"; readonly name?: string; readonly tree: Expression; readonly value: Value }
  | {
      readonly kind: "function";
      readonly name: string;
      readonly of: string;
      readonly tree: Expression;
      readonly body: string;
    }
  /** With the tree of what could be read, where that has no value. */
  | (Fault & { readonly tree?: Expression });

interface Around extends Meanings {
  readonly angle: Session["angle"];
  readonly decimalComma: boolean;
}

const naming = /^\s*(\p{L}[\p{L}\d]*)\s*(?:\(\s*(\p{L})\s*\)\s*)?=(?!=)\s*/u;

/** Works a line out: "2 + 3", "a = 5" or "f(x) = x² + 1". Never throws. */
export function work(text: string, around: Around): Outcome {
  const [before, name, of] = naming.exec(text) ?? [""];
  if (name === undefined) return resultOf(text, 0, around);
  if (!letters.includes(name))
    return fault(0, `Only a single letter can be given a meaning, and not e, i or π: “${name.slice(0, 20)}” cannot.`);
  const at = before.length;
  if (of === undefined) {
    const result = resultOf(text.slice(at), at, around);
    return result.kind === "value" ? { ...result, name } : result;
  }
  const others = new Map([...around.functions].filter(([other]) => other !== name));
  const body = text.slice(at).trim();
  const read = readExpression(body, {
    names: namesWithout([...others.keys(), name]),
    functions: others,
    decimalComma: around.decimalComma,
  });
  if (!read.ok) return fault(at + read.at, read.message);
  // It is kept as anybody's calculator reads it.
  const kept = around.decimalComma ? showExpression(read.tree) : body;
  return { kind: "function", name, of, tree: read.tree, body: kept };
}

/** 0.1(6) is 1/6 to whom brackets mean digits that repeat, and 0.6 to whom they mean times: neither is guessed. */
const repeating = { point: /\d*\.\d*\(\d+\)/, comma: /\d*,\d*\(\d+\)/ };

function resultOf(text: string, from: number, { values, functions, angle, decimalComma }: Around): Outcome {
  const either = repeating[decimalComma ? "comma" : "point"].exec(text);
  if (either)
    return fault(
      from + either.index,
      `Is ${either[0]} a product, or do its digits repeat for ever? Write × for the first; the fraction calculator knows the second.`,
    );
  const read = readExpression(text, { names: namesWithout([...functions.keys()]), functions, decimalComma });
  if (!read.ok) return fault(from + read.at, read.message);
  const result = evaluateTree(read.tree, { angle, names: values });
  return result.ok
    ? { kind: "value", tree: read.tree, value: result.value }
    : { ...result, at: from + result.at, tree: read.tree };
}

function fault(at: number, message: string): Outcome {
  return { ok: false, kind: "syntax", at, message };
}

/** The session after a line: its answer and its name are remembered. */
export function after(session: Session, outcome: Outcome): Session {
  if (outcome.kind === "function") {
    const { [outcome.name]: _, ...names } = session.names;
    return { ...session, names: { ...names, [outcome.name]: `${outcome.of}: ${outcome.body}` } };
  }
  if (outcome.kind !== "value") return session;
  const answer = textOf(outcome.value);
  if (outcome.name === undefined) return { ...session, answer };
  return { ...session, answer, names: { ...session.names, [outcome.name]: answer } };
}

/** The memory after M+ or M−. */
export function addedToMemory(session: Session, value: Value, sign: 1 | -1): Session {
  const read = readExpression(`(${session.memory || "0"}) ${sign > 0 ? "+" : "-"} (${textOf(value)})`);
  const sum = read.ok ? evaluateTree(read.tree, { angle: "rad" }) : null;
  return sum?.ok ? { ...session, memory: textOf(sum.value) } : session;
}
