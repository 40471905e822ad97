import { factsOf } from "./facts.ts";
import type { Labels } from "./labels.ts";
import type { Layouts } from "./layout.ts";
import { learnLayouts, type Poser, posed, slotsOf, tested } from "./posers.ts";
import { namesOf, product } from "./terms.ts";

/** Builds are told apart by no more facts than make so many. */
const mostBuilds = 12;
/** A number of more values tells no builds apart. */
const mostValues = 4;
const mostTries = 8;
/** Texts in which numbers that no layout says are counted, and how many of these are too few to be looked at. */
const [counted, few] = [100, 20];

const gaps = (poser: Poser, layouts: Layouts): number =>
  slotsOf(poser, layouts, counted).filter((slot) => slot === null).length;
export const hasGaps = (poser: Poser, layouts: Layouts): boolean => gaps(poser, layouts) > few;

/** How many numbers do not rest on what is drawn. Where builds are told apart by what stands in the text itself, it looks like a constant of each. */
const unread = (poser: Poser, layouts: Layouts): number =>
  slotsOf(poser, layouts, counted).filter((slot) => slot === null || namesOf(slot).length === 0).length;

/**
 * The layouts of a poser, found in so many texts and held against as many others as there are up to `held`. Where all words and lengths of lists leave
 * numbers that no layout says, other facts are tried: the signs of a text often hang on what is drawn, and not on its letters or its story.
 */
export function learnBest(
  poser: Poser,
  { found, held }: { readonly found: number; readonly held: number },
  old: Layouts | undefined,
  labels: Labels | null | undefined,
): Layouts {
  const learnt = (from?: Layouts) => tested(poser, learnLayouts(poser, found, from), found, held);
  let best = learnt(old);
  let left = unread(poser, best);
  for (const by of factsToTry(poser, labels, best)) {
    if (!hasGaps(poser, best)) break;
    const other = learnt({ by, of: new Map() });
    const others = unread(poser, other);
    if (others < left) [best, left] = [other, others];
  }
  return best;
}

/**
 * Sets of facts that may tell builds apart: none, those that the line of labels hangs on, then one or two of few values. Not a number that a text tells:
 * it would be taken for a constant of each build.
 */
function factsToTry(poser: Poser, labels: Labels | null | undefined, layouts: Layouts): (readonly string[])[] {
  const told = new Set([...layouts.of.values()].flat().flatMap((slot) => (slot ? namesOf(slot) : [])));
  const facts = Array.from({ length: counted }, (_, seed) => {
    const { parameters, reading } = posed(poser, seed);
    return factsOf(parameters, reading);
  });
  const values = (name: string) => new Set(facts.map((one) => one.get(name))).size;
  const all = [...(facts[0]?.keys() ?? [])].filter((name) => name !== "#" && !told.has(name) && values(name) > 1);
  const isWord = (name: string) => !/^[-\d]/.test(facts[0]?.get(name) ?? "") && !name.startsWith("±");
  const isFew = (name: string) => values(name) <= (isWord(name) ? mostBuilds : mostValues);
  const names = all.filter((name) => isFew(name) && !(name.startsWith("±") && isFew(name.slice(1))));
  const pairs = names.flatMap((a, i) => names.slice(i + 1).map((b) => [a, b]));
  const sets = [...names.map((name) => [name]), ...pairs]
    .filter((set) => product(set.map(values)) <= mostBuilds)
    .sort((a, b) => product(b.map(values)) - product(a.map(values)));
  return [[], ...(labels ? [labels.by] : []), ...sets.slice(0, mostTries)];
}
