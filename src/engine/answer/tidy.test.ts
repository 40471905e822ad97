import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { fold, quotable, tidy } from "./tidy.ts";

describe("tidy", () => {
  test.each([
    ["  12\u00a0cm ", "12 cm"],
    ["1\u2009234", "1 234"],
    ["−3", "-3"],
    ["–3", "-3"],
    ["－３", "-3"],
    ["3 × 4", "3 * 4"],
    ["6 ÷ 2", "6 / 2"],
    ["½", "1⁄2"],
    ["1½", "1 1⁄2"],
    ["1⁄2", "1⁄2"],
    ["⅔", "2⁄3"],
    ["cm²", "cm^2"],
    ["2¹⁰", "2^(10)"],
    ["x⁻¹", "x^(-1)"],
    ["2ⁿ", "2^n"],
    ["㎝", "cm"],
    ["٣٫٥", "3.5"],
    ["४२", "42"],
    ["４２", "42"],
    ["𝟒𝟐", "42"],
    ["0.16̇", "0.1(6)"],
    ["0.1̇42857̇", "0.(142857)"],
    ["0.333…", "0.333..."],
    ["3.", "3"],
    ["3 .", "3"],
    ["\u200f42\u200e", "42"],
    ["\ufeff4\u200b2", "42"],
    ["4\u00002", "4 2"],
    ["45º", "45°"],
    ["1’234", "1'234"],
    ["\t\n", ""],
  ])("%j becomes %j", (typed, expected) => {
    expect(tidy(typed)).toBe(expected);
  });

  test("a text of ASCII, which takes a shorter way, becomes what it does with an invisible mark in it", () => {
    fc.assert(fc.property(fc.string({ unit: "binary-ascii" }), (text) => tidy(text) === tidy(`\u200b${text}`)));
  });

  test("all decimal digits of Unicode become the ASCII ones, whose order they keep", () => {
    const digits = Array.from({ length: 0x110000 }, (_, code) => code).filter(
      (code) => (code < 0xd800 || code > 0xdfff) && /\p{Nd}/u.test(String.fromCodePoint(code)),
    );
    expect(digits.length).toBeGreaterThan(600);
    const plain = digits.map((code) => tidy(String.fromCodePoint(code)));
    expect(plain).toEqual(digits.map((_, i) => String(i % 10)));
  });

  test("is the same when done twice", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary" }), (typed) => {
        const once = tidy(typed);
        fc.pre(!/[.\u3002]$/.test(once));
        expect(tidy(tidy(once))).toBe(tidy(once));
      }),
    );
  }, 60_000);
});

describe("fold", () => {
  test.each([
    ["Twenty-One", "twentyone"],
    ["the Équateur!", "equateur"],
    ["a", "a"],
    ["an hour", "hour"],
    ["9-4", "9-4"],
    ["Ava: hen/pink", "ava:hen/pink"],
    ["“prime”", "prime"],
    ["don't know", "dontknow"],
  ])("%j becomes %j", (text, expected) => {
    expect(fold(text)).toBe(expected);
  });
});

test("a quotation is cut to a line, between characters", () => {
  expect(quotable("short")).toBe("short");
  expect([...quotable("😀".repeat(100))]).toHaveLength(60);
  expect(quotable("😀".repeat(100))).not.toMatch(/\p{Cs}/u);
});
