import { expect, test } from "vitest";
import { isRefusal } from "../../engine/game/game.ts";
import { afterwards, hintGuesses, rulesName } from "./afterwards.ts";
import type { Board } from "./board.ts";
import { type Candidate, candidates } from "./consistent.ts";
import game from "./game.ts";
import { answerCode } from "./score.ts";
import { bestSplit } from "./split.ts";
import type { State } from "./state.ts";
import { ruleWords } from "./words.ts";

const board: Board = { length: 4, repeats: false, zero: true, secret: "3517" };

function after(one: Board, guesses: readonly string[]): State {
  return guesses.reduce((state, guess) => {
    const next = game.play(state, guess);
    if (isRefusal(next)) throw new Error(next.refusal);
    return next;
  }, game.start(one));
}

test("counts what each answer left, and tells luck from knowledge", () => {
  const [counts, last, memory, skill] = afterwards(after(board, ["1234", "3517"]));
  // No bulls and 2 cows: of 5,040 secrets 1,260 are left (the known count for a first guess).
  expect(counts).toBe("At first there were 5,040 possible secrets. The answer to guess 1 left 1,260 of them.");
  expect(last).toContain("1,260 secrets fitted all the answers, so there was luck");
  expect(memory).toMatch(/^Each of your guesses fitted/);
  expect(skill).toContain("each of the 5,040 secrets in 8 guesses or fewer, and in about 5.3 on average");
  const sure = afterwards(after(board, ["3510", "8512", "3514", "3516", "3519", "3517"]));
  expect(sure[0]).toMatch(/the answer to guess 4 left 2, the answer to guess 5 left 1\.$/);
  expect(sure[1]).toContain("could be known for certain");
});

test("names the first guess that an earlier answer ruled out, and what the answer would have been", () => {
  expect(afterwards(after(board, ["1234", "1256", "3517"]))[2]).toMatch(
    /^Guess 2, 1256, could not be the secret: then the answer to guess 1, 1234, would have been 2 bulls and no cows, but it was no bulls and 2 cows\./,
  );
});

test("a first guess that was right, and no guess at all", () => {
  const told = afterwards(after(board, ["3517"]));
  expect(told[0]).toContain("one chance in 5,040");
  expect(told.join(" ")).not.toMatch(/Before your last guess|answers before it/);
  expect(afterwards(game.start(board))).toEqual([]);
});

/** How many guesses the hints need: at most, and in all. */
function walk(left: readonly Candidate[], length: number): { most: number; total: number } {
  const split = bestSplit(left);
  if (!split) return { most: 0, total: 0 };
  const groups = new Map<number, Candidate[]>();
  for (const one of left) {
    const answer = answerCode(split.guess.pattern, one.pattern);
    const group = groups.get(answer);
    if (group) group.push(one);
    else groups.set(answer, [one]);
  }
  let [most, total] = [1, left.length];
  for (const [answer, group] of groups) {
    if (answer === length) continue; // all bulls
    const below = walk(group, length);
    most = Math.max(most, 1 + below.most);
    total += below.total;
  }
  return { most, total };
}

// Those of five digits with repeats take some seconds each and were walked once.
const kinds = [3, 4, 5].flatMap((length) =>
  [false, true].flatMap((repeats) => [true, false].map((zero) => ({ length, repeats, zero }))),
);
test.each(kinds.filter(({ length, repeats }) => length < 5 || !repeats))(
  "what is said of the hints is so for every secret: $length digits, repeats $repeats, zero $zero",
  (rules) => {
    const all = candidates(game.start({ ...rules, secret: "" }));
    const { most, total } = walk(all, rules.length);
    const told = hintGuesses[rulesName(rules)];
    expect(told?.most).toBe(most);
    expect(told?.average).toBeCloseTo(total / all.length, 2);
  },
);

test("every kind of secret is in the table, and the rules are said", () => {
  for (const rules of kinds) expect(hintGuesses).toHaveProperty([rulesName(rules)]);
  expect(ruleWords(board)).toBe("The secret has 4 different digits; it may begin with 0.");
});
