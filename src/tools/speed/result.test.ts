import { expect, test } from "vitest";
import { result } from "./result.ts";

const sum = (text: string, ms: number, first = true) => ({ text, answer: 1, ms, first });

test("rate and accuracy count what was right at once", () => {
  const answered = [sum("1 + 1", 1000), sum("2 + 2", 3000), sum("3 + 3", 2000, false)];
  expect(result(answered, 60_000)).toMatchObject({ right: 2, wrong: 1, rate: 2, accuracy: 67 });
});

test("what was missed comes before what was slow, each sum once", () => {
  const answered = [sum("a", 9000), sum("b", 500, false), sum("c", 4000), sum("a", 3000)];
  expect(result(answered, 60_000).slowest.map(({ text }) => text)).toEqual(["b", "a", "c"]);
});

test("nothing answered is no share of nothing", () => {
  expect(result([], 60_000)).toEqual({ right: 0, wrong: 0, rate: 0, accuracy: null, slowest: [] });
  expect(result([], 0).rate).toBe(0);
});
