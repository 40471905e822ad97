import { expect, test } from "vitest";
import { icons } from "./icons.ts";
import { listMotifs, otherMotifs } from "./motifs.ts";

const ids = (symbols: readonly string[]) => symbols.map((one) => /id="([^"]*)"/.exec(one)?.[1] ?? "");

test("the motifs that lie with the icons are told from them by their names", () => {
  const all = ids([...icons(), ...listMotifs()]);
  expect(all.filter((id, at) => all.indexOf(id) !== at)).toEqual([]);
});

test("each motif lies in one of the two files", () => {
  const [lists, others] = [ids(listMotifs()), ids(otherMotifs())];
  expect(lists).toContain("easy");
  expect(others).toContain("sudoku");
  expect(lists.filter((id) => others.includes(id))).toEqual([]);
});
