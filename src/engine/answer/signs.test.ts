import { expect, test } from "vitest";
import type { AnswerSpec } from "./answer.ts";
import { inputMode } from "./expected.ts";
import { judge } from "./judge.ts";
import { signsFor } from "./signs.ts";

const rows: readonly [AnswerSpec, mode: string, signs: string[], inCommas?: string[]][] = [
  [{ kind: "whole", value: "42", natural: true }, "numeric", []],
  [{ kind: "whole", value: "42", unit: "sweets" }, "numeric", []],
  [{ kind: "whole", value: "42", unit: "cm^2" }, "numeric", [" cm²"]],
  [{ kind: "whole", value: "42" }, "text", ["−"]],
  [{ kind: "whole", value: "45", unit: "°" }, "text", ["−", "°"]],
  [{ kind: "decimal", value: "3.14" }, "text", [".", "−", "/", " "], [",", "−", "/", " "]],
  [{ kind: "decimal", value: "3.14", places: 2, natural: true }, "decimal", ["."], [","]],
  [{ kind: "decimal", value: "3.6", places: 0 }, "text", ["−"]],
  [{ kind: "decimal", value: "3.5", places: 2, unit: "£" }, "text", [".", "−", "£"], [",", "−", "£"]],
  [{ kind: "fraction", value: "3/4", form: "lowest" }, "text", ["−", "/", " "]],
  [{ kind: "fraction", value: "3/4", form: "mixed", unit: "kg" }, "text", ["/", " ", " kg"]],
  [{ kind: "ratio", value: ["2", "3"], form: "simplest" }, "text", [":"]],
  [{ kind: "ratio", value: ["2", "3"], form: "any" }, "text", [":", "."], [":", ","]],
  [{ kind: "list", items: ["3", "5"], ordered: false }, "text", [".", "−", ", ", "/"], [",", "−", "; ", "/"]],
  [
    { kind: "list", items: ["3", "5"], ordered: true, labels: ["x", "y"] },
    "text",
    [".", "−", ", ", "/", "x", "y", " = "],
  ],
  [{ kind: "list", items: ["3", "5"], ordered: true, labels: ["Ava", "Ben"] }, "text", [".", "−", ", ", "/"]],
  [{ kind: "list", items: ["Ava", "Ben"], ordered: true }, "text", []],
  [{ kind: "coordinate", value: ["2", "5"] }, "text", [".", "−", ", ", "/", "(", ")"]],
  [
    { kind: "expression", value: "2x+6", variables: ["x"] },
    "text",
    [".", "−", "+", "×", "/", "^", "²", "√", "(", ")", "x"],
  ],
  [{ kind: "choice", options: ["Yes", "No"], value: "No" }, "text", []],
  [{ kind: "word", accepted: ["Thursday"] }, "text", []],
  [{ kind: "time", value: "15:45" }, "text", [":", " am", " pm"]],
];

test.each(rows)("%j: inputmode %s, keys %j", (spec, mode, signs, inCommas) => {
  expect(inputMode(spec)).toBe(mode);
  expect(signsFor(spec)).toEqual(signs);
  if (inCommas) expect(signsFor(spec, "comma")).toEqual(inCommas);
});

/** What docs/adding-a-puzzle.md says is read as the same, as it comes out of the keys. */
test.each([
  [{ kind: "whole", value: "42", unit: "cm" }, ["42", "42 cm"]],
  [{ kind: "decimal", value: "3.14", tolerance: "0.005" }, ["3.14"]],
  [{ kind: "fraction", value: "3/4", form: "lowest" }, ["3/4"]],
  [{ kind: "fraction", value: "-7/4", form: "mixed" }, ["−1 3/4"]],
  [{ kind: "ratio", value: ["2", "3"], form: "simplest" }, ["2:3"]],
  [{ kind: "list", items: ["3", "5"], ordered: true, labels: ["x", "y"] }, ["3, 5", "x = 3, y = 5"]],
  [{ kind: "coordinate", value: ["2", "5"] }, ["(2, 5)", "2, 5"]],
  [{ kind: "expression", value: "2x+6", variables: ["x"] }, ["2x+6", "2(x+3)", "2×x+6"]],
  [{ kind: "expression", value: "n^2", variables: ["n"] }, ["n²", "n^2"]],
  [{ kind: "time", value: "15:45" }, ["15:45", "3:45 pm"]],
] satisfies [AnswerSpec, string[]][])("%j: %j can be typed and are right", (spec, texts) => {
  for (const text of texts) {
    let rest = text;
    for (const sign of [...signsFor(spec), ..."0123456789"].toSorted((a, b) => b.length - a.length))
      rest = rest.replaceAll(sign, "");
    expect(rest, text).toBe("");
    expect(judge(spec, text, { slips: [], check: "" }).verdict, text).toBe("right");
  }
});
