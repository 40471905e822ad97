import { expect, test } from "vitest";
import { collections, libraryOf, readFiles } from "../../../build/library/read.ts";
import { faultOf, sumsIn } from "./sums.ts";

// Every sum that stands anywhere in the library is true.

/** What is told as a mistake: what many believe, a wrong turn, a wrong answer. */
const mistaken = (name: string, value: object) =>
  (name === "mistake" && "say" in value) || ("kind" in value && value.kind === "wrong-turn") || "when" in value;

function textsOf(value: unknown, name = ""): string[] {
  if (typeof value === "string") return [value];
  if (Array.isArray(value)) return value.flatMap((item) => textsOf(item, name));
  if (typeof value !== "object" || value === null) return [];
  const isMistaken = mistaken(name, value);
  return Object.entries(value).flatMap(([field, inner]) =>
    (isMistaken && field === "say") || field === "figure" || field === "answer" ? [] : textsOf(inner, field),
  );
}

/** Steps that quote what somebody wrongly claims, by a part of their text. */
const quoted = ["Somebody claims that $\\frac12"];

const library = libraryOf(readFiles());

for (const collection of collections)
  test(`the sums of ${collection} are true`, () => {
    const faults = library[collection].flatMap((entry) =>
      textsOf(entry)
        .filter((text) => !quoted.some((part) => text.startsWith(part)))
        .flatMap((text) =>
          sumsIn(text)
            .flatMap((sum) => faultOf(sum) ?? [])
            .map((fault) => `${entry.id}: ${fault}`),
        ),
    );
    expect(faults).toEqual([]);
  });
