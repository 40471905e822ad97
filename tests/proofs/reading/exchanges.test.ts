import { expect, test } from "vitest";
import { exchanges, tagsOf } from "./exchanges.ts";
import { Reading } from "./reading.ts";

const reading = (words: string, labels: readonly string[] = []) => new Reading({ words, labels, options: [] });
/** Every text that comes of exchanging two labels. */
const texts = (one: Reading) => {
  const tags = tagsOf(one);
  return tags.map((_tag, at) => exchanges(one, tags, at).map(({ shown }) => [shown.words, ...shown.labels].join("|")));
};

test.each([
  [
    "Her rope is Amara's: $AB$ in cm or metres; red as Bo's.",
    "name Amara, letter A, letter B, unit cm, unit metres, colour red, name Bo",
  ],
  // A capital at the beginning of a sentence, and words that only hold one of the listed.
  ["She has 3 hats. Hats, a hat. I have a cmd, a redwood.", ""],
  ["Kele has more than Tiva. Working with Kele, she sees.", "name Kele, name Tiva, name Kele"],
  // A letter that stands for a number is not the metre.
  ["$5m + n$ and 3 m", "letter m, letter n, unit m"],
])("%s", (words, expected) => {
  const all = tagsOf(reading(words));
  expect(all.map(({ kind, said }) => `${kind} ${said}`).join(", ")).toBe(expected);
  for (const { said, from, to } of all) expect(words.slice(from, to)).toBe(said);
});

test("marks of the figure that are no numbers", () => {
  expect(tagsOf(reading("", ["A", "30 cm", "?", "tent"])).map(({ text, said }) => [text, said])).toEqual([
    [1, "A"],
    [4, "tent"],
  ]);
});

test("each changes places with the next other one of its kind, and with the last one", () => {
  expect(texts(reading("Is Ada older than Bo? Is Bo older than Ada?"))).toEqual([
    ["Is Bo older than Ada? Is Bo older than Ada?"],
    ["Is Ada older than Ada? Is Bo older than Bo?", "Is Bo older than Ada? Is Bo older than Ada?"],
    ["Is Ada older than Bo? Is Ada older than Bo?", "Is Bo older than Bo? Is Ada older than Ada?"],
    ["Is Ada older than Bo? Is Ada older than Bo?"],
  ]);
  expect(texts(reading("2 cm, 3 mm", ["A", "B"]))).toEqual([
    ["2 mm, 3 cm|A|B"],
    ["2 mm, 3 cm|A|B"],
    ["2 cm, 3 mm|B|A"],
    ["2 cm, 3 mm|B|A"],
  ]);
});

test("the same unit said otherwise is no other one, and one of a kind stays", () => {
  expect(texts(reading("5 m, 3 metres, as Bo says, in red"))).toEqual([[], [], [], []]);
});
