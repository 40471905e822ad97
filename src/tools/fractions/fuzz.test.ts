import fc from "fast-check";
import { expect, test } from "vitest";
import { seeds } from "../../engine/contract-tests/scale.ts";
import { calculate } from "./calculate.ts";

/** No sum takes longer, on a slow machine. In company a program may rest for seconds: a sum that took long is worked out once more. */
const longest = 2000;

function isSlow(text: string): boolean {
  const start = performance.now();
  calculate(text);
  return performance.now() - start > longest;
}

test("whatever keys are pressed, a sum of fractions has a result or a sentence, and in time", () => {
  const parts = fc.constantFrom(..."0123456789", ..."+-×÷*/^.(),<=> ", "1/2", "2 1/3", "0.(3)", " or ", "½");
  fc.assert(
    fc.property(fc.array(parts, { minLength: 1, maxLength: 60, size: "max" }), (pressed) => {
      const text = pressed.join("");
      const result = calculate(text);
      if (result.kind === "problem") expect(result.message).toMatch(/\S/);
      expect(isSlow(text) && isSlow(text)).toBe(false);
    }),
    { numRuns: seeds(25_000, 500) },
  );
});
