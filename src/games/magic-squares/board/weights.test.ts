import { describe, expect, test } from "vitest";
import { equal, type Rational, readRational } from "../../../maths/rational.ts";
import type { Operation } from "./board.ts";
import { combined, weigh } from "./weights.ts";

const numbers = (texts: readonly string[]) => texts.map((text) => readRational(text) ?? { num: 0n, den: 1n });

/** Every choice of so many of the items. */
function choices<T>(items: readonly T[], size: number): T[][] {
  if (size === 0) return [[]];
  return items.flatMap((item, at) => choices(items.slice(at + 1), size - 1).map((rest) => [item, ...rest]));
}

const sets: readonly (readonly [Operation, number, readonly string[]])[] = [
  ["sum", 3, ["-8", "-6", "-4", "-2", "0", "2", "4", "6", "8"]],
  ["sum", 3, ["1/2", "2/3", "3/4", "1", "7/6", "5/4", "3/2", "5/3", "2"]],
  ["sum", 4, ["-1/3", "1/7", "2", "5", "11", "23", "41/2", "100", "999999"]],
  // Over their common denominator these pass 2^53, though their weights do not.
  ["sum", 3, ["11097/971", "67662/997", "18155/983", "37974/997", "41426/977", "73906/971"]],
  ["product", 3, ["1", "2", "3", "4", "6", "9", "12", "18", "36"]],
  ["product", 3, ["1/16", "1/8", "1/4", "1/2", "1", "2", "4", "8", "16"]],
  ["product", 4, ["1", "2", "3", "4", "5", "6", "7", "8", "10", "12", "14", "15", "20"]],
  ["product", 4, ["3/4", "8/9", "2", "27", "32", "81", "1/6", "1", "12"]],
];

describe.each(sets)("%s of %i: %j", (operation, length, texts) => {
  const values = numbers(texts);
  const lines = choices([...values.keys()], length);
  const reached = lines.map((line) =>
    combined(
      line.map((at) => values[at] as Rational),
      operation,
    ),
  );

  test("the weights of a line reach the target exactly where its numbers reach the total", () => {
    for (const total of reached.filter((_, at) => at % 7 === 0)) {
      const weighed = weigh(values, total, operation, length);
      if (!weighed) throw new Error("too large");
      expect(Math.min(...weighed.weights)).toBeGreaterThanOrEqual(0);
      for (const [at, line] of lines.entries()) {
        const weight = line.reduce((sum, one) => sum + (weighed.weights[one] ?? 0), 0);
        expect(weight === weighed.target).toBe(equal(reached[at] as Rational, total));
      }
    }
  });

  test("a total that is out of reach has no target, or one that no line meets", () => {
    for (const total of numbers(["1/1000", "-77", "7919", "1000003", "0", "-40/3", "55709/11"])) {
      const target = weigh(values, total, operation, length)?.target ?? null;
      const weights = weigh(values, total, operation, length)?.weights ?? [];
      const met = lines.some((line) => line.reduce((sum, one) => sum + (weights[one] ?? 0), 0) === target);
      expect(met).toBe(reached.some((one) => equal(one, total)));
    }
  });
});

test("numbers that would need inexact weights are not weighed, nor products with zero", () => {
  expect(
    weigh(
      numbers(["1/997", "1/991", "1/983", "1/977", "1/971", "1/967", "1/953"]),
      numbers(["1"])[0] as Rational,
      "sum",
      3,
    ),
  ).toBeNull();
  const primes = [
    "999983",
    "999979",
    "999961",
    "999959",
    "999953",
    "999931",
    "2",
    "3",
    "5",
    "7",
    "11",
    "13",
    "17",
    "19",
    "23",
    "29",
  ];
  const squares = primes.map((prime, at) => (at < 6 ? prime : String(Number(prime) ** 4)));
  expect(weigh(numbers(squares), numbers(["6"])[0] as Rational, "product", 5)).toBeNull();
  expect(weigh(numbers(["0", "1", "2"]), numbers(["6"])[0] as Rational, "product", 3)).toBeNull();
});
