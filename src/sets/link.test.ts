import fc from "fast-check";
import { expect, test } from "vitest";
import { readClassFile } from "./challenge/class.ts";
import { readSetFile, writeSetFile } from "./file.ts";
import { codeOf, readCode, readLink, writeLink } from "./link.ts";
import { formulas, games, lists, namesInFirst, skills } from "./names.ts";
import { qrDrawing } from "./qr/write.ts";
import { type Entry, mostEntries, type WorkSet } from "./set.ts";

/** No half of a letter. */
const isWhole = (text: string) => !/\p{Surrogate}/u.test(text);

const name = fc.constantFrom(...namesInFirst);
const seed = fc.oneof(
  fc.nat(2 ** 20),
  fc.nat(2 ** 31),
  fc.constantFrom(2 ** 20 - 1, 2 ** 20, 2 ** 32 - 1, 2 ** 32, 9_999_999_999),
);
const version = fc.oneof(
  fc.constant(""),
  fc.integer({ min: 1, max: 300 }).map((n) => `@${n}`),
);
const item = fc.oneof(
  fc.tuple(name, fc.nat(999), version).map(([one, n, v]) => `${one}-${String(n).padStart(3, "0")}${v}`),
  fc.tuple(name, fc.nat(999), version, seed).map(([one, n, v, s]) => `${one}-${String(n).padStart(3, "0")}~${s}${v}`),
  fc.tuple(name, fc.nat(999), version, seed).map(([one, n, v, s]) => `${one}-${n}${v}~${s}`),
  fc.tuple(name, fc.nat(9), version, seed).map(([one, n, v, s]) => `${one}/${n}~${s}${v}`),
  fc
    .tuple(fc.constantFrom("sudoku~9", "kenken~9-all", "kenken~9", "a-new-game~9"), seed, version)
    .map(([one, s, v]) => `game/${one}-hard~${s}${v}`),
  fc.constantFrom(...formulas).map((id) => `formula/${id}`),
  fc.constantFrom("formula/adding-fractions", "fact/7x8", "a-list-to-come-001", "new-skill/0~1"),
  fc.stringMatching(/^[!-~]{1,120}$/),
);
const words = (most: number) =>
  fc.string({ unit: "grapheme", minLength: 1, maxLength: most }).filter((text) => text.trim() !== "" && isWhole(text));
const marks = fc.option(fc.integer({ min: 2, max: 20 }), { nil: undefined });
const own = fc.record({ text: words(60), answers: fc.array(words(20), { maxLength: 10 }) });
const entry: fc.Arbitrary<Entry> = fc
  .tuple(
    fc.oneof(
      item.map((item) => ({ item })),
      own.map((own) => ({ own })),
    ),
    marks,
  )
  .map(([what, marks]) => ({ ...what, ...(marks !== undefined && { marks }) }));
const set: fc.Arbitrary<WorkSet> = fc.record({
  title: fc.string({ unit: "grapheme", maxLength: 40 }).filter(isWhole),
  entries: fc.array(entry, { maxLength: 40 }),
});
const runs = process.env["TEST_LONG"] ? 20_000 : 500;

test("what a set is written as reads back as that set, from a link and from a file", () => {
  fc.assert(
    fc.property(set, (set) => {
      expect(readLink(writeLink(set))).toEqual({ set });
      expect(readLink(`https://school.example/maths/worksheets?columns=2#${writeLink(set)}`)).toEqual({ set });
      expect(readSetFile(writeSetFile(set))).toEqual({ set });
    }),
    { numRuns: runs },
  );
});

test("a link is typed by hand, too: small letters, spaces, an O for a 0 and an l for a 1", () => {
  fc.assert(
    fc.property(set, (set) => {
      const text = writeLink(set);
      const typed =
        text[0] +
        text
          .slice(1)
          .toLowerCase()
          .replaceAll("0", "o")
          .replaceAll("1", "l")
          .replace(/(.{5})/g, "$1 ");
      expect(readLink(typed)).toEqual({ set });
    }),
    { numRuns: runs / 5 },
  );
});

const alphabet = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";

test("no letter that is changed, lost, doubled or put before its neighbour goes unseen", () => {
  fc.assert(
    fc.property(
      set,
      fc.nat(),
      fc.constantFrom("change", "lose", "double", "swap", "cut"),
      fc.nat(30),
      (set, place, how, by) => {
        const text = writeLink(set);
        const at = 1 + (place % (text.length - 1));
        const letter = text[at] ?? "";
        const other = alphabet[(alphabet.indexOf(letter) + 1 + by) % 32] ?? "";
        const altered = {
          change: text.slice(0, at) + other + text.slice(at + 1),
          lose: text.slice(0, at) + text.slice(at + 1),
          double: text.slice(0, at) + letter + text.slice(at),
          swap: text.slice(0, at) + (text[at + 1] ?? "") + letter + text.slice(at + 2),
          cut: text.slice(0, at),
        }[how];
        fc.pre(altered !== text && other !== letter);
        expect(readLink(altered)).toMatchObject({ fault: "damaged" });
      },
    ),
    { numRuns: runs * 4 },
  );
});

test.each([
  ["", "none"],
  ["https://school.example/worksheets", "damaged"],
  ["https://school.example/worksheets#", "none"],
  ["3ABCDEF", "newer"],
  ["2ABCDEF", "damaged"],
  ["Z10ABCDEF", "newer"],
  ["0ABCDEF", "older"],
  ["1", "damaged"],
  ["1ABC", "damaged"],
  ["1ABCDEFGH-!", "damaged"],
  ["1".repeat(500_000), "damaged"],
])("what cannot be read is told apart: %#", (text, fault) => {
  expect(readLink(text)).toMatchObject({ fault, problem: expect.stringMatching(/^[A-Z].{20,}\.$/) });
});

test("whatever is pasted or opened, it is read or refused in words, never thrown at", () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.json(), fc.stringMatching(/^[12][0-9A-Z]{0,90}$/)), (text) => {
      const read = readLink(text);
      if (!("set" in read)) expect(read.problem).not.toBe("");
      expect(readSetFile(text)).toHaveProperty("problem");
    }),
    { numRuns: runs },
  );
});

test("a file of another kind, of tomorrow, or with a question that is none, is refused in words of its own", () => {
  const problem = (file: unknown) => (readSetFile(JSON.stringify(file)) as { problem: string }).problem;
  expect(problem({ sumwhere: 1, attempts: [] })).toMatch(/no set/);
  expect(problem({ "sumwhere-class": 1, name: "", challenge: "", results: [] })).toMatch(/results of a class/);
  expect(readClassFile(writeSetFile({ title: "", entries: [] }))).toMatchObject({
    problem: expect.stringMatching(/Worksheets/),
  });
  expect(problem({ "sumwhere-set": 2, title: "", entries: [] })).toMatch(/newer/);
  expect(problem({ "sumwhere-set": 1, title: "", entries: [{ item: "a b" }] })).toMatch(/^Question 1/);
  expect(problem({ "sumwhere-set": 1, title: "", entries: [{ item: "a" }, 3] })).toMatch(/^Question 2/);
  expect(problem({ "sumwhere-set": 1, title: "", entries: [{ item: "a", marks: 21 }] })).toMatch(/marks/);
  expect(problem({ "sumwhere-set": 1, title: "", entries: Array(mostEntries + 1).fill({ item: "a" }) })).toMatch(/201/);
});

/** Where a challenge stands, with its version, rules and check before the link of the set. */
const address = "https://sumwhere.example.org/challenge#C2ABCDEF";
const longest = (n: number) => 2 ** 31 - 1 - n;
const any = (list: readonly string[], n: number) => list[(7 * n) % list.length] ?? "";
const numbered = (n: number) => String(126 - n).padStart(3, "0");
const boards = Object.entries(games).map(([game, fields]) => `${game}~${fields.map((all) => all.at(-1)).join("-")}`);

test.each([
  ["puzzles", (n: number) => `${any(lists, n)}-${numbered(n)}`],
  ["twins", (n: number) => `${any(lists, n)}-${numbered(n)}~${longest(n)}`],
  ["twins of second versions", (n: number) => `${any(lists, n)}-${numbered(n)}~${longest(n)}@2`],
  ["questions", (n: number) => `${any(skills, n)}/${n % 8}~${longest(n)}`],
  ["boards", (n: number) => `game/${any(boards, n)}~${longest(n)}`],
  ["boards of second versions", (n: number) => `game/${any(boards, n)}~${longest(n)}@2`],
  ["formulas", (n: number) => `formula/${any(formulas, n)}`],
  ["a mix, with seeds of both lengths", (n: number) => `game/${any(boards, n)}~${n % 7 ? longest(n) : n}`],
])("thirty references and a title fit a QR code of version 12: %s", (_, item) => {
  const entries = Array.from({ length: 30 }, (_, n): Entry => ({ item: item(n) }));
  const set = { title: "Adding and taking away fractions", entries };
  const text = writeLink(set);
  expect(qrDrawing(address + text, "M")?.version).toBeLessThanOrEqual(12);
  expect(readLink(text)).toEqual({ set });
});

test("a set is known by six letters, which change with any of its questions", () => {
  const set = { title: "Halves", entries: [{ item: "times-tables/0~1" }, { item: "times-tables/0~2" }] };
  expect(codeOf(set)).toMatch(/^[0-9A-HJKMNP-TV-Z]{6}$/);
  expect(codeOf({ ...set, entries: [...set.entries].reverse() })).not.toBe(codeOf(set));
});

test("links that were shared read as they did", () => {
  const first = { title: "Tables", entries: [{ item: "times-tables/0~7" }, { item: "logic-easy-001", marks: 3 }] };
  expect(writeLink(first)).toMatchInlineSnapshot(`"1CW088R59RGR60000Y41402BNP06Y"`);
});

test("a set whose link is short is written as ever: every Sumwhere reads that; a longer one in the second version", () => {
  const of = (count: number) => ({
    title: "",
    entries: Array.from({ length: count }, (_, n) => ({ item: `times-tables/0~${longest(n)}` })),
  });
  expect(writeLink(of(10))).toMatch(/^1/);
  expect(writeLink(of(60))).toMatch(/^2/);
  expect(readLink(writeLink(of(60)))).toEqual({ set: of(60) });
});

test("links with boards, spelled out as they were in the first version, open for ever, and the code of their sheet stays", () => {
  const old =
    "1CK3R5449K2S2P5Z75DVEBJD7NVB5Z69HD3ET71KDK8VV238QWT5Q1V6RPX31WP9Z65HCB2RP5HCB2SB4ARQWWNQDSE9MYQDCQWS65MDV8W6DPD3BC8D2ZKCPW7CV2VMC7JS7WRP5HCB2RP5HCB9CHB2ZKJPXQ5S6KTXNJZK4RPHQD3GSPSMCXH1MBYCTVGXKCBEHGYB4ZK2RP5HCB2RP5HDNJ5CBYEAVPWQ4TFBPPBYCK2T6XME36V6HHP46HFSNBE3PDHDT63SCKYCB2RP5HCB2RP5RP8NHFSSBEVJWK9XETSFSJCB8VPHRCVCSQ6RGT5Z6XDRESP5Q8RF5JFSHCB2RP5HCB2S62S2P5Z75DVEBJD7NVB5Z69HD3ET71KDK6VV238QWT5Q1V6RPX31WP9Z65HCB2RP5HCB4S0CT0WCP";
  const set = {
    title: "Boards",
    entries: Array.from({ length: 12 }, (_, n) => ({
      item:
        n % 2 ? `game/kenken~${3 + (n % 5)}-all-hard~${1111111111 + n}` : `game/sudoku~9-medium2~${2 ** 31 - 1 - n}`,
    })),
  };
  expect(readLink(old)).toEqual({ set });
  expect(codeOf(set)).toBe("CT0WCP");
  expect(old.endsWith(codeOf(set))).toBe(true);
  // What is written of it now, in the second version, which is frozen here, too.
  expect(writeLink(set)).toMatchInlineSnapshot(
    `"2CK3R5449W0S0BZZZZZZ05N13MDE8J0QZZZZZP0VA278TWN41FZZZZYW06M4EHNSJ82ZZZZZWR2D88X3BKMG5ZZZZZQG8TGHT6Q890BZZZZZB05N13MDEJBHCE0A"`,
  );
});

test("the code of a sheet is read as people type it, and nothing else is taken for one", () => {
  expect(["7k3-q0m", " 7K3QOM", "sheet 7K3 Q0M", "7K3Q0M"].map(readCode)).toEqual(Array(4).fill("7K3Q0M"));
  expect(["", "7K3Q0", "7K3Q0MM", "7K3Q0!", "UUUUUU"].map(readCode)).toEqual(Array(5).fill(null));
  expect(readCode("ILO123")).toBe("110123");
});
