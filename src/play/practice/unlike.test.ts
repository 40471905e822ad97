import { describe, expect, test } from "vitest";
import { fresh, type Question, type Skill } from "../../engine/exercise.ts";
import { random } from "../../maths/random.ts";
import quadratics from "../../skills/equations/quadratics.ts";
import amounts from "../../skills/fractions/fraction-of-an-amount.ts";
import timesTables, { fact } from "../../skills/tables/times-tables.ts";
import { seedFrom } from "./choose.ts";
import { questionOf } from "./pose.ts";
import { alike, gist, shape, story, unlike } from "./unlike.ts";

test("a product asks the same whichever number stands first, and another one does not", () => {
  expect(gist(fact(9, 7))).toBe(gist(fact(7, 9)));
  expect(gist(fact(9, 7))).not.toBe(gist(fact(9, 8)));
});

test("an equation asks the same whatever its unknown is called", () => {
  const solve = (letter: string, n: number) => ({
    ...fact(2, 3),
    prompt: `Solve $3${letter} + ${n} = \\frac{14}{2}$. Which number is $${letter}$?`,
  });
  expect(gist(solve("w", 5))).toBe(gist(solve("k", 5)));
  expect(gist(solve("w", 5))).not.toBe(gist(solve("w", 6)));
});

/** Ten questions of a stage, one after the other. */
function ten(skill: Skill, stage: number, run: number): Question[] {
  const chance = random(run);
  const seed = () => seedFrom(chance);
  const asked: Question[] = [];
  while (asked.length < 10) asked.push(questionOf([skill], unlike(asked, fresh(skill, stage, seed()), [skill], seed)));
  return asked;
}

test("ten questions of a stage are ten different ones, as long as there are so many", () => {
  for (let run = 0; run < 30; run++) expect(new Set(ten(timesTables, 1, run).map(gist)).size).toBe(10);
});

test("of five stories none comes again before three others, and the first four are four", () => {
  for (let run = 0; run < 30; run++) {
    const stories = ten(amounts, 0, run).map(({ prompt }) => story(prompt));
    expect(new Set(stories.slice(0, 4)).size).toBe(4);
    for (const [at, one] of stories.entries()) expect(stories.slice(Math.max(0, at - 3), at)).not.toContain(one);
  }
});

test("where there is nothing new, something old is asked", () => {
  const { rules: _, ...stage } = timesTables.stages[0];
  const one: Skill = { ...timesTables, stages: [{ ...stage, bounds: {}, write: () => fact(2, 3) }] };
  expect(unlike([fact(2, 3)], fresh(one, 0, 7), [one], () => 8)).toEqual(fresh(one, 0, 7));
});

describe("an example", () => {
  test.each([
    [quadratics, 0],
    [quadratics, 1],
    [amounts, 0],
    [amounts, 3],
  ])("is another question of the same form and worked out in the same way", (skill, stage) => {
    const chance = random(4);
    const seed = () => seedFrom(chance);
    for (let n = 1; n <= 40; n++) {
      const exercise = fresh(skill, stage, seed());
      const [own, like] = [exercise, alike(exercise, [skill], seed)].map((one) => questionOf([skill], one));
      if (!own || !like) throw new Error("nothing posed");
      expect(gist(like)).not.toBe(gist(own));
      expect(story(like.steps.join(" "))).toBe(story(own.steps.join(" ")));
      expect(story(like.prompt)).toBe(story(own.prompt));
    }
  });

  test("of a product that is zero is no square", () => {
    const chance = random(1);
    const seed = () => seedFrom(chance);
    const square = shape("Solve $t^2 = 16$.");
    const isSquare = ({ prompt }: Question) => shape(prompt).startsWith(square.slice(0, -1));
    const kinds = Array.from({ length: 40 }, () => {
      const exercise = fresh(quadratics, 0, seed());
      return [exercise, alike(exercise, [quadratics], seed)].map((one) => isSquare(questionOf([quadratics], one)));
    });
    expect(kinds.every(([own, like]) => own === like)).toBe(true);
    expect(new Set(kinds.flat()).size).toBe(2);
  });
});
