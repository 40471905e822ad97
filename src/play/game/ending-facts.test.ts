import { expect, test } from "vitest";
import { attempt, win } from "../../learner/derive/examples.ts";
import { endingFacts } from "./ending-facts.ts";

const session = { game: { id: "kenken" }, fair: { grade: "Easy" }, help: "alone", ms: 125_000 } as const;
const own = (n: number, ms: number, fields = {}) => win(n, { item: "game/kenken~x~1", grade: "Easy", ms, ...fields });
const words = (solved: Parameters<typeof endingFacts>[0], log: Parameters<typeof endingFacts>[1], timed: boolean) =>
  endingFacts(solved, log, timed, 1).map((fact) => fact.words);

test("the time and the help; a first board has nothing to be compared with", () => {
  expect(words(session, [own(1, 125_000)], true)).toEqual(["2:05", "Without a hint"]);
  expect(words({ ...session, help: "hint" }, [], true)).toEqual(["2:05", "With a hint"]);
  expect(words({ ...session, help: "solution" }, [], true)).toEqual(["2:05", "Some of it was done for you"]);
});

test("the hardest technique that the board needed, where that is known", () => {
  const fair = { grade: "Hard", technique: "X-Wing" };
  expect(words({ ...session, fair }, [], true)).toEqual(["2:05", "Without a hint", "Hardest step: X-Wing"]);
  expect(words({ ...session, fair }, [], false)).toEqual(["Without a hint", "Hardest step: X-Wing"]);
});

test("beside the fastest of the same game and grade that was solved alone", () => {
  const others = [own(3, 9000, { help: "hint" }), own(4, 9000, { grade: "Other" }), win(5, { ms: 9000 }), attempt(1)];
  expect(words(session, [own(1, 125_000), own(2, 200_000), ...others], true).at(-1)).toBe("Your fastest so far");
  expect(words(session, [own(1, 125_000), own(2, 100_000), ...others], true).at(-1)).toBe("Your fastest: 1:40");
  expect(words({ ...session, help: "hint" }, [own(2, 200_000)], true)).toEqual(["2:05", "With a hint"]);
});

test("without times for whoever wants none", () => {
  expect(words(session, [own(1, 125_000), own(2, 100_000)], false)).toEqual(["Without a hint"]);
});

test("the days in a row stand last, also without times", () => {
  const last = (timed: boolean) => endingFacts(session, [], timed, 3).at(-1);
  expect(last(true)).toEqual({ about: "streak", words: "3 days in a row" });
  expect(last(false)).toEqual({ about: "streak", words: "3 days in a row" });
});
