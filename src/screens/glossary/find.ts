import type { Ages } from "../../content/ages.ts";

interface Named {
  readonly term: string;
  readonly forms: readonly string[];
  readonly ages: Ages;
}

const folded = (text: string) => text.toLowerCase().replace(/[’']/g, "'").replace(/\s+/g, " ").trim();

/** The terms of those ages that have the words in one of their names. */
export function matching<T extends Named>(terms: readonly T[], words: string, ages: Ages | "all"): readonly T[] {
  const asked = folded(words);
  const fits = ({ term, forms }: Named) => [term, ...forms].some((name) => folded(name).includes(asked));
  return terms.filter((one) => (ages === "all" || one.ages === ages) && fits(one));
}

/** Terms in the order of the alphabet, by their first letters. */
export function byLetter<T extends Named>(
  terms: readonly T[],
): readonly (readonly [letter: string, terms: readonly T[]])[] {
  const letters = new Map<string, T[]>();
  for (const one of terms.toSorted((a, b) => (folded(a.term) < folded(b.term) ? -1 : 1))) {
    const letter = folded(one.term).charAt(0);
    letters.set(letter, [...(letters.get(letter) ?? []), one]);
  }
  return [...letters];
}
