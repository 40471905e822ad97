/** Characters of one value, and when the last of them came, in milliseconds of any clock. */
export interface Typed {
  readonly text: string;
  readonly at: number;
}

export const untyped: Typed = { text: "", at: Number.NEGATIVE_INFINITY };

/** Characters of one value are typed within so many milliseconds: 1 and 2 for 12. */
const pause = 1000;

/** With one character more: it goes on with those before it where it comes soon and something begins so, else it begins anew. */
export function typedOn(before: Typed, text: string, at: number, begins: (text: string) => boolean): Typed {
  const joined = at - before.at < pause ? before.text + text : text;
  return { text: begins(joined) ? joined : text, at };
}
