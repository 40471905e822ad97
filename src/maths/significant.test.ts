import fc from "fast-check";
import { expect, test } from "vitest";
import { rational } from "./rational.ts";
import { numberShown, plainText, raised } from "./significant.ts";

test("fifteen figures say the same as a double's", () => {
  fc.assert(
    fc.property(fc.integer({ min: -(10 ** 12), max: 10 ** 12 }), fc.integer({ min: 1, max: 10 ** 9 }), (n, d) => {
      const value = n / d;
      expect(Math.abs(Number(plainText(rational(n, d))) - value)).toBeLessThanOrEqual(1e-14 * Math.abs(value));
    }),
  );
});

test.each([
  [rational(5000), 4, "5000", true],
  [rational(12_345), 4, "12\u202F345", true],
  [rational(2, 3), 4, "0.6667", false],
  [rational(-2, 3), 2, "−0.67", false],
  [rational(99_999, 7), 2, "14\u202F000", false],
  [rational(29_999, 30_000), 3, "1.00", false],
  [rational(1, 10n ** 9n), 4, "1 × 10⁻⁹", true],
  [rational(10n ** 18n), 4, "1 × 10¹⁸", true],
  [rational(0), 4, "0", true],
] as const)("%o to %i figures is %s", (value, figures, text, exact) =>
  expect(numberShown(value, figures)).toEqual({ text, exact }),
);

test("powers are raised", () => expect(raised("-15")).toBe("⁻¹⁵"));
