import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { readRow } from "../../tools/plotter/row.ts";
import { Moving } from "./moving.ts";
import { linesNow } from "./use-now.ts";
import type { Lines } from "./use-picture.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test("followers hear of each step, the list of the last one when the letter rests", () => {
  const rest = vi.fn();
  const moving = new Moving(rest);
  const steps: (string | undefined)[] = [];
  const end = moving.follow((texts) => steps.push(texts.get(3)));
  moving.move(3, "a = 1.1");
  vi.advanceTimersByTime(300);
  moving.move(3, "a = 1.2");
  vi.advanceTimersByTime(300);
  expect(rest).not.toHaveBeenCalled();
  vi.advanceTimersByTime(200);
  expect(rest.mock.calls).toEqual([[new Map([[3, "a = 1.2"]])]]);
  expect(steps).toEqual(["a = 1.1", "a = 1.2", undefined]);
  end();
  moving.move(3, "a = 2");
  expect(steps).toHaveLength(3);
});

test("what is changed in the meantime comes after where the letters are; what was dropped is not told", () => {
  const rest = vi.fn();
  const moving = new Moving(rest);
  moving.rest();
  expect(rest).not.toHaveBeenCalled();
  moving.move(0, "a = 5");
  moving.rest();
  vi.advanceTimersByTime(1000);
  expect(rest).toHaveBeenCalledTimes(1);
  moving.move(0, "a = 6");
  moving.drop();
  vi.advanceTimersByTime(1000);
  expect(rest).toHaveBeenCalledTimes(1);
});

test("letters are where they have been moved to, and the first line of a letter counts", () => {
  const texts = ["y = a x + b", "a = 1", "b = 2", "a = 7"];
  const letters = new Map();
  const entries = texts.map((text, id) => ({ id, text, hidden: false, row: readRow(text, letters) }));
  const lines: Lines = { entries, drawn: [], letters };
  const at = (moved: ReadonlyMap<number, string>) =>
    [...linesNow(lines, moved).letters].map(([name, { num, den }]) => `${name} = ${num}/${den}`);
  expect(at(new Map([[1, "a = 1.5"]]))).toEqual(["a = 3/2", "b = 2/1"]);
  expect(at(new Map([[3, "a = 9"]]))).toEqual(["a = 1/1", "b = 2/1"]);
});
