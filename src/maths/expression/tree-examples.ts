import fc from "fast-check";
import { add, rational } from "../rational.ts";
import { arities, constants, type FunctionName, functionWords, isFunctionName } from "./functions.ts";
import type { Expression } from "./tree.ts";

/** Random expressions and texts for tests. */

const numbers: fc.Arbitrary<Expression> = fc.oneof(
  fc.nat(9999).map((n): Expression => ({ kind: "number", value: rational(n), text: String(n) })),
  fc
    .tuple(fc.nat(99), fc.integer({ min: 0, max: 9 }))
    .map(([n, d]): Expression => ({ kind: "number", value: rational(10 * n + d, 10), text: `${n}.${d}` })),
  fc.tuple(fc.integer({ min: 1, max: 9 }), fc.integer({ min: 1, max: 9 }), fc.integer({ min: 1, max: 9 })).map(
    ([whole, num, den]): Expression => ({
      kind: "number",
      value: add(rational(whole), rational(num, den)),
      text: `${whole} ${num}/${den}`,
    }),
  ),
);
const names = fc.constantFrom(..."abcdfghjklmnopqrstuvwxyzABE", ...constants.keys());
const functions = fc.constantFrom(...Object.keys(arities).filter(isFunctionName));

/** Any expression, of all kinds. */
export const { anyTree } = fc.letrec<{ anyTree: Expression }>((tie) => ({
  anyTree: fc.oneof(
    { depthSize: "small", withCrossShrink: true },
    numbers,
    names.map((name): Expression => ({ kind: "name", name })),
    fc.tuple(fc.constantFrom("minus", "root"), tie("anyTree")).map(([kind, of]): Expression => ({ kind, of })),
    fc
      .tuple(fc.constantFrom("+", "-", "*", "/", "^"), tie("anyTree"), tie("anyTree"))
      .map(([kind, left, right]): Expression => ({ kind, left, right })),
    functions.chain((name) => calls(name, tie("anyTree"))),
  ),
}));

function calls(name: FunctionName, part: fc.Arbitrary<Expression>): fc.Arbitrary<Expression> {
  const [least, most] = arities[name];
  return fc
    .array(part, { minLength: least, maxLength: Math.min(most, 3) })
    .map((args): Expression => ({ kind: "call", name, args }));
}

const pieces = [
  ...functionWords.keys(),
  ..."0123456789.,;+-−*×÷/^()[]{}|!%°√∛½²⁻¹₂xyeπiE_=<>&\\ ",
  ...["\\frac", "\\sqrt", "\\left", "\\right", "\\cdot", "\\pi", "\\text{", "<math>", "<mfrac>", "</mfrac>", "<mn>"],
  ...["sqrt", "root", "**", "1e9", "0x", "٣", "𝑥", "\u200e", "nCr", " mod "],
];

/** Any text, mostly of what expressions are made of. */
export const anyText = fc.oneof(
  { arbitrary: fc.array(fc.constantFrom(...pieces), { maxLength: 40 }).map((all) => all.join("")), weight: 4 },
  { arbitrary: fc.string({ unit: "binary", maxLength: 60 }), weight: 1 },
);
