import { caret } from "./keys.ts";

/** Tells React of what was written into its field, as typing does. */
function told(field: HTMLInputElement): void {
  field.dispatchEvent(new Event("input", { bubbles: true }));
}

/** What an empty field begins with the last answer for. */
const needsNumber = /^(?:[+×÷*/^!%²°]| mod)/;

/** Writes what a key types in the place of what is selected, which goes where the caret belongs. */
export function write(field: HTMLInputElement, types: string): void {
  field.focus();
  const { value } = field;
  const [from, to] = [field.selectionStart ?? value.length, field.selectionEnd ?? value.length];
  const opening = value === "" && needsNumber.test(types) ? "Ans" : "";
  const [before = "", after] = `${opening}${types}`.split(caret);
  const chosen = after === undefined ? "" : value.slice(from, to);
  field.setRangeText(before + chosen + (after ?? ""), from, to);
  // With something in its first place, a template waits at its second.
  const next = from + before.length + chosen.length;
  field.setSelectionRange(next, next);
  told(field);
  field.setSelectionRange(next, next);
}

/** Takes away what is selected, or the sign before the caret. */
export function erase(field: HTMLInputElement): void {
  field.focus();
  const [from, to] = [field.selectionStart ?? 0, field.selectionEnd ?? 0];
  const begin = from < to ? from : from - ([...field.value.slice(0, from)].at(-1)?.length ?? 0);
  field.setRangeText("", begin, to, "end");
  told(field);
}

/** The caret one sign on or back; on also out of a bracket and into the next empty place of a template. */
export function move(field: HTMLInputElement, by: -1 | 1): void {
  field.focus();
  const { value } = field;
  const at = (by < 0 ? field.selectionStart : field.selectionEnd) ?? 0;
  const empty = by > 0 ? /^\)\/\((?=\))/.exec(value.slice(at))?.[0].length : undefined;
  const next = Math.min(value.length, Math.max(0, at + (empty ?? by)));
  field.setSelectionRange(next, next);
}
