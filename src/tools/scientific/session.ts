import { fieldsIn, parseFields } from "../../engine/fields.ts";
import { type AngleUnit, angleUnits } from "../../maths/expression/angles.ts";
import { evaluateTree } from "../../maths/expression/evaluate.ts";
import type { OwnFunction } from "../../maths/expression/own-function.ts";
import { readExpression } from "../../maths/expression/read.ts";
import { showExpression } from "../../maths/expression/show.ts";
import type { Value } from "../../maths/expression/value.ts";
import { treeOf } from "../../maths/expression/value-tree.ts";

/** What the calculator remembers beside its history, all of it as text that it can read again. */
export interface Session {
  readonly angle: AngleUnit;
  /** The memory of M+ and MR; empty for nothing. */
  readonly memory: string;
  readonly answer: string;
  /** Variables and functions by their letter; a function is "x: x² + 1". */
  readonly names: Readonly<Record<string, string>>;
}

export const fresh: Session = { angle: "deg", memory: "", answer: "", names: {} };

/** What the letters of a session mean. */
export interface Meanings {
  readonly values: ReadonlyMap<string, Value>;
  readonly functions: ReadonlyMap<string, OwnFunction>;
}

export const answerName = "Ans";
const latin = [..."abcdefghijklmnopqrstuvwxyz"].filter((letter) => letter !== "e" && letter !== "i");
/** The letters that may get a meaning. */
export const letters: readonly string[] = [...latin, ...latin.map((letter) => letter.toUpperCase()), ..."αβγδθλμφω"];

/** A value as text that reads as the same value. */
export function textOf(value: Value): string {
  return showExpression(treeOf(value));
}

/** The value that a kept text has; null for none. */
export function valueFrom(text: string): Value | null {
  const read = readExpression(text);
  const result = read.ok ? evaluateTree(read.tree, { angle: "rad" }) : null;
  return result?.ok ? result.value : null;
}

/** What the letters mean, functions by those that were made before them. */
export function meaningsOf(session: Session): Meanings {
  const values = new Map<string, Value>();
  const functions = new Map<string, OwnFunction>();
  const answer = valueFrom(session.answer);
  if (answer) values.set(answerName, answer);
  for (const [name, text] of Object.entries(session.names)) {
    const body = functionText(text);
    if (body) {
      const read = readExpression(body.body, { names: namesWithout([...functions.keys(), name]), functions });
      if (read.ok) functions.set(name, { parameters: [body.of], body: read.tree });
    } else {
      const value = valueFrom(text);
      if (value) values.set(name, value);
    }
  }
  return { values, functions };
}

/** The variable and the body of a function's text; null for a variable's. */
export function functionText(text: string): { readonly of: string; readonly body: string } | null {
  const [all, of = "", body = ""] = /^(\p{L}): (.+)$/u.exec(text) ?? [];
  return all === undefined ? null : { of, body };
}

/** The names that stand for numbers where some letters are functions. */
export function namesWithout(functions: readonly string[]): readonly string[] {
  return [...letters.filter((letter) => !functions.includes(letter)), answerName];
}

/** A kept session, whatever was kept; what cannot be read is left out. */
export function readSession(text: string): Session {
  const { angle, memory, answer, names } = parseFields(text);
  return {
    angle: angleUnits.find((unit) => unit === angle) ?? fresh.angle,
    memory: typeof memory === "string" ? memory : "",
    answer: typeof answer === "string" ? answer : "",
    names: Object.fromEntries(
      Object.entries(fieldsIn(names)).flatMap(([name, value]) =>
        letters.includes(name) && typeof value === "string" ? [[name, value]] : [],
      ),
    ),
  };
}

/** What was kept, with what was done before it was known: nothing of either is lost, and of two meanings the later one holds. */
export function joined(kept: Session, since: Session): Session {
  return {
    angle: since.angle === fresh.angle ? kept.angle : since.angle,
    memory: since.memory || kept.memory,
    answer: since.answer || kept.answer,
    names: { ...kept.names, ...since.names },
  };
}
