import fc from "fast-check";
import { describe, expect, it, test } from "vitest";
import { random } from "../../maths/random.ts";
import { qrDrawing } from "../qr/write.ts";
import { isLong, readLong, writeLong } from "./long.ts";
import { readResult, readResults } from "./read-result.ts";
import { type Given, isFault, type Result } from "./result.ts";
import { readShort, writeShort } from "./short.ts";

const isLongRun = process.env["TEST_LONG"] === "1";
const alphabet = "23456789ABCDEFGHJKLMNPQRSTUVWXYZ";
const set = "7K2M9X";
const other = "7K2M9Y";

const given: fc.Arbitrary<Given> = fc.oneof(
  fc.record({
    verdict: fc.constant("none" as const),
    tries: fc.constant(0),
    seconds: fc.nat(5000),
    typed: fc.constant(""),
  }),
  fc
    .record({
      verdict: fc.constantFrom("right" as const, "almost" as const, "wrong" as const),
      slip: fc.option(fc.nat(20), { nil: undefined }),
      tries: fc.integer({ min: 1, max: 40 }),
      seconds: fc.nat(5000),
      typed: fc.oneof(
        fc.string({ unit: "grapheme", maxLength: 30 }).map((text) => text.replaceAll("−", "-")),
        fc.constantFrom("3/4", "-12", "0.75", "15:45", "x = 3"),
      ),
    })
    .map(({ slip, ...one }): Given => (slip === undefined || one.verdict !== "wrong" ? one : { ...one, slip })),
);
const who = fc.oneof(
  fc.constant(""),
  fc.integer({ min: 1, max: 63 }).map(String),
  fc.string({ unit: "grapheme", maxLength: 20 }),
);
const results = fc.record({
  set: fc.constant(set),
  who,
  variant: fc.nat(10_000),
  given: fc.array(given, { maxLength: 60 }),
  rough: fc.constant(false),
});

function thirty(seed: number): Result {
  const chance = random(seed);
  const list = Array.from({ length: 30 }, (): Given => {
    const verdict = chance.pick(["right", "right", "wrong", "almost", "none"] as const);
    if (verdict === "none") return { verdict, tries: 0, seconds: chance.whole(0, 99), typed: "" };
    const slip = verdict === "wrong" && chance.whole(0, 1) ? { slip: chance.whole(0, 5) } : {};
    return {
      verdict,
      tries: chance.whole(1, 2),
      seconds: chance.whole(1, 200),
      typed: `${chance.whole(1, 99)}/${chance.whole(2, 99)}`,
      ...slip,
    };
  });
  return { set, who: String(chance.whole(1, 63)), variant: 0, given: list, rough: false };
}

describe("a typed code", () => {
  const asked = { set, questions: 30 };

  it("has at most 40 characters for 30 questions, in groups of four, none of them 0, O, 1 or I", () => {
    for (let seed = 0; seed < 200; seed++) {
      const code = writeShort(thirty(seed));
      expect(code).toMatch(/^(?:[2-9A-HJ-NP-Z]{4} ){9}[2-9A-HJ-NP-Z]{4}$/);
    }
  });

  it("gives back mark, slip, rough time and number", () => {
    fc.assert(
      fc.property(results, ({ who, given }) => {
        const read = readShort(writeShort({ set, who, given }), { set, questions: given.length });
        if (isFault(read)) throw new Error(read.problem);
        expect(read.who).toBe(/^[1-9]\d?$/.test(who) && Number(who) < 64 ? who : "");
        read.given.forEach((one, at) => {
          const was = given[at];
          expect(one.verdict).toBe(was?.verdict);
          expect(one.slip).toBe(was?.slip !== undefined && was.slip < 6 ? was.slip : undefined);
          if (one.verdict === "right") expect(one.tries > 1).toBe((was?.tries ?? 0) > 1);
          const step = (seconds = 0) => [10, 30, 90].filter((limit) => seconds >= limit).length;
          expect(step(one.seconds)).toBe(step(was?.seconds));
        });
        expect(writeShort(read)).toBe(writeShort({ set, who: read.who, given: read.given }));
      }),
    );
  });

  it("is read in small letters, without spaces and with hyphens", () => {
    const code = writeShort(thirty(1));
    const plain = readShort(code, asked);
    for (const typed of [code.toLowerCase(), code.replaceAll(" ", ""), code.replaceAll(" ", "-"), ` ${code}\n`])
      expect(readShort(typed, asked)).toEqual(plain);
  });

  it("any one wrong character is found, with its place", () => {
    for (let seed = 0; seed < (isLongRun ? 50 : 3); seed++) {
      const code = writeShort(thirty(seed)).replaceAll(" ", "");
      for (let at = 0; at < code.length; at++)
        for (const letter of alphabet) {
          if (letter === code[at]) continue;
          expect(readShort(code.slice(0, at) + letter + code.slice(at + 1), asked)).toMatchObject({
            fault: "typo",
            at,
          });
        }
    }
  });

  it("any two neighbours that changed places are found, with their place", () => {
    for (let seed = 0; seed < 100; seed++) {
      const code = writeShort(thirty(seed)).replaceAll(" ", "");
      for (let at = 0; at + 1 < code.length; at++) {
        const [a = "", b = ""] = code.slice(at);
        if (a !== b)
          expect(readShort(code.slice(0, at) + b + a + code.slice(at + 2), asked)).toMatchObject({ fault: "swap", at });
      }
    }
  });

  it("one of another set, or of as many other questions, is told apart", () => {
    for (let seed = 0; seed < 300; seed++) {
      expect(readShort(writeShort({ ...thirty(seed), set: other }), asked)).toMatchObject({ fault: "another" });
      expect(readShort(writeShort({ ...thirty(seed), given: thirty(seed).given.slice(1) }), asked)).toHaveProperty(
        "fault",
      );
    }
  });

  it(`none of ${isLongRun ? "a million" : "20,000"} altered ones is accepted`, { timeout: 1_800_000 }, () => {
    const chance = random(19);
    let accepted = 0;
    for (let round = 0; round < (isLongRun ? 1_000_000 : 20_000); round++) {
      const code = writeCached(round % 500);
      const altered = alter(code, chance);
      if (altered !== code && !isFault(readShort(altered, asked))) accepted++;
    }
    expect(accepted).toBe(0);
  });

  const codes = new Map<number, string>();
  function writeCached(seed: number): string {
    const code = codes.get(seed) ?? writeShort(thirty(seed)).replaceAll(" ", "");
    codes.set(seed, code);
    return code;
  }

  it("says in words what is wrong", () => {
    const code = writeShort(thirty(1));
    expect(readShort(" ", asked)).toMatchObject({ fault: "empty", problem: "Type the code first." });
    expect(readShort(code.replace(/.$/, "0"), asked)).toMatchObject({
      fault: "letter",
      problem: "No code has a 0, an O, a 1 or an I in it. Look at group 10 again.",
    });
    expect(readShort(`${code.slice(0, -1)}é`, asked)).toMatchObject({ fault: "letter" });
    expect(readShort(code.slice(0, -1), asked)).toMatchObject({
      fault: "length",
      problem: "A code of this set has 40 letters and digits. This one has 39.",
    });
    expect(readShort("A".repeat(100_000), asked)).toMatchObject({ fault: "length" });
  });

  it("no noise throws, and every problem is a sentence", () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.string({ unit: "binary" })), fc.nat(60), (text, questions) => {
        const read = readResult(text, { set, questions });
        if (isFault(read)) expect(read.problem).toMatch(/^[A-Z].*\.$/s);
      }),
    );
  });
});

/** One or more letters changed, swapped, lost, doubled or made up. */
function alter(code: string, chance: ReturnType<typeof random>): string {
  let text = code;
  for (let times = chance.pick([1, 1, 2, 3, 5, 10, 40]); times > 0; times--) {
    const at = chance.whole(0, Math.max(0, text.length - 1));
    const letter = chance.pick([...alphabet]);
    switch (chance.whole(0, 5)) {
      case 0:
        text = text.slice(0, at) + text.slice(at + 1) + letter;
        break;
      case 1:
        text = text.slice(0, at) + (text[at + 1] ?? "") + (text[at] ?? "") + text.slice(at + 2);
        break;
      case 2:
        text = (text.slice(0, at) + letter + text.slice(at)).slice(0, code.length);
        break;
      default:
        text = text.slice(0, at) + letter + text.slice(at + 1);
    }
  }
  return text;
}

describe("a code with every answer", () => {
  it("gives back the whole result", () => {
    fc.assert(
      fc.property(results, (result) => {
        const code = writeLong(result);
        expect(code).toMatch(/^R1[0-9A-Z]+$/);
        expect(isLong(code)).toBe(true);
        expect(readLong(code, { set, questions: result.given.length })).toEqual(result);
      }),
    );
  });

  it("of 30 questions fits a QR code that a phone reads: version 12 or less at level L", () => {
    for (let seed = 0; seed < 50; seed++) expect(qrDrawing(writeLong(thirty(seed)), "L", 12)).not.toBeNull();
  });

  it("of another set tells which; what is damaged, newer or something else is told apart", () => {
    const code = writeLong(thirty(1));
    const asked = { set, questions: 30 };
    expect(readLong(writeLong({ ...thirty(1), set: other }), asked)).toMatchObject({ fault: "another", set: other });
    expect(readLong(code.slice(0, -1), asked)).toMatchObject({ fault: "damaged" });
    expect(readLong(code.replace("R11", "R12"), asked)).toMatchObject({ fault: "newer" });
    expect(readLong("https://example.org", asked)).toMatchObject({ fault: "damaged" });
    expect(readLong("", asked)).toMatchObject({ fault: "empty" });
    expect(readLong(code, { set, questions: 29 })).toMatchObject({ fault: "damaged" });
  });

  it("none altered is accepted", () => {
    const chance = random(20);
    for (let round = 0; round < (isLongRun ? 50_000 : 1000); round++) {
      const code = writeLong(thirty(round % 50));
      const altered = `R11${alter(code.slice(3), chance).replaceAll("U", "V")}`;
      const same = altered.replaceAll("O", "0").replace(/[IL]/g, "1");
      if (same !== code) expect(isFault(readLong(altered, { set, questions: 30 }))).toBe(true);
    }
  });
});

test("many are pasted at once, of both kinds, good ones beside bad", () => {
  const [one, two] = [thirty(1), thirty(2)];
  const pasted = `${writeShort(one)}\r\n\n${writeLong(two)}\n${writeShort(two).slice(3)}`;
  const read = readResults(pasted, { set, questions: 30 });
  expect(read.map(({ read }) => (isFault(read) ? read.fault : read.who))).toEqual([one.who, two.who, "length"]);
});
