import type { Grade } from "../../engine/exercise.ts";
import type { Kind } from "./entry.ts";
import { wordsOf } from "./fold.ts";
import { forWhom } from "./for-whom.ts";
import { stem } from "./stem.ts";
import { synonyms } from "./synonyms.ts";

/** A part of what was asked for: one word, or several that are known as a name, and what else goes by it. */
interface Part {
  readonly words: readonly string[];
  /** Each as words, best first. */
  readonly others: readonly (readonly string[])[];
  /** Whether it was typed last, and its end may still come. */
  readonly last: boolean;
}

/** What was asked for, understood. */
export interface Asked {
  /** Every word of it. */
  readonly all: readonly string[];
  /** Those that tell what is looked for. */
  readonly words: readonly string[];
  readonly parts: readonly Part[];
  /** What a question like this is after: a person, where it asks who. */
  readonly wants: ReadonlySet<Kind>;
  /** Whom it is to be for; empty where that was not said. */
  readonly grades: ReadonlySet<Grade>;
}

/** Words that say nothing of what is looked for, as long as others do. */
const noise = new Set(
  wordsOf(`a about after all am an and any are as at be been best better between by can cant come comes could define definition did difference
    do does doesnt doing dont explain famous find for formula formulas from game games get give good has have he help her his how hows i if im in
    into is isnt it its kid kids learn let lets like made make makes many math maths me meaning meant much my need of old olds on
    one or our out people play please practise practice problem problems puzzle puzzles question questions really riddles see she
    should show so some something tell test than that the their them then there these they this to up us using want wants was
    we were what whats when where which who whos whose why will with work works would year years you your`),
);
/** What somebody did, or is, of whom a question asks; it says no more than the "who" before it. */
const deeds = new Set(
  wordsOf(
    "mathematician mathematicians came created discovered discover first found invented invent inventor proved solved thought wrote",
  ),
);

/** What questions are after, by how they begin or what they name. */
const intents: readonly (readonly [RegExp, readonly Kind[]])[] = [
  [/^who\b|^whos |\binvent|\bdiscover|\bmathematicians?\b/, ["person"]],
  [/^what (?:is|are|was|do|does)\b|^whats |\bmeaning\b|\bdefin/, ["word", "idea", "formula"]],
  [/^why\b|^(?:is|are) /, ["idea", "fact", "word"]],
  [/^how (?:do|to|can|does|would|should)\b|^(?:learn|explain)\b/, ["page", "skill", "lesson", "idea", "formula"]],
  [/\bformula(?:s|e)?\b/, ["formula", "exam"]],
  [/\bgames?\b|^play\b/, ["game"]],
  [/\bpuzzles?\b|\bproblems?\b/, ["topic", "puzzle"]],
  [/\b(?:work)?sheets?\b|\bprint/, ["sheet"]],
];

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

/** 7 x 8: who types that looks for no 7 and no 8. */
const aProduct = /^\s*\d{1,2}\s*(?:[x×*]|times)\s*\d{1,2}\s*$/i;

/** Reads what was typed. */
export function read(text: string): Asked {
  const { grades, rest } = forWhom(text);
  const all = wordsOf(rest.replace(aProduct, "times tables"));
  const typed = all.join(" ");
  const parts: Part[] = [];
  for (let at = 0; at < all.length; ) {
    const part = partAt(all, at);
    parts.push(part);
    at += part.words.length;
  }
  const asksWho = /^whos?\b|\bmathematicians?$/.test(typed);
  // "What does vertex mean?" does not ask for the mean.
  const asksMeaning = /^what (?:do|does) .* means?$/.test(typed);
  const says = ({ words, others, last }: Part) => {
    if (asksMeaning && last) return false;
    return others.length > 0 || words.some((word) => !noise.has(word) && !(asksWho && deeds.has(word)));
  };
  const telling = parts.filter(says);
  // "Puzzles for year 5" asks for whatever is for year 5.
  const isForAnybody = grades.size === 0;
  const kept = telling.length > 0 ? telling : isForAnybody ? parts : [];
  const wants =
    telling.length > 0 || !isForAnybody ? intents.flatMap(([sign, kinds]) => (sign.test(typed) ? kinds : [])) : [];
  return { all, words: kept.flatMap(({ words }) => words), parts: kept, wants: new Set(wants), grades };
}

/** The longest name that begins at a word, or the word alone. */
function partAt(all: readonly string[], at: number): Part {
  for (let length = Math.min(longest, all.length - at); length > 0; length -= 1) {
    const words = all.slice(at, at + length);
    const last = at + length === all.length;
    const others = byStems.get(stems(words)) ?? (last ? begun(words.join(" ")) : undefined);
    if (others) return { words, others, last };
  }
  return { words: all.slice(at, at + 1), others: [], last: at + 1 === all.length };
}

/** What a name stands for whose last word is still being typed. */
function begun(typed: string) {
  const is = ({ name }: { name: string }) => name.startsWith(typed) && !name.includes(" ", typed.length);
  return typed.length < fewest ? undefined : known.find(is)?.others;
}

/** Signs of a formula with letters, none of which stand side by side as in a word. */
const formula = /^(?!.*[a-z]{2})(?=.*[a-z])(?=.*\d)[\d\sa-z.,²³+*/^()=−–-]{3,60}$/i;
/** 7 x 8: a sum of the times tables. */
const product = /^\d+\s*x\s*\d+$/i;

/** Whether somebody typed a formula rather than words. */
export const isFormula = (typed: string) => {
  const text = plain(typed);
  return formula.test(text) && !product.test(text);
};

export const plain = (typed: string) => typed.trim().replace(/[−–]/g, "-");
