import type { Reading } from "./reading.ts";

/** As many numbers as there are signs # in the phrases. */
type Count<Phrase extends string> = Phrase extends `${string}#${infer Rest}` ? [number, ...Count<Rest>] : [];
type Numbers<Phrases extends readonly string[]> = Phrases extends readonly [
  infer First extends string,
  ...infer Rest extends readonly string[],
]
  ? [...Count<First>, ...Numbers<Rest>]
  : [];

/**
 * The numbers that stand at the signs # of these phrases, in the words of a problem: "an area of # m²", "#x^# + kx". Refuses a phrase
 * that no longer stands there, and one that stands there twice; one without # is there for its words alone.
 */
export function told<const Phrases extends readonly string[]>(reading: Reading, ...phrases: Phrases): Numbers<Phrases> {
  const text = blanked(reading);
  return phrases.flatMap((phrase) => {
    const [before = "", ...after] = text.split(phrase);
    if (after.length !== 1) throw new Error(`it ${after.length === 0 ? "no longer says" : "says twice"} “${phrase}”`);
    const place = gaps(before);
    return Array.from({ length: gaps(phrase) }, (_, i) => reading.said(place + 1 + i));
  }) as Numbers<Phrases>;
}

/** Insists that these are the numbers of the figure's labels, in their order. */
export function pictured({ numbers, said, shown }: Reading, ...expected: readonly number[]): void {
  const places = numbers.flatMap(({ text }, i) => (text > 0 && text <= shown.labels.length ? [i + 1] : []));
  const drawn = places.map(said);
  if (drawn.join() !== expected.join()) throw new Error(`the picture says ${drawn}, not ${expected}`);
}

/** The words with # for each of their numbers. */
export function blanked({ numbers, shown: { words } }: Reading): string {
  if (words.includes("#")) throw new Error("# stands in the text itself");
  const inWords = numbers.filter(({ text }) => text === 0);
  const text = inWords.reduceRight((left, { from, to }) => `${left.slice(0, from)}#${left.slice(to)}`, words);
  return text.replace(/\s+/g, " ");
}

const gaps = (text: string): number => text.split("#").length - 1;
