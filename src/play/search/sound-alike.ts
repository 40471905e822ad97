import { wordsOf } from "./fold.ts";

/** Shorter than this, sounds say too little. */
const fewest = 3;

/** Roughly how a word sounds: its consonants, those that sound alike as one. "soduko" and "sudoku" are both sdk. */
export function soundOf(word: string): string {
  return word
    .replace(/s$/, "")
    .replace(/(?:[tsc]i|sh[ou])[ou]?n/g, "xn")
    .replace(/ph/g, "f")
    .replace(/sh/g, "x")
    .replace(/c(?=[eiy])|z/g, "s")
    .replace(/ck|[cq]/g, "k")
    .replace(/(?<=.)[aeiouyhw]/g, "")
    .replace(/(.)\1+/g, "$1");
}

/**
 * Gives what somebody may have meant who writes as she hears it: each word that is none of `names` by one of them that sounds the same,
 * the one that is met most, of those the one that is nearest in length. Null where no word has one.
 */
export function hearing(names: readonly string[]): (typed: string) => string | null {
  const met = new Map<string, number>();
  for (const word of names.flatMap(wordsOf)) met.set(word, (met.get(word) ?? 0) + 1);
  const bySound = new Map<string, readonly string[]>();
  for (const word of met.keys()) bySound.set(soundOf(word), [...(bySound.get(soundOf(word)) ?? []), word]);
  const meant = (word: string): string | undefined => {
    const sound = soundOf(word);
    if (sound.length < fewest || met.has(word)) return undefined;
    const off = (other: string) => Math.abs(other.length - word.length);
    return bySound
      .get(sound)
      ?.toSorted((a, b) => (met.get(b) ?? 0) - (met.get(a) ?? 0) || off(a) - off(b))
      .at(0);
  };
  return (typed) => {
    const words = wordsOf(typed);
    const others = words.map(meant);
    return others.every((other) => other === undefined) ? null : words.map((word, at) => others[at] ?? word).join(" ");
  };
}
