import { describe, expect, test } from "vitest";
import { describeGame } from "../../engine/contract-tests/game.ts";
import { seeds } from "../../engine/contract-tests/scale.ts";
import { isProblem, isRefusal } from "../../engine/game/game.ts";
import { random } from "../../maths/random.ts";
import type { Board } from "./board.ts";
import { candidates } from "./consistent.ts";
import game from "./game.ts";
import { secrets } from "./rules.ts";
import { answerTo } from "./score.ts";
import { bestSplit } from "./split.ts";
import type { State } from "./state.ts";
import { guessWords } from "./words.ts";

describeGame(game, { handles: (guess) => [...guess].map(Number) });

const board: Board = { length: 4, repeats: false, zero: true, secret: "3517" };

function after(one: Board, guesses: readonly string[]): State {
  return guesses.reduce((state, guess) => {
    const next = game.play(state, guess);
    if (isRefusal(next)) throw new Error(next.refusal);
    return next;
  }, game.start(one));
}

/** The secrets that fit, as the hints know them. */
const consistent = (state: State) => candidates(state).map(({ digits }) => digits);

/** The secrets that fit, straight from the rule. */
function fitting({ board: rules, guesses }: State): string[] {
  return secrets(rules).filter((secret) =>
    guesses.every(({ digits, bulls, cows }) => {
      const answer = answerTo(digits, secret);
      return answer.bulls === bulls && answer.cows === cows;
    }),
  );
}

/** How many are left at most after a guess that is not the secret, by sorting them by their answers. */
function mostLeft(guess: string, left: readonly string[]): number {
  const others = left.filter((secret) => secret !== guess);
  const sizes = new Map<string, number>();
  for (const secret of others) {
    const { bulls, cows } = answerTo(guess, secret);
    sizes.set(`${bulls} ${cows}`, (sizes.get(`${bulls} ${cows}`) ?? 0) + 1);
  }
  return Math.max(0, ...sizes.values());
}

const kinds = [
  { length: 3, repeats: true, zero: true },
  { length: 4, repeats: false, zero: false },
  { length: 4, repeats: true, zero: true },
  { length: 5, repeats: false, zero: true },
];

describe.each(kinds)("hints with $length digits, repeats $repeats, zero $zero", (rules) => {
  test("count what still fits, and what they promise of a guess is true", () => {
    const draws = random(4);
    const all = secrets(rules);
    for (let round = 0; round < seeds(4, 2); round++) {
      let state = game.start({ ...rules, secret: draws.pick(all) });
      for (let guess = 0; guess < 12 && game.outcome(state) === "open"; guess++) {
        const left = fitting(state);
        expect(consistent(state)).toEqual(left);
        const step = game.nextStep(state, state.board.secret);
        if (!step) throw new Error("no step");
        const [next] = step.moves;
        expect(left).toContain(next);
        if (guess > 0 && left.length > 1)
          expect(step.look.startsWith(`${left.length.toLocaleString("en-GB")} secrets still fit`), step.look).toBe(
            true,
          );
        const promised = /at most ([\d,]+) /.exec(step.why)?.[1]?.replace(",", "");
        expect(Number(promised ?? 0), step.why).toBe(mostLeft(next, left));
        // Every second guess is one that nobody would advise.
        const played = game.play(state, guess % 2 === 0 ? draws.pick(all) : next);
        if (!isRefusal(played)) state = played;
      }
      for (let step = game.nextStep(state, ""); step !== null; step = game.nextStep(state, "")) {
        const next = game.play(state, step.moves[0]);
        if (isRefusal(next)) throw new Error(next.refusal);
        state = next;
      }
      expect(game.outcome(state)).toBe("solved");
    }
  });
});

test("where all can be compared, no guess that fits divides better", () => {
  const draws = random(9);
  const small: Board = { length: 3, repeats: false, zero: true, secret: "012" };
  for (const guesses of [["345"], ["134"], ["507", "715"], ["860", "384"]]) {
    const secret = draws.pick(secrets(small).filter((one) => !guesses.includes(one)));
    const state = after({ ...small, secret }, guesses);
    const left = consistent(state);
    const best = Math.min(...left.map((guess) => mostLeft(guess, left)));
    expect(bestSplit(candidates(state))?.most).toBe(best);
  }
});

test("a hint looks at the answers only, not at the secret", () => {
  const state = after(board, ["0123"]);
  const others = consistent(state).filter((_, at) => at % 200 === 0);
  expect(others.length).toBeGreaterThan(3);
  for (const secret of others)
    expect(game.nextStep({ ...state, board: { ...board, secret } }, secret)).toEqual(
      game.nextStep(state, board.secret),
    );
});

test("is graded by how many secrets there are, and neither its text nor its key shows the secret", () => {
  const fair = game.judge(board);
  expect(fair).toMatchObject({ grade: "5,040 possible secrets" });
  expect(JSON.stringify({ ...fair, board: game.board.write(board) })).not.toContain("3517");
});

test("what all possible secrets have in common is said", () => {
  const look = (...guesses: string[]) => game.nextStep(after(board, guesses), "")?.look;
  expect(look()).toBe("Nothing is known yet: 5,040 secrets are possible.");
  expect(look("3510", "8512", "3514", "3516")).toBe(
    "2 secrets still fit: both have a 3 in 1st place, a 5 in 2nd place and a 1 in 3rd place; neither has a 0, a 2, a 4, a 6 or an 8.",
  );
  expect(look("3510", "8512", "3514", "3516", "3519")).toBe("Only one secret still fits.");
});

test("a number that cannot be the secret is refused with the reason", () => {
  const refusal = (one: Board, ...guesses: string[]) => {
    const last = game.play(after(one, guesses.slice(0, -1)), guesses.at(-1) ?? "");
    return isRefusal(last) ? last.refusal : null;
  };
  expect(refusal(board, "123")).toBe("The secret has 4 digits; this has 3.");
  expect(refusal(board, "1")).toBe("The secret has 4 digits; this has only 1.");
  expect(refusal(board, "1231")).toBe("All digits of the secret are different; this has more than one 1.");
  expect(refusal({ ...board, repeats: true }, "1231")).toBeNull();
  expect(refusal({ ...board, zero: false }, "0123")).toMatch(/does not begin with 0/);
  expect(refusal(board, "0123")).toBeNull();
  expect(refusal(board, "3571", "3571")).toBe("You have guessed 3571 before: 2 bulls and 2 cows.");
  expect(refusal(board, "3517", "1234")).toBe("The secret is found: the game is over.");
});

test("texts that are no board or no guess are refused with the reason", () => {
  const text = game.board.write(board);
  expect(text).not.toMatch(/3517|7153/);
  const problem = (one: string) => {
    const read = game.board.read(one);
    return isProblem(read) ? read.problem : null;
  };
  expect(problem(text)).toBeNull();
  expect(problem(text.replace("4", "6"))).toBe('The secret has 3, 4 or 5 digits, not "6".');
  expect(problem(text.replace("different", "same"))).toMatch(/"different" or "repeats", not "same"/);
  expect(problem(text.replace("zero", "null"))).toMatch(/"zero" or "nonzero", not "null"/);
  expect(problem(text.replace("4", "5"))).toMatch(/hide no secret of 5 digits/);
  expect(problem(game.board.write({ ...board, secret: "3511" }))).toMatch(/by these rules/);
  expect(problem(`${text}-x`)).toMatch(/4 parts.*has 5/);
  expect(game.move.read("12a4")).toHaveProperty("problem");
  expect(game.move.read("")).toHaveProperty("problem");
});

test("the words are whole sentences, with digits read one by one", () => {
  const state = after(board, ["1234", "3571"]);
  expect(game.words.board(state)).toBe(
    "The secret has 4 different digits; it may begin with 0. Guess 1: 1 2 3 4, no bulls and 2 cows. Guess 2: 3 5 7 1, 2 bulls and 2 cows.",
  );
  const end = after(board, ["1234", "3517"]);
  expect(game.words.change(after(board, ["1234"]), "3517", end)).toBe(
    "Guess 2: 3 5 1 7, 4 bulls and no cows. The secret is found",
  );
  expect(game.words.board(end)).toMatch(/The secret is found in 2 guesses\.$/);
  expect(guessWords(end, 0)).toBe("Guess 1: 1 2 3 4, no bulls and 2 cows");
});
