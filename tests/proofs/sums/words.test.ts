import { describe, expect, test } from "vitest";
import { seeds } from "../../../src/engine/contract-tests/scale.ts";
import { type Beside, ofBank, ofLibrary, ofPosers, ofQuiz } from "../texts.ts";
import { misfit, solvedIn } from "./equations.ts";
import { spokenIn } from "./spoken.ts";
import { faultOf } from "./sums.ts";
import { timesIn, wrongTimes } from "./times.ts";

// What sums.ts does for formulas this does for sentences: sums in words, times of day, and equations whose solution is named beside them are worked
// out wherever they stand, in the bank, the quiz, all families and stages, and the library.

const spokenFaults = (text: string) => spokenIn(text).flatMap((sum) => faultOf(sum) ?? []);
const misfits = (...texts: string[]) => solvedIn(texts).flatMap((one) => misfit(one) ?? []);

describe("sums in words", () => {
  test.each([
    "Six times seven is forty-two.",
    "Half of $96$ is $48$. How far can you step out?",
    "A third of 45 is 15, and three quarters of twenty are fifteen.",
    "Twice 8 is sixteen, and 9 squared is 81.",
    "Here 3, 4 and 5 make twelve.",
    "The sum of nine and two is 11, and the product of $2$, $3$ and $7$ is 42.",
    "The greatest common factor of $12$ and $36$ is $12$.",
    "The smallest number that is a multiple of both $8$ and $6$ is $24$.",
    "6 less than 20 is 14, and 20 divided by 4 is five.",
  ])("%s is true", (text) => {
    expect(spokenIn(text)).not.toEqual([]);
    expect(spokenFaults(text)).toEqual([]);
  });

  test.each([
    "Six times seven is forty-three.",
    "Half of $96$ is $47$. How far can you step out?",
    "Three quarters of twenty are sixteen.",
    "Twice 8 is fifteen.",
    "3, 4 and 5 make thirteen.",
    "The sum of nine and three is 11.",
    "The greatest common factor of $12$ and $36$ is $6$.",
    "The smallest number that is a multiple of both $8$ and $6$ is $48$.",
    "7 less than 20 is 14.",
  ])("%s is not", (text) => expect(spokenFaults(text)).not.toEqual([]));

  test.each([
    "Half of 7 is 2 times 3 and a half.",
    "Two of three are 5 minutes late.",
    "At 5 times 6 is not enough.",
    "Each of 4 and 5 makes 6 steps.",
  ])("%s says nothing", (text) => expect(spokenIn(text)).toEqual([]));
});

describe("times", () => {
  test.each([
    "From 15:51 to 19:51 it is $240$ minutes.",
    "2 hours and 20 minutes after 12:00 is 2:20.",
    "The bus arrives 50 minutes after 3:20, at 4:10.",
    "Four times 40 minutes are 160 minutes, which is 2 hours 40 minutes. Before 18:00 that is 15:20.",
  ])("%s is true", (text) => {
    expect(timesIn(text)).toBe(1);
    expect(wrongTimes(text)).toEqual([]);
  });
  test.each([
    "From 15:51 to 19:41 it is $240$ minutes.",
    "2 hours and 20 minutes after 12:00 is 2:30.",
    "The bus arrives 50 minutes after 3:20, at 4:00.",
    "That is 160 minutes, which is 2 hours 40 minutes. Before 18:00 that is 15:30.",
  ])("%s is not", (text) => expect(wrongTimes(text)).not.toEqual([]));
});

describe("equations with a solution beside them", () => {
  test.each([["So $3x = 15$, and $x = 5$."], ["$2k + 1 = 7$", "So $k = 3$."], ["$n^2 = 49$, so $n = 7$."]])(
    "%s is true",
    (...texts) => {
      expect(solvedIn(texts)).not.toEqual([]);
      expect(misfits(...texts)).toEqual([]);
    },
  );
  test.each([["So $3x = 14$, and $x = 5$."], ["$2k + 1 = 7$", "So $k = 4$."], ["$n^2 = 48$, so $n = 7$."]])(
    "%s is not",
    (...texts) => expect(misfits(...texts)).not.toEqual([]),
  );
  test.each([
    "For $k = 0$ the first says $k^2 + 2k = 24$.",
    "$x = 3$ or $x = 4$ from $x^2 = 5$",
    "$f(x) = 2x$, $x = 1$",
  ])("%s says nothing", (text) => expect(solvedIn([text])).toEqual([]));
});

/** Texts that say what is not so, by what they belong to, and why. */
const onPurpose: Readonly<Record<string, string>> = {
  "bank geometry-3d-shapes-017": "three numbers add up to 7 in no pair",
  "bank number-theory-hard-007": "products in remainders",
  "bank number-theory-hard-017": "products in remainders",
  "bank number-theory-hard-026": "products in remainders",
  "bank riddles-002": "the hours of a clock",
  "bank algebra-linear-003": "a working with a mistake in it",
  "bank algebra-linear-006": "lists of values, and one that does not fit",
  "bank logic-hard-040": "a value is tried that does not fit",
  "family geometry/net-of-a-cube": "three numbers add up to 7 in no pair",
  "family number-theory/undo-a-multiplication": "products in remainders",
  "family algebra/bottom-of-the-valley": "the same letter for the place and for a place to try",
  "glossary identity": "an equation beside an identity, which holds for another number",
  "exam-formulas newton-raphson": "a first guess, which is no solution",
  "tutorials linear-equations": "somebody's work with a mistake in it",
  "investigations four-weights": "weights that make all from 0 to 7",
  "investigations sum-and-product": "a pair makes its product",
  "mathematicians brahmagupta": "what he said of nothing divided by nothing",
  "math-facts squares-of-the-year": "the wish and the next one use the same letter",
};
const nameOf = ({ kind, id }: Beside) => `${kind} ${id.replace(/~\d+$/, "")}`;

describe("all texts", () => {
  const many = Array.from({ length: seeds(20, 2) }, (_, seed) => seed * 31);
  const all = [...ofBank, ...ofQuiz, ...ofPosers(many), ...ofLibrary()].filter((one) => !(nameOf(one) in onPurpose));
  const faults = (found: (text: string) => readonly string[]) =>
    all.flatMap((one) => found(one.text).map((fault) => `${one.kind} ${one.id}, ${one.part}: ${fault}`));

  test("sums in words are true", () => expect(faults(spokenFaults).join("\n")).toBe(""));

  test("times are as far apart as is said", () => expect(faults(wrongTimes).join("\n")).toBe(""));

  test("a solution that is named beside an equation fits it", () => {
    const told = all.filter(({ isMistaken }) => !isMistaken);
    const alone = told.map((one) => ({ one, texts: [one.text] }));
    const working = new Map<string, { one: Beside; texts: string[] }>();
    for (const one of told.filter(({ part }) => part === "solution" || part === "explanation")) {
      const entry = working.get(`${one.kind} ${one.id}`) ?? { one, texts: [] };
      entry.texts.push(one.text);
      working.set(`${one.kind} ${one.id}`, entry);
    }
    const wrong = [...alone, ...working.values()].flatMap(({ one, texts }) =>
      misfits(...texts).map((fault) => `${one.kind} ${one.id}, ${one.part}: ${fault}`),
    );
    expect([...new Set(wrong)].join("\n")).toBe("");
  });

  test("there are some of each", () => {
    const count = (of: (text: string) => number) => all.reduce((sum, { text }) => sum + of(text), 0);
    expect(count((text) => spokenIn(text).length)).toBeGreaterThan(90);
    expect(count(timesIn)).toBeGreaterThan(20);
    expect(count((text) => solvedIn([text]).length)).toBeGreaterThan(150);
  });
});
