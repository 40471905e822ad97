/**
 * What makes the same of the same seed for ever: a family, a stage of a skill, the dealer of a game. Before it is changed so
 * that a seed would give something else, what it was is added here, at the end of the ones before; so links, saves and logs that
 * name an older version still get what they were made with. tests/proofs/digests tells when that was forgotten.
 */
export interface Versioned<T> {
  /** The first one is version 1. */
  readonly before?: readonly T[];
}

/** The version that is made now. */
export function newest({ before = [] }: Versioned<unknown>): number {
  return before.length + 1;
}

/** The one that a version names. Throws a RangeError where there is none of that number. */
export function inVersion<T>(now: T, before: readonly T[] = [], version = 1): T {
  const found = version === before.length + 1 ? now : before[version - 1];
  if (found === undefined) throw new RangeError(`there is no version ${version}`);
  return found;
}
