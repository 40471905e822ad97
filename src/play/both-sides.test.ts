import { expect, test } from "vitest";
import { judge } from "../engine/answer/judge.ts";
import { fresh, type Skill } from "../engine/exercise.ts";
import { rational } from "../maths/rational.ts";
import bothSides from "../skills/equations/both-sides.ts";
import oneStep from "../skills/equations/one-step.ts";
import twoStep from "../skills/equations/two-step.ts";
import { sidesAt, withBothSides } from "./both-sides.ts";
import { questionOf } from "./practice/pose.ts";

/** The value of a side as the question writes it, worked out by the machine. */
function worked(side: string, letter: string, at: number): number {
  const code = side
    .replace(/\\frac\{([^{}]*)\}\{([^{}]*)\}/g, "(($1)/($2))")
    .replace(/(\d|\))\s*(?=[a-z(])/g, "$1*")
    .replaceAll(letter, `(${at})`);
  return Number(new Function(`return ${code}`)());
}

const posed = ([oneStep, twoStep, bothSides] satisfies Skill[]).flatMap((skill) =>
  [...skill.stages.keys()].flatMap((stage) =>
    Array.from({ length: 40 }, (_, seed) => questionOf([skill], fresh(skill, stage, seed))),
  ),
);

test("what a number makes of the two sides is what it makes of the equation that is asked", () => {
  const bare = posed.flatMap((question) => {
    const [, left, right, letter] =
      /^Solve \$(.+?) = (.+?)\$\. Which number is \$([a-z])\$/.exec(question.prompt) ?? [];
    return left && right && letter && question.shows ? [{ question, left, right, letter }] : [];
  });
  expect(bare.length).toBeGreaterThan(100);
  for (const { question, left, right, letter } of bare)
    for (const at of [-3, 2, 7, 12]) {
      const sides = sidesAt(question, rational(at, 1))?.map(({ num, den }) => Number(num) / Number(den));
      const expected = [left, right].map((side) => worked(side, letter, at));
      // The balance may hold it the other way round.
      const [one, other] = (sides ?? []).toSorted((a, b) => a - b);
      expect(one, question.prompt).toBeCloseTo(Math.min(...expected), 9);
      expect(other, question.prompt).toBeCloseTo(Math.max(...expected), 9);
    }
});

test("a wrong answer that no slip knows is told what it makes of both sides; a slip says what it says", () => {
  const tanks = posed.find(({ prompt }) => prompt.startsWith("Two tanks"));
  const bare = posed.find(({ prompt, shows }) => /^Solve \$\d+[a-z] [+-] \d+ = \d+[a-z]/.test(prompt) && shows);
  if (!tanks || !bare) throw new Error("not posed");
  for (const question of [tanks, bare]) {
    const known = new Set([
      ...question.slips.map(({ when }) => when),
      "value" in question.answer ? String(question.answer.value) : "",
    ]);
    const typed = ["13", "14", "17", "19"].find((one) => !known.has(one)) ?? "";
    const judged = withBothSides(judge(question.answer, typed, question), question);
    const sides = sidesAt(question, rational(Number(typed), 1))?.map(({ num }) => String(num).replace("-", "−"));
    expect(judged).toMatchObject({ verdict: "wrong", author: question.check });
    for (const side of sides ?? ["none"]) expect("say" in judged && judged.say).toContain(side);
    const slip = question.slips[0]?.when ?? "";
    const told = judge(question.answer, slip, question);
    expect(withBothSides(told, question)).toBe(told);
  }
  expect(withBothSides(judge(bare.answer, "13", { ...bare, slips: [] }), bare)).toMatchObject({
    say: expect.stringMatching(/It makes \S+ of one side and \S+ of the other\./),
  });
});
