/** What stands in a field, and what of it is selected: nothing where both ends are the same. */
export interface Text {
  readonly value: string;
  readonly start: number;
  readonly end: number;
}

/** Writes in the place of what is selected. */
export function write({ value, start, end }: Text, text: string): Text {
  return at(value.slice(0, start) + text + value.slice(end), start + text.length);
}

/** Takes away what is selected, or what the last key wrote: ", " is one key. */
export function erase({ value, start, end }: Text, signs: readonly string[]): Text {
  if (start < end) return at(value.slice(0, start) + value.slice(end), start);
  const before = value.slice(0, start);
  const last =
    signs.toSorted((a, b) => b.length - a.length).find((sign) => before.endsWith(sign)) ?? [...before].at(-1);
  const rest = before.slice(0, start - (last?.length ?? 0));
  return at(rest + value.slice(start), rest.length);
}

/** The caret one character on; from a selection, to its end. */
export function move({ value, start, end }: Text, by: -1 | 1): Text {
  if (start < end) return at(value, by < 0 ? start : end);
  return at(value, Math.min(value.length, Math.max(0, start + by)));
}

function at(value: string, caret: number): Text {
  return { value, start: caret, end: caret };
}
