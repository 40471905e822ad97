import { type AngleUnit, angleUnits } from "../../maths/expression/angles.ts";
import { letters } from "./session.ts";

/** A line that is shared by its address, with the letters it needs and how it counts angles. */
export interface Shared {
  readonly text: string;
  readonly angle: AngleUnit;
  readonly names: Readonly<Record<string, string>>;
}

const longest = 1000;

/** The part of the address that holds a line: "?e=2a&angle=deg&a=5". Only letters that it needs are sent along. */
export function searchOf({ text, angle, names }: Shared): string {
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
  const sent = Object.entries(names).filter(([name]) => needed.has(name));
  return `?${new URLSearchParams([["e", text], ["angle", angle], ...sent])}`;
}

/** The line in an address; null where there is none. */
export function sharedIn(search: string): Shared | null {
  const fields = new URLSearchParams(search);
  const text = fields.get("e");
  if (!text || text.length > longest) return null;
  const angle = angleUnits.find((unit) => unit === fields.get("angle")) ?? "deg";
  const names = [...fields].filter(([name, value]) => letters.includes(name) && value.length <= longest);
  return { text, angle, names: Object.fromEntries(names) };
}
