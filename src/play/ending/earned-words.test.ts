import { expect, test } from "vitest";
import { earnedWords } from "./earned-words.ts";

test("nothing is said of a right answer but what is true of it", () => {
  expect(earnedWords({ help: "alone", tries: 1 })).toMatch(/first try.*own work/);
  expect(earnedWords({ help: "alone", tries: 2 })).toMatch(/again.*yourself/);
  expect(earnedWords({ help: "alone", tries: 7 })).toMatch(/try 7/);
  for (const tries of [1, 2, 9]) {
    expect(earnedWords({ help: "hint", tries })).not.toMatch(/yourself|own work/);
    expect(earnedWords({ help: "hint", tries })).toMatch(/hint/);
    expect(earnedWords({ help: "solution", tries })).not.toMatch(/you found|yourself|own work|try/);
  }
});
