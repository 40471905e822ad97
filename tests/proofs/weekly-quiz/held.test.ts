import { expect, test } from "vitest";
import { oneIn } from "../../../src/engine/contract-tests/scale.ts";
import type { Answer } from "../proof.ts";
import { alterations } from "../reading/alterations.ts";
import { idle } from "../reading/idle.ts";
import { outcome } from "../reading/mutants.ts";
import { Reading } from "../reading/reading.ts";
import { answers, sets } from "./all.ts";
import { readingOf } from "./quiz-proofs.ts";
import { same } from "./same.ts";

// mutants.test.ts alters the numbers that a proof takes from a question. Those that it does not take stand in words that it holds.

test("no proof of a question holds without its text", () => {
  const nothing = new Reading({ words: "", labels: [], options: [] });
  for (const [id, proof] of Object.entries(answers)) expect(() => proof(nothing), id).toThrow();
});

test("a number of a question that its proof does not take may not be another", () => {
  const unheld: string[] = [];
  for (const question of oneIn(3, sets.flat())) {
    const { id, options, correct } = question;
    const proof = answers[id];
    const reading = readingOf(question);
    proof?.(reading);
    if (id in idle || !proof) continue;
    const isKey = (found: Answer) => same(options[correct].text, String(found));
    const others = reading.numbers.filter(({ text }, place) => text === 0 && !reading.asked.has(place + 1));
    for (const number of others) {
      const altered = alterations(reading, reading.numbers.indexOf(number));
      const isHeld = altered.some(({ reading }) => outcome(isKey, () => proof(reading)) !== "same");
      if (altered.length > 0 && !isHeld) unheld.push(`${id}, ${number.value} ${number.unit}`);
    }
  }
  expect(unheld).toEqual([]);
}, 600_000);
