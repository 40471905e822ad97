import { expect, test } from "vitest";
import { libraryOf, readFiles } from "../../build/library/read.ts";
import { termsIn } from "../../src/play/tools/terms-in.ts";

test("the words that can be pressed in a working are in the glossary under their own name", () => {
  const { glossary } = libraryOf(readFiles());
  const sentence =
    "Common denominators, a common denominator, denominators and numerators, the numerator. Collect like terms; lowest terms. The discriminant, a reciprocal, a remainder.";
  const found = termsIn(sentence).filter(({ id }) => id !== null);
  expect(found.map(({ id }) => id)).toEqual([
    ...["common-denominator", "common-denominator", "denominator", "numerator", "numerator"],
    ...["like-terms", "lowest-terms", "discriminant", "reciprocal", "remainder"],
  ]);
  for (const { text, id } of found) {
    const term = glossary.find((one) => one.id === id);
    expect([term?.term, ...(term?.forms ?? [])], text).toContain(text.toLowerCase());
  }
  expect(
    termsIn(sentence)
      .map(({ text }) => text)
      .join(""),
  ).toBe(sentence);
});
