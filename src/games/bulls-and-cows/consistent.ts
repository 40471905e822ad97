import { type Rules, secrets } from "./rules.ts";
import { answerCode, codeOf, type Pattern, patterns } from "./score.ts";
import type { State } from "./state.ts";

/** A number that may be the secret, and its bits. */
export interface Candidate {
  readonly digits: string;
  readonly pattern: Pattern;
}

/**
 * Every secret that would have given all the answers so far, in rising order. It knows the guesses and their answers, and
 * never looks at the secret.
 */
export function candidates({ board, guesses }: State): readonly Candidate[] {
  const asked = patterns(guesses.map(({ digits }) => digits));
  const answers = guesses.map(codeOf);
  return all(board).filter(({ pattern }) => asked.every((guess, at) => answerCode(guess, pattern) === answers[at]));
}

// The twelve lists hold 192,000 numbers together and never change; building the longest takes 80 ms.
const known = new Map<string, readonly Candidate[]>();

function all({ length, repeats, zero }: Rules): readonly Candidate[] {
  const name = `${length} ${repeats} ${zero}`;
  const before = known.get(name);
  if (before) return before;
  const digits = secrets({ length, repeats, zero });
  const bits = patterns(digits);
  const list = bits.map((pattern, at) => ({ digits: digits[at] ?? "", pattern }));
  known.set(name, list);
  return list;
}
