import { equal, readRational } from "../../maths/rational.ts";
import type { NumberLocale } from "./answer.ts";
import { almost, type Kind, type Marked, right, type SpecOf, type Unread, wrong } from "./kind.ts";
import { entry, inOneOrder, labelled, named } from "./label.ts";
import { bothSigns, splits } from "./read-list.ts";
import { type Quantity, readQuantity } from "./read-quantity.ts";
import { fold, quotable, tidy } from "./tidy.ts";

type ListSpec = SpecOf<"list">;

/** A number (with every way to read it) or else a word. */
interface Item {
  readonly numbers: readonly Quantity[];
  readonly folded: string;
  readonly shown: string;
  readonly label?: string;
}

type Items = readonly Item[];

export const list: Kind<ListSpec, Items> = {
  read(form, text, locale) {
    const known: Items[] = [];
    for (const way of [...withRemainder(text, form), ...splits(text)].filter((one) => one.length > 0)) {
      const items = read(way, form, locale);
      if (!("unread" in items)) known.push(items);
      // The likeliest way decides whether a name in it is unknown.
      else if (known.length === 0) return items;
    }
    return known.length > 0 ? known : { unread: true };
  },
  key: (spec) => spec.items.map((text) => keyItem(text, spec.unit)),
  mark(spec, key, typed, locale) {
    const reading = lettersApart(key, typed);
    if (key.every(isNumber) && !reading.every(isNumber)) return { verdict: "unread" };
    if (!key.some(isNumber) && reading.every(isNumber)) return { verdict: "unread", say: "Write words, not numbers." };
    const placed = inPlace(spec, reading);
    const said = markItems(spec, key, placed ?? reading, Boolean(placed) || spec.ordered, locale);
    return said.verdict === "right" ? markUnits(spec, reading) : said;
  },
  same(a, b, form) {
    if (a.length !== b.length) return false;
    if (!form.ordered && !form.labels) return matches(a, b) === a.length;
    // "x = 3, y = 5", "y = 5, x = 3" and "3, 5" are one answer.
    const [placed, other] = [inPlace(form, a) ?? a, inPlace(form, b) ?? b];
    return placed.every((one, i) => alike(one, other[i]));
  },
  show,
};

type ListForm = Pick<ListSpec, "labels" | "unit" | "ordered">;

/** "17 r 2", as a division with a remainder is often written; the remainder is never the first of the two. */
function withRemainder(text: string, { ordered, labels }: ListForm): string[][] {
  const [, quotient, remainder] = /^(\d[\d,. ]*?) ?r(?:em(?:ainder)?)?\.? ?(\d+)$/i.exec(text) ?? [];
  const fits = ordered && (!labels || labels[1] === "r");
  return fits && quotient !== undefined && remainder !== undefined ? [[quotient, remainder]] : [];
}

function read(way: readonly string[], form: ListForm, locale: NumberLocale): Items | Unread {
  const signed = <One extends { readonly text: string }>(one: One) =>
    bothSigns(one.text).map((text) => ({ ...one, text }));
  if (form.labels) {
    const entries = labelled(
      way.flatMap((text) => signed(entry(text, form.labels ?? []))),
      form.labels,
    );
    if ("unread" in entries) return entries;
    return entries.map(({ label, text }) => ({
      ...item(text, form.unit, locale),
      ...(label !== undefined && { label }),
    }));
  }
  const values = way.flatMap((text) => signed(named(text)));
  const items = values.map(({ text }) => item(text, form.unit, locale));
  // In a set of numbers a letter claims nothing: x = 3, y = 5 are the numbers 3 and 5.
  const isFree = !form.ordered && items.every(isNumber);
  if (isFree || inOneOrder(values.map(({ name }) => name))) return items;
  return { unread: true, say: "Write only the answers themselves, without names beside them." };
}

function item(text: string, unit: string | undefined, locale: NumberLocale): Item {
  const plain = tidy(text);
  const numbers = readQuantity(plain, unit, locale);
  if ("unread" in numbers) return { numbers: [], folded: fold(plain), shown: plain };
  return { numbers, folded: fold(plain), shown: numbers[0]?.shown ?? plain };
}

/** A number of the key is exact: 1.234 is not 1234 there, as it may be where somebody types it. */
function keyItem(text: string, unit: string | undefined): Item {
  const read = item(text, unit, "point");
  const exact = readRational(text);
  return exact ? { ...read, numbers: read.numbers.filter(({ value }) => equal(value, exact)) } : read;
}

function markItems(spec: ListSpec, key: Items, given: Items, ordered: boolean, locale: NumberLocale): Marked {
  const wrote = `You wrote ${quotable(show(given, locale))}.`;
  const belong = matches(key, given);
  if (ordered) return markOrder(spec, key, given, wrote, belong);
  const complete = belong === key.length;
  const twice = repeated(given);
  const found = belong > 0 ? ` ${score(belong, given.length)}` : "";
  if (twice) {
    const says = `${quotable(twice.shown)} is there twice.`;
    return complete ? almost(`All are there, but ${says}`) : wrong(says + found);
  }
  if (complete)
    return given.length === key.length
      ? right
      : wrong(`${wrote} They are all there, with something that does not belong.`);
  return wrong(wrote + found + (belong === given.length ? " There is more to find." : ""));
}

function markOrder(spec: ListSpec, key: Items, given: Items, wrote: string, belong: number): Marked {
  const things = key.every(isNumber) ? "numbers" : "answers";
  if (given.length !== key.length) {
    const count = `${key.length} ${things} are wanted; you wrote ${given.length}.`;
    return wrong(belong > 0 && !spec.labels ? `${count} ${score(belong, given.length)}` : count);
  }
  const hits = given.filter((one, i) => alike(one, key[i])).length;
  if (hits === key.length) return right;
  if (belong === key.length) return wrong(`These are the right ${things} in another order.`);
  return wrong(hits > 0 ? `${wrote} ${score(hits, given.length)}` : wrote);
}

function score(right: number, of: number): string {
  if (right === of) return of === 1 ? "It is right." : `All ${of} of yours are right.`;
  return `${right} of your ${of} ${right === 1 ? "is" : "are"} right.`;
}

function markUnits(spec: ListSpec, given: Items): Marked {
  const units = given.flatMap(({ numbers }) => numbers.map(({ unit }) => unit));
  if (units.includes("percent")) return almost("Right values. Now write them without %.");
  const off = units.includes("converts") || units.includes("other");
  return off ? almost(`Right, but the puzzle asks for ${spec.unit}.`) : right;
}

/** "CEG" as three items, where the key is that many single letters. */
function lettersApart(key: Items, given: Items): Items {
  const [word, ...others] = given;
  const letters = [...(word?.folded ?? "")];
  if (!word || others.length > 0 || isNumber(word) || letters.length !== key.length) return given;
  if (key.some((one) => isNumber(one) || one.folded.length !== 1)) return given;
  return letters.map((letter) => ({ numbers: [], folded: letter, shown: letter.toUpperCase() }));
}

/** Labelled items in the order of the labels; null where they have none, or there are more of them than labels. */
function inPlace({ labels }: Pick<ListSpec, "labels">, given: Items): Items | null {
  if (!labels || given.some(({ label }) => label === undefined)) return null;
  return given.toSorted((a, b) => labels.indexOf(a.label ?? "") - labels.indexOf(b.label ?? ""));
}

/** How many of the given items are in the key, each of the key's counted once. */
function matches(key: Items, given: Items): number {
  const left = [...key];
  for (const one of given) {
    const at = left.findIndex((other) => alike(one, other));
    if (at >= 0) left.splice(at, 1);
  }
  return key.length - left.length;
}

function repeated(items: Items): Item | undefined {
  return items.find((one, i) => items.slice(0, i).some((other) => alike(one, other)));
}

function alike(a: Item, b: Item | undefined): boolean {
  if (!b) return false;
  if (!isNumber(a) || !isNumber(b)) return a.folded === b.folded;
  return a.numbers.some((one) => b.numbers.some((other) => equal(one.value, other.value)));
}

function isNumber({ numbers }: Item): boolean {
  return numbers.length > 0;
}

function show(items: Items, locale: NumberLocale): string {
  const texts = items.map(({ label, shown }) => (label === undefined ? shown : `${label} = ${shown}`));
  return texts.join(locale === "comma" ? "; " : ", ");
}
