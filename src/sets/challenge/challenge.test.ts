import { expect, test } from "vitest";
import { random } from "../../maths/random.ts";
import { codeOf, writeLink } from "../link.ts";
import { qrDrawing } from "../qr/write.ts";
import type { WorkSet } from "../set.ts";
import { readClassFile, writeClassFile } from "./class.ts";
import { type Challenge, keyOf, readChallenge, seedOf, variantFor, writeChallenge } from "./link.ts";
import { asks, type Rules, rulesInWords, sound, usualRules } from "./rules.ts";
import { answered, isClosed, nothingDone, type Run, readRun, resultOf, timeLeft, triesLeft, writeRun } from "./run.ts";

const set: WorkSet = {
  title: "Fractions",
  entries: Array.from({ length: 30 }, (_, n) => ({ item: `adding-fractions/${n % 3}~${n * 977}` })),
};

function anyRules(seed: number): Rules {
  const chance = random(seed);
  const flag = () => chance.whole(0, 1) === 1;
  return sound({
    hints: flag(),
    tries: chance.pick([0, 1, 2, 3] as const),
    minutes: chance.whole(0, 240),
    mixed: flag(),
    own: flag(),
    ask: chance.pick(asks),
  });
}

test("a challenge reads back as it was written, out of its text, its address and small letters", () => {
  for (let seed = 0; seed < 200; seed++) {
    const rules = anyRules(seed);
    const challenge: Challenge = { set, rules, ...(rules.own && { dealt: seed % 2 === 0 ? 1 : 2 }) };
    const text = writeChallenge(challenge);
    expect(readChallenge(text)).toEqual({ challenge });
    expect(readChallenge(`https://host/challenge#${text.toLowerCase()}`)).toEqual({ challenge });
  }
});

test("no altered challenge is taken for another: not a letter of its rules, of its check or of its set", () => {
  const text = writeChallenge({ set, rules: usualRules });
  const letters = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";
  for (let at = 2; at < text.length; at++)
    for (const letter of letters) {
      if (letter === text[at]) continue;
      const read = readChallenge(text.slice(0, at) + letter + text.slice(at + 1));
      expect("challenge" in read, `${letter} at ${at}`).toBe(false);
    }
  for (let end = 0; end < text.length; end++) expect("challenge" in readChallenge(text.slice(0, end))).toBe(false);
});

test("each kind of wrong link has words of its own", () => {
  expect(readChallenge("")).toMatchObject({ fault: "none" });
  expect(readChallenge("#")).toMatchObject({ fault: "none" });
  expect(readChallenge(writeLink(set))).toMatchObject({ fault: "set" });
  expect(readChallenge("C0ABC")).toMatchObject({ fault: "older" });
  expect(readChallenge("C3ABCDEFGH")).toMatchObject({ fault: "newer" });
  expect(readChallenge("what?")).toMatchObject({ fault: "damaged" });
});

test("the address of thirty questions with rules fits a code that a phone reads from the board", () => {
  const address = `https://sumwhere.example/challenge#${writeChallenge({ set, rules: usualRules })}`;
  expect(qrDrawing(address, "M")?.version).toBeLessThanOrEqual(14);
});

test("numbers of their own need a pupil's number, and differ from pupil to pupil", () => {
  expect(sound({ ...usualRules, own: true, ask: "name" }).ask).toBe("number");
  const own = { ...usualRules, own: true };
  expect(variantFor(own, "17")).toBe(17);
  expect(variantFor(usualRules, "17")).toBe(0);
  expect(new Set(Array.from({ length: 64 }, (_, n) => seedOf(set, n))).size).toBe(64);
  expect(rulesInWords(own).join(" ")).toContain("Your numbers are your own");
});

test("a challenge that was handed out is read and written as it was: how numbers were dealt is never changed", () => {
  const rules: Rules = { ...usualRules, own: true };
  const before = writeChallenge({ set, rules, dealt: 1 });
  expect(before.startsWith("C1")).toBe(true);
  expect(readChallenge(before)).toEqual({ challenge: { set, rules, dealt: 1 } });
  expect(readChallenge(writeChallenge({ set, rules }))).toEqual({ challenge: { set, rules, dealt: 2 } });
  expect(keyOf({ set, rules })).not.toBe(keyOf({ set, rules, dealt: 1 }));
  // Without numbers of their own there is nothing to deal: devices that know no second version read it.
  expect(writeChallenge({ set, rules: usualRules }).startsWith("C1")).toBe(true);
});

const run: Run = {
  key: keyOf({ set, rules: usualRules }),
  who: "7",
  order: set.entries.map((_, n) => n),
  at: 0,
  begun: 1_000_000,
  ended: 0,
  done: set.entries.map(() => nothingDone),
};

test("answers are counted with their times and their first slip, also one that was mended", () => {
  const wrong = answered(run, 2, { verdict: "wrong", slip: 1, typed: "5", hint: false }, 4000);
  const right = answered(wrong, 2, { verdict: "right", typed: "6", hint: true }, 2500);
  expect(resultOf(wrong, codeOf(set), 0).given[2]).toEqual({
    verdict: "wrong",
    slip: 1,
    tries: 1,
    seconds: 4,
    typed: "5",
  });
  expect(right.done[2]?.slip).toBeUndefined();
  const mended = { verdict: "right", slip: 1, tries: 2, seconds: 7, typed: "6" };
  expect(resultOf(right, codeOf(set), 0).given[2]).toEqual(mended);
  const other = answered(wrong, 2, { verdict: "wrong", slip: 0, typed: "7", hint: false }, 1000);
  expect(other.done[2]?.slip).toBe(0);
  expect(resultOf(other, codeOf(set), 0).given[2]?.slip).toBe(1);
});

test("a question closes with the right answer or the last try, and the clock runs on without the page", () => {
  expect(isClosed({ verdict: "wrong", tries: 2 }, { tries: 2 })).toBe(true);
  expect(isClosed({ verdict: "wrong", tries: 9 }, { tries: 0 })).toBe(false);
  expect(isClosed({ verdict: "right", tries: 1 }, { tries: 3 })).toBe(true);
  expect(triesLeft({ tries: 1 }, { tries: 3 })).toBe(2);
  expect(timeLeft(run, { ...usualRules, minutes: 2 }, 1_060_000)).toBe(60_000);
  expect(timeLeft(run, { ...usualRules, minutes: 2 }, 9_000_000)).toBe(0);
  expect(timeLeft(run, usualRules, 9_000_000)).toBeNull();
});

test("an answer that is almost right costs no try, once in each question", () => {
  const almost = { verdict: "almost", typed: "2/4", hint: false } as const;
  const wrong = { verdict: "wrong", typed: "1/3", hint: false } as const;
  const [one, three] = [{ tries: 1 }, { tries: 3 }] as const;
  const place = (of: Run) => of.done[0] ?? nothingDone;
  const first = answered(run, 0, almost, 1000);
  expect(isClosed(place(first), one)).toBe(false);
  expect(triesLeft(place(first), one)).toBe(1);
  expect(triesLeft(place(first), three)).toBe(3);
  expect(isClosed(place(answered(first, 0, almost, 1000)), one)).toBe(true);
  expect(isClosed(place(answered(first, 0, wrong, 1000)), one)).toBe(true);
  expect(triesLeft(place(answered(answered(run, 0, wrong, 1000), 0, almost, 1000)), three)).toBe(2);
  // Its answers are told as they were given, and it survives a reload.
  expect(resultOf(first, codeOf(set), 0).given[0]).toMatchObject({ verdict: "almost", tries: 1 });
  expect(readRun(writeRun(first), run.key, 30)).toEqual(first);
});

test("a run is kept whole, and what is none or of another challenge is not taken for it", () => {
  expect(readRun(writeRun(run), run.key, 30)).toEqual(run);
  expect(readRun(writeRun(run), "C1another", 30)).toBeNull();
  expect(readRun(writeRun(run), run.key, 29)).toBeNull();
  expect(readRun(writeRun({ ...run, order: run.order.map(() => 0) }), run.key, 30)).toBeNull();
  for (const text of [null, undefined, "", "{", "[]", "null", '{"run":2}', writeRun(run).replace('"none"', '"maybe"')])
    expect(readRun(text, run.key, 30)).toBeNull();
});

test("collected results travel in a file; what is damaged in it is left out and counted", () => {
  const kept = ["7", "Zoë"].map((who, n) => ({ result: { ...resultOf(run, codeOf(set), 0), who }, at: 5000 + n }));
  const results = { name: "7B", challenge: writeChallenge({ set, rules: usualRules }), kept };
  const file = writeClassFile(results);
  expect(readClassFile(file)).toEqual({ results, lost: 0 });
  expect(readClassFile(file.replace(/"R1./, '"R1x'))).toMatchObject({ lost: 1, results: { kept: [kept[1]] } });
  expect(readClassFile(file.replace('"sumwhere-class":1', '"sumwhere-class":2'))).toHaveProperty("problem");
  for (const text of ["", "{}", "[1]", '{"sumwhere-class":1}', file.slice(0, 50)])
    expect(readClassFile(text)).toHaveProperty("problem");
});

test("a challenge whose set was spelled out opens as it did, and is told by the same letters", () => {
  const old =
    "C1R02VF21CK3R5449K2S2P5Z75DVEBJD7NVB5Z69HD3ET71KDK8VV238QWT5Q1V6RPX31WP9Z65HCB2RP5HCB2SB4ARQWWNQDSE9MYQDCQWS65MDV8W6DPD3BC8D2ZKCPW7CV2VMC7JS7WRP5HCB2RP5HCB9CHB2ZKJPXQ5S6KTXNJZK4RPHQD3GSPSMCXH1MBYCTVGXKCBEHGYB4ZK2RP5HCB2RP5HDNJ5CBYEAVPWQ4TFBPPBYCK2T6XME36V6HHP46HFSNBE3PDHDT63SCKYCB2RP5HCB2RP5RP8NHFSSBEVJWK9XETSFSJCB8VPHRCVCSQ6RGT5Z6XDRESP5Q8RF5JFSHCB2RP5HCB2S62S2P5Z75DVEBJD7NVB5Z69HD3ET71KDK6VV238QWT5Q1V6RPX31WP9Z65HCB2RP5HCB4S0CT0WCP";
  const read = readChallenge(old);
  if (!("challenge" in read)) throw new Error(read.problem);
  expect(read.challenge.set.entries).toHaveLength(12);
  expect(keyOf(read.challenge)).toBe("R02VF2CT0WCP");
  // Given again, its set is written shorter, and it is the same challenge.
  const again = writeChallenge(read.challenge);
  expect(again.length).toBeLessThan(old.length / 2 + 40);
  expect(readChallenge(again)).toEqual(read);
});
