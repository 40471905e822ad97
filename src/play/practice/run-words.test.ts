import { expect, test } from "vitest";
import { runWords } from "./run-words.ts";

/** "a" alone, "h" helped, "m" missed. */
const words = (run: string) =>
  runWords([...run].map((one) => (one === "a" ? "alone" : one === "h" ? "helped" : "missed")));

test.each([
  ["aaaaaaaaaa", "All ten, and all your own work"],
  ["aaaaaaaaah", "You found every one of them"],
  ["hhhhhhhhhh", "You found every one of them"],
  ["mmamaaaaah", "It went better and better"],
  ["aaaaaammmm", "Six in a row, all by yourself"],
  ["aammaahmma", "Six found, and the rest comes again"],
  ["mmmmmmmmmm", "These were hard ones"],
])("%s: %s", (run, line) => expect(words(run)).toBe(line));

test("nothing that had help is called her own, and no run that got worse is called better", () => {
  for (const run of ["hhhhhhhhhm", "mhhhhhhhhh", "aahhhhhhhm"]) expect(words(run)).not.toMatch(/own|yourself|alone/);
  expect(words("aaaamaaamm")).not.toMatch(/better/);
});
