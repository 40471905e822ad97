import fc from "fast-check";
import { expect, test } from "vitest";
import { seeds } from "../../engine/contract-tests/scale.ts";
import { work } from "./line.ts";
import { fresh, meaningsOf } from "./session.ts";
import { basesOf, factorsText, viewsOf } from "./views.ts";

/** What the keys of the pad write, and what may be typed beside. */
const keys = [
  ..."0123456789",
  ..."+-×÷*/^.,;()=!%°|πe²³√∛xab ",
  ...["sin(", "cos(", "tan(", "asin(", "ln(", "log(", "log2(", "sinh(", "nCr(", "gcd(", "lcm(", "root(", "round("],
  ...["⁻¹", "e^(", "10^(", "0b1", "0xf", " mod ", "Ans", "f(", "floor("],
];
const lines = fc.array(fc.constantFrom(...keys), { minLength: 1, maxLength: 80, size: "max" });
/** No line takes longer, on a slow machine. In company a program may rest for seconds: a line that took long is worked out once more. */
const longest = 2000;

function isSlow(run: () => void): boolean {
  const start = performance.now();
  run();
  return performance.now() - start > longest;
}

// A million keys in a long run.
test("whatever keys are pressed, a line has a result or a sentence, and in time", () => {
  fc.assert(
    fc.property(lines, fc.boolean(), fc.constantFrom("deg", "rad", "grad"), (pressed, decimalComma, angle) => {
      const text = pressed.join("");
      const all = () => {
        const outcome = work(text, { ...meaningsOf(fresh), angle, decimalComma });
        if ("message" in outcome) {
          expect(outcome.message).toMatch(/\S/);
          expect(outcome.at).toBeGreaterThanOrEqual(0);
        } else if (outcome.kind === "value") {
          expect(viewsOf(outcome.value, outcome.tree).length).toBeGreaterThan(0);
          factorsText(outcome.value);
          basesOf(outcome.value);
        }
      };
      expect(isSlow(all) && isSlow(all)).toBe(false);
    }),
    { numRuns: seeds(25_000, 500) },
  );
});
