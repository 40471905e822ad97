import { createHash } from "node:crypto";
import { describe, expect, test } from "vitest";
import { oneIn } from "../../../src/engine/contract-tests/scale.ts";
import { type Beside, ofBank, ofLibrary, ofPosers, ofQuiz } from "../texts.ts";
import { inOrder, inWords } from "./number-words.ts";
import { noted, notesOf } from "./reading.ts";

/**
 * What stands beside the problems (hints, solutions, checks, slips with what was typed, explanations, misconceptions) and all of the library is worked out
 * where it can be (tests/proofs/sums). What no proof works out is kept, as the notes of the problems are: its numbers with their units, names, signs and
 * words of relation, a mark of them for each part. So none can change unnoticed: a change turns this test red, and says in which part of what. Read that text once
 * more; when all it says is so, `npx vitest run tests/proofs/reading/kept -u` keeps the new marks. Other words may be mended freely.
 */
function markOf(texts: readonly Beside[]): string | null {
  const said = texts.map(({ text, when }) => (when === undefined ? "" : `${when}: `) + noted(notesOf(text)));
  return said.some(Boolean) ? createHash("sha256").update(said.join("\n")).digest("hex").slice(0, 6) : null;
}

function marks(all: readonly Beside[]): string {
  const entries = new Map<string, Map<string, Beside[]>>();
  for (const one of all) {
    const parts = entries.get(`${one.kind} ${one.id}`) ?? new Map<string, Beside[]>();
    entries.set(`${one.kind} ${one.id}`, parts.set(one.part, [...(parts.get(one.part) ?? []), one]));
  }
  const lines = [...entries].map(([entry, parts]) => {
    const marked = [...parts].map(([part, texts]) => ({ part, mark: markOf(texts) }));
    return `${entry}: ${marked.flatMap(({ part, mark }) => (mark === null ? [] : [`${part} ${mark}`])).join(", ")}`;
  });
  return `${lines.join("\n")}\n`;
}

const slip = (text: string, when: string): Beside => ({ kind: "bank", id: "one", part: "slip", text, when });

test("a number, a number word, a unit, a name, a sign and what was typed change a mark; other words do not", () => {
  const all = [
    ["You counted six of Mei's 4 kg apples.", "24"],
    ["You counted six of Mei's 4 kg apples.", "25"],
    ["You counted seven of Mei's 4 kg apples.", "24"],
    ["You counted six of Mei's 4 g apples.", "24"],
    ["You counted six of Wei's 4 kg apples.", "24"],
    ["You counted six of Mei's 4 kg apples at most.", "24"],
  ] as const;
  expect(new Set(all.map(([text, when]) => marks([slip(text, when)]))).size).toBe(all.length);
  expect(marks([slip("So you took six of Mei's 4 kg apples.", "24")])).toBe(marks([slip(...all[0])]));
});

/** Another number in the place of one of a text, written as that one is. */
function altered(text: string, place: number): string | null {
  const numbers = notesOf(text).filter((note) => note.kind === "number");
  const note = numbers[place % Math.max(1, numbers.length)];
  if (!note) return null;
  const next = Math.abs(note.value) + 1;
  const said: Partial<Record<typeof note.form, string>> = {
    digits: String(Number(next.toFixed(6))),
    word: inWords(next),
    ordinal: inOrder(next),
  };
  const other = said[note.form];
  return other === undefined ? null : text.slice(0, note.from) + other + text.slice(note.to);
}

test("a number that is planted anywhere beside a problem, in the quiz or in the library is noticed", () => {
  const texts = [...ofBank, ...ofQuiz, ...ofLibrary()].filter(({ part }) => part !== "problem");
  let planted = 0;
  const missed = oneIn(10, texts).flatMap((one, at) => {
    const text = altered(one.text, at);
    if (text === null) return [];
    planted += 1;
    return markOf([{ ...one, text }]) === markOf([one]) ? [`${one.kind} ${one.id}, ${one.part}: ${text}`] : [];
  });
  expect(missed).toEqual([]);
  expect(planted).toBeGreaterThan(1000);
});

describe("what stands beside the problems says what it said when it was read", () => {
  test.each([
    ["bank", () => ofBank],
    ["quiz", () => ofQuiz],
    ["posers", () => ofPosers([0, 1])],
    ["library", ofLibrary],
  ] as const)("%s", async (name, texts) => {
    const beside = texts().filter(({ part }) => part !== "problem");
    await expect(marks(beside)).toMatchFileSnapshot(`./notes/beside-${name}.txt`);
  });
});
