import { describe, expect, test } from "vitest";
import { type Combination, type Table, termsOf } from "../../engine/game/combine.ts";
import { isProblem, isRefusal } from "../../engine/game/game.ts";
import { random } from "../../maths/random.ts";
import game from "./game.ts";
import { handText } from "./hand.ts";

function played(hand: readonly number[], ...moves: readonly string[]): Table {
  return moves.reduce((table: Table, text) => {
    const move = game.move.read(text);
    if (isProblem(move)) throw new Error(move.problem);
    const next = game.play(table, move.value);
    if (isRefusal(next)) throw new Error(next.refusal);
    return next;
  }, game.start(hand));
}

/** Whether 24 can still be made, by trying everything with floating point. */
function canMake(values: readonly number[]): boolean {
  if (values.length === 1) return Math.abs((values[0] ?? 0) - 24) < 1e-9;
  return values.some((a, i) =>
    values.some((b, j) => {
      if (i === j) return false;
      const rest = values.filter((_, at) => at !== i && at !== j);
      return [a + b, a - b, a * b, ...(b === 0 ? [] : [a / b])].some((value) => canMake([...rest, value]));
    }),
  );
}

test("the hints on 3-3-8-8 tell the whole way, from the end backwards", () => {
  const fair = game.judge([3, 3, 8, 8]);
  expect(fair).toEqual({ board: [3, 3, 8, 8], key: "8 ÷ (3 − 8 ÷ 3)", grade: "Expert" });
  const said: string[] = [];
  let table = game.start([3, 3, 8, 8]);
  for (let step = game.nextStep(table, ""); step; step = game.nextStep(table, "")) {
    said.push(`${step.look} ${step.technique}: ${step.why}`);
    const next = game.play(table, step.moves[0]);
    if (isRefusal(next)) throw new Error(next.refusal);
    table = next;
  }
  expect(said).toMatchInlineSnapshot(`
    [
      "Look at the 8 and the 3. Through a fraction: 24 is 8 ÷ (1/3). The 1/3 comes from 3 − 8/3. The 3 is there already, and 8 ÷ 3 makes the 8/3.",
      "Look at the 3 and the 8/3. Through a fraction: 24 is 8 ÷ (1/3). The 8 is there already, and 3 − 8/3 makes the 1/3.",
      "Look at the 8 and the 1/3. Last step: 24 is 8 ÷ (1/3).",
    ]
  `);
  expect(game.outcome(table)).toBe("solved");
  expect(game.words.board(table)).toBe("Solved: 8 ÷ (3 − 8 ÷ 3) = 24.");
});

describe("on the way", () => {
  test.each([
    [[11, 12, 1, 1], ["2*3"], "Two parts of 24", "24 is 12 + 12."],
    [[9, 2, 6, 12], ["2-3"], "With a number below zero", "24 is 18 − (−6)."],
    [[6, 7, 9, 12], ["2-3"], "Two factors of 24", "24 is 6 × 4."],
    [[1, 4, 1, 5], ["0/1"], "Through a fraction", "24 is 6 ÷ (1/4)."],
    [[4, 3, 8, 10], ["0/1"], "Through a fraction", "24 is 18 × (4/3)."],
    [[10, 8, 3, 8], ["0*1"], "A multiple of 24, then share", "24 is 72 ÷ 3."],
  ] as const)("%j after %j: %s", (hand, moves, technique, why) => {
    const step = game.nextStep(played(hand, ...moves), "");
    expect(step?.technique).toBe(technique);
    expect(step?.why).toContain(why);
  });

  test("a state is mistaken just where 24 is out of reach; otherwise the steps lead to it", () => {
    const some = random(11);
    const seen = { lost: 0, done: 0 };
    for (let round = 0; round < 250; round++) {
      const { board, key } = game.deal({ cards: "13", grade: some.pick(["easy", "medium", "hard"]) }, some);
      let table = game.start(board);
      for (let count = some.whole(0, 3); count > 0; count--) {
        const move: Combination = {
          left: some.whole(0, 3),
          operation: some.pick(["+", "-", "*", "/"] as const),
          right: some.whole(0, 3),
        };
        const next = game.play(table, move);
        if (!isRefusal(next)) table = next;
      }
      const values = termsOf(table).map(({ value }) => Number(value.num) / Number(value.den));
      const reachable = canMake(values);
      expect(game.isMistaken(table, key), values.join()).toBe(!reachable);
      seen[reachable ? "done" : "lost"] += 1;
      let left = values.length;
      for (let step = game.nextStep(table, key); step; step = game.nextStep(table, key)) {
        const next = game.play(table, step.moves[0]);
        if (isRefusal(next)) throw new Error(next.refusal);
        table = next;
        left -= 1;
      }
      if (reachable) expect({ left, outcome: game.outcome(table) }).toEqual({ left: 1, outcome: "solved" });
    }
    expect(Math.min(seen.lost, seen.done)).toBeGreaterThan(50);
  });

  test("a last number that is not 24 leaves the game open, and words say what to do", () => {
    const table = played([4, 6, 1, 2], "0*1", "1-2", "2+3");
    expect(game.outcome(table)).toBe("open");
    expect(game.isMistaken(table, "")).toBe(true);
    expect(game.nextStep(table, "")).toBeNull();
    expect(game.words.board(table)).toBe(
      "One number is left, 25 (made as 4 × 6 − 1 + 2). It is not 24: take back a step and look for another way.",
    );
  });

  test("words name what is left and what was made", () => {
    const before = played([3, 3, 8, 8], "2/0");
    expect(game.words.board(before)).toBe("Make 24 out of 8/3 (made as 8 ÷ 3), 3 and 8.");
    const move = { left: 1, operation: "-", right: 0 } as const;
    expect(game.words.change(before, move, played([3, 3, 8, 8], "2/0", "1-0"))).toBe("3 − 8/3 = 1/3");
  });

  // 5, empty, 0, 4
  const table = played([5, 8, 8, 4], "1-2");
  test.each([
    ["3/2", "Nothing can be divided by 0."],
    ["2+2", "A number cannot be combined with itself: each may be used once."],
    ["1+3", "This number has been used already."],
    ["0+4", "There are only 4 places."],
  ])("%s is refused: %s", (text, refusal) => {
    const move = game.move.read(text);
    if (isProblem(move)) throw new Error(move.problem);
    expect(game.play(table, move.value)).toEqual({ refusal });
  });
});

test("a hand that cannot be done is judged so", () => {
  expect(game.judge([1, 1, 1, 1])).toEqual({
    problem: "This board has no solution: 1, 1, 1 and 1 cannot make 24, whatever the order and the brackets.",
  });
});

test.each([
  ["", "A hand is four numbers, like 3-3-8-8; this text has none."],
  ["3-3-8", "A hand has 4 cards; this text has 3."],
  ["3-3-8-14", "A card shows a number from 1 to 13; this text has 14."],
  ["3-3-8-J", 'A hand is four numbers, like 3-3-8-8; "J" is no number.'],
  ["3".repeat(5000), "A hand is four numbers; this text is far longer."],
])("$#: %.40j is refused", (text, problem) => expect(handText.read(text)).toEqual({ problem }));

test("a hand is read with other marks too", () => {
  expect(handText.read("3, 3, 8 8")).toEqual({ value: [3, 3, 8, 8] });
});
