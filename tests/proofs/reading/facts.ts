import type { Parameters } from "../../../src/engine/parameters.ts";
import type { Reading } from "./reading.ts";

/** What may decide which words a text has: the words among its parameters, the lengths of lists, how many numbers it has, and its numbers by their kind. */
export function factsOf(parameters: Parameters, reading: Reading): Map<string, string> {
  const facts = new Map<string, string>();
  for (const [name, one] of Object.entries(parameters)) {
    if (typeof one === "string") facts.set(name, one.replace(/[\s,:]+/g, "_"));
    else if (typeof one !== "number") facts.set(`${name}.length`, String(one.length));
  }
  facts.set("#", String(reading.numbers.length));
  for (const [name, one] of Object.entries(parameters)) {
    if (typeof one !== "number") continue;
    // A factor of one is not written, a minus may be a sign.
    facts.set(`±${name}`, Math.abs(one) <= 1 ? String(one) : one < 0 ? "-" : "+");
    facts.set(name, String(one));
  }
  return facts;
}

/** What these facts are in a text, joined by commas. */
export const keyOf = (by: readonly string[], facts: ReadonlyMap<string, string> | undefined): string =>
  by.map((name) => facts?.get(name)).join(",");
