import { count } from "../../engine/words.ts";
import { candidates } from "./consistent.ts";
import type { Rules } from "./rules.ts";
import { answerTo } from "./score.ts";
import { answerWords, type Guess, type State } from "./state.ts";
import { thousands } from "./words.ts";

/** What can be learnt from the guesses: how many secrets each answer left, and whether a guess forgot an earlier answer. */
export function afterwards({ board, guesses }: State): readonly string[] {
  const left = guesses.map((_, row) => candidates({ board, guesses: guesses.slice(0, row) }).length);
  const [all = 0, ...later] = left;
  if (guesses.length === 0) return [];
  const last = later.at(-1);
  return [counts(all, later), ...(last === undefined ? [] : [lastGuess(last)]), memory(guesses), skill(board, all)];
}

/** "At first there were 5,040 possible secrets. The answer to guess 1 left 1,440 of them, the answer to guess 2 left 120." */
function counts(all: number, later: readonly number[]): string {
  const first = `At first there were ${thousands(all)} possible secrets.`;
  const [one, ...more] = later.map((left, at) => `guess ${at + 1} left ${thousands(left)}`);
  if (one === undefined) return `${first} To find it with the first guess is luck: one chance in ${thousands(all)}.`;
  return `${first} The answer to ${[`${one} of them`, ...more].join(", the answer to ")}.`;
}

function lastGuess(left: number): string {
  if (left === 1)
    return "Before your last guess only one secret fitted all the answers, so it could be known for certain.";
  return `Before your last guess ${thousands(left)} secrets fitted all the answers, so there was luck in it as well.`;
}

/** The first guess that could not be the secret, by an answer before it. */
function memory(guesses: readonly Guess[]): string {
  for (const [row, guess] of guesses.entries())
    for (const [before, { digits, ...answer }] of guesses.slice(0, row).entries()) {
      const would = answerTo(digits, guess.digits);
      if (would.bulls === answer.bulls && would.cows === answer.cows) continue;
      return `Guess ${row + 1}, ${guess.digits}, could not be the secret: then the answer to guess ${before + 1}, ${digits}, would have been ${answerWords(would)}, but it was ${answerWords(answer)}. Such a guess can still be a good question, if it divides what is left more evenly.`;
    }
  return guesses.length === 1
    ? "With every answer, ask of your next guess: if this were the secret, would all the answers before be as they are?"
    : "Each of your guesses fitted all the answers before it, so each could have been the secret. That is the thought that finds it: if this were the secret, would all the answers be as they are?";
}

/** How many guesses the hints need for the secrets of some rules: at most, and on average. The whole tree of answers was walked. */
export const hintGuesses: Readonly<Record<string, { readonly most: number; readonly average: number }>> = {
  "3 different zero": { most: 8, average: 5.15 },
  "3 different": { most: 8, average: 5.1 },
  "3 repeats zero": { most: 10, average: 5.59 },
  "3 repeats": { most: 10, average: 5.48 },
  "4 different zero": { most: 8, average: 5.32 },
  "4 different": { most: 8, average: 5.24 },
  "4 repeats zero": { most: 10, average: 5.85 },
  "4 repeats": { most: 10, average: 5.89 },
  "5 different zero": { most: 9, average: 5.8 },
  "5 different": { most: 8, average: 5.72 },
  "5 repeats zero": { most: 11, average: 6.28 },
  "5 repeats": { most: 11, average: 6.21 },
};

/** The name of rules in the table above. */
export function rulesName({ length, repeats, zero }: Rules): string {
  return `${length} ${repeats ? "repeats" : "different"}${zero ? " zero" : ""}`;
}

function skill(rules: Rules, all: number): string {
  const known = hintGuesses[rulesName(rules)];
  const aim = "A good guess may be the secret, and splits what is left into many small groups, one for each answer.";
  if (!known) return aim;
  return `${aim} Whoever asks in this way, as the hints do, finds each of the ${thousands(all)} secrets in ${count(known.most, "guess", "guesses")} or fewer, and in about ${known.average.toFixed(1)} on average.`;
}
