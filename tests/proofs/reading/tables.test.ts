import { expect, test } from "vitest";
import { Reading } from "./reading.ts";
import { tableIn } from "./tables.ts";

const words =
  "Two teams met.\n\n|  | Won | At |\n| --- | --: | --: |\n| Reds | 3 | 09:05 |\n| Blues | ? |  |\n\nWho won 4 times?";

test("the table of the words, cell by cell, and only the numbers that are taken count as read", () => {
  const reading = new Reading({ words, labels: [], options: [] });
  const rows = tableIn(reading);
  expect(rows.map((row) => row.map(({ text }) => text))).toEqual([
    ["", "Won", "At"],
    ["Reds", "3", "09:05"],
    ["Blues", "?", ""],
  ]);
  expect(reading.asked.size).toBe(0);
  expect(rows[1]?.map(({ numbers }) => numbers())).toEqual([[], [3], [9, 5]]);
  expect([...reading.asked].map((place) => reading.numbers[place - 1]?.value)).toEqual([3, 9, 5]);
});

test("words without a table have none", () => {
  expect(() => tableIn(new Reading({ words: "Three of 4.", labels: [], options: [] }))).toThrow("no table");
});
