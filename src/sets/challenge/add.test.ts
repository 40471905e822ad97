import { expect, test } from "vitest";
import { random } from "../../maths/random.ts";
import { codeOf } from "../link.ts";
import { type Kept, merged, tableOf } from "../result/collect.ts";
import { writeLong } from "../result/long.ts";
import type { Given, Result } from "../result/result.ts";
import { writeShort } from "../result/short.ts";
import type { SetQuestion, WorkSet } from "../set.ts";
import { collect } from "./add.ts";
import { readClassFile, writeClassFile } from "./class.ts";
import { type Challenge, writeChallenge } from "./link.ts";
import { usualRules } from "./rules.ts";

const set: WorkSet = {
  title: "Tables",
  entries: Array.from({ length: 12 }, (_, n) => ({ item: `times-tables/1~${n}` })),
};
const challenge: Challenge = { set, rules: usualRules };
const other: Challenge = { ...challenge, set: { ...set, title: "Another" } };

function resultFor(who: string, seed: number, { set }: Challenge = challenge): Result {
  const chance = random(seed);
  const given = set.entries.map((): Given => {
    const verdict = chance.pick(["right", "right", "almost", "wrong", "none"] as const);
    const seconds = chance.pick([5, 20, 60, 120]);
    return verdict === "none"
      ? { verdict, tries: 0, seconds, typed: "" }
      : { verdict, tries: 1, seconds, typed: String(chance.whole(0, 99)) };
  });
  return { set: codeOf(set), who, variant: 0, given, rough: false };
}

const what = (pasted: string, kept: readonly Kept[] = []) => {
  const made = collect(kept, pasted, challenge, 1000);
  return { ...made, what: made.notes.map((note) => note.what) };
};

test("the link of a challenge, scanned from the board, is told from a pupil's result", () => {
  const link = `https://sumwhere.example/challenge#${writeChallenge(challenge)}`;
  const { kept, notes, what: became } = what([link, writeShort(resultFor("7", 1))].join("\n"));
  expect(became).toEqual(["refused", "added"]);
  expect(notes[0]?.words).toMatch(/^That is a link/);
  expect(kept).toHaveLength(1);
});

test("typed and scanned codes come in one paste, each line with words of its own", () => {
  const [seven, eight] = [resultFor("7", 1), resultFor("8", 2)];
  const pasted = [writeShort(seven), "", writeLong(eight), writeLong(resultFor("9", 3, other)), "2345 6789"].join("\n");
  const { kept, notes, what: became } = what(pasted);
  expect(became).toEqual(["added", "added", "refused", "refused"]);
  expect(kept.map(({ result }) => result.who)).toEqual(["7", "8"]);
  expect(notes[2]?.words).toContain("another set");
  expect(notes[3]?.words).toContain("letters and digits");
});

test("the same code twice is there already; a newer one of the same pupil counts, and both are said", () => {
  const first = what(writeLong(resultFor("7", 1)));
  expect(what(writeLong(resultFor("7", 1)), first.kept).what).toEqual(["there"]);
  const second = collect(first.kept, writeLong(resultFor("7", 5)), challenge, 2000);
  expect(second.notes[0]).toMatchObject({ what: "again", who: "7" });
  expect(second.notes[0]?.words).toContain("the newer result counts");
  const [row] = tableOf(second.kept, []).rows;
  expect(row?.result.given).toEqual(resultFor("7", 5).given);
});

test("a typed code and the scanned one of the same result are one, with all answers, in either order", () => {
  const result = resultFor("7", 1);
  for (const codes of [
    [writeShort(result), writeLong(result)],
    [writeLong(result), writeShort(result)],
  ]) {
    const { kept } = what(codes.join("\n"));
    expect(kept).toHaveLength(1);
    expect(kept[0]?.result.rough).toBe(false);
  }
});

test("a name before a code names its pupil, and tells twins by a pupil's number", () => {
  const result = resultFor("", 4);
  expect(what(`Zoë: ${writeShort(result)}\nAli\t${writeLong(result)}`).kept.map(({ result }) => result.who)).toEqual([
    "Ali",
    "Zoë",
  ]);
  const own: Challenge = { set, rules: { ...usualRules, own: true } };
  expect(collect([], writeShort(resultFor("12", 1)), own, 0).kept[0]?.result.variant).toBe(12);
});

test("two pupils without a name whose typed codes are alike are told apart once a name is written with one", () => {
  const code = writeShort(resultFor("", 4));
  const { kept, notes } = what(`${code}\n${code}`);
  expect(kept).toHaveLength(1);
  expect(notes[1]?.words).toContain("write a name with it");
  expect(what(`Ada: ${code}`, kept).kept).toHaveLength(2);
});

test("a class of thirty, collected on two devices in any order and by any means, is one table and nobody is lost", () => {
  const chance = random(77);
  const results = Array.from({ length: 30 }, (_, n) => resultFor(String(n + 1), n + 1));
  const codeFor = (result: Result) => (chance.whole(0, 1) ? writeLong(result) : writeShort(result));
  // Ten hand in at both desks, once typed and once scanned.
  const desks = [results.slice(0, 20), results.slice(10)].map((mine, desk) =>
    collect([], chance.shuffle(mine).map(codeFor).join("\n"), challenge, 1000 * desk),
  );
  const files = desks.map(({ kept }) => writeClassFile({ name: "7B", challenge: writeChallenge(challenge), kept }));
  const read = files.map((file) => {
    const reading = readClassFile(file);
    return "results" in reading ? reading.results.kept : [];
  });
  const question: SetQuestion = { item: "", title: "", prompt: "", steps: [], slips: [], check: "", marks: 1 };
  const tables = [read, read.toReversed(), [...read, ...read]].map((order) =>
    tableOf(
      merged(codeOf(set), ...order).kept,
      set.entries.map(() => question),
    ),
  );
  for (const { rows } of tables) {
    expect(rows.map(({ who }) => who)).toEqual(results.map(({ who }) => who));
    for (const [n, row] of rows.entries())
      expect(row.right).toBe(results[n]?.given.filter(({ verdict }) => verdict === "right").length);
  }
});
