import fc from "fast-check";
import { expect, test } from "vitest";
import { bitCount } from "./bits.ts";
import { findSubset, unionOf } from "./subset.ts";

/** The same by trying every choice of masks. */
function slowly(masks: readonly number[], count: number): number[] {
  const found: number[] = [];
  for (let chosen = 0; chosen < 512; chosen++) {
    const own = masks.filter((_, at) => chosen & (1 << at));
    if (bitCount[chosen] !== count || own.includes(0)) continue;
    const union = own.reduce((bits, mask) => bits | mask, 0);
    const reaches = masks.some((mask, at) => !(chosen & (1 << at)) && mask & union);
    if ((bitCount[union] ?? 0) <= count && reaches) found.push(chosen);
  }
  return found;
}

test("a subset is found where there is one, and is one", () => {
  const mask = fc.oneof(fc.constantFrom(0, 3, 5, 6, 7, 12, 24, 48), fc.nat(511));
  let met = 0;
  fc.assert(
    fc.property(fc.array(mask, { minLength: 9, maxLength: 9 }), fc.integer({ min: 2, max: 4 }), (masks, count) => {
      const all = slowly(masks, count);
      const chosen = findSubset(Uint16Array.from(masks), 0, 9, count);
      if (all.length === 0) expect(chosen).toBe(0);
      else {
        met++;
        expect(all).toContain(chosen);
        expect(unionOf(Uint16Array.from(masks), chosen)).toBe(
          masks.reduce((bits, one, at) => (chosen & (1 << at) ? bits | one : bits), 0),
        );
      }
    }),
    { numRuns: 2000 },
  );
  expect(met).toBeGreaterThan(100);
});
