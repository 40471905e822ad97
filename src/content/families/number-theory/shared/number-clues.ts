import { type Random, random } from "../../../../maths/random.ts";
import { digits, isPrime, range, sum, wholeRoot } from "../../../../maths/whole.ts";

/** What can be said about a two-digit number. */
export type NumberClue =
  | { readonly kind: "multiple" | "not multiple" | "factor" | "above" | "below"; readonly of: number }
  | { readonly kind: "digit sum" | "digit gap"; readonly of: number }
  | { readonly kind: "remainder"; readonly by: number; readonly left: number }
  | { readonly kind: "falling" | "rising" | "even" | "odd" | "prime" | "not square" };

export const twoDigitNumbers = range(10, 99);

export function isTrue(clue: NumberClue, n: number): boolean {
  const [tens = 0, ones = 0] = digits(n);
  switch (clue.kind) {
    case "multiple":
      return n % clue.of === 0;
    case "not multiple":
      return n % clue.of !== 0;
    case "factor":
      return clue.of % n === 0;
    case "above":
      return n > clue.of;
    case "below":
      return n < clue.of;
    case "digit sum":
      return sum([tens, ones]) === clue.of;
    case "digit gap":
      return Math.abs(tens - ones) === clue.of;
    case "remainder":
      return n % clue.by === clue.left;
    case "falling":
      return tens > ones;
    case "rising":
      return tens < ones;
    case "even":
      return n % 2 === 0;
    case "odd":
      return n % 2 === 1;
    case "prime":
      return isPrime(n);
    case "not square":
      return wholeRoot(n) === null;
  }
}

export function fitting(clues: readonly NumberClue[]): number[] {
  return twoDigitNumbers.filter((n) => clues.every((clue) => isTrue(clue, n)));
}

/** At most one clue of each row is used, so that the clues speak of different things. */
function trueClues(n: number, { pick, whole }: Random): NumberClue[] {
  const [tens = 0, ones = 0] = digits(n);
  const by = whole(4, 9);
  const near = 10 * whole(1, 9);
  const rows: NumberClue[][] = [
    range(3, 12).map((of) => ({ kind: "multiple", of })),
    [60, 72, 84, 90, 96, 120, 144, 180].map((of) => ({ kind: "factor", of })),
    [
      { kind: "digit sum", of: tens + ones },
      { kind: tens < ones ? "rising" : "falling" },
      ...(tens === ones ? [] : [{ kind: "digit gap", of: Math.abs(tens - ones) } as const]),
    ],
    n % by === 0 ? [] : [{ kind: "remainder", by, left: n % by }],
    [{ kind: "even" }, { kind: "odd" }],
    [{ kind: "prime" }, { kind: "not square" }],
    range(3, 9).map((of) => ({ kind: "not multiple", of })),
    [
      { kind: "above", of: near },
      { kind: "below", of: near },
    ],
  ];
  return rows.flatMap((row) => {
    const holding = row.filter((clue) => isTrue(clue, n));
    return holding.length ? [pick(holding)] : [];
  });
}

/** Three or four clues that fit one number, each of them needed, and one of them with a list short enough to write down. */
export function numberClues(seed: number): NumberClue[] {
  const chance = random(seed);
  for (let attempt = 0; attempt < 2000; attempt++) {
    const secret = chance.pick(twoDigitNumbers);
    let clues: NumberClue[] = [];
    let left = twoDigitNumbers;
    for (const clue of chance.shuffle(trueClues(secret, chance))) {
      if (left.length === 1) break;
      clues.push(clue);
      left = left.filter((n) => isTrue(clue, n));
    }
    if (left.length !== 1) continue;
    for (const clue of clues) {
      const others = clues.filter((other) => other !== clue);
      if (fitting(others).length === 1) clues = others;
    }
    if (clues.length < 3 || clues.length > 4) continue;
    const shortest = Math.min(...clues.map((clue) => fitting([clue]).length));
    if (shortest >= 4 && shortest <= 13) return clues;
  }
  throw new Error(`no clues for the seed ${seed}`);
}
