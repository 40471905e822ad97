import { random } from "../../../../maths/random.ts";

/** Three different ones of 1 to 6, in order. */
export type Code = readonly number[];

export interface Guess {
  readonly code: Code;
  /** How many stand where they stand in the secret code. */
  readonly right: number;
  /** How many are in the secret code, but in another place. */
  readonly wrong: number;
}

export interface CodePuzzle {
  readonly guesses: readonly Guess[];
  readonly secret: Code;
  /** The order in which the guesses are used to find what the code is made of, by place in `guesses`. */
  readonly order: readonly number[];
  /** What the code can be made of after the first two of them, and after all. */
  readonly sets: readonly (readonly Code[])[];
  /** For each guess a code that fits the others. */
  readonly without: readonly Code[];
}

const symbols = [1, 2, 3, 4, 5, 6];
const codes: readonly Code[] = symbols.flatMap((a) =>
  symbols.flatMap((b) => symbols.filter((c) => a !== b && a !== c && b !== c).map((c) => [a, b, c])),
);

/** Three guesses that leave one code, none of them idle. The same seed, the same guesses. */
export function codePuzzle(seed: number): CodePuzzle {
  const dice = random(seed);
  for (;;) {
    const secret = dice.pick(codes);
    const guesses = [1, 2, 3].map(() => {
      const code = dice.pick(codes);
      return { code, ...compared(code, secret) };
    });
    // A guess that shares nothing or everything gives away at once what the code is made of.
    if (guesses.some((guess) => total(guess) < 1 || total(guess) > 2)) continue;
    if (new Set(guesses.map(({ code }) => code.toSorted().join())).size < 3) continue;
    const fitting = codes.filter((code) => guesses.every((guess) => agrees(code, guess)));
    if (fitting.length !== 1) continue;
    const without = guesses.map((left) =>
      codes.find((code) => code !== secret && guesses.every((guess) => guess === left || agrees(code, guess))),
    );
    if (without.some((code) => !code)) continue;
    for (const order of [
      [0, 1, 2],
      [0, 2, 1],
      [1, 2, 0],
    ]) {
      const sets = [2, 3].map((some) => madeOf(order.slice(0, some).map((at) => guesses[at] as Guess)));
      const [first = [], last = []] = sets;
      if (first.length > 4 || last.length > 2 || first.length === last.length) continue;
      return { guesses, secret, order, sets, without: without.map((code) => code ?? []) };
    }
  }
}

/** The sets, in rising order, that share with each guess as many as they should. */
function madeOf(guesses: readonly Guess[]): readonly Code[] {
  return codes.filter(
    (code) =>
      code.join() === code.toSorted().join() &&
      guesses.every((guess) => guess.code.filter((one) => code.includes(one)).length === total(guess)),
  );
}

export function total({ right, wrong }: Guess): number {
  return right + wrong;
}

/** The orders of these three that agree with every one of the guesses. */
export function ordersOf(set: Code, guesses: readonly Guess[]): readonly Code[] {
  return codes.filter((code) => code.toSorted().join() === set.join() && guesses.every((guess) => agrees(code, guess)));
}

function compared(guess: Code, secret: Code): { right: number; wrong: number } {
  const right = guess.filter((one, at) => secret[at] === one).length;
  return { right, wrong: guess.filter((one) => secret.includes(one)).length - right };
}

function agrees(code: Code, guess: Guess): boolean {
  const { right, wrong } = compared(guess.code, code);
  return right === guess.right && wrong === guess.wrong;
}
