import { describe, expect, test } from "vitest";
import { random } from "../../maths/random.ts";
import { answerText } from "../answer/answer-text.ts";
import { checkSpec } from "../answer/check-spec.ts";
import { judge } from "../answer/judge.ts";
import type { Question, Skill } from "../exercise.ts";
import { drawParameters, faults } from "../parameters.ts";
import { markdown, markdownInline } from "../typeset/markdown.ts";
import { holdNames } from "./names.ts";
import { seeds } from "./scale.ts";

/** Seeds a stage, so that every skill is posed a thousand times at least, or in a sample sixty times. */
const seedsEach = ({ stages }: Skill) => Math.ceil(seeds(1000, 60) / stages.length);
/** A stage with fewer questions than this would be learnt by heart. */
const leastPrompts = 8;
/** Questions and feedback are read on a phone, by a child. */
const longest = { prompt: 320, step: 240, say: 240, label: 50, name: 60 };

/** What every skill promises, over a thousand seeds or a sample of them. */
export function describeSkill(skill: Skill): void {
  describe(skill.id, () => {
    test("is described, and its stages grow harder", () => {
      expect(skill.id).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
      expect(skill.about).toMatch(/^[A-Z].{10,158}\.$/);
      const grades = skill.stages.map(({ grade }) => grade);
      expect(grades).toEqual(grades.toSorted((a, b) => a - b));
      const labels = skill.stages.map(({ label }) => label);
      expect(new Set(labels).size).toBe(labels.length);
      for (const label of labels) expect(label.length).toBeLessThanOrEqual(longest.label);
    });

    test.each(skill.stages.map((stage, index) => ({ stage, index })))(
      "stage $index, $stage.label, is sound",
      ({ stage }) => {
        const keys = new Map<string, string>();
        for (let seed = 0; seed < seedsEach(skill); seed++) {
          const parameters = drawParameters(stage, random(seed));
          const question = stage.write(parameters);
          try {
            expect(faults(stage, parameters)).toEqual([]);
            expect(stage.write(structuredClone(parameters))).toEqual(question);
            const asked = JSON.stringify([question.prompt, question.figure]);
            const key = JSON.stringify(question.answer);
            expect(keys.get(asked) ?? key, "one question, one answer").toBe(key);
            keys.set(asked, key);
            holdQuestion(question);
            if (skill.natural) holdNatural(question);
            if (seed < seeds(40, 3)) {
              holdNoise(question);
              holdNames(question.answer);
              holdTypeset(question);
            }
          } catch (error) {
            throw new Error(`${JSON.stringify(parameters)}: ${error instanceof Error ? error.message : error}`);
          }
        }
        expect(keys.size).toBeGreaterThanOrEqual(leastPrompts);
      },
    );
  });
}

function holdQuestion(question: Question): void {
  const { answer, prompt, steps, slips, check } = question;
  expect(checkSpec(answer)).toBeNull();
  expect(JSON.stringify(question)).not.toMatch(/undefined|NaN|Infinity|\[object|null/);
  expect(prompt.length).toBeLessThanOrEqual(longest.prompt);
  expect(steps.length).toBeGreaterThanOrEqual(2);
  for (const step of steps) expect(step, "a step is one or two sentences").toMatch(/^[^a-z].{5,}[.!?]$|^\$.*[.!?]$/s);
  for (const step of steps) expect(step.length).toBeLessThanOrEqual(longest.step);
  expect(check).toMatch(/[.!?]$/);
  const feedback = { slips, check };
  expect(judge(answer, answerText(answer), feedback), "the key as it is printed").toMatchObject({ verdict: "right" });
  for (const { when, name, say } of slips) {
    expect(judge(answer, when, feedback), `slip ${when}`).toMatchObject({ verdict: "wrong", slip: true, author: say });
    expect(name, "goes on from 'You'").toMatch(/^[a-z][^.]*$/);
    expect(name.length).toBeLessThanOrEqual(longest.name);
    expect(name, "a name is the same for every question").not.toMatch(/\d{2}|\$/);
    expect(say.length).toBeLessThanOrEqual(longest.say);
  }
}

/** What a phone could not type: even the misconceptions that are named lead to no number below zero. */
function holdNatural({ answer, slips }: Question): void {
  if (answer.kind !== "whole" && answer.kind !== "decimal") return;
  for (const text of [answer.value, ...slips.map(({ when }) => when)]) expect(text).not.toMatch(/^[-\u2212]/);
}

function holdNoise({ answer, slips, check }: Question): void {
  for (const noise of ["", " ", "?", "👍", "1e400", "9".repeat(300), "<b>1</b>"])
    expect(judge(answer, noise, { slips, check }).verdict, `typed: ${noise}`).not.toBe("right");
}

function holdTypeset({ prompt, steps, slips, check }: Question): void {
  const texts = [markdown(prompt), ...[...steps, ...slips.map(({ say }) => say), check].map(markdownInline)];
  for (const text of texts) expect(text).not.toMatch(/\$|merror|math-error/);
}
