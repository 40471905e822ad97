import fc from "fast-check";
import { expect, test } from "vitest";
import { asciiDigits } from "./digits.ts";

test.each([
  ["٠١٢٣٤٥٦٧٨٩", "0123456789"],
  ["۰۱۲۳۴۵۶۷۸۹", "0123456789"],
  ["०१२३४५६७८९", "0123456789"],
  ["０１２３４５６７８９", "0123456789"],
  ["𝟎𝟗𝟘𝟡𝟢𝟫𝟬𝟵𝟶𝟿", "0909090909"],
  ["١2३", "123"],
  ["\u200f١٠\u200e", "10"],
  ["x = ٣", "x = 3"],
  ["½ ² 五 Ⅳ", "½ ² 五 Ⅳ"],
  [" 10 ", " 10 "],
])("%s is %s", (text, ascii) => {
  expect(asciiDigits(text)).toBe(ascii);
});

test("every decimal digit of Unicode counts as it does for its script", () => {
  const systems = Intl.supportedValuesOf("numberingSystem");
  let written = 0;
  for (const numberingSystem of systems) {
    const digits = Array.from({ length: 10 }, (_, n) => new Intl.NumberFormat("en", { numberingSystem }).format(n));
    if (!digits.every((digit) => /^\p{Nd}$/u.test(digit))) continue;
    written++;
    expect(asciiDigits(digits.join("")), numberingSystem).toBe("0123456789");
  }
  expect(written).toBeGreaterThan(40);
});

test("nothing is left to do the second time, and ASCII stays as it is", () => {
  fc.assert(fc.property(fc.string({ unit: "binary" }), (text) => asciiDigits(asciiDigits(text)) === asciiDigits(text)));
  fc.assert(fc.property(fc.string({ unit: "grapheme-ascii" }), (text) => asciiDigits(text) === text));
});
