import { and } from "../words.ts";
import type { Unread } from "./kind.ts";
import { fold, quotable } from "./tidy.ts";

/** A value as it was typed, without the name that was written beside it. */
export interface Named {
  readonly name?: string;
  readonly text: string;
}

/** A value of a list with labels: the label it is given, or else the name that is none of the labels. */
export interface Entry {
  readonly label?: string;
  readonly unknown?: string;
  readonly text: string;
}

const name = String.raw`(?:1 )?\p{L}[\p{L}\d ']{0,40}`;
const before = new RegExp(`^(${name}?) ?(?:[=≈:]|(?<= )(?:is|are|was|were|has|have|gets?|costs?)(?= )) ?(.+)$`, "u");
const behind = new RegExp(`^(.+?) ?[=≈] ?(${name})$`, "u");
/** Names that say nothing: "answer: 12", "it is 12". */
const idle = /^(?:(?:the|my|our) )?(?:answers?|ans|solutions?|results?|it|they|there)$/i;

/** Takes the name off a value: "x = 3", "3 = x", "x: 3", "x is 3", "one mango costs 3", "= 3". */
export function named(item: string): Named {
  const [, front, value] = before.exec(item) ?? [];
  if (front !== undefined && value !== undefined) return withName(front, value);
  const [, number, back] = behind.exec(item) ?? [];
  if (number !== undefined && back !== undefined) return withName(back, number);
  return { text: item.replace(/^[=≈~] ?/, "") };
}

function withName(found: string, text: string): Named {
  return idle.test(found) ? { text } : { name: found, text };
}

/** Takes one of the labels off a value; a word may stand beside it without a sign: "girls 3", "3 girls", "Ava knight". */
export function entry(item: string, labels: readonly string[]): Entry {
  const { name: found, text } = named(item);
  if (found === undefined) return beside(text, labels);
  const label = labelOf(found, labels);
  return label === undefined ? { unknown: found, text } : { label, text };
}

function beside(text: string, labels: readonly string[]): Entry {
  const words = text.split(" ");
  for (let length = /^\d/.test(text) ? 0 : words.length - 1; length > 0; length--) {
    const label = labelOf(words.slice(0, length).join(" "), labels);
    if (label !== undefined) return { label, text: words.slice(length).join(" ") };
  }
  for (let at = 1; at < words.length; at++) {
    const label = labelOf(words.slice(at).join(" "), labels);
    // "3 x" is three times x.
    if (label === undefined || label.length < 3) continue;
    const value = words.slice(0, at).join(" ");
    return { label, text: value.replace(/^(\d+)(?:st|nd|rd|th)$/, "$1") };
  }
  return { text };
}

/**
 * The label that a name means: capitals, accents, plurals and words such as "the" and "number of" do not count, and a
 * word that the other labels have too may be left out ("square" for "square robots").
 */
function labelOf(found: string, labels: readonly string[]): string | undefined {
  const same = labels.find((label) => fold(label) === fold(found));
  if (same !== undefined) return same;
  const typed = meaningOf(found);
  const meant = labels.filter((label) => {
    const own = meaningOf(label);
    const others = labels.filter((one) => one !== label).flatMap(meaningOf);
    const telling = own.filter((word) => !others.includes(word));
    const tells = telling.length > 0 ? telling.every((word) => typed.includes(word)) : typed.length === own.length;
    return tells && typed.every((word) => own.includes(word));
  });
  return meant.length === 1 ? meant[0] : undefined;
}

/** Words that name no place, such as those around the name in "the number on the red die". */
const idleWords = new Set(
  "1 a an the one ones each every per of for on in to by number value price cost age angle side length die ticket tickets".split(
    " ",
  ),
);
const plurals = new Map([
  ["children", "child"],
  ["people", "person"],
  ["dice", "die"],
]);

/** The words that count, each without its ending. */
function meaningOf(text: string): string[] {
  const words = text.toLowerCase().split(" ");
  const telling = words.filter((word) => !idleWords.has(word));
  return (telling.length > 0 ? telling : words).map(stem);
}

/** The same for the one and the many: "mango" and "mangoes", "horse" and "horses", "Bao" and "Bao's". */
function stem(word: string): string {
  const plain = fold(word.replace(/'s?$/, ""));
  if (plain.length < 3) return plain;
  return (plurals.get(plain) ?? plain).replace(/ies$/, "y").replace(/e?s$/, "").replace(/e$/, "");
}

/**
 * Each value with the label it stands for. A label that is given must be one of the labels, and not given twice; the
 * values without one take the labels that are left, in their order. Where none is given, none is added.
 */
export function labelled(entries: readonly Entry[], labels: readonly string[]): readonly Entry[] | Unread {
  const unknown = entries.find((one) => one.unknown !== undefined)?.unknown;
  if (unknown !== undefined) return askFor(labels, `The puzzle asks for ${and(labels)}, not for ${quotable(unknown)}.`);
  const given = entries.flatMap(({ label }) => label ?? []);
  const twice = given.find((label, i) => given.indexOf(label) < i);
  if (twice !== undefined) return askFor(labels, `You wrote ${twice} twice.`);
  if (given.length === 0) return entries;
  const left = labels.filter((label) => !given.includes(label));
  return entries.map((one) => {
    if (one.label !== undefined) return one;
    const label = left.shift();
    return label === undefined ? one : { ...one, label };
  });
}

function askFor(labels: readonly string[], why: string): Unread {
  return { unread: true, say: `${why} Write ${labels.map((label) => `${label} = …`).join(", ")}` };
}

/** A letter typed for a number that the puzzle calls otherwise; null where the name may stand. */
export function misnamed(found: string | undefined, label: string | undefined): Unread | null {
  if (found === undefined || label === undefined || !/^\p{L}{1,2}\d?$/u.test(found)) return null;
  if (fold(found) === fold(label)) return null;
  return {
    unread: true,
    say: `The puzzle asks for ${label}, not for ${found}. Write ${label} = …, or only the number.`,
  };
}

/**
 * Whether names beside the values of a list without labels leave no doubt about their order: none or one ("x = 3,
 * x = 5"), or one that is counted ("x₁ = 3, x₂ = 5").
 */
export function inOneOrder(names: readonly (string | undefined)[]): boolean {
  const given = names.flatMap((one) => (one === undefined ? [] : fold(one)));
  if (new Set(given).size < 2) return true;
  const counted = given.map((one) => /^(\p{L}+)(\d)$/u.exec(one) ?? []);
  const [[, letter] = []] = counted;
  return given.length === names.length && counted.every(([, its, n], i) => its === letter && Number(n) === i + 1);
}
