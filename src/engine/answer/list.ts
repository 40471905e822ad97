import { equal } from "../../maths/rational.ts";
import type { NumberLocale } from "./answer.ts";
import { almost, type Kind, type Marked, right, type SpecOf, wrong } from "./kind.ts";
import { bothSigns, entry, splits } from "./read-list.ts";
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
    const ways = splits(text).map((way) => read(way, form, locale));
    const known = ways.filter((way) => way.length > 0 && labelsAreOnce(way));
    return known.length > 0 ? known : { unread: true };
  },
  key: (spec) => spec.items.map((text) => item(text, spec.unit, "point")),
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

function read(
  way: readonly string[],
  form: { labels?: readonly string[]; unit?: string },
  locale: NumberLocale,
): Items {
  return way.flatMap((text) => {
    const { label, text: rest } = entry(text, form.labels);
    return bothSigns(rest).map((one) => ({
      ...item(one, form.unit, locale),
      ...(label !== undefined && form.labels?.includes(label) && { label }),
    }));
  });
}

function item(text: string, unit: string | undefined, locale: NumberLocale): Item {
  const plain = tidy(text);
  const numbers = readQuantity(plain, unit, locale);
  if ("unread" in numbers) return { numbers: [], folded: fold(plain), shown: plain };
  return { numbers, folded: fold(plain), shown: numbers[0]?.shown ?? plain };
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

/** Labelled items in the order of the labels; null unless every item has a label. */
function inPlace({ labels }: Pick<ListSpec, "labels">, given: Items): Items | null {
  if (!labels || given.some(({ label }) => label === undefined)) return null;
  return given.toSorted((a, b) => labels.indexOf(a.label ?? "") - labels.indexOf(b.label ?? ""));
}

function labelsAreOnce(items: Items): boolean {
  const labels = items.flatMap(({ label }) => label ?? []);
  return new Set(labels).size === labels.length;
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
