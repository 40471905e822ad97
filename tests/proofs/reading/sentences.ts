import type { Clue } from "../clues.ts";
import { escaped, outside, type Reading } from "./reading.ts";
import { matches } from "./told.ts";

/**
 * A form of words, "@1 stands before @2.", as a pattern that takes the word at each sign. A sign that comes again stands for the same word;
 * a form is looked for anywhere, unless it is to be the whole sentence.
 */
function patternOf(form: string, flags: string, isWhole = false): RegExp {
  const seen = new Set<string>();
  const parts = form.split(/@(\d)/).map((part, i) => {
    if (i % 2 === 0) return escaped(part);
    if (seen.has(part)) return `\\k<at${part}>`;
    seen.add(part);
    return `(?<at${part}>\\p{L}[\\p{L}\\p{M}]*)`;
  });
  const pattern = parts.join("");
  return new RegExp(isWhole ? `^${pattern}$` : outside + pattern, flags);
}

/** The words at the signs of a form that stands once in the text, in the order in which they stand there. Numbers in it count as read. */
export function wordsAt(reading: Reading, form: string): string[] {
  const all = matches(reading, patternOf(form, "gu"));
  const [words] = all;
  if (!words || all.length > 1) throw new Error(`it ${words ? "says twice" : "no longer says"} “${form}”`);
  return words;
}

/** What the words at the signs @1, @2 … of a form mean. */
type Meaning<World> = (...words: string[]) => Clue<World>;

/** What each sentence says, by the one form that it has. Refuses a sentence that has none of them. */
export function cluesIn<World>(
  sentences: readonly string[],
  forms: readonly (readonly [form: string, means: Meaning<World>])[],
): Clue<World>[] {
  const patterns = forms.map(([form, means]) => ({ pattern: patternOf(form, "u", true), means }));
  return sentences.map((sentence) => {
    const found = patterns.flatMap(({ pattern, means }) => {
      const groups = pattern.exec(sentence)?.groups;
      return groups || pattern.test(sentence) ? [{ words: inTurn(groups), means }] : [];
    });
    const [one] = found;
    if (!one || found.length > 1) throw new Error(`“${sentence}” says ${one ? "two things" : "nothing that is known"}`);
    return one.means(...one.words);
  });
}

const inTurn = (groups: Readonly<Record<string, string>> = {}): string[] =>
  Object.entries(groups)
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([, word]) => word);
