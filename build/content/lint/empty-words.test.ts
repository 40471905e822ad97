import { expect, test } from "vitest";
import { emptyWords } from "./empty-words.ts";
import { sound } from "./sound.ts";

test("nobody is told that it is obvious", () => {
  expect(emptyWords.check(sound())).toEqual([]);
  expect(emptyWords.check(sound({ check: "Clearly it must be 2." }))).toEqual([
    'check says "Clearly"; say why instead',
  ]);
  expect(emptyWords.check(sound({ slips: [{ when: "8", say: "Of course not." }] }))).toHaveLength(1);
});
