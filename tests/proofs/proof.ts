import type { Reading } from "./reading/reading.ts";

/**
 * A proof works an answer out again from the puzzle's text by another route than its author's: enumeration,
 * brute force, exact arithmetic. It returns the answer as a reader would type it (arrays: one item after the other);
 * proofs.test.ts judges that against the bank and then against altered answers, which must fail.
 */
export type Answer = string | number | bigint | readonly (string | number | bigint)[];
/** By the id of the puzzle. It takes what the text says; one that takes nothing is bound to its text by the notes kept of it. */
export type Proofs = Readonly<Record<string, (reading: Reading) => Answer>>;
/**
 * By the name of the family, for any of its parameters as the numbers of the text tell them, and for the text itself: where it says
 * what no layout tells (a list, a power, who says what), the proof takes that from there.
 */
export type FamilyProofs = Readonly<Record<string, (parameters: never, reading: Reading) => Answer>>;
/** By the id of the skill, for any parameters of the stage with that index, and its text. */
export type SkillProofs = Readonly<Record<string, (parameters: never, stage: number, reading: Reading) => Answer>>;

/** The single member of a list of candidates. Throws unless there is exactly one: that is the uniqueness half of a proof. */
export function only<T>(candidates: Iterable<T>): T {
  const all = [...candidates];
  if (all.length !== 1) throw new Error(`${all.length} candidates fit: ${JSON.stringify(all.slice(0, 5), bigintText)}`);
  return all[0] as T;
}

/** Refuses a text that does not say what a proof rests on. */
export function insist(isSo: boolean, what: string): void {
  if (!isSo) throw new Error(`it is not so: ${what}`);
}

/** Whole numbers from..to, both included. */
export function range(from: number, to: number): number[] {
  const numbers: number[] = []; // grown by a loop: proofs spend much of their time here
  for (let number = from; number <= to; number++) numbers.push(number);
  return numbers;
}

/** Every ordering of the items. */
export function* orderings<T>(items: readonly T[]): Generator<T[]> {
  if (items.length === 0) yield [];
  for (const [i, first] of items.entries())
    for (const rest of orderings([...items.slice(0, i), ...items.slice(i + 1)])) yield [first, ...rest];
}

/** Every way to take one item from each list. */
export function* choices<T>(lists: readonly (readonly T[])[]): Generator<T[]> {
  if (lists.some((list) => list.length === 0)) return;
  const at = lists.map(() => 0);
  for (let i = 0; i >= 0; ) {
    yield lists.map((list, of) => list[at[of] ?? 0] as T);
    // As a counter turns: the last place first, and the place before it when it comes round.
    for (i = lists.length - 1; i >= 0; i--) {
      const next = (at[i] ?? 0) + 1;
      at[i] = next < (lists[i]?.length ?? 0) ? next : 0;
      if (at[i] !== 0) break;
    }
  }
}

function bigintText(_key: string, value: unknown): unknown {
  return typeof value === "bigint" ? String(value) : value;
}
