import { expect, test } from "vitest";
import type { AnswerSpec } from "./answer.ts";
import { judge } from "./judge.ts";
import { verdictTable } from "./verdict-table.ts";

verdictTable("x and y", { kind: "list", items: ["3", "5"], ordered: true, labels: ["x", "y"] }, [
  ["x = 3, y = 5", "right", "x = 3, y = 5", "Yes: x = 3, y = 5."],
  ["y=5; x=3", "right", "y = 5, x = 3"],
  ["x is 3 and y is 5", "right"],
  ["X=3 Y=5", "right"],
  ["x: 3, y: 5", "right"],
  ["3, 5", "right", "3, 5"],
  ["3 and 5", "right"],
  ["3 5", "right"],
  ["(3, 5)", "right"],
  ["3,5", "right", "3, 5"],
  ["5, 3", "wrong", "5, 3", "the right numbers in another order"],
  ["x=5, y=3", "wrong", null, "another order"],
  ["3, 7", "wrong", "3, 7", "1 of your 2 is right."],
  ["x = 3", "wrong", null, "2 numbers are wanted; you wrote 1."],
  ["x=3, x=5", "unread"],
  ["three, five", "unread", null, "Write the numbers for x, y, with commas between."],
]);

verdictTable(
  "words behind the numbers",
  { kind: "list", items: ["3", "6"], ordered: true, labels: ["girls", "boys"] },
  [
    ["3 girls and 6 boys", "right", "girls = 3, boys = 6"],
    ["6 boys, 3 girls", "right"],
    ["girls: 3, boys: 6", "right"],
    ["6 girls, 3 boys", "wrong"],
  ],
);

verdictTable("letters", { kind: "list", items: ["C", "E", "G"], ordered: false }, [
  ["C, E, G", "right"],
  ["CEG", "right"],
  ["gec", "right"],
  ["CEF", "wrong"],
  ["CE", "wrong"],
]);

verdictTable("letters that begin with an A", { kind: "list", items: ["B", "D", "A"], ordered: true }, [
  ["B D A", "right"],
  ["A B D A", "wrong"],
  ["ABDA", "wrong"],
  ["A B D", "wrong"],
]);

verdictTable("a set", { kind: "list", items: ["-3", "3", "5"], ordered: false }, [
  ["3, 5, -3", "right"],
  ["±3, 5", "right", "3, −3, 5"],
  ["{5; 3; −3}", "right"],
  ["3 or 5 or -3", "right"],
  ["3, 5 & -3,", "right"],
  ["x = 3, x = -3, x = 5", "right"],
  ["3, 3, 5, -3", "almost", null, "3 is there twice"],
  ["3, 3, 5", "wrong", null, "3 is there twice. 2 of your 3 are right."],
  ["3, 5", "wrong", null, "All 2 of yours are right. There is more to find."],
  ["3", "wrong", null, "It is right. There is more to find."],
  ["3, 5, 7", "wrong", null, "2 of your 3 are right."],
  ["3, 5, -3, 9", "wrong", null, "something that does not belong"],
  ["1, 2, 4", "wrong", "1, 2, 4", "You wrote 1, 2, 4."],
  [",", "unread"],
  ["3,,5", "unread"],
]);

verdictTable("numbers with thousands", { kind: "list", items: ["1234", "5"], ordered: false }, [
  ["1,234, 5", "right", "1234, 5"],
  ["1,234; 5", "right"],
  ["5 and 1,234", "right"],
  ["1 234, 5", "right"],
]);

verdictTable(
  "decimals with commas",
  { kind: "list", items: ["1.5", "2.5"], ordered: true },
  [
    ["1,5; 2,5", "right", "1,5; 2,5"],
    ["1,5, 2,5", "right"],
    ["1,5 2,5", "right"],
    ["1.5, 2.5", "right"],
  ],
  "comma",
);

verdictTable("repeated numbers in order", { kind: "list", items: ["5", "5", "7", "1/2"], ordered: true }, [
  ["5, 5, 7, 1/2", "right"],
  ["5 5 7 0.5", "right"],
  ["5, 7, 5, 1/2", "wrong", null, "another order"],
  ["5, 7, 1/2", "wrong", null, "4 numbers are wanted; you wrote 3. All 3 of yours are right."],
]);

verdictTable("powers", { kind: "list", items: ["11^8", "7^12", "3^24"], ordered: true }, [
  ["11^8, 7^12, 3^24", "right"],
  ["11⁸, 7¹², 3²⁴", "right"],
  ["3^24, 7^12, 11^8", "wrong", null, "another order"],
]);

verdictTable("numbers with a unit", { kind: "list", items: ["3", "5"], ordered: true, unit: "cm" }, [
  ["3 cm, 5 cm", "right", "3 cm, 5 cm"],
  ["3 and 5 cm", "right"],
  ["30 mm, 50 mm", "almost", null, "the puzzle asks for cm"],
  ["3, 5 apples", "unread"],
]);

verdictTable("names in order", { kind: "list", items: ["Ava", "Ben", "Zoë Lee"], ordered: true }, [
  ["ava, ben, zoe lee", "right"],
  ["Ava, Ben and Zoë-Lee.", "right"],
  ["Ben, Ava, Zoe Lee", "wrong", null, "the right answers in another order"],
  ["Ava, Ben", "wrong", null, "3 answers are wanted; you wrote 2. All 2 of yours are right."],
  ["1, 2, 3", "unread", null, "Write words, not numbers."],
]);

verdictTable(
  "names with what they are",
  { kind: "list", items: ["knight", "knave"], ordered: true, labels: ["Ava", "Ben"] },
  [
    ["Ava knight, Ben knave", "right"],
    ["Ben: knave; Ava: knight", "right"],
    ["Ava is a knight and Ben is a knave", "right"],
    ["knight, knave", "right"],
    ["knave, knight", "wrong"],
  ],
);

verdictTable("words that are equations", { kind: "list", items: ["9 − 4 = 5", "2 × 3 = 6"], ordered: false }, [
  ["2*3=6, 9-4=5", "right"],
  ["9 - 4 = 5; 2 × 3 = 6", "right"],
  ["9 - 4 = 6; 2 × 3 = 6", "wrong", null, "1 of your 2 is right."],
]);

verdictTable("point", { kind: "coordinate", value: ["2", "-5"] }, [
  ["(2, -5)", "right", "(2, −5)"],
  ["2,-5", "right"],
  ["2 −5", "right"],
  ["[2; -5]", "right"],
  ["(2|-5)", "right"],
  ["P(2, -5)", "right"],
  ["P = (2, -5)", "right"],
  ["x = 2, y = -5", "right"],
  ["y=-5, x=2", "right"],
  ["(4/2, -5.0)", "right"],
  ["(-5, 2)", "wrong", null, "Did you swap x and y?"],
  ["(2, 5)", "wrong", "(2, 5)", "x is right."],
  ["(3, 5)", "wrong", "(3, 5)", "You wrote (3, 5)."],
  ["(2, -5, 0)", "wrong", null, "The point has 2 numbers."],
  ["2", "unread", null, "Write a point, like (2, 5)."],
  ["(a, b)", "unread"],
  ["x=2, x=-5", "unread"],
]);

verdictTable(
  "point with decimals",
  { kind: "coordinate", value: ["1.5", "2.5"] },
  [
    ["(1,5; 2,5)", "right", "(1,5; 2,5)"],
    ["1,5, 2,5", "right"],
  ],
  "comma",
);
verdictTable("point in space", { kind: "coordinate", value: ["1", "2", "3"] }, [
  ["(1, 2, 3)", "right"],
  ["(3, 2, 1)", "wrong", null, "another order"],
  ["x=1, y=2, z=3", "right"],
]);

verdictTable("ratio", { kind: "ratio", value: ["3", "4"], form: "simplest" }, [
  ["3:4", "right", "3:4"],
  ["3 : 4", "right"],
  ["3 to 4", "right"],
  ["3∶4", "right"],
  ["3, 4", "right"],
  ["6:8", "almost", "6:8", "simplest form"],
  ["1.5:2", "almost"],
  ["3/4", "almost", "3:4", "a colon"],
  ["4:3", "wrong", "4:3", "Which part comes first?"],
  ["3:5", "wrong", "3:5", "You wrote 3:5."],
  ["3:4:5", "wrong", null, "This ratio has 2 parts."],
  ["-3:-4", "wrong"],
  ["0:0", "wrong"],
  ["3", "unread", null, "Write a ratio in its simplest form, like 2:3."],
  ["3:", "unread"],
  ["a:b", "unread"],
]);

verdictTable("ratio of three, any form", { kind: "ratio", value: ["1", "2", "5"], form: "any" }, [
  ["2:4:10", "right"],
  ["1/2 : 1 : 2.5", "right"],
  ["5:2:1", "wrong", null, "Which part comes first?"],
]);

verdictTable("a quotient with its remainder", { kind: "list", items: ["17", "2"], ordered: true }, [
  ["17 r 2", "right", "17, 2"],
  ["17r2", "right"],
  ["17 remainder 2", "right"],
  ["17 rem. 2", "right"],
  ["2 r 17", "wrong"],
  ["17 r", "unread"],
]);

test("a slip of a list is recognised in every order in which it is the same answer", () => {
  const slips = [{ when: "2, 7", say: "Those are factors of 14." }];
  const wrongTo = (answer: AnswerSpec, typed: string) => {
    const judged = judge(answer, typed, { slips, check: "" });
    return judged.verdict === "wrong" && judged.slip;
  };
  const unordered = { kind: "list", items: ["3", "5"], ordered: false } as const;
  expect(wrongTo(unordered, "7 and 2")).toBe(true);
  expect(wrongTo(unordered, "2, 8")).toBe(false);
  const ordered = { kind: "list", items: ["3", "5"], ordered: true } as const;
  expect(wrongTo(ordered, "2, 7")).toBe(true);
  expect(wrongTo(ordered, "7, 2")).toBe(false);
  const labelled = { ...ordered, labels: ["x", "y"] };
  expect(wrongTo(labelled, "y = 7, x = 2")).toBe(true);
  expect(wrongTo(labelled, "x = 7, y = 2")).toBe(false);
});
