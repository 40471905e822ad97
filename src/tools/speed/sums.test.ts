import { describe, expect, test } from "vitest";
import { random } from "../../maths/random.ts";
import { operations, ranges, round, sum, sums } from "./sums.ts";

/** The answer, worked out again from what is shown. */
function worked(text: string): number {
  const [a = "", sign, b = ""] = text.split(" ");
  const [x, y] = [Number(a), Number(b)];
  if (sign === "+") return x + y;
  if (sign === "−") return x - y;
  if (sign === "×") return x * y;
  return x / y;
}

describe.each(operations)("%s", (operation) => {
  test.each(ranges[operation])("up to %i: right, whole, never trivial, and varied", (range) => {
    const seen = new Set<string>();
    for (let seed = 0; seed < 500; seed++) {
      const { text, answer } = sum(operation, range, random(seed));
      expect(answer, text).toBe(worked(text));
      expect(Number.isInteger(answer) && answer > 0, text).toBe(true);
      expect(text).not.toMatch(/[×÷] [01]$|^[01] [×÷]|[+−] 0$|^0/);
      if (operation === "plus" || operation === "minus")
        expect(Math.max(answer, ...(text.match(/\d+/g) ?? []).map(Number))).toBeLessThanOrEqual(range);
      seen.add(text);
    }
    expect(seen.size).toBeGreaterThan(10);
  });
});

/** What a sum asks, in whatever order its numbers stand. */
const asked = (text: string) => (/[+×]/.test(text) ? text.split(" ").sort().join(" ") : text);

test("one seed gives one row of sums", () => {
  const row = (seed: number) => {
    const all = sums("times", 5, random(seed));
    return Array.from({ length: 200 }, () => all.next().value.text);
  };
  expect(row(3)).toEqual(row(3));
  // There are ten products in all: what is asked again is what was asked longest ago, or nearly so.
  const far = row(3).flatMap((text, at, all) => {
    const before = all.slice(0, at).map(asked).lastIndexOf(asked(text));
    return before < 0 ? [] : [at - before];
  });
  expect(Math.min(...far)).toBeGreaterThanOrEqual(6);
});

test.each(operations)("%s: nothing comes again within ten sums where there are others", (operation) => {
  for (const range of ranges[operation].slice(1))
    for (let seed = 0; seed < 20; seed++) {
      const all = sums(operation, range, random(seed));
      const row = Array.from({ length: 60 }, () => asked(all.next().value.text));
      for (const [at, text] of row.entries()) expect(row.slice(Math.max(0, at - 10), at)).not.toContain(text);
    }
});

test("a round has each sum twice and never twice in a row, or once where there is one", () => {
  const of = Array.from({ length: 5 }, (_, i) => ({ text: `${i} + 1`, answer: i + 1 }));
  for (let seed = 0; seed < 200; seed++)
    for (let many = 2; many <= of.length; many++) {
      const some = of.slice(0, many);
      const row = round(some, random(seed));
      expect(row.toSorted((a, b) => a.answer - b.answer)).toEqual(some.flatMap((one) => [one, one]));
      expect(row.some((one, i) => one === row[i - 1])).toBe(false);
    }
  expect(round(of.slice(0, 1), random(1))).toEqual(of.slice(0, 1));
  expect(round([], random(1))).toEqual([]);
});
