import { describe, expect, test } from "vitest";
import type { AnswerSpec } from "./answer.ts";
import { answerText, keyToMark } from "./answer-text.ts";
import { checkSpec } from "./check-spec.ts";
import { ask, expected, inputMode } from "./expected.ts";
import { judge } from "./judge.ts";

const rows: readonly [AnswerSpec, label: string, printed: string][] = [
  [{ kind: "whole", value: "1234" }, "a whole number", "1234"],
  [{ kind: "whole", value: "-12" }, "a whole number", "−12"],
  [{ kind: "whole", value: "12", unit: "cm²" }, "a whole number, in cm²", "12 cm²"],
  [{ kind: "whole", value: "12", unit: "cm^2" }, "a whole number, in cm^2", "12 cm²"],
  [{ kind: "whole", value: "45", unit: "°" }, "a whole number, in degrees", "45°"],
  [{ kind: "whole", value: "45", unit: "%" }, "a whole number, in %", "45%"],
  [{ kind: "whole", value: "-5", unit: "£" }, "a whole number, in £", "−£5"],
  [{ kind: "whole", value: "7", unit: "sweets" }, "a whole number of sweets", "7 sweets"],
  [{ kind: "decimal", value: "3.5" }, "a number", "3.5"],
  [{ kind: "decimal", value: "3.5", places: 2, unit: "£" }, "a number with 2 decimal places, in £", "£3.50"],
  [{ kind: "decimal", value: "3.14159", places: 1 }, "a number with 1 decimal place", "3.1"],
  [{ kind: "decimal", value: "3.6", places: 0 }, "a whole number", "4"],
  [{ kind: "decimal", value: "0.1(6)" }, "a number", "0.1(6)"],
  [{ kind: "fraction", value: "6/9", form: "any" }, "a fraction, like 3/4", "6/9"],
  [{ kind: "fraction", value: "6/10", form: "lowest" }, "a fraction in lowest terms, like 3/4", "3/5"],
  [{ kind: "fraction", value: "-7/4", form: "mixed" }, "a mixed number, like 1 1/2", "−1 3/4"],
  [{ kind: "ratio", value: ["3", "4"], form: "any" }, "a ratio, like 2:3", "3:4"],
  [{ kind: "ratio", value: ["1", "2", "5"], form: "simplest" }, "a ratio in its simplest form, like 2:3:5", "1:2:5"],
  [{ kind: "list", items: ["3", "5", "-1"], ordered: true }, "3 numbers in order, with commas between", "3, 5, −1"],
  [{ kind: "list", items: ["3", "5"], ordered: false }, "numbers in any order, with commas between", "3, 5"],
  [{ kind: "list", items: ["Ava", "Ben"], ordered: true }, "2 answers in order, with commas between", "Ava, Ben"],
  [
    { kind: "list", items: ["3", "5"], ordered: true, labels: ["x", "y"] },
    "the numbers for x, y, with commas between",
    "x = 3, y = 5",
  ],
  [
    { kind: "list", items: ["3", "5"], ordered: true, unit: "cm" },
    "2 numbers in order, with commas between, in cm",
    "3 cm, 5 cm",
  ],
  [{ kind: "coordinate", value: ["-2", "1/2"] }, "a point, like (2, 5)", "(−2, 1/2)"],
  [{ kind: "expression", value: "2*n^2 - 1", variables: ["n"] }, "an expression with n, like 3n + 2", "2×n² − 1"],
  [
    { kind: "expression", value: "a+b*c", variables: ["a", "b", "c"] },
    "an expression with a, b and c, like 3a + 2b",
    "a+b×c",
  ],
  [{ kind: "choice", options: ["odd", "even"], value: "odd" }, "one of the options", "odd"],
  [{ kind: "word", accepted: ["centre", "center"] }, "a word", "centre"],
  [{ kind: "time", value: "09:05" }, "a time, like 15:45", "09:05"],
];

describe.each(rows)("%j", (spec, label, printed) => {
  test("label, print and sentence", () => {
    expect(expected(spec)).toBe(label);
    expect(answerText(spec)).toBe(printed);
    expect(ask(spec)).toMatch(/^(?:Write|Choose) .*\.$/);
  });

  test("with a decimal comma the printed key is right, too", () => {
    const printed = answerText(spec, "comma");
    expect(judge(spec, printed, { slips: [], check: "" }, "comma").verdict).toBe("right");
    expect(printed).not.toMatch(/\d\.\d/);
  });

  test("is a good spec, and its printed key is right", () => {
    expect(checkSpec(spec)).toBeNull();
    expect(judge(spec, printed, { slips: [], check: "" }).verdict).toBe("right");
  });
});

test("an example is never the answer", () => {
  const answers: AnswerSpec[] = [
    { kind: "whole", value: "42" },
    { kind: "decimal", value: "3.5" },
    { kind: "decimal", value: "3.55", tolerance: "0.1" },
    { kind: "decimal", value: "2.47", places: 2 },
    { kind: "decimal", value: "2.4718", places: 2 },
    { kind: "fraction", value: "3/4", form: "lowest" },
    { kind: "fraction", value: "6/8", form: "lowest" },
    { kind: "fraction", value: "1 1/2", form: "mixed" },
    { kind: "fraction", value: "3/2", form: "mixed" },
    { kind: "ratio", value: ["2", "3"], form: "any" },
    { kind: "ratio", value: ["4", "6"], form: "simplest" },
    { kind: "coordinate", value: ["2.0", "10/2"] },
    { kind: "expression", value: "3*n+2", variables: ["n"] },
    { kind: "expression", value: "2 + 3n", variables: ["n"] },
    { kind: "time", value: "15:45" },
    { kind: "time", value: "03:45" },
  ];
  for (const spec of answers) {
    const like = /, like (.*)\.$/.exec(ask(spec))?.[1] ?? "";
    expect(like).not.toBe("");
    expect(judge(spec, like, { slips: [], check: "" }).verdict, ask(spec)).toBe("wrong");
  }
});

describe("keys of a phone", () => {
  test.each([
    [{ kind: "whole", value: "12", unit: "cm" }, "numeric"],
    [{ kind: "whole", value: "12", unit: "sweets" }, "numeric"],
    [{ kind: "decimal", value: "1.2", unit: "kg" }, "decimal"],
    [{ kind: "whole", value: "12" }, "text"],
    [{ kind: "whole", value: "12", unit: "°C" }, "text"],
    [{ kind: "whole", value: "12", natural: true }, "numeric"],
    [{ kind: "decimal", value: "1.2", unit: "m", natural: true }, "decimal"],
    [{ kind: "decimal", value: "1.2" }, "text"],
    [{ kind: "fraction", value: "1/2", form: "any", unit: "cm" }, "text"],
    [{ kind: "time", value: "12:00" }, "text"],
  ] satisfies [AnswerSpec, string][])("%j: %s", (spec, mode) => {
    expect(inputMode(spec)).toBe(mode);
  });

  test("the sign of the answer changes nothing", () => {
    for (const unit of [undefined, "cm", "£", "°C", "m"])
      expect(inputMode({ kind: "whole", value: "5", ...(unit && { unit }) })).toBe(
        inputMode({ kind: "whole", value: "-5", ...(unit && { unit }) }),
      );
  });
});

describe("faults of authors", () => {
  test.each([
    [{ kind: "whole", value: "1.5" }, "not a whole number"],
    [{ kind: "whole", value: "twelve" }, "not a whole number"],
    [{ kind: "whole", value: "-3", unit: "cm" }, "no minus"],
    [{ kind: "whole", value: "3", unit: "<b>" }, "not a unit"],
    [{ kind: "decimal", value: "1,5" }, "not an exact number"],
    [{ kind: "decimal", value: "1.5", tolerance: "-0.1" }, "the tolerance cannot be -0.1"],
    [{ kind: "decimal", value: "1.5", tolerance: "small" }, "the tolerance"],
    [{ kind: "decimal", value: "1.5", places: -1 }, "places"],
    [{ kind: "decimal", value: "1.5", places: 1.5 }, "places"],
    [{ kind: "fraction", value: "1/0", form: "any" }, "not an exact number"],
    [{ kind: "ratio", value: ["3"], form: "any" }, "two parts"],
    [{ kind: "ratio", value: ["3", "0"], form: "any" }, "cannot be 0"],
    [{ kind: "ratio", value: ["4", "x"], form: "any" }, "not an exact number"],
    [{ kind: "coordinate", value: ["1"] }, "two or three"],
    [{ kind: "coordinate", value: ["1", "y"] }, "not an exact number"],
    [{ kind: "list", items: [], ordered: true }, "empty"],
    [{ kind: "list", items: ["1", " "], ordered: true }, "an item is empty"],
    [{ kind: "list", items: ["1", "2"], ordered: true, labels: ["x"] }, "1 labels for 2 items"],
    [{ kind: "list", items: ["1", "2"], ordered: true, labels: ["x", "x"] }, "labels are the same"],
    [{ kind: "list", items: ["1/2", "0.5"], ordered: false }, "twice"],
    [{ kind: "list", items: ["red", "Red"], ordered: false }, "twice"],
    [{ kind: "list", items: ["red, blue", "green"], ordered: true }, "is told"],
    [{ kind: "expression", value: "2n +", variables: ["n"] }, "Something is missing"],
    [{ kind: "expression", value: "2m", variables: ["n"] }, "letters here are n"],
    [{ kind: "expression", value: "1/2n", variables: ["n"] }, "two ways"],
    [{ kind: "expression", value: "n/0", variables: ["n"] }, "divided by 0"],
    [{ kind: "expression", value: "2", variables: [] }, "needs a variable"],
    [{ kind: "expression", value: "2", variables: ["2"] }, "begins with a letter"],
    [{ kind: "choice", options: ["a", "b"], value: "c" }, "not among the options"],
    [{ kind: "choice", options: ["a", "A"], value: "a" }, "two options are the same"],
    [{ kind: "word", accepted: [] }, "no word"],
    [{ kind: "word", accepted: ["!"] }, "empty"],
    [{ kind: "time", value: "25:00" }, "not a time"],
    [{ kind: "time", value: "3:45 pm" }, "not a time"],
  ] satisfies [AnswerSpec, string][])("%j: %s", (spec, fault) => {
    expect(checkSpec(spec)).toContain(fault);
  });
});

test("forms and examples with a decimal comma", () => {
  expect(ask({ kind: "decimal", value: "7" }, "comma")).toBe("Write a number, like 3,5.");
  expect(expected({ kind: "coordinate", value: ["1", "2"] }, "comma")).toBe("a point, like (2; 5)");
  expect(expected({ kind: "list", items: ["3", "5"], ordered: false }, "comma")).toBe(
    "numbers in any order, with semicolons between",
  );
  expect(expected({ kind: "list", items: ["Ava", "Ben"], ordered: true }, "comma")).toBe(
    "2 answers in order, with commas between",
  );
});

test.each<[AnswerSpec, string]>([
  [{ kind: "fraction", value: "7/4", form: "any" }, "1 3/4 or 7/4"],
  [{ kind: "fraction", value: "7/4", form: "any", unit: "kg" }, "1 3/4 kg or 7/4 kg"],
  [{ kind: "fraction", value: "3/4", form: "any" }, "3/4"],
  [{ kind: "fraction", value: "7/4", form: "lowest" }, "1 3/4 or 7/4"],
  [{ kind: "fraction", value: "7/4", form: "mixed" }, "1 3/4"],
  [{ kind: "fraction", value: "8/4", form: "lowest" }, "2"],
  [{ kind: "whole", value: "7" }, "7"],
])("a key to mark by: %j", (spec, key) => expect(keyToMark(spec)).toBe(key));
