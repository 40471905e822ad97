import { expect, test } from "vitest";
import { solve } from "../../src/maths/equation/index.ts";
import { evaluate } from "../../src/maths/expression/index.ts";
import { convert } from "../../src/tools/converter/index.ts";
import { calculate } from "../../src/tools/fractions/index.ts";

test("the tools have doors that other programs can use", () => {
  expect(evaluate("0.1 + 0.2", { angle: "rad" })).toEqual({ ok: true, value: 0.3, text: "0.3" });
  expect(evaluate("sin 180", { angle: "deg" })).toMatchObject({ ok: true, value: 0, text: "0" });
  expect(evaluate("2^", { angle: "rad" })).toMatchObject({ ok: false, kind: "syntax", at: 2 });
  expect(evaluate("1/0", { angle: "rad" })).toMatchObject({ ok: false, kind: "division-by-zero" });
  expect(calculate("1/2 + 1/3")).toMatchObject({ improper: "5/6", mixed: "5/6", decimal: "0.8(3)" });
  expect(convert("1", "in", "cm")).toBe("2.54");
  expect(solve("x^2 = 2")).toMatchObject({ kind: "two" });
});
