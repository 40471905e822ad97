import { expect, test } from "vitest";
import { describeGame } from "../../engine/contract-tests/game.ts";
import { isProblem } from "../../engine/game/game.ts";
import { type Random, random } from "../../maths/random.ts";
import game from "./game.ts";
import { roundText } from "./round.ts";

describeGame(game, { seeds: 12, handles: ({ left, right }) => [left, right] });

const read = (text: string) => {
  const round = roundText.read(text);
  if (isProblem(round)) throw new Error(round.problem);
  return round.value;
};

test.each([
  { move: "2-3", says: "3 − 8 is below zero. In this game every number is a whole number above zero." },
  { move: "4-5", says: "7 − 7 is zero. In this game every number is a whole number above zero." },
  { move: "3/2", says: "8 ÷ 3 is not a whole number. In this game every number is a whole number above zero." },
  { move: "3+3", says: "A number cannot be combined with itself: each may be used once." },
  { move: "3+6", says: "There are only 6 places." },
])("$move is refused: $says", ({ move, says }) => {
  const made = game.move.read(move);
  if (isProblem(made)) throw new Error(made.problem);
  expect(game.play(game.start(read("75-50-3-8-7-7:813")), made.value)).toEqual({ refusal: says });
});

test("a round whose target cannot be made ends at the nearest, and says so", () => {
  const round = read("100-75-50-25-10-10:871");
  const fair = game.judge(round);
  expect(fair).toMatchObject({ grade: "Hard: the nearest is 1 away" });
  let state = game.start(round);
  expect(game.words.board(state)).toBe(
    "Make 871 out of 100, 75, 50, 25, 10 and 10. 871 cannot be made exactly; the nearest is 1 away.",
  );
  for (let step = game.nextStep(state, ""); step; step = game.nextStep(state, "")) {
    expect(step.why).toContain("Nothing nearer to 871 can be made than 870. ");
    state = { ...state, ...game.play(state, step.moves[0]) };
  }
  expect(game.outcome(state)).toBe("solved");
  expect(game.words.board(state)).toMatch(
    /^Solved: .* = 870\. That is 1 away from 871, and nothing nearer can be made\.$/,
  );
  expect(game.play(state, { left: 0, operation: "+", right: 1 })).toHaveProperty("refusal");
});

test.each([
  ["100-50-2-5-7-3:250", "Easy: 2 numbers are enough"],
  ["100-50-2-5-7-3:253", "Easy: 3 numbers are enough"],
  ["25-100-50-75-5-8:449", "Easy: the nearest is 1 away"],
  ["50-100-75-7-4-3:815", "Medium: the nearest is 1 away"],
  ["8-6-6-4-2-2:904", "Expert: the nearest is 8 away"],
])("%s is graded by how many numbers it takes: %s", (text, grade) => {
  expect(game.judge(read(text))).toMatchObject({ grade });
});

test("a round that comes nowhere near its target is not dealt", () => {
  const draws = random(1);
  let first = true;
  const stub: Random = {
    ...draws,
    shuffle(items) {
      if (items.length <= 4) return draws.shuffle(items);
      const order = first ? [0, 10, 1, 11, 2, 12].flatMap((at) => items.slice(at, at + 1)) : draws.shuffle(items);
      first = false;
      return order;
    },
    whole: () => 999,
  };
  expect(roundText.write(game.deal({ large: "0" }, stub).board)).not.toBe("1-1-2-2-3-3:999");
  expect(first).toBe(false);
});

test("a target that is there already is no round", () => {
  expect(game.judge(read("100-1-2-3-4-5:100"))).toEqual({
    problem: "The target 100 is one of the six numbers, so nothing is left to do.",
  });
});

test.each([
  ["", "A round is six numbers, a colon and the target, like 75-50-2-3-8-7:813."],
  ["75-50-2-3-8-7", "A round is six numbers, a colon and the target, like 75-50-2-3-8-7:813."],
  ["75-50-2-3-8:813", "A round has six numbers; this text has 5."],
  ["75-50-2-3-8-x:813", 'A round is made of whole numbers; "x" is not one of them.'],
  ["75-50-2-3-8-7:", "The target is missing: it stands after the colon."],
  ["75-50-2-3-8-7:99", "The target is a number from 100 to 999; here it is 99."],
  ["75-50-2-3-8-11:813", "The numbers are 1 to 10, 25, 50, 75 and 100; 11 is none of them."],
  ["75-75-2-3-8-7:813", "There are too many 75s: 25, 50, 75 and 100 may come once, 1 to 10 twice."],
  ["75-50-3-3-3-7:813", "There are too many 3s: 25, 50, 75 and 100 may come once, 1 to 10 twice."],
  [`${"9".repeat(2000)}:100`, "A round is six numbers and a target; this text is far longer."],
])("$#: %.40j is refused", (text, problem) => expect(roundText.read(text)).toEqual({ problem }));
