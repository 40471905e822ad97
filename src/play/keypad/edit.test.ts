import { expect, test } from "vitest";
import { erase, move, type Text, write } from "./edit.ts";

/** "12|3" has its caret before the 3; in "1[2]3" the 2 is selected. */
function read(drawn: string): Text {
  const value = drawn.replace(/[[\]|]/g, "");
  const start = drawn.search(/[[|]/);
  const selected = /\[(.*)\]/.exec(drawn)?.[1] ?? "";
  return { value, start, end: start + selected.length };
}

test.each([
  ["|", "7", "7|"],
  ["1|3", "2", "12|3"],
  ["1[23]4", "−", "1−|4"],
  ["3|", ", ", "3, |"],
])("%s: writes %s", (before, text, after) => {
  expect(write(read(before), text)).toEqual(read(after));
});

test.each([
  ["|12", "|12"],
  ["12|", "1|"],
  ["1|2", "|2"],
  ["1[23]4", "1|4"],
  ["3, |5", "3|5"],
  ["3 |5", "3|5"],
  ["3 pm|", "3|"],
])("%s: erases to %s", (before, after) => {
  expect(erase(read(before), [", ", " pm", "−"])).toEqual(read(after));
});

test.each([
  ["|12", -1, "|12"],
  ["1|2", -1, "|12"],
  ["1|2", 1, "12|"],
  ["12|", 1, "12|"],
  ["1[23]4", -1, "1|234"],
  ["1[23]4", 1, "123|4"],
] as const)("%s: moves by %i to %s", (before, by, after) => {
  expect(move(read(before), by)).toEqual(read(after));
});
