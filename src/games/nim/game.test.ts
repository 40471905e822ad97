import { describe, expect, test } from "vitest";
import { describeGame } from "../../engine/contract-tests/game.ts";
import { isProblem, isRefusal } from "../../engine/game/game.ts";
import { random } from "../../maths/random.ts";
import { range } from "../../maths/whole.ts";
import type { Board, Move } from "./board.ts";
import game from "./game.ts";
import { counterPart } from "./part.ts";
import type { State } from "./state.ts";
import { explain } from "./strategy.ts";
import { isLost } from "./theory.ts";
import { pileWords } from "./words.ts";

describeGame(game, { handles: ({ pile, count }) => [pile, counterPart(pile, count)] });

const board: Board = { piles: [3, 4, 5], most: null, last: "wins", opponent: "perfect", begins: "you", seed: 0 };

function played(state: State, text: string): State {
  const move = game.move.read(text);
  if (isProblem(move)) throw new Error(move.problem);
  const next = game.play(state, move.value);
  if (isRefusal(next)) throw new Error(next.refusal);
  return next;
}

describe("hints", () => {
  const piles = [...triples(6), [9, 12, 5], [1, 3, 5, 7], [2, 2, 3, 3, 4]];
  const rules = [null, 2, 3, 4].flatMap((most) => (["wins", "loses"] as const).map((last) => ({ most, last })));

  test.each(rules)("at most $most, last counter $last: win where it can be won, and say so where it cannot", (rule) => {
    for (const one of piles) {
      const state = game.start({ ...board, ...rule, piles: one });
      const step = game.nextStep(state, "");
      if (!step) throw new Error(one.join());
      const next = game.play(state, step.moves[0]);
      if (isRefusal(next)) throw new Error(next.refusal);
      const lost = isLost({ piles: one, ...rule });
      expect(game.isMistaken(state, ""), one.join()).toBe(lost);
      expect(game.isMistaken(next, ""), one.join()).toBe(lost);
      if (lost) expect(step.look).toContain("No move wins");
      expect(`${step.look} ${step.why}`).not.toMatch(/undefined|NaN|null| {2}|: ,| have no partner.*has no partner/);
      expect(step.why.length).toBeLessThan(420);
      expect(step.why).toMatch(/^[A-Z].*\.$/);
    }
  });

  test("the nim-sum is told as pairs of powers of two", () => {
    expect(game.nextStep(game.start(board), "")).toMatchObject({
      look: "Write each pile as ones, twos and fours, and look at pile 1.",
      technique: "Pairs of powers of two",
      why: "Write the piles as powers of two: 3 = 2 + 1, 4 and 5 = 4 + 1. Pair equal powers off: one 2 has no partner. Take 2 from pile 1: then each of them has a partner. Whatever the opponent takes, some power is alone again, and you can mend it every time, so the last counter is yours.",
      moves: [{ pile: 0, count: 2 }],
    });
  });

  test("the first that a person sees comes first: the last pile, equal piles, ones, groups", () => {
    const technique = (part: Partial<Board>) => game.nextStep(game.start({ ...board, ...part }), "")?.technique;
    expect(technique({ piles: [4] })).toBe("The last counter");
    expect(technique({ piles: [4, 7] })).toBe("Equal piles");
    expect(technique({ piles: [4, 6, 4] })).toBe("Equal piles");
    expect(technique({ piles: [1, 1, 4], last: "loses" })).toBe("An odd number of ones");
    expect(technique({ piles: [21], most: 3 })).toBe("Groups of 4");
    expect(technique({ piles: [4, 4, 5], most: 3, last: "loses" })).toBe("Play for time");
    expect(technique({ piles: [4, 4], most: 3, last: "loses" })).toBe("An odd number of ones");
  });

  test("of moves that are seen equally soon it takes the one from the largest pile", () => {
    // 4 to 2, 5 to 3 and 7 to 1 all leave pairs.
    expect(game.nextStep(game.start({ ...board, piles: [4, 5, 7] }), "")?.moves).toEqual([{ pile: 2, count: 6 }]);
  });

  test("there is none on the opponent's move and at the end", () => {
    expect(game.nextStep(game.start({ ...board, begins: "opponent" }), "")).toBeNull();
    expect(game.nextStep(played(game.start({ ...board, piles: [2] }), "1-2"), "")).toBeNull();
  });
});

describe("the opponent", () => {
  test("replies only when it is his move, always by the rules, and a perfect one punishes every mistake", () => {
    const draws = random(11);
    for (const last of ["wins", "loses"] as const)
      for (let round = 0; round < 60; round++) {
        let state = game.start({ ...board, last, piles: draws.shuffle(range(1, 9)).slice(0, 3) });
        while (game.outcome(state) === "open") {
          const before = state;
          const reply = game.reply?.(state, draws) ?? null;
          expect(reply === null).toBe(state.turn === "you");
          const move: Move = reply ?? draws.pick(legal(state));
          const next = game.play(state, move);
          if (isRefusal(next)) throw new Error(next.refusal);
          state = next;
          if (before.turn === "opponent" && game.isMistaken(before, "")) expect(game.isMistaken(state, "")).toBe(true);
        }
        expect(game.reply?.(state, draws)).toBeNull();
        expect(game.isMistaken(state, "")).toBe(game.outcome(state) === "lost");
      }
  });
});

test("who takes the last counter wins, or loses in misère", () => {
  const end = (last: "wins" | "loses", moves: readonly string[]) =>
    game.outcome(moves.reduce(played, game.start({ ...board, piles: [1, 2], last })));
  expect(end("wins", ["1-1"])).toBe("open");
  expect(end("wins", ["1-1", "2-2"])).toBe("lost");
  expect(end("wins", ["2-1", "1-1", "2-1"])).toBe("solved");
  expect(end("loses", ["1-1", "2-2"])).toBe("solved");
  expect(end("loses", ["2-1", "1-1", "2-1"])).toBe("lost");
});

test("what the rules forbid is refused with the reason", () => {
  const refusal = (part: Partial<Board>, ...moves: Move[]) => {
    let state: State | { refusal: string } = game.start({ ...board, ...part });
    for (const move of moves) if (!isRefusal(state)) state = game.play(state, move);
    return isRefusal(state) ? state.refusal : null;
  };
  expect(refusal({}, { pile: 3, count: 1 })).toBe("There is no pile 4: the last is pile 3.");
  expect(refusal({}, { pile: 0, count: 4 })).toBe("Pile 1 has only 3 counters, so nobody can take 4.");
  expect(refusal({}, { pile: 0, count: 3 }, { pile: 0, count: 1 })).toBe("Pile 1 is empty.");
  expect(refusal({ most: 3 }, { pile: 1, count: 4 })).toBe("A move takes 3 counters at most, not 4.");
  expect(refusal({ piles: [1] }, { pile: 0, count: 1 }, { pile: 0, count: 1 })).toBe("The game is over.");
});

test("texts that are no board are refused with the reason", () => {
  const problem = (text: string) => {
    const read = game.board.read(text);
    return isProblem(read) ? read.problem : null;
  };
  expect(problem("1.3.5.7-any-wins-good-you-17")).toBeNull();
  expect(problem("1.3.5.7-any-wins-good-you")).toMatch(/6 parts.*this text has 5/);
  expect(problem("1.x-any-wins-good-you-17")).toMatch(/whole numbers from 1/);
  expect(problem("1.2.3.4.5.6-any-wins-good-you-17")).toMatch(/5 piles at most; this text has 6/);
  expect(problem("40.21-any-wins-good-you-17")).toMatch(/60 counters at most; these piles have 61/);
  expect(problem("4-1-wins-good-you-17")).toMatch(/from 2 to 9, not "1"/);
  expect(problem("4-any-draws-good-you-17")).toMatch(/"wins" or "loses", not "draws"/);
  expect(problem("4-any-wins-bad-you-17")).toMatch(/not "bad"/);
  expect(problem("4-any-wins-good-me-17")).toMatch(/not "me"/);
  expect(problem("4-any-wins-good-you-017")).toMatch(/from 0 to 9999, not "017"/);
});

test("settings and boards that the player could not win are refused", () => {
  const fault = (piles: string, last: string, begins: string) =>
    game.settings.fault({ piles, last, opponent: "good", begins });
  expect(fault("1.3.5.7", "wins", "you")).toMatch(/let the opponent begin/);
  expect(fault("1.3.5.7", "loses", "opponent")).toBeNull();
  expect(fault("21", "wins", "you")).toBeNull();
  expect(fault("21", "wins", "opponent")).toMatch(/you have to begin/);
  expect(fault("21", "loses", "opponent")).toBeNull();
  expect(game.judge({ ...board, piles: [1, 2, 3] })).toHaveProperty("problem");
  expect(game.judge({ ...board, piles: [1, 2, 3], begins: "opponent" })).toHaveProperty("key");
});

test("the words are whole sentences", () => {
  const state = game.start({ ...board, most: 3 });
  expect(game.words.board(state)).toBe(
    "It is your move. Whoever takes the last counter wins; a move takes 1 to 3. Pile 1: 3 counters. Pile 2: 4 counters. Pile 3: 5 counters.",
  );
  const move = { pile: 0, count: 3 };
  const next = played(state, "1-3");
  expect(game.words.change(state, move, next)).toBe("You take 3 from pile 1, which is empty now");
  expect(pileWords(next, 0)).toBe("Pile 1: empty");
  expect(game.words.change(next, { pile: 1, count: 1 }, played(next, "2-1"))).toBe(
    "The opponent takes 1 from pile 2, which leaves 3",
  );
  const one = game.start({ ...board, piles: [1] });
  expect(game.words.change(one, { pile: 0, count: 1 }, played(one, "1-1"))).toBe(
    "You take 1 from pile 1, which is empty now. You win: you took the last counter",
  );
});

test("the strategy is explained in three to five layers, and says what decided this game", () => {
  const layers = (part: Partial<Board>) => explain(game.start({ ...board, ...part }));
  for (const part of [{}, { last: "loses" }, { piles: [21], most: 3 }, { piles: [4, 9], most: 3 }] as const) {
    const all = layers(part);
    expect(all.length).toBeGreaterThanOrEqual(3);
    expect(all.length).toBeLessThanOrEqual(5);
    for (const { text } of all) expect(text).toMatch(/^[A-Z0-9].*\.$/);
  }
  expect(layers({ piles: [1, 3, 5, 7], begins: "opponent" })[0]?.text).toBe(
    "As powers of two the piles were 1, 3 = 2 + 1, 5 = 4 + 1 and 7 = 4 + 2 + 1: each has a partner, so whoever begins can be beaten. Here the opponent began: you could win for certain.",
  );
  expect(layers({ piles: [21], most: 3 })[0]?.text).toMatch(
    /^Whoever begins takes 1 of the 21, leaves 20, a multiple of 4, and can always win\./,
  );
  expect(layers({ piles: [20], most: 3, last: "loses" })[0]?.text).toMatch(
    /^Whoever begins takes 3 of the 20, leaves 17, one more than a multiple of 4, and can always win\./,
  );
  expect(layers({ piles: [2], most: 2 })[0]?.text).toMatch(/^Whoever begins takes 2 of the 2, leaves nothing,/);
  expect(layers({ piles: [5], most: 2 })[1]?.text).toContain("With 1 or 2 counters left you take them all.");
});

function legal({ piles }: State): Move[] {
  return piles.flatMap((size, pile) => range(1, size).map((count) => ({ pile, count })));
}

function triples(most: number): number[][] {
  const sizes = range(0, most);
  return sizes.flatMap((a) => sizes.flatMap((b) => sizes.map((c) => [a, b, c]))).filter((piles) => piles.some(Boolean));
}
