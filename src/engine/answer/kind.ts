import type { AnswerSpec, NumberLocale } from "./answer.ts";

export type SpecOf<Name extends AnswerSpec["kind"]> = Extract<AnswerSpec, { kind: Name }>;

/** Not readable as this kind of answer. `say` tells why; without it, the form that is expected is told. */
export interface Unread {
  readonly unread: true;
  readonly say?: string;
}

/** What a text was read as, the likeliest first: "1,234" can mean two numbers. */
export type Read<Reading> = readonly Reading[] | Unread;

/** How a reading stands to the key. `say` is the sentence about it; an unread one tells the expected form. */
export type Marked =
  | { readonly verdict: "right" }
  | { readonly verdict: "unread"; readonly say?: string }
  | { readonly verdict: "almost" | "wrong"; readonly say: string };

/** The parts of a spec that do not hold the key: all that reading may look at. */
export type Form<Spec> = Omit<Spec, "value" | "items" | "accepted" | "tolerance">;

/** One kind of answer: reads what was typed without seeing the key, then holds the reading against it. */
export interface Kind<Spec, Reading, Key = Reading> {
  /** `text` is tidy (tidy.ts) and not empty. Never throws. */
  read(form: Form<Spec>, text: string, locale: NumberLocale): Read<Reading>;
  /** The key, read. Throws an Error when its author wrote none that can be read; check-spec.ts says more. */
  key(spec: Spec): Key;
  mark(spec: Spec, key: Key, reading: Reading, locale: NumberLocale): Marked;
  /** Whether two readings of an answer of this form are one answer, however they are written. */
  same(a: Reading, b: Reading, form: Form<Spec>): boolean;
  /** The reading as plain text, in the normal form. */
  show(reading: Reading, locale: NumberLocale): string;
}

export const right: Marked = { verdict: "right" };

/** The right value in another form; `say` tells the form that was asked for. */
export function almost(say: string): Marked {
  return { verdict: "almost", say };
}

/** Another answer than the key; `say` is something true about it. */
export function wrong(say: string): Marked {
  return { verdict: "wrong", say };
}
