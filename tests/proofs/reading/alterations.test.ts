import { expect, test } from "vitest";
import { alterations } from "./alterations.ts";
import { Reading } from "./reading.ts";

const altered = (words: string, place = 0) =>
  alterations(new Reading({ words, labels: [], options: [] }), place).map(({ reading }) => reading.shown.words);

test("a number goes one and two up and down, is doubled, and has its digits exchanged", () => {
  expect(altered("It weighs 35 kg.")).toEqual(
    ["36", "34", "37", "33", "70", "53"].map((number) => `It weighs ${number} kg.`),
  );
  expect(altered("There are two dogs.")).toEqual(
    ["three", "one", "four", "zero"].map((number) => `There are ${number} dogs.`),
  );
});

test("a half becomes a quarter and three quarters, in a word and as a sign", () => {
  expect(altered("She eats half of it.")).toEqual(["She eats ¼ of it.", "She eats ¾ of it."]);
  expect(altered("She eats ½ of it.")).toEqual(["She eats ¼ of it.", "She eats ¾ of it."]);
});

test("so many seconds are a time, in words as in digits", () => {
  expect(altered("It needs exactly one second for each.")).toContain("It needs exactly two second for each.");
  expect(new Reading({ words: "Each two second step", labels: [], options: [] }).numbers).toHaveLength(1);
  expect(new Reading({ words: "Take every second step", labels: [], options: [] }).numbers).toHaveLength(1);
});

test("what cannot be read as another number is left out", () => {
  expect(altered("Twice as many")).toEqual(["Thrice as many"]);
});
