import { describe, expect, test } from "vitest";
import { family } from "../../engine/family.ts";
import { countPuzzles, numbersIn, readPuzzles } from "./read-puzzles.ts";

const eggs = family({
  level: "easy",
  minutes: 2,
  kind: "drill",
  technique: "remainders",
  ages: "8-9",
  curriculum: ["Y4"],
  bounds: { box: [2, 9] },
  write: ({ box }) => ({
    title: `Boxes of ${box}`,
    problem: `How many of $20$ eggs are left over from boxes of $${box}$?`,
    hint: "Count in steps.",
    solution: ["a", "b", "Check."],
    answer: { kind: "whole", value: String(20 % box) },
    slips: [],
    check: "Put the eggs back.",
  }),
});
const families = (path: string) => (path === "arithmetic/eggs" ? eggs : undefined);
const read = (entries: string, list = "arithmetic/easy") =>
  readPuzzles(list, `level: easy\npuzzles:\n${entries}`, families);

const written = `  - id: arithmetic-easy-001
    title: Left over
    minutes: 2
    kind: drill
    technique: remainders
    ages: 8-9
    curriculum: [Y4]
    problem: What is $7$ less $4$?
    answer: { kind: whole, value: 3 }
    hint: Count back.
    solution: [Take four away., Three are left., Check by adding.]
    check: Add it to four.
`;
const instance = "  - { id: arithmetic-easy-002, family: eggs, with: { box: 6 } }\n";

test("an entry is written out or an instance of a family", () => {
  const [first, second] = read(written + instance);
  expect(first).toMatchObject({ level: "easy", answer: { kind: "whole", value: "3" } });
  expect(second).toMatchObject({
    title: "Boxes of 6",
    answer: { kind: "whole", value: "2" },
    family: "arithmetic/eggs",
    with: { box: 6 },
  });
});

test("what has left a list is read as it was there", () => {
  expect(read(written + instance, "retired/arithmetic/easy")).toEqual(read(written + instance));
  const other = () => read(written + instance, "retired/patterns/easy");
  expect(other).toThrow("retired/patterns/easy.yaml arithmetic-easy-001: ids here begin with patterns-easy-");
});

test("numbers are those of the ids, in the order of the file", () => {
  expect(numbersIn("easy.yaml", `puzzles:\n${instance}${written}`)).toEqual([2, 1]);
});

describe("a fault says where it is and what to do", () => {
  test.each([
    ["a family that does not exist", instance.replace("eggs", "hens"), "easy-002: there is no family arithmetic/hens"],
    ["parameters outside the bounds", instance.replace("6", "12"), "easy-002: box must be a whole number from 2 to 9"],
    ["a misspelt field", written.replace("hint:", "hnit:"), "arithmetic-easy-001\n"],
    [
      "an id of another list",
      written.replaceAll("arithmetic-easy", "patterns-easy"),
      "ids here begin with arithmetic-easy-",
    ],
    ["another level than the file's", `${written}    level: hard\n`, "is hard, the file easy"],
    ["no YAML", written.replace("title:", "title: **"), "arithmetic/easy.yaml: "],
  ])("%s", (_what, entries, message) => {
    expect(() => read(entries)).toThrow(message);
  });
});

test("a list is counted without its families", () => {
  const text = `first: 1\npuzzles:\n${written}${instance}`;
  expect(countPuzzles("easy.yaml", text)).toEqual({ count: 2, first: 1 });
  expect(countPuzzles("easy.yaml", text.replace("first: 1\n", ""))).toEqual({ count: 2, first: 2 });
});
