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
  expect(endingWords("alone", true)).toBe("All your own work.");
  expect(endingWords("hint", true)).toBe("The hint opened the door, you walked through.");
  expect(endingWords("solution", true)).toBe("Some of it was done for you, the rest is yours.");
  expect(endingWords("solution", false)).toContain("not counted");
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
