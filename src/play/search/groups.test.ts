import { expect, test } from "vitest";
import type { Entry, Kind } from "./entry.ts";
import { grouped, withPuzzles } from "./groups.ts";
import { calledSo } from "./rank.ts";

const entry = (kind: Kind, title: string): Entry => ({ kind, title, path: `/${kind}/${title}` });
const told = (found: readonly Entry[], typed: string) =>
  grouped(found, 2, calledSo(typed)).map(
    ({ name, many, shown }) => `${name} ${many}: ${shown.map((one) => one.title)}`,
  );

test("today's puzzle stands before other puzzles and after all else, and not where its page was found already", () => {
  const today = entry("puzzle", "Five islands");
  const [page, one] = [entry("page", "Ways"), entry("puzzle", "Ferries")];
  expect(withPuzzles([page, one], [today])).toEqual([page, today, one]);
  expect(withPuzzles([page], [today])).toEqual([page, today]);
  expect(withPuzzles([{ ...page, path: today.path }, one], [today])).toHaveLength(2);
});

test("what has the very name that was typed goes before what is only like it, after the best find", () => {
  const found = [
    entry("skill", "Square numbers"),
    entry("skill", "Near squares"),
    entry("word", "Square number"),
    entry("skill", "Squares ending in five"),
    entry("skill", "Squares again"),
    entry("idea", "Square numbers"),
  ];
  expect(told(found, "square numbers")).toEqual([
    "Best matches 3: Square numbers,Square number,Square numbers",
    "Skills to practise 3: Near squares,Squares ending in five",
  ]);
});

test("the best find stays first where it is called otherwise", () => {
  const found = [entry("page", "Volume Calc"), entry("skill", "Volume of boxes"), entry("idea", "Volume")];
  expect(told(found, "volume")).toEqual([
    "Best matches 2: Volume Calc,Volume",
    "Skills to practise 1: Volume of boxes",
  ]);
});

test("where nothing of another kind has that name, finds stand by their kinds", () => {
  const found = [entry("skill", "Near squares"), entry("idea", "How squares end"), entry("skill", "Squares again")];
  expect(told(found, "squares of")).toEqual([
    "Skills to practise 2: Near squares,Squares again",
    "Ideas and methods 1: How squares end",
  ]);
  expect(told([entry("skill", "The mean")], "mean")).toEqual(["Skills to practise 1: The mean"]);
  expect(told([], "x")).toEqual([]);
});
