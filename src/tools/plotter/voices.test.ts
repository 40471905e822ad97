import fc from "fast-check";
import { expect, test } from "vitest";
import { voices } from "./voices.ts";

const sample = fc.oneof(fc.double({ min: -1, max: 1, noNaN: true }), fc.constantFrom(Number.NaN, 2, -1.5, Infinity));

test("higher on the picture is higher to hear; one voice above 0, the other below, none outside", () => {
  fc.assert(
    fc.property(
      fc.array(sample, { minLength: 2, maxLength: 50 }),
      fc.double({ min: -2, max: 2, noNaN: true }),
      (all, zero) => {
        const { pitch, clear, rough } = voices(all, zero);
        for (const [i, one] of all.entries()) {
          const seen = Math.abs(one) <= 1;
          expect([clear[i], rough[i]]).toEqual(seen ? (one < zero ? [0, 1] : [1, 0]) : [0, 0]);
          expect(Number.isFinite(pitch[i])).toBe(true);
          for (const [j, other] of all.entries()) {
            if (seen && Math.abs(other) <= 1 && one < other) expect(pitch[i]).toBeLessThanOrEqual(pitch[j] ?? 0);
          }
        }
      },
    ),
  );
});

test("from the bottom to the top it climbs three octaves; a gap keeps the pitch before it", () => {
  const { pitch } = voices([-1, Number.NaN, 1], 0);
  expect((pitch[2] ?? 0) / (pitch[0] ?? 1)).toBeCloseTo(8, 4);
  expect(pitch[1]).toBe(pitch[0]);
});
