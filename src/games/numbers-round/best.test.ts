import { existsSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { type Term, term, termsOf, termText } from "../../engine/game/combine.ts";
import { valueAt } from "../../maths/expression/equal.ts";
import { parse } from "../../maths/expression/parse.ts";
import { type Random, random } from "../../maths/random.ts";
import { rational } from "../../maths/rational.ts";
import { best } from "./best.ts";
import game from "./game.ts";
import { planFor } from "./plan.ts";
import { draw } from "./round.ts";

const tableOf = (numbers: readonly number[]) => numbers.map((n) => term(rational(n)));

/** Holds a plan to the rules: whole results above zero, each number once at most, and the value that is claimed. */
function hold(numbers: readonly number[], plan: Term): void {
  const leaves: number[] = [];
  const walk = ({ value, made }: Term): void => {
    expect(value.den === 1n && value.num > 0n, termText(plan)).toBe(true);
    if (!made) leaves.push(Number(value.num));
    else {
      walk(made.left);
      walk(made.right);
    }
  };
  walk(plan);
  const rest = [...numbers];
  for (const leaf of leaves) expect(rest.splice(rest.indexOf(leaf), rest.includes(leaf) ? 1 : 0)).toEqual([leaf]);
  const tidy = termText(plan).replaceAll("×", "*").replaceAll("÷", "/").replaceAll("−", "-");
  expect(valueAt(parse(tidy, []), new Map()), tidy).toEqual(plan.value);
}

describe("against an exhaustive program (150 rounds)", () => {
  const file = new URL("../../../../shared/oracles/numbers-round.json", import.meta.url);
  const here = existsSync(file);
  if (!here) console.log("oracles: skipped, there is no folder ../shared/oracles beside the project");
  interface Case {
    readonly numbers: readonly number[];
    readonly target: number;
    readonly bestDistance: number;
  }
  const cases: readonly Case[] = here ? JSON.parse(readFileSync(file, "utf8")) : [];

  test.skipIf(!here)("each comes as near as it says", () => {
    expect(cases).toHaveLength(150);
    for (const { numbers, target, bestDistance } of cases) {
      const { term: plan, distance } = planFor({ table: tableOf(numbers), target });
      expect(distance, `${numbers}: ${target}`).toBe(bestDistance);
      expect(Math.abs(Number(plan.value.num) - target)).toBe(distance);
      hold(numbers, plan);
    }
  });
});

/** By brute force: each table after every two numbers combined. For each number of numbers used the values that appear. */
function valuesByUse(numbers: readonly number[]): Map<number, number> {
  const least = new Map<number, number>();
  const seen = new Set<string>();
  const go = (table: readonly { readonly value: number; readonly uses: number }[]) => {
    const key = table
      .map(({ value, uses }) => `${value}/${uses}`)
      .sort()
      .join();
    if (seen.has(key)) return;
    seen.add(key);
    for (const { value, uses } of table) least.set(value, Math.min(uses, least.get(value) ?? 9));
    for (const [i, a] of table.entries())
      for (const [j, b] of table.entries()) {
        if (i === j) continue;
        const rest = table.filter((_, at) => at !== i && at !== j);
        for (const value of [a.value + b.value, a.value - b.value, a.value * b.value, a.value / b.value])
          if (value > 0 && Number.isInteger(value)) go([...rest, { value, uses: a.uses + b.uses }]);
      }
  };
  go(numbers.map((value) => ({ value, uses: 1 })));
  return least;
}

test("the distance and the fewest numbers are those of a brute-force search, for every target", () => {
  const some = random(5);
  let compared = 0;
  for (const length of [1, 2, 3, 4, 4, 4, 4, 4, 5]) {
    const numbers = some.shuffle(draw(some.whole(0, 4), some).numbers).slice(0, length);
    const least = [...valuesByUse(numbers)];
    for (let target = 1; target <= 999; target += length === 5 ? 7 : 13) {
      const distance = Math.min(...least.map(([value]) => Math.abs(value - target)));
      const uses = Math.min(...least.filter(([value]) => Math.abs(value - target) === distance).map(([, n]) => n));
      const plan = planFor({ table: tableOf(numbers), target });
      expect({ distance: plan.distance, uses: plan.uses }, `${numbers}: ${target}`).toEqual({ distance, uses });
      hold(numbers, plan.term);
      compared += 1;
    }
  }
  expect(compared).toBeGreaterThan(500);
});

test("of the ways with the fewest numbers the most comfortable one is found, in whatever order the numbers stand", () => {
  const some = random(9);
  for (let round = 0; round < 40; round++) {
    const { numbers, target } = draw(some.whole(0, 4), some);
    const costs = [numbers, numbers.toReversed(), some.shuffle(numbers), some.shuffle(numbers)].map(
      ([first = 1, ...others]) => best([first, ...others], target).way.cost,
    );
    expect(new Set(costs).size, `${numbers}: ${target}`).toBe(1);
  }
});

describe("on the way", () => {
  /** A state after some moves that the rules allow. */
  function wander(some: Random) {
    const fair = game.deal({ large: String(some.whole(0, 4)) }, some);
    let state = game.start(fair.board);
    for (let count = some.whole(0, 4); count > 0; count--) {
      const [left, right] = [some.whole(0, 5), some.whole(0, 5)];
      const next = game.play(state, { left, operation: some.pick(["+", "-", "*", "/"] as const), right });
      if (!("refusal" in next)) state = next;
    }
    return { fair, state };
  }

  test("from any state either the best is lost, or the steps lead to it", () => {
    const seen = { lost: 0, done: 0 };
    for (let seed = 0; seed < 60; seed++) {
      const { fair, state: first } = wander(random(seed));
      const values = valuesByUse(
        termsOf(first.table).length > 4 ? [] : termsOf(first.table).map((t) => Number(t.value.num)),
      );
      if (values.size > 0) {
        const distance = Math.min(...[...values.keys()].map((value) => Math.abs(value - first.target)));
        expect(game.isMistaken(first, fair.key)).toBe(distance > first.distance);
      }
      if (game.isMistaken(first, fair.key)) {
        expect(game.nextStep(first, fair.key)).toBeNull();
        expect(game.outcome(first)).toBe("open");
        seen.lost += 1;
        continue;
      }
      let state = first;
      for (let step = game.nextStep(state, fair.key); step; step = game.nextStep(state, fair.key)) {
        const next = game.play(state, step.moves[0]);
        if ("refusal" in next) throw new Error(next.refusal);
        state = next;
      }
      expect(game.outcome(state)).toBe("solved");
      seen.done += 1;
    }
    expect(seen.lost).toBeGreaterThan(5);
    expect(seen.done).toBeGreaterThan(20);
  });
});
