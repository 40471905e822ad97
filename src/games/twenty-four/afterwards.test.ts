import { expect, test } from "vitest";
import { type Table, termsOf, termText } from "../../engine/game/combine.ts";
import { isProblem, isRefusal } from "../../engine/game/game.ts";
import { random } from "../../maths/random.ts";
import game from "./game.ts";
import { ways } from "./solutions.ts";
import { target } from "./target.ts";

function played(hand: readonly number[], ...moves: readonly string[]): readonly string[] {
  const table = moves.reduce((table: Table, text) => {
    const move = game.move.read(text);
    if (isProblem(move)) throw new Error(move.problem);
    const next = game.play(table, move.value);
    if (isRefusal(next)) throw new Error(next.refusal);
    return next;
  }, game.start(hand));
  expect(game.outcome(table)).toBe("solved");
  return spaced(game.afterwards?.(table, ""));
}

/** With plain spaces, whatever kind keeps an expression in one line. */
const spaced = (paragraphs: readonly string[] = []) => paragraphs.map((text) => text.replaceAll("\u00a0", " "));

test("the only way, through a fraction", () => {
  expect(played([3, 3, 8, 8], "2/0", "1-0", "3/0")[0]).toBe(
    "You made 24 as 8 ÷ (3 − 8 ÷ 3). With 3, 3, 8 and 8 that is the only way there is. There is none without a fraction on the way.",
  );
});

test("a way in another order is named as the one it is, and all are told by their end", () => {
  // (6 × 1) × 4 ÷ 1
  const [first, ...groups] = played([4, 6, 1, 1], "2*1", "1*0", "0/3");
  expect(first).toBe(
    "You made 24 as 1 × 6 × 4 ÷ 1. It is the same thought as 6 × 4 × 1 × 1, written in another order. With 1, 1, 4 and 6 there are 2 essentially different ways.",
  );
  expect(groups.slice(0, -1)).toEqual([
    "Plus or minus at the end: 6 × 4 + 1 − 1.",
    "Times or divided by at the end: 6 × 4 × 1 × 1.",
  ]);
});

test("whatever way is found stands in the list, which holds every solution once", () => {
  const some = random(5);
  for (let round = 0; round < 60; round++) {
    const { board, key } = game.deal({ cards: "13", grade: some.pick(["easy", "medium", "hard"]) }, some);
    let table = game.start(board);
    for (let step = game.nextStep(table, key); step; step = game.nextStep(table, key)) {
      const next = game.play(table, step.moves[0]);
      if (isRefusal(next)) throw new Error(next.refusal);
      table = next;
    }
    const [first = "", ...rest] = spaced(game.afterwards?.(table, key));
    const hand = game.start(board.toSorted((a, b) => a - b));
    const all = ways(termsOf(hand), target).map((way) => termText(way.term));
    if (all.length === 1) {
      expect(first).toContain("the only way");
      continue;
    }
    expect(first).toContain(`${all.length} essentially different ways`);
    const listed = rest.slice(0, -1).flatMap((line) => line.replace(/^.*?: |\.$/g, "").split("; "));
    expect(listed.toSorted()).toEqual(all.toSorted());
    const yours = /as (.*?)\. /.exec(first)?.[1] ?? "";
    const spelt = /thought as (.*?), written/.exec(first)?.[1];
    expect(listed).toContain(spelt ?? yours);
  }
});
