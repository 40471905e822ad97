import fc from "fast-check";
import { describe, expect, it, test } from "vitest";
import type { SetQuestion } from "../set.ts";
import { differing, type Kept, merged, tableCsv, tableOf } from "./collect.ts";
import { groupsOf, slipsMade, teachNext } from "./needs.ts";
import type { Given } from "./result.ts";

const set = "7K2M9X";
const right: Given = { verdict: "right", tries: 1, seconds: 10, typed: "5" };
const none: Given = { verdict: "none", tries: 0, seconds: 0, typed: "" };
const wrong = (slip?: number, typed = "6"): Given => ({
  verdict: "wrong",
  tries: 2,
  seconds: 20,
  typed,
  ...(slip !== undefined && { slip }),
});
const kept = (who: string, given: readonly Given[], at = 1, of = set): Kept => ({
  at,
  result: { set: of, who, variant: 0, given, rough: false },
});

function question(item: string, marks = 1): SetQuestion {
  const slips = [
    { when: "6", say: "You added 1.", name: "added one" },
    { when: "7", say: "Look <em>again</em>." },
  ];
  return {
    item,
    title: "Sum",
    prompt: "<p>2 + 3</p>",
    answer: { kind: "whole", value: "5" },
    steps: ["5"],
    slips,
    check: "Count.",
    marks,
  };
}
const questions = [question("adding/1~5"), question("adding/0~6", 3), question("counting/0~7")];

describe("results of several devices", () => {
  const ann = kept("Ann", [right, right, right]);
  const ben = kept("Ben", [wrong(0), right, none], 2);

  it("are merged, duplicates once, other sets apart", () => {
    const stranger = kept("Zoe", [right], 3, "AAAAAA");
    const later = { ...ann, at: 9 };
    const { kept: all, duplicates, strangers } = merged(set, [ann, stranger], [ben, later]);
    expect(all).toEqual([ann, ben]);
    expect(duplicates).toEqual([later]);
    expect(strangers).toEqual([stranger]);
  });

  it("give the same in whatever order they come, none lost", () => {
    const many = fc.array(
      fc.record({ who: fc.constantFrom("Ann", "ann ", "Ben", ""), at: fc.nat(3), slip: fc.nat(1) }),
      { maxLength: 12 },
    );
    fc.assert(
      fc.property(many, many, (a, b) => {
        const [one, two] = [a, b].map((list) => list.map(({ who, at, slip }) => kept(who, [wrong(slip)], at))) as [
          Kept[],
          Kept[],
        ];
        const forth = merged(set, one, two);
        const back = merged(set, two, one);
        const plain = ({ result, at }: Kept) => [result.who.trim().toLowerCase(), at, result.given];
        expect(back.kept.map(plain)).toEqual(forth.kept.map(plain));
        expect(forth.kept.length + forth.duplicates.length).toBe(a.length + b.length);
        expect(merged(set, forth.kept, forth.kept).kept).toEqual(forth.kept);
      }),
    );
  });

  it("make a table: the last result of a name counts, nameless ones are each somebody's", () => {
    const again = kept("ben", [right, right, none], 5);
    const table = tableOf([ann, ben, again, kept("", [right]), kept("", [none], 2)], questions);
    expect(table.rows.map(({ who, right, marks, handedIn }) => [who, right, marks, handedIn])).toEqual([
      ["Ann", 3, 5, 1],
      ["ben", 2, 4, 2],
      ["", 1, 1, 1],
      ["", 0, 0, 1],
    ]);
    expect(table.most).toBe(5);
    expect(table.columns.map(({ right, answered }) => [right, answered])).toEqual([
      [3, 3],
      [2, 2],
      [1, 1],
    ]);
  });

  it("tell each pupil's own question and answer where numbers differ, and never those of the set as theirs", () => {
    const table = tableOf([kept("1", [wrong(0, "8"), right, none]), kept("2", [right, right, none])], questions);
    const questionsOf = ({ who }: { readonly who: string }) => [
      {
        ...question(`adding/1~${who}`),
        prompt: `<p>${who} + 4</p>`,
        answer: { kind: "whole" as const, value: String(Number(who) + 4) },
      },
      ...questions.slice(1),
    ];
    const [heads, keys, first, second] = tableCsv(table, questionsOf).split("\r\n");
    expect(differing(table, questionsOf)).toEqual([true, false, false]);
    expect(heads).toContain(
      '"1 Sum, each with other numbers",1 own question,1 own key,1 answer,1 slip,2 2 + 3,2 answer',
    );
    expect(keys).toBe(",,,,,,,,,key,5,,key,5,");
    expect(first).toBe("1,3,1,30,wrong,1 + 4,5,8,added one,right,5,,none,,");
    expect(second).toMatch(/^2,4,2,20,right,2 \+ 4,6,5,,right,5/);
  });

  it("make a table for spreadsheets in which nothing is worked out", () => {
    const csv = tableCsv(
      tableOf([kept('=HYPERLINK("x")', [wrong(0, "@SUM(1)"), wrong(1, "-6"), wrong(undefined, "+1,5")])], questions),
    );
    expect(csv).toMatch(/^\uFEFF.*\r\n$/s);
    const lines = csv.slice(1, -2).split("\r\n");
    expect(lines).toHaveLength(3);
    expect(lines[1]).toBe(",,,,key,5,,key,5,,key,5,");
    expect(lines[2]).toBe(`"'=HYPERLINK(""x"")",0,0,60,wrong,'@SUM(1),added one,wrong,-6,Look again.,wrong,"'+1,5",`);
    const typed = (text: string) =>
      cells(tableCsv(tableOf([kept("Ann", [wrong(0, text)])], questions))).find(
        (_, at, all) => all[at - 1] === "wrong",
      );
    expect(["3/4", "-3/4", "1 1/2", "-1 1/2", "2:15", "-6", "x/2", "and/or"].map(typed)).toEqual([
      "3\u20444",
      "\u22123\u20444",
      "1 1\u20442",
      "\u22121 1\u20442",
      "2\u223615",
      "-6",
      "x/2",
      "and/or",
    ]);
    fc.assert(
      fc.property(fc.string({ maxLength: 8 }), fc.string({ maxLength: 8 }), (who, typed) => {
        for (const cell of cells(tableCsv(tableOf([kept(who, [wrong(0, typed)])], questions))))
          if (/^[=+\-@\t\r]/.test(cell)) expect(cell).toMatch(/^-\d+([.,/]\d+)?$/);
      }),
    );
  });
});

it("a table for spreadsheets has semicolons where the decimal mark is a comma", () => {
  const half = { ...question("halves/0~1"), answer: { kind: "decimal", value: "0.5" } as const };
  const csv = tableCsv(tableOf([kept("Ann; B", [wrong(0, "0,25")])], [half]), undefined, "comma");
  const [heads, keys, first] = csv.split("\r\n");
  expect(heads).toContain("who;marks of 1;right;seconds;1 ");
  expect(keys).toBe(';;;;key;"0,5";');
  expect(first).toBe('"Ann; B";0;0;20;wrong;"0,25";added one');
});

/** An independent reading of a CSV. */
function cells(csv: string): string[] {
  return [...csv.matchAll(/(?:^|,|\r\n)(?:"((?:[^"]|"")*)"|([^",\r\n]*))/g)].map(
    ([, quoted, plain]) => quoted?.replaceAll('""', '"') ?? plain ?? "",
  );
}

describe("needs", () => {
  const table = tableOf(
    [
      kept("Ann", [right, right, right]),
      kept("Ben", [wrong(0), wrong(0), right]),
      kept("Cat", [right, wrong(0), wrong(1)]),
      kept("Dan", [none, wrong(), none]),
      kept("Eve", [right, right, wrong()]),
    ],
    questions,
  );
  const made = slipsMade(table.rows, () => questions);

  it("the slips made most come first, each pupil counted once", () => {
    expect(made.map(({ slip, rows, questions }) => [slip, rows.map(({ who }) => who), questions])).toEqual([
      ["added one", ["Ben", "Cat"], [0, 1]],
      ["Look again.", ["Cat"], [2]],
    ]);
  });

  it("a slip that was put right is told, and leads into no group", () => {
    const mended = tableOf(
      [kept("Fay", [{ ...right, tries: 2, slip: 0 }, wrong(), wrong()]), kept("Gus", [wrong(0), wrong(), wrong()])],
      questions,
    );
    const told = slipsMade(mended.rows, () => questions);
    expect(told.map(({ rows, mended }) => [rows.length, mended.map(({ who }) => who)])).toEqual([[2, ["Fay"]]]);
    expect(groupsOf(mended.rows, told).map(({ need }) => need)).toEqual(["start"]);
  });

  it("groups hold each pupil once", () => {
    expect(groupsOf(table.rows, made).map(({ need, rows }) => [need, rows.map(({ who }) => who)])).toEqual([
      ["on", ["Ann"]],
      ["slip", ["Ben", "Cat"]],
      ["start", ["Dan"]],
      ["practice", ["Eve"]],
    ]);
  });

  test("what to teach next lies before the question", () => {
    const skills = [
      { id: "counting", title: "Counting", needs: [] },
      { id: "adding", title: "Adding", needs: ["counting"] },
    ];
    expect(teachNext("adding/2~5", skills)).toEqual([{ skill: "adding", title: "Adding", stage: 1 }]);
    expect(teachNext("adding/0~5", skills)).toEqual([{ skill: "counting", title: "Counting", stage: null }]);
    expect(teachNext("counting/0~5", skills)).toEqual([{ skill: "counting", title: "Counting", stage: 0 }]);
    expect(teachNext("logic-easy-001", skills)).toEqual([]);
  });
});
