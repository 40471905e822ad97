import { useState } from "react";

/** A form whose text can be taken apart. */
interface Readable {
  readonly read: (text: string) => readonly string[] | null;
}

/**
 * The values in a text, and what keeps them with the text they make: the text of half a part may say less than its parts. `fits` is false
 * where somebody typed a text that is none of this form.
 */
export function useValues(form: Readable, text: string) {
  const [kept, setKept] = useState(() => valuesIn(form, text));
  // Changed by somebody else: a draft, or what is typed into the field.
  const now = kept.text === text ? kept : valuesIn(form, text);
  if (now !== kept) setKept(now);
  return { ...now, keep: (text: string, values: readonly string[]) => setKept({ text, values, fits: true }) };
}

function valuesIn(form: Readable, text: string) {
  const values = form.read(text);
  return { text, values: values ?? form.read("") ?? [], fits: values !== null };
}
