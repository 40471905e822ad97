import { expect, test } from "vitest";
import { isProblem, isRefusal } from "../../engine/game/game.ts";
import { random } from "../../maths/random.ts";
import { afterwards } from "./afterwards.ts";
import game from "./game.ts";
import { planFor } from "./plan.ts";
import type { State } from "./state.ts";

function played(text: string, ...moves: readonly string[]): State {
  const board = game.board.read(text);
  if (isProblem(board)) throw new Error(board.problem);
  return moves.reduce((state: State, one) => {
    const move = game.move.read(one);
    if (isProblem(move)) throw new Error(move.problem);
    const next = game.play(state, move.value);
    if (isRefusal(next)) throw new Error(next.refusal);
    return next;
  }, game.start(board.value));
}

test("a way with more numbers than are needed is told the shorter one, and how it is found", () => {
  // 100 × 2 + 50 − 3 × (7 − 6) ... against 50 × 5
  const [yours, thought] = afterwards(played("100-50-2-5-7-3:250", "0*2", "2+1"));
  expect(yours).toBe("You made 100 × 2 + 50 = 250 with 3 numbers. Two are enough: 50 × 5 = 250.");
  expect(thought).toBe("Thought from the end: 250 is 50 × 5.");
});

test("as few as possible, by another way; the order and the brackets make no other one", () => {
  const [same] = afterwards(played("100-50-2-5-7-3:250", "1*3"));
  expect(same).toBe("You made 50 × 5 = 250 with 2 numbers, and no way takes fewer.");
  const [other] = afterwards(played("100-50-2-5-7-3:250", "3*1"));
  expect(other).toBe("You made 5 × 50 = 250 with 2 numbers, and no way takes fewer.");
  const [sum] = afterwards(played("100-50-25-1-10-3:176", "0+3", "2+1", "1+3"));
  expect(sum).toMatch(/^You made 25 \+ 50 \+ 100 \+ 1 = 176 with 4 numbers, and no way takes fewer\.$/);
  // The way that would be named is 75 + 6 − 7 + 50.
  const [bracket] = afterwards(played("25-100-50-75-6-7:124", "5-4", "3+2", "2-4"));
  expect(bracket).toBe("You made 75 + 50 − (7 − 6) = 124 with 4 numbers, and no way takes fewer.");
  const [different] = afterwards(played("100-50-75-25-2-3:150", "1*5"));
  expect(different).toBe("You made 50 × 3 = 150 with 2 numbers, and no way takes fewer. Another one: 100 + 50 = 150.");
});

test("followed hints take the fewest numbers; where the target is out of reach it says so", () => {
  let away = 0;
  for (let seed = 0; seed < 30; seed++) {
    const fair = game.deal({ large: `${seed % 5}` }, random(seed));
    let state = game.start(fair.board);
    const { uses } = planFor(state);
    for (let step = game.nextStep(state, fair.key); step; step = game.nextStep(state, fair.key)) {
      const next = game.play(state, step.moves[0]);
      if (isRefusal(next)) throw new Error(next.refusal);
      state = next;
    }
    const said = afterwards(state);
    expect(said[0]).toContain(`with ${uses} numbers, and no way takes fewer.`);
    expect(said.some((text) => text.includes("none comes nearer"))).toBe(state.distance > 0);
    if (state.distance > 0) away += 1;
  }
  expect(away).toBeGreaterThan(0);
});

test("one number left that is not near enough says how far it is", () => {
  const state = played("100-50-2-5-7-3:251", "0+1", "1+2", "2+3", "3+4", "4+5");
  expect(game.words.board(state)).toMatch(
    /^One number is left, 167 \(made as .*\)\. It is 84 away from 251: take back a step and look for another way\.$/,
  );
});
