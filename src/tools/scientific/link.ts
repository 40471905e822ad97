import { type AngleUnit, angleUnits } from "../../maths/expression/angles.ts";
import { answerName, letters } from "./session.ts";

/** A line that is shared by its address, with the letters it needs and how it counts angles. */
export interface Shared {
  readonly text: string;
  readonly angle: AngleUnit;
  readonly names: Readonly<Record<string, string>>;
}

const longest = 1000;

/** The part of the address that holds a line: "?e=2a&angle=deg&a=5". What Ans stood for is written out: elsewhere it is another number. */
export function searchOf({ text, angle, names }: Shared, answer = ""): string {
  const e = answer ? text.replaceAll(answerName, `(${answer})`) : text;
  return `?${new URLSearchParams({ e, angle, ...neededBy(e, names) })}`;
}

/** The letters that a text needs, and those that they need, with what they mean: no others are sent along. */
export function neededBy(text: string, names: Shared["names"]): Shared["names"] {
  const needed = new Set<string>();
  const look = (at: string) => {
    for (const [name, meaning] of Object.entries(names)) {
      if (!at.includes(name) || needed.has(name)) continue;
      needed.add(name);
      look(meaning);
    }
  };
  look(text);
  // In the order in which they were given: a function may use those before it.
  return Object.fromEntries(Object.entries(names).filter(([name]) => needed.has(name)));
}

/** The line in an address, or the function of a table; null where there is none. */
export function sharedIn(search: string, field: "e" | "table" = "e"): Shared | null {
  const fields = new URLSearchParams(search);
  const text = fields.get(field);
  if (!text || text.length > longest) return null;
  const angle = angleUnits.find((unit) => unit === fields.get("angle")) ?? "deg";
  const names = [...fields].filter(([name, value]) => letters.includes(name) && value.length <= longest);
  return { text, angle, names: Object.fromEntries(names) };
}
