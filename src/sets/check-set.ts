import { type Entry, mostEntries, type WorkSet } from "./set.ts";

// What a set may be, wherever it comes from: a link, a file, the device or a form.

export const longestTitle = 120;
export const longestOwn = 1000;
export const mostAnswers = 10;
export const mostMarks = 20;

/** Whether a text can be an item: how they are written is told in engine/item.ts. */
export function isItem(text: string): boolean {
  return /^[\x21-\x7e]{1,120}$/.test(text);
}

/** Why this can be no set, in a sentence; null where it can. */
export function faultOfSet({ title, entries }: WorkSet): string | null {
  if (title.length > longestTitle) return `The title is too long: it may have ${longestTitle} characters.`;
  if (entries.length > mostEntries)
    return `There are ${entries.length} questions in this set; it may have ${mostEntries}.`;
  for (const [at, entry] of entries.entries()) {
    const fault = faultOfEntry(entry);
    if (fault) return `Question ${at + 1}: ${fault}`;
  }
  return null;
}

function faultOfEntry(entry: Entry): string | null {
  const { marks = 1 } = entry;
  if (!Number.isInteger(marks) || marks < 1 || marks > mostMarks)
    return `the marks must be a whole number from 1 to ${mostMarks}.`;
  if ("item" in entry) return isItem(entry.item) ? null : "it points at nothing that there can be.";
  const { text, answers } = entry.own;
  if (text.trim() === "") return "it has no words yet.";
  if (text.length > longestOwn) return `it is too long: it may have ${longestOwn} characters.`;
  if (answers.length > mostAnswers) return `it has ${answers.length} answers; it may have ${mostAnswers}.`;
  if (answers.some((answer) => answer.trim() === "" || answer.length > longestTitle))
    return `an answer is empty or longer than ${longestTitle} characters.`;
  return null;
}
