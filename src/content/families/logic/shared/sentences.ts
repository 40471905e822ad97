import { random } from "../../../../maths/random.ts";

/** What one of four speakers says about the one that is looked for, 0 to 3. */
export interface Sentence {
  readonly says: "is" | "is not" | "is one of";
  readonly about: readonly number[];
}

export interface SentencePuzzle {
  readonly sentences: readonly Sentence[];
  readonly key: number;
  /** For each possible culprit, the speakers whose sentence would be true. */
  readonly truths: readonly (readonly number[])[];
}

const four = [0, 1, 2, 3];

/**
 * Four sentences of which exactly `wanted` are true, which leaves one possibility. Nobody says the same as another.
 * The same seed, the same sentences.
 */
export function sentencePuzzle(seed: number, wanted: number): SentencePuzzle {
  const dice = random(seed);
  for (;;) {
    const sentences = four.map((): Sentence => {
      const says = dice.pick(["is", "is not", "is not", "is one of"] as const);
      return {
        says,
        about: dice
          .shuffle(four)
          .slice(0, says === "is one of" ? 2 : 1)
          .toSorted(),
      };
    });
    if (new Set(sentences.map(meaning)).size < 4 || new Set(sentences.map(({ says }) => says)).size < 2) continue;
    // Nobody accuses themselves, and not all four speak of the same one.
    if (sentences.some(({ says, about }, who) => says !== "is not" && about.includes(who))) continue;
    const truths = four.map((key) => four.filter((who) => isTrue(sentences[who] as Sentence, key)));
    const keys = four.filter((key) => truths[key]?.length === wanted);
    const [key] = keys;
    if (key !== undefined && keys.length === 1) return { sentences, key, truths };
  }
}

function isTrue({ says, about }: Sentence, key: number): boolean {
  return about.includes(key) !== (says === "is not");
}

function meaning(sentence: Sentence): string {
  return four.map((key) => isTrue(sentence, key)).join();
}
