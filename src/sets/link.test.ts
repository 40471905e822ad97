import fc from "fast-check";
import { expect, test } from "vitest";
import { readSetFile, writeSetFile } from "./file.ts";
import { codeOf, readCode, readLink, writeLink } from "./link.ts";
import { names } from "./names.ts";
import { type Entry, mostEntries, type WorkSet } from "./set.ts";

/** No half of a letter. */
const isWhole = (text: string) => !/\p{Surrogate}/u.test(text);

const name = fc.constantFrom(...names);
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
  fc.tuple(fc.constantFrom("sudoku", "kenken", "a-new-game"), seed).map(([one, s]) => `game/${one}~9-hard~${s}`),
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
  ["2ABCDEF", "newer"],
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
    fc.property(fc.oneof(fc.string(), fc.json(), fc.stringMatching(/^1[0-9A-Z]{0,90}$/)), (text) => {
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
  expect(problem({ "sumwhere-set": 2, title: "", entries: [] })).toMatch(/newer/);
  expect(problem({ "sumwhere-set": 1, title: "", entries: [{ item: "a b" }] })).toMatch(/^Question 1/);
  expect(problem({ "sumwhere-set": 1, title: "", entries: [{ item: "a" }, 3] })).toMatch(/^Question 2/);
  expect(problem({ "sumwhere-set": 1, title: "", entries: [{ item: "a", marks: 21 }] })).toMatch(/marks/);
  expect(problem({ "sumwhere-set": 1, title: "", entries: Array(mostEntries + 1).fill({ item: "a" }) })).toMatch(/201/);
});

/** What a QR code of version 12 at level M holds, in bits: the address in bytes, then letters and digits, two in eleven bits. */
const room = 2320;
const address = "https://sumwhere.example.org/worksheets#";

test("thirty questions and a title fit a QR code of version 12", () => {
  const hardest = (n: number): Entry => ({ item: `${names[n * 4]}-${String(999 - n)}~${2 ** 31 - 1 - n}` });
  const entries = Array.from(
    { length: 30 },
    (_, n): Entry => (n % 2 ? { item: `${names[50 + n]}/5~${2 ** 31 - 1 - n}` } : hardest(n)),
  );
  const text = writeLink({ title: "Adding and taking away fractions", entries });
  const bits = 4 + 16 + 8 * address.length + 4 + 13 + Math.ceil((text.length * 11) / 2);
  expect(bits).toBeLessThanOrEqual(room);
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

test("the code of a sheet is read as people type it, and nothing else is taken for one", () => {
  expect(["7k3-q0m", " 7K3QOM", "sheet 7K3 Q0M", "7K3Q0M"].map(readCode)).toEqual(Array(4).fill("7K3Q0M"));
  expect(["", "7K3Q0", "7K3Q0MM", "7K3Q0!", "UUUUUU"].map(readCode)).toEqual(Array(5).fill(null));
  expect(readCode("ILO123")).toBe("110123");
});
