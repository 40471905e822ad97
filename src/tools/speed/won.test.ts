import { expect, test } from "vitest";
import type { Answered } from "./result.ts";
import { won } from "./won.ts";

/** "1" stands for a sum that was right at the first go. */
const run = (firsts: string, ms = 60_000) => ({
  ms,
  answered: [...firsts].map((first): Answered => ({ text: "2 × 3", answer: 6, ms: 1000, first: first === "1" })),
});
const words = (...args: Parameters<typeof won>) => won(...args).map(({ words }) => words);
const rate = (n: number) => n.toFixed(1);

test("a best is one only beside earlier runs of its kind, and says by how much", () => {
  const ten = run("1111111111");
  expect(words(ten, [{ right: 8, ms: 60_000 }], rate)).toEqual(["Your best so far, by 2.0 a minute", "Not one slip"]);
  expect(words(ten, [{ right: 10, ms: 60_000 }], rate)[0]).toBe("Level with your best so far");
  expect(words(ten, [{ right: 11, ms: 60_000 }], rate)).toEqual(["Not one slip"]);
  expect(words(ten, [], rate)[0]).toMatch(/^Your first run/);
  expect(words(ten, [{ right: 0, ms: 60_000 }], rate)[0]).toBe("Your best so far, by 10.0 a minute");
  expect(words(ten, null, rate)).toEqual(["Not one slip"]);
});

test("a run with nothing right is no first best", () => expect(words(run("0000000000"), [], rate)).toEqual([]));

test("a long row counts where the run was not clean, and a short clean run says little", () => {
  expect(words(run("0111111111101"), null, rate)).toEqual(["ten in a row at the first go"]);
  expect(words(run("1111111011"), null, rate)).toEqual([]);
  expect(words(run("11111111"), null, rate)).toEqual(["eight in a row at the first go"]);
  expect(words(run("11111"), null, rate)).toEqual([]);
});
