import { describe, expect, test } from "vitest";
import { describeGame } from "../../engine/contract-tests/game.ts";
import { isProblem, isRefusal } from "../../engine/game/game.ts";
import { type Random, random } from "../../maths/random.ts";
import type { Board } from "./board.ts";
import { bestLead, bestMoves } from "./duel.ts";
import game from "./game.ts";
import { gainOf, numbersOf, priceOf, takeable } from "./pot.ts";
import { potLeft, type State, totalOf } from "./state.ts";
import { numberWords } from "./words.ts";

describeGame(game, { seeds: 2, handles: (number) => [number - 1] });

const taxman: Board = { n: 12, opponent: "taxman", seed: 0 };
const duel: Board = { n: 12, opponent: "perfect", seed: 5 };

function after(board: Board, numbers: readonly number[]): State {
  return numbers.reduce(played, game.start(board));
}

function played(state: State, x: number): State {
  const next = game.play(state, x);
  if (isRefusal(next)) throw new Error(next.refusal);
  return next;
}

/** The game played on from here: by the hints where the player is on the move, by the opponent's replies otherwise. */
function followed(state: State, draws: Random): State {
  let now = state;
  while (game.outcome(now) === "open") {
    const x = game.reply?.(now, draws) ?? game.nextStep(now, "")?.moves[0];
    if (x === undefined) throw new Error("no step");
    now = played(now, x);
  }
  return now;
}

function anyState(board: Board, draws: Random): State {
  let state = game.start(board);
  for (let move = draws.whole(0, 6); move > 0 && game.outcome(state) === "open"; move--)
    state = played(state, draws.pick(takeable(potLeft(state))));
  return state;
}

test("against the taxman: he gets all divisors that are left, and the rest at the end", () => {
  const state = after(taxman, [11, 10]);
  expect(totalOf(state, "you")).toBe(21);
  expect(totalOf(state, "opponent")).toBe(1 + 2 + 5);
  expect(state.turn).toBe("you");
  const end = after(taxman, [11, 10, 9, 8, 12]);
  expect(game.outcome(end)).toBe("solved");
  expect([totalOf(end, "you"), totalOf(end, "opponent")]).toEqual([50, 28]);
  expect(game.outcome(after(taxman, [11, 10, 9, 8]))).toBe("open");
  expect(game.outcome(after(taxman, [12, 10]))).toBe("lost");
  expect(game.outcome(after({ ...taxman, n: 10 }, [6, 10, 8]))).toBe("lost");
});

test("in the game of two the sides change, and what cannot be taken is nobody's", () => {
  const state = after(duel, [11, 10]);
  expect([totalOf(state, "you"), totalOf(state, "opponent"), state.turn]).toEqual([11 + 2 + 5, 1 + 10, "you"]);
  const end = after(duel, [11, 10, 9, 12]);
  expect(game.outcome(end)).toBe("solved");
  expect([totalOf(end, "you"), totalOf(end, "opponent")]).toEqual([37, 26]);
  expect(end.owners.flatMap((owner, cell) => (owner === "nobody" ? [cell + 1] : []))).toEqual([7, 8]);
});

describe("hints", () => {
  test.each([10, 13, 20, 31, 40, 50])("against the taxman from 1 to %i win from every state that can be won", (n) => {
    const draws = random(n);
    let lost = 0;
    for (let round = 0; round < 12; round++) {
      const state = anyState({ ...taxman, n }, draws);
      const step = game.nextStep(state, "");
      if (game.outcome(state) !== "open" || game.isMistaken(state, "")) {
        lost += 1;
        expect(step).toBeNull();
        continue;
      }
      const end = followed(state, draws);
      expect(game.outcome(end)).toBe("solved");
      expect(step?.why).toContain(`In the end you can have ${totalOf(end, "you")} of ${(n * (n + 1)) / 2}.`);
    }
    expect(lost).toBeLessThan(12);
  });

  test.each([12, 20, 30, 40])("against a perfect opponent from 1 to %i win by what they say", (n) => {
    const draws = random(n);
    for (let round = 0; round < 10; round++) {
      const state = anyState({ ...duel, n }, draws);
      if (game.outcome(state) !== "open") continue;
      const end = followed(state, draws);
      const lead = totalOf(end, "you") - totalOf(end, "opponent");
      expect(game.outcome(end)).toBe(game.isMistaken(state, "") ? "lost" : "solved");
      const words = lead > 0 ? `you end ${lead} ahead` : lead === 0 ? "you end level" : `you end ${-lead} behind`;
      if (state.turn === "you") expect(game.nextStep(state, "")?.why).toContain(words);
      else expect(game.nextStep(state, "")).toBeNull();
      const gains = bestMoves(potLeft(state)).map((x) => gainOf(potLeft(state), x));
      const [x] = game.nextStep(state, "")?.moves ?? [];
      if (x !== undefined) expect(gainOf(potLeft(state), x)).toBe(Math.max(...gains));
    }
  });

  test("say why, beginning with what is seen first", () => {
    const step = (board: Board, ...numbers: number[]) => game.nextStep(after(board, numbers), "");
    expect(step(taxman)).toMatchObject({
      technique: "One prime",
      look: "Look at the primes.",
      why: "Every move takes the 1 away if it is there, and a prime has no other divisor to pay with. So only one prime can be taken in the whole game, and only now: the largest is 11, and the taxman gets only 1 for it. In the end you can have 50 of 78.",
      cells: [10],
      because: [0],
      moves: [11],
    });
    expect(step(taxman, 11)).toMatchObject({ technique: "One divisor left", cells: [8], because: [2], moves: [9] });
    expect(step({ ...taxman, n: 30 }, 29, 25)?.why).toBe(
      "15 gives the taxman only 3. Take it while it is there: it is a divisor of 30, so it is given away as soon as that is taken. In the end you can have 301 of 465.",
    );
    expect(step(taxman, 11, 9)?.why).toBe(
      "10 gives the taxman 2 and 5, 7 in all. You gain 3 by it. With those gone, 8 has only one smaller divisor left. In the end you can have 50 of 78.",
    );
    expect(step({ ...duel, n: 30 })?.why).toBe(
      "25 gives the opponent 1 and 5, 6 in all. You gain 19 by it. A best answer to it is 27, which gives you 3 and 9. If both of you play your best from here, you end 17 ahead.",
    );
  });
});

test("a grade is the best against the taxman; against an opponent, whose mistakes give more, what best play of both gives", () => {
  const grade = (board: Board) => {
    const judged = game.judge(board);
    return isProblem(judged) ? judged.problem : judged.grade;
  };
  expect(grade(taxman)).toBe("50 of 78 at best");
  expect(grade({ ...duel, opponent: "beginner" })).toBe("Beginner: best play ends 5 ahead");
});

test("as long as anything can be taken, some number has a single smaller divisor left", () => {
  const draws = random(2);
  for (let round = 0; round < 300; round++) {
    const pot = potLeft(anyState({ ...duel, n: draws.whole(10, 50) }, draws));
    const prices = takeable(pot).map((x) => numbersOf(priceOf(pot, x)).length);
    if (prices.length > 0) expect(Math.min(...prices)).toBe(1);
  }
});

test("against the taxman a move is a mistake when no more than half can be had after it", () => {
  expect(game.isMistaken(after({ ...taxman, n: 10 }, [6]), "")).toBe(true);
  expect(game.isMistaken(after({ ...taxman, n: 10 }, [7]), "")).toBe(false);
  expect(game.isMistaken(after({ ...taxman, n: 10 }, [6, 10, 8]), "")).toBe(true);
  expect(game.isMistaken(after(taxman, [11, 10, 9, 8, 12]), "")).toBe(false);
});

test("against an opponent it is a mistake when best play does not end ahead, and level is not ahead", () => {
  const draws = random(8);
  const level = new Set<string>();
  for (let round = 0; round < 400; round++) {
    const state = anyState({ ...duel, n: draws.whole(10, 16) }, draws);
    const toCome = bestLead(potLeft(state)) * (state.turn === "you" ? 1 : -1);
    const lead = totalOf(state, "you") - totalOf(state, "opponent") + toCome;
    expect(game.isMistaken(state, "")).toBe(lead <= 0);
    if (lead === 0) level.add(state.turn);
  }
  expect(level.size).toBe(2);
});

test("a perfect opponent plays best moves only, a good one seven times in ten, a beginner any", () => {
  const state = after({ ...duel, n: 20 }, [19]);
  const best = bestMoves(potLeft(state));
  const share = (opponent: Board["opponent"]) => {
    const draws = random(3);
    const mine = { ...state, board: { ...state.board, opponent } };
    let right = 0;
    for (let round = 0; round < 1000; round++) if (best.includes(game.reply?.(mine, draws) ?? 0)) right += 1;
    return right / 1000;
  };
  expect(share("perfect")).toBe(1);
  expect(Math.abs(share("good") - 0.7)).toBeLessThan(0.05);
  expect(share("beginner")).toBeLessThan(0.3);
  expect(game.reply?.(after(taxman, [11]), random(1))).toBeNull();
  expect(game.reply?.(game.start(duel), random(1))).toBeNull();
});

test("what cannot be taken is refused with the reason", () => {
  const refusal = (state: State, x: number) => {
    const next = game.play(state, x);
    return isRefusal(next) ? next.refusal : null;
  };
  expect(refusal(game.start(taxman), 13)).toBe("There is no 13 here: the board goes from 1 to 12.");
  expect(refusal(game.start(taxman), 1)).toBe(
    "1 cannot be taken: no divisor of it is left but 1 itself, and the taxman has to get something.",
  );
  expect(refusal(after(duel, [11]), 11)).toBe("11 is gone.");
  expect(refusal(after(duel, [11]), 7)).toMatch(/^7 cannot be taken: .* the opponent has to get something\.$/);
  expect(refusal(after(taxman, [11, 10, 9, 8, 12]), 7)).toMatch(/^The game is over/);
});

test("texts that are no board are refused with the reason", () => {
  const problem = (text: string) => {
    const read = game.board.read(text);
    return isProblem(read) ? read.problem : null;
  };
  expect(problem("30-taxman")).toBeNull();
  expect(problem("30-good-17")).toBeNull();
  expect(problem("9-taxman")).toBe('The board goes from 1 to a number from 10 to 50, not to "9".');
  expect(problem("51-taxman")).toMatch(/not to "51"/);
  expect(problem("30-robber")).toMatch(/not "robber"/);
  expect(problem("30-taxman-1")).toMatch(/has 2 parts.*this text has 3/);
  expect(problem("30-good")).toMatch(/has 3 parts.*this text has 2/);
  expect(problem("30-good-01")).toMatch(/from 0 to 9999, not "01"/);
});

test("the words are whole sentences", () => {
  expect(game.words.board(after(taxman, [11, 10]))).toBe(
    "You have 21, the taxman has 8. You can take 6, 8, 9 and 12. Left, but without a smaller divisor: 3, 4 and 7.",
  );
  expect(game.words.board(after(duel, [11]))).toMatch(
    /^You have 11, the opponent has 1\. The opponent can take 4, 6, /,
  );
  const before = after(taxman, [11, 10, 9, 8]);
  expect(game.words.change(before, 12, played(before, 12))).toBe(
    "You take 12, the taxman gets 6. Nothing more can be taken, so the taxman also gets 7. You win by 22",
  );
  const two = after(duel, [11]);
  expect(game.words.change(two, 10, played(two, 10))).toBe("The opponent takes 10, you get 2 and 5");
  expect(numberWords(before, 11)).toBe("11, yours");
  expect(numberWords(before, 4)).toBe("4, the taxman's");
  expect(numberWords(before, 7)).toBe("7, left, but none of its smaller divisors is");
  expect(numberWords(before, 12)).toBe("12, can be taken; the taxman gets 6 for it");
});
