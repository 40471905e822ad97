import type { Bounds, Parameters } from "../../../src/engine/parameters.ts";
import { factsOf, keyOf } from "./facts.ts";
import type { Reading } from "./reading.ts";
import { namesOf, product, sumOf, type Terms, termsText } from "./terms.ts";

/**
 * Where the text of a family or a stage says its parameters. A layout belongs to the texts of one build (the same words for parameters or
 * the same signs, as many numbers), and has a slot for each number of the text: a constant of the story, an expression in the parameters, or nothing known.
 * Layouts are found by `learn.ts` and kept in files, so that a number that is written otherwise than before is noticed at any seed.
 */
export type Slot = Terms | null;
export type Layout = readonly Slot[];

/** The layouts of a poser by their builds. */
export interface Layouts {
  /** The facts that tell one build from another, beside how many numbers the text has; without them, all words and lengths of lists do. */
  readonly by: readonly string[] | null;
  readonly of: ReadonlyMap<string, Layout>;
}

/** The layout for the build of a text. */
export const layoutFor = (layouts: Layouts | undefined, parameters: Parameters, reading: Reading): Layout | undefined =>
  layouts?.of.get(layoutKey(parameters, reading, layouts.by));

/** What the builds of a poser are told apart by, and how many numbers the text has. */
export function layoutKey(parameters: Parameters, reading: Reading, by: readonly string[] | null): string {
  if (by) return `${keyOf(by, factsOf(parameters, reading))}#${reading.numbers.length}`;
  const words = Object.values(parameters).flatMap((one) =>
    typeof one === "string" ? [one.replace(/\s+/g, "_")] : typeof one === "number" ? [] : [String(one.length)],
  );
  return `${words.join(",")}#${reading.numbers.length}`;
}

/** All numbers among the parameters by name; those of a list as `list.0`. */
export function numbersIn(parameters: Parameters): Map<string, number> {
  return new Map(
    Object.entries(parameters).flatMap(([name, one]): [string, number][] => {
      if (typeof one === "number") return [[name, one]];
      return typeof one === "string" ? [] : one.map((item, at) => [`${name}.${at}`, item]);
    }),
  );
}

/** The slots that are not what these parameters mean. */
export function wrongSlots(layout: Layout, parameters: Parameters, reading: Reading): number[] {
  const numbers = numbersIn(parameters);
  return layout.flatMap((slot, at) => {
    const meant = slot && sumOf(slot, numbers);
    return slot && (meant === null || !same(reading.said(at + 1), meant)) ? [at] : [];
  });
}

/** Where a text does not say what these parameters mean: an empty list when it does. */
export function mismatches(layout: Layout, parameters: Parameters, reading: Reading): string[] {
  const numbers = numbersIn(parameters);
  return wrongSlots(layout, parameters, reading).map((at) => {
    const slot = layout[at] ?? [];
    return `number ${at + 1} is ${reading.said(at + 1)}, but ${termsText(slot)} is ${sumOf(slot, numbers)}`;
  });
}

/** Equal but for what a reading rounds of thirds. */
const same = (a: number, b: number): boolean => Math.abs(a - b) < 1e-6 * Math.max(1, Math.abs(a));

/** The text says what no parameters mean. */
export class Contradiction extends Error {}

export interface Recovered {
  readonly parameters: Parameters;
  /** Numbers among the parameters that the text does not tell: they are as they were drawn. */
  readonly told: readonly string[];
}

/** More than a search for parameters that cannot be read off directly goes through. */
const most = 4000;

/**
 * The parameters as the text tells them. First those that stand in it, then those that are the only ones within their bounds to
 * give what stands in it. Throws a Contradiction when the text says two things at once, or what no such parameters say.
 */
export function recover(layout: Layout, drawn: Parameters, reading: Reading, bounds: Bounds): Recovered {
  const before = numbersIn(drawn);
  const found = new Map<string, number>();
  const slots = layout.flatMap((slot, at) => (slot ? [{ slot, said: reading.said(at + 1) }] : []));
  for (const { slot, said } of slots) {
    const name = directly(slot);
    if (name === null) continue;
    const old = found.get(name);
    if (old !== undefined && !same(old, said)) throw new Contradiction(`${name} is ${old} and ${said}`);
    found.set(name, said);
  }
  const hidden = [...before.keys()].filter((name) => !found.has(name));
  const isKnown = (terms: Terms, known: { has(name: string): boolean }) =>
    namesOf(terms).every((name) => known.has(name));
  const fits = (known: ReadonlyMap<string, number>) =>
    slots.every(({ slot, said }) => !isKnown(slot, known) || same(sumOf(slot, known) ?? Number.NaN, said));
  if (!fits(found)) throw new Contradiction("the numbers of the text do not fit each other");
  const told: string[] = [];
  // One unknown at a time, then two at once, as far as slots speak of them.
  let left = hidden;
  for (let size = 1; size <= Math.min(2, left.length); ) {
    const next = groups(left, size).find((names) => {
      const all = new Set([...found.keys(), ...names]);
      const speak = slots.filter(({ slot }) => isKnown(slot, all) && !isKnown(slot, found));
      const sizes = names.map((name) => sizeOf(bounds, name));
      return (
        speak.length >= size &&
        names.every((name) => speak.some(({ slot }) => mentions(slot, name))) &&
        product(sizes) <= most
      );
    });
    if (!next) {
      size += 1;
      continue;
    }
    const fitting = search(next, bounds, found, fits);
    if (fitting.length === 0) throw new Contradiction(`no ${next.join(", ")} says so`);
    const as = (one: ReadonlyMap<string, number>) => next.every((name) => one.get(name) === before.get(name));
    // A number that stands without its sign leaves two: the one with the sign that it had.
    const alike = (one: ReadonlyMap<string, number>) =>
      next.every((name) => Math.sign(one.get(name) ?? 0) === Math.sign(before.get(name) ?? 0));
    const chosen = fitting.length === 1 ? fitting[0] : (fitting.find(as) ?? fitting.find(alike) ?? fitting[0]);
    for (const name of next) found.set(name, chosen?.get(name) ?? Number.NaN);
    left = left.filter((name) => !next.includes(name));
    size = 1;
  }
  for (const name of left) {
    found.set(name, before.get(name) ?? Number.NaN);
    told.push(name);
  }
  if (!fits(found)) throw new Contradiction("the numbers of the text do not fit each other");
  return { parameters: withNumbers(drawn, found), told };
}

/** The name of the parameter that a slot shows as it is. */
function directly(slot: Terms): string | null {
  const [term] = slot;
  if (slot.length !== 1 || term?.factor !== 1 || term.names.length !== 1 || term.by || term.size) return null;
  return /^[^|^@]+$/.test(term.names[0] ?? "") ? (term.names[0] ?? null) : null;
}

const mentions = (slot: Terms, name: string): boolean => namesOf(slot).includes(name);

function search(
  [name, ...rest]: readonly string[],
  bounds: Bounds,
  known: ReadonlyMap<string, number>,
  fits: (known: ReadonlyMap<string, number>) => boolean,
): ReadonlyMap<string, number>[] {
  if (name === undefined) return [known];
  return domain(bounds, name).flatMap((value) => {
    const next = new Map(known).set(name, value);
    return fits(next) ? search(rest, bounds, next, fits) : [];
  });
}

/** Domains by their bounds: they are asked for again with each number that is altered. */
const domains = new WeakMap<Bounds, Map<string, number[]>>();

/** Every value that a number among the parameters may have. Only to be asked for where they are not too many. */
function domain(bounds: Bounds, name: string): number[] {
  const known = domains.get(bounds) ?? new Map<string, number[]>();
  domains.set(bounds, known);
  const [from, , step] = ends(bounds, name) ?? [0, 0, 1];
  const all = known.get(name) ?? Array.from({ length: sizeOf(bounds, name) }, (_, i) => from + i * step);
  known.set(name, all);
  return all;
}

/** How many values a number among the parameters may have; infinity for a word. */
function sizeOf(bounds: Bounds, name: string): number {
  const [from, to, step] = ends(bounds, name) ?? [0, Number.POSITIVE_INFINITY, 1];
  return Math.floor((to - from) / step) + 1;
}

function ends(bounds: Bounds, name: string): [from: number, to: number, step: number] | null {
  const bound = bounds[name.split(".")[0] ?? ""];
  if (bound === undefined) return null;
  const [from, to, step = 1] = (Array.isArray(bound) ? bound : (bound as { list: unknown }).list) as number[];
  return typeof from === "number" && typeof to === "number" ? [from, to, step] : null;
}

function groups(names: readonly string[], size: number): string[][] {
  if (size === 0) return [[]];
  return names.flatMap((name, at) => groups(names.slice(at + 1), size - 1).map((rest) => [name, ...rest]));
}

function withNumbers(parameters: Parameters, numbers: ReadonlyMap<string, number>): Parameters {
  return Object.fromEntries(
    Object.entries(parameters).map(([name, one]) => {
      if (typeof one === "number") return [name, numbers.get(name) ?? one];
      return [name, typeof one === "string" ? one : one.map((item, at) => numbers.get(`${name}.${at}`) ?? item)];
    }),
  );
}
