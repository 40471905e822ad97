import { expect, test } from "vitest";
import { fresh } from "../../engine/exercise.ts";
import { random } from "../../maths/random.ts";
import timesTables, { fact } from "../../skills/tables/times-tables.ts";
import { questionOf } from "./pose.ts";
import { gist, unlike } from "./unlike.ts";

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

test("ten questions of a stage are ten different ones, as long as there are so many", () => {
  for (let run = 0; run < 30; run++) {
    const chance = random(run);
    const asked = new Set<string>();
    for (let n = 0; n < 10; n++) {
      const exercise = unlike(
        asked,
        () => fresh(timesTables, 1, chance.whole(0, 2 ** 31 - 1)),
        (one) => questionOf([timesTables], one),
      );
      const asks = gist(questionOf([timesTables], exercise));
      expect(asked).not.toContain(asks);
      asked.add(asks);
    }
  }
});

test("where there is nothing new, something old is asked", () => {
  const asked = new Set([gist(fact(2, 3))]);
  expect(
    unlike(
      asked,
      () => 3,
      (n) => fact(2, n),
    ),
  ).toBe(3);
});
