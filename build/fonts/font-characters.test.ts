import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { commonMathCharacters, commonTextCharacters, mathCharacters } from "./font-characters.mjs";

/** The code points for which tokens.css takes a file, in the order of its faces: the last face of a name that has one gives it. */
function codePoints(file: string): Set<number> {
  const face = readFileSync("src/ui/styles/tokens.css", "utf8")
    .split("@font-face")
    .find((text) => text.includes(`${file}.woff2`) && /family: "(?:Atkinson|STIX)/.test(text));
  const ranges = /unicode-range:([^;]+)/.exec(face ?? "")?.[1]?.match(/[\dA-F]+(?:-[\dA-F]+)?/g) ?? [];
  return new Set(
    ranges.flatMap((range) => {
      const [from = 0, to = from] = range.split("-").map((digits) => Number.parseInt(digits, 16));
      return Array.from({ length: to - from + 1 }, (_, i) => from + i);
    }),
  );
}

test.each([
  ["atkinson-next-common", commonTextCharacters],
  ["stix-two-math-common", commonMathCharacters],
])("%s is asked for the characters that are in it, and for no others", (file, characters) => {
  const held = [...characters].map((character) => character.codePointAt(0) ?? 0);
  // Among the slanted letters is a hole: that of h stands elsewhere.
  const asked = [...codePoints(file)].filter((point) => point !== 0x1d455);
  expect(asked.sort((a, b) => a - b)).toEqual(
    [...new Set(held)].filter((point) => point !== 0x1d455).sort((a, b) => a - b),
  );
});

test("what is common of formulas is among all that they can have", () => {
  expect([...commonMathCharacters].filter((character) => !mathCharacters.includes(character))).toEqual([]);
});

// Browsers look for the parts of what grows in the first file of a typeface alone.
test.each([..."()[]{}|√∑∏∫‾⌊⌋⌈⌉⟨⟩‖"])("%s grows: it is common", (character) => {
  expect(commonMathCharacters).toContain(character);
});
