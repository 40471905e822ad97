import { expect, test } from "vitest";
import { attempt, win } from "../../learner/derive/examples.ts";
import { endingFacts, endingWords } from "./ending-facts.ts";

const session = { game: { id: "kenken" }, fair: { grade: "Easy" }, help: "alone", at: 12, ms: 125_000 } as const;
const own = (n: number, ms: number, fields = {}) => win(n, { item: "game/kenken~x~1", grade: "Easy", ms, ...fields });
const words = (solved: Parameters<typeof endingFacts>[0], log: Parameters<typeof endingFacts>[1], timed: boolean) =>
  endingFacts(solved, log, timed, 1).map((fact) => fact.words);

test("the time; a first board has nothing to be compared with", () => {
  expect(words(session, [own(1, 125_000)], true)).toEqual(["2:05"]);
  expect(words({ ...session, help: "solution" }, [], true)).toEqual(["2:05"]);
});

test("the help, and only what was her own is called so", () => {
  const own = { given: 0, all: 12 };
  expect(endingWords("alone", own, null, true)).toBe("All your own work.");
  expect(endingWords("hint", own, true, true)).toBe("The hint opened the door, you walked through.");
  expect(endingWords("hint", own, false, true)).toBe("You had seen a hint, and this way is your own.");
  expect(endingWords("hint", own, null, true)).toBe("Solved, with a hint on the way.");
});

test("what was done for her is said by its share", () => {
  const words = (given: number, all: number, isCounted: boolean) =>
    endingWords("solution", { given, all }, null, isCounted);
  const not = "was done for you, so it is not counted among your solved ones.";
  expect(words(21, 21, false)).toBe(`All of it ${not}`);
  expect(words(20, 21, false)).toBe(`Nearly all of it ${not}`);
  expect(words(12, 21, false)).toBe(`Most of it ${not}`);
  expect(words(10, 21, true)).toBe("Some of it was done for you, the rest is yours.");
  expect(words(1, 21, true)).toBe("Some of it was done for you, the rest is yours.");
  // A board that was counted before, and is done for her once more; and one of which it is not known how much.
  expect(words(21, 21, true)).toBe("All of it was done for you.");
  expect(words(0, 21, true)).toBe("Some of it was done for you.");
});

test("that no way is shorter, where she found it herself", () => {
  for (const grade of ["12 moves at best", "12 presses at best", "5 jumps, 12 moves at best"]) {
    expect(words({ ...session, fair: { grade } }, [], false)).toEqual(["No way is shorter"]);
    expect(words({ ...session, fair: { grade }, help: "solution" }, [], false)).toEqual([]);
    expect(words({ ...session, fair: { grade }, at: 13 }, [], false)).toEqual([]);
  }
  for (const grade of ["Between 10 and 13 moves at best", "12 of 40 at best", "112 moves at best"])
    expect(words({ ...session, fair: { grade } }, [], false)).toEqual([]);
});

test("the hardest technique that the board needed, where that is known", () => {
  const fair = { grade: "Hard", technique: "X-Wing" };
  expect(words({ ...session, fair }, [], true)).toEqual(["2:05", "Hardest step: X-Wing"]);
  expect(words({ ...session, fair }, [], false)).toEqual(["Hardest step: X-Wing"]);
});

test("beside the fastest of the same game and grade that was solved alone", () => {
  const others = [own(3, 9000, { help: "hint" }), own(4, 9000, { grade: "Other" }), win(5, { ms: 9000 }), attempt(1)];
  expect(words(session, [own(1, 125_000), own(2, 200_000), ...others], true).at(-1)).toBe("Your fastest so far");
  expect(words(session, [own(1, 125_000), own(2, 100_000), ...others], true).at(-1)).toBe("Your fastest: 1:40");
  expect(words({ ...session, help: "hint" }, [own(2, 200_000)], true)).toEqual(["2:05"]);
});

test("without times for whoever wants none", () => {
  expect(words(session, [own(1, 125_000), own(2, 100_000)], false)).toEqual([]);
});

test("the days in a row stand last, also without times", () => {
  const last = (timed: boolean) => endingFacts(session, [], timed, 3).at(-1);
  expect(last(true)).toEqual({ about: "streak", words: "3 days in a row" });
  expect(last(false)).toEqual({ about: "streak", words: "3 days in a row" });
});
