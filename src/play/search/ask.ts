import { wordsOf } from "./fold.ts";
import { stem } from "./stem.ts";
import { synonyms } from "./synonyms.ts";

/** A part of what was asked for: one word, or several that are known as a name, and what else goes by it. */
interface Part {
  readonly words: readonly string[];
  /** Each as words, best first. */
  readonly others: readonly (readonly string[])[];
}

/** What was asked for, understood. */
export interface Asked {
  /** Every word of it. */
  readonly all: readonly string[];
  /** Those that tell what is looked for. */
  readonly words: readonly string[];
  readonly parts: readonly Part[];
}

/** Words that say nothing of what is looked for, as long as others do. */
const noise = new Set(
  wordsOf(`a about an and are at by did does can do does for from game games get help how i in is it learn let lets make math maths me
    my of on one or our page play practise practice problem problems puzzle puzzles question questions show some test that the
    there these this to using want was were what when where which who why with work you your`),
);

const stems = (words: readonly string[]) => words.map(stem).join(" ");
const known = Object.entries(synonyms).map(([name, others]) => ({
  name: wordsOf(name).join(" "),
  stems: stems(wordsOf(name)),
  others: others.map(wordsOf),
}));
const byStems = new Map(known.map((one) => [one.stems, one.others]));
const longest = Math.max(...known.map(({ name }) => name.split(" ").length));
/** From so many letters on, the beginning of a name stands for it while it is being typed. */
const fewest = 4;

/** Reads what was typed. */
export function read(text: string): Asked {
  const all = wordsOf(text);
  const parts: Part[] = [];
  for (let at = 0; at < all.length; ) {
    const part = partAt(all, at);
    parts.push(part);
    at += part.words.length;
  }
  const telling = parts.filter(({ words, others }) => others.length > 0 || words.some((word) => !noise.has(word)));
  const kept = telling.length > 0 ? telling : parts;
  return { all, words: kept.flatMap(({ words }) => words), parts: kept };
}

/** The longest name that begins at a word, or the word alone. */
function partAt(all: readonly string[], at: number): Part {
  for (let length = Math.min(longest, all.length - at); length > 0; length -= 1) {
    const words = all.slice(at, at + length);
    const last = at + length === all.length;
    const others = byStems.get(stems(words)) ?? (last ? begun(words.join(" ")) : undefined);
    if (others) return { words, others };
  }
  return { words: all.slice(at, at + 1), others: [] };
}

/** What a name stands for whose last word is still being typed. */
function begun(typed: string) {
  const is = ({ name }: { name: string }) => name.startsWith(typed) && !name.includes(" ", typed.length);
  return typed.length < fewest ? undefined : known.find(is)?.others;
}
