import { type Spot, sides } from "../plane.ts";
import { escaped, outside, type Reading } from "./reading.ts";

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
    const [before = "", ...after] = text.split(new RegExp(outside + escaped(phrase), "u"));
    if (after.length !== 1) throw new Error(`it ${after.length === 0 ? "no longer says" : "says twice"} “${phrase}”`);
    const place = gaps(before);
    return Array.from({ length: gaps(phrase) }, (_, i) => reading.said(place + 1 + i));
  }) as Numbers<Phrases>;
}

/** Where the words match a pattern: its groups, or all that it matches. The numbers that it takes in count as read. */
export function matches({ numbers, said, shown: { words } }: Reading, pattern: RegExp): string[][] {
  return Array.from(words.matchAll(pattern), (found) => {
    const { 0: whole, index } = found;
    for (const [i, { text, from, to }] of numbers.entries())
      if (text === 0 && from < index + whole.length && index < to) said(i + 1);
    return found.length > 1 ? found.slice(1) : [whole];
  });
}

/** Insists that these are the numbers of the figure's labels, in their order. */
export function pictured({ numbers, said, shown }: Reading, ...expected: readonly number[]): void {
  const places = numbers.flatMap(({ text }, i) => (text > 0 && text <= shown.labels.length ? [i + 1] : []));
  const drawn = places.map(said);
  if (drawn.join() !== expected.join()) throw new Error(`the picture says ${drawn}, not ${expected}`);
}

/** Where the one label of the figure stands that says this. Refuses one that is gone, and one that stands there twice. */
export function placeOf({ shown: { labels, drawn } }: Reading, label: string): Spot {
  const found = labels.flatMap((text, i) => (text === label ? [drawn?.spots[i]] : []));
  const [place] = found;
  if (found.length !== 1 || !place) throw new Error(`the picture has ${found.length} labels “${label}”`);
  return place;
}

/** These labels of the figure as they are read: those above a height, then those below it, each from left to right. */
export function inTwoLines(reading: Reading, labels: readonly string[], height: number): string[] {
  const [isAbove, across] = [
    (label: string) => placeOf(reading, label)[1] > height,
    (label: string) => placeOf(reading, label)[0],
  ];
  return labels.toSorted((a, b) => Number(isAbove(b)) - Number(isAbove(a)) || across(a) - across(b));
}

/** Insists that these labels of the figure stand where the words say that they do. */
export function plotted(reading: Reading, places: Readonly<Record<string, Spot>>): void {
  for (const [label, place] of Object.entries(places)) {
    const drawn = placeOf(reading, label);
    if (drawn.join() !== place.join()) throw new Error(`${label} is drawn at ${drawn}, not at ${place}`);
  }
}

/** Insists that the figure has dots at these places. */
export function dotted({ shown: { drawn } }: Reading, ...places: readonly Spot[]): void {
  for (const place of places)
    if (!drawn?.dots.some((dot) => dot.join() === place.join())) throw new Error(`nothing is drawn at ${place}`);
}

/** The corners of the one polygon of the figure that this label stands in. */
export function outlineOf(reading: Reading, label: string): readonly Spot[] {
  const place = placeOf(reading, label);
  const found = (reading.shown.drawn?.polygons ?? []).filter((corners) => isInside(place, corners));
  const [outline] = found;
  if (found.length !== 1 || !outline) throw new Error(`“${label}” stands in ${found.length} shapes`);
  return outline;
}

/** A ray to the right crosses the sides of a polygon an odd number of times from the inside. */
function isInside([x, y]: Spot, corners: readonly Spot[]): boolean {
  return (
    sides(corners).filter(([[ax, ay], [bx, by]]) => ay > y !== by > y && x < ax + ((y - ay) / (by - ay)) * (bx - ax))
      .length %
      2 ===
    1
  );
}

/** The words with # for each of their numbers. */
export function blanked({ numbers, shown: { words } }: Reading): string {
  if (words.includes("#")) throw new Error("# stands in the text itself");
  const inWords = numbers.filter(({ text }) => text === 0);
  const text = inWords.reduceRight((left, { from, to }) => `${left.slice(0, from)}#${left.slice(to)}`, words);
  return text.replace(/\s+/g, " ");
}

const gaps = (text: string): number => text.split("#").length - 1;
