import fc from "fast-check";
import { expect, test } from "vitest";
import type { Marked } from "./mark.ts";
import { isOpen, scoreOf, scoreOfStopped, tally } from "./tally.ts";

const marked = (typed: string, verdict: Marked["verdict"]) => ({ typed, verdict }) as Marked;
const questions = fc.array(
  fc.oneof(
    fc.constantFrom("", " ").map((typed) => marked(typed, "left")),
    fc.constantFrom<Marked["verdict"]>("right", "almost", "wrong", "left").map((verdict) => marked("7", verdict)),
  ),
);

test("every question is answered or open, and only answered ones are right", () => {
  fc.assert(
    fc.property(questions, (all) => {
      const { answered, right, open } = tally(all);
      expect(answered.length + open).toBe(all.length);
      expect(answered.every(({ typed }) => !isOpen(typed))).toBe(true);
      expect(right).toBe(answered.filter(({ verdict }) => verdict === "right").length);
    }),
  );
});

test("a score in words is of all questions when handed in, and of the answered ones when stopped", () => {
  const some = tally([marked("1", "right"), marked("2", "wrong"), marked("x", "left"), marked("", "left")]);
  expect(scoreOf(some)).toBe("1 of 4 right");
  expect(scoreOfStopped(some)).toBe("1 right of the 3 you answered");
  const none = tally([marked("2", "wrong"), marked("", "left")]);
  expect(scoreOf(none)).toBe("None of 2 right yet");
  expect(scoreOfStopped(none)).toBe("None right yet of the 1 you answered");
});
