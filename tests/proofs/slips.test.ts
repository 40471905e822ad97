import { describe, expect, test } from "vitest";
import type { AnswerSpec } from "../../src/engine/answer/answer.ts";
import { seeds } from "../../src/engine/contract-tests/scale.ts";
import { posed } from "../../src/engine/poser.ts";
import { evaluate } from "../../src/maths/expression/index.ts";
import { families, lists } from "./bank.ts";
import { zones } from "./reading/posers.ts";
import { Reading } from "./reading/reading.ts";
import { bare, side } from "./sums/sums.ts";
import { ofLibrary } from "./texts.ts";

// A slip that says in full what was worked out says what was typed: "You added the sides, 6 and 8" belongs to 14, "You found $11 + 11$" to 22. One that
// says how far it is off is so far off: "That is one too many". (The slips of skills often name only the first step that goes wrong; their numbers are
// worked out by the code that writes them.)

const n = "(?:all )?(?:the )?(?:\\$?[\\d−.]+\\$?[°%]?(?: [a-zé²³]+)?|two|three|four|five|six|seven|eight|nine|ten)";
/** What such a sentence begins with, and what comes of its numbers. */
const forms: readonly (readonly [words: RegExp, result: (a: number, b: number, c: number, d: number) => number])[] = [
  [new RegExp(`^You (?:have )?added (?:the [a-z]+, )?${n}(?:,? and|,? to) ${n}[.,;:]`), (a, b) => a + b],
  [new RegExp(`^You took (?:away )?${n} (?:away )?from ${n}(?:[.,;:]| once)`), (a, b) => b - a],
  [new RegExp(`^You took ${n} and ${n} away from ${n}[.,;:]`), (a, b, c) => c - a - b],
  [new RegExp(`^You took the mean of ${n} and ${n}[.,;:]`), (a, b) => (a + b) / 2],
  [new RegExp(`^You (?:may have )?shared ${n} (?:among|between|into) ${n}[.,;:]`), (a, b) => a / b],
  [new RegExp(`^You divided ${n} by ${n}[.,;:]`), (a, b) => a / b],
  [new RegExp(`^You multiplied (?:the [a-z]+, )?${n} (?:by|and|times) ${n}[.,;:]`), (a, b) => a * b],
  [new RegExp(`^You multiplied ${n} by ${n} and ${n} by ${n}[.,;:]`), (a, b, c, d) => a * b + c * d],
  [new RegExp(`^You halved ${n}[.,;:]`), (a) => a / 2],
  [new RegExp(`^You doubled ${n}[.,;:]`), (a) => 2 * a],
];
/** A formula that says what was typed: "You found $8 \\times 5 + 6$." */
const asFormula = /\b(?:You found|That is|That gives) \$([^$]*(?:\d \+|\d -|\\times|\\div|\d\^)[^$]*)\$[.,;:]/;
/** How many more than the answer was typed. */
const off: readonly (readonly [words: RegExp, by: number])[] = [
  [/\b(?:That|This|so this|so that) is one too many\b/, 1],
  [/\b(?:You are|That is|This is|You stopped) one (?:too few|short)\b/, -1],
];
/** Slips that round what they worked out, or go on from it, and say how. */
const goesOn: Readonly<Record<string, string>> = {
  "algebra-exponents-004 121": "the half, rounded down to a whole number",
  "word-problems-easy-003 150": "seconds for a floor, times the ten floors that are asked for",
};

/** What a sentence says was worked out; null where it does not say that in full. */
function workedOut(say: string): number | null {
  for (const [words, result] of forms) {
    const [found] = words.exec(say) ?? [];
    if (found === undefined) continue;
    const [a = Number.NaN, b = a, c = a, d = a] = new Reading({ words: found, labels: [], options: [] }).saidFrom(1);
    return result(a, b, c, d);
  }
  return inFormula(say);
}

/** What a formula says was typed: the sentences of skills that name one step only have none such. */
function inFormula(say: string): number | null {
  const [, formula] = asFormula.exec(say) ?? [];
  const typed = formula === undefined ? null : side(bare(formula));
  return typed === null ? null : numberOf(typed);
}

const numberOf = (text: string): number | null => {
  const found = evaluate(text, { angle: "rad" });
  return found.ok ? found.value : null;
};

/** What a sentence says was typed beside the answer; null where it does not say how far it is off. */
function offBy(say: string, answer: AnswerSpec): number | null {
  const by = off.find(([words]) => words.test(say))?.[1];
  const key = answer.kind === "whole" ? numberOf(answer.value) : null;
  return by === undefined || key === null ? null : key + by;
}

test.each([
  ["You added the sides, 6 and 8. A square is smaller.", 14],
  ["You took 12 from 13. Take the areas.", 1],
  ["You took 64° away from 180° once. How often?", 116],
  ["You shared 18 g among the three cones. What else?", null],
  ["You may have shared $18$ g among three. What else?", 6],
  ["You multiplied 7 by 24 and 15 by 20. Those are rectangles.", 468],
  ["You added the exponents, but not here.", null],
])("%s", (say, number) => expect(workedOut(say)).toBe(number));

test.each([
  ["That gives $8 \\times 5 + 6$. Into how many?", 46],
  ["You found $11 + 11$. But how many?", 22],
  ["That is $3 \\times 2$ for one side only.", null],
])("%s", (say, number) => expect(workedOut(say)).toBe(number));

test.each([
  ["That is one too many: did you use 1?", 7],
  ["You are one short: and the square?", 5],
  ["There is one more.", null],
])("%s", (say, number) => expect(offBy(say, { kind: "whole", value: "6" })).toBe(number));

interface Slipped {
  readonly answer?: AnswerSpec;
  readonly slips: readonly { readonly when: string; readonly say: string }[];
}

let found = 0;
function faults(name: string, { slips, answer }: Slipped, said = workedOut): string[] {
  return slips.flatMap(({ when, say }) => {
    const number = said(say) ?? (answer ? offBy(say, answer) : null);
    if (number === null || `${name} ${when}` in goesOn) return [];
    found += 1;
    const typed = evaluate(when, { angle: "rad" });
    const isSame = typed.ok && typed.value !== null && Math.abs(typed.value - number) < 1e-9;
    return isSame ? [] : [`${name}: ${when}, but ${number} is what it says: ${say}`];
  });
}

describe("what a slip says in full is what was typed", () => {
  test("in the bank", () => {
    expect(
      [...lists.values()]
        .flat()
        .flatMap((puzzle) => faults(puzzle.id, puzzle))
        .join("\n"),
    ).toBe("");
  });
  test("in families", () => {
    const all = [...families].flatMap(([path, family]) =>
      Array.from({ length: seeds(60, 6) }, (_, seed) => faults(`${path} ${seed}`, posed(family, seed))).flat(),
    );
    expect(all.join("\n")).toBe("");
  });

  test("in skills", () => {
    const stages = zones.flatMap(({ skills }) =>
      skills.flatMap(({ id, stages }) => stages.map((stage, at) => [`${id}/${at}`, stage] as const)),
    );
    const all = stages.flatMap(([path, stage]) =>
      Array.from({ length: seeds(60, 6) }, (_, seed) =>
        faults(`${path} ${seed}`, posed(stage, seed), inFormula),
      ).flat(),
    );
    expect(all.join("\n")).toBe("");
  });
  test("in the library", () => {
    const all = ofLibrary().flatMap(({ id, text: say, when }) =>
      when === undefined || numberOf(when) === null ? [] : faults(id, { slips: [{ when, say }] }, inFormula),
    );
    expect(all.join("\n")).toBe("");
  });

  test("there are some of each kind", () => expect(found).toBeGreaterThan(200));
});
