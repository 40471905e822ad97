/** Terms of the glossary that workings use. */
const terms =
  /\b(like terms|lowest terms|common denominators?|denominators?|numerators?|discriminant|reciprocal|remainder)\b/i;

/** A sentence in parts, those that are terms with their id in the glossary: the first of each on a page can be pressed (app/terms). */
export function termsIn(sentence: string): readonly { readonly text: string; readonly id: string | null }[] {
  return sentence.split(terms).map((text, i) => ({
    text,
    id:
      i % 2 === 0
        ? null
        : text
            .toLowerCase()
            .replace(/(?<=r)s$/, "")
            .replace(" ", "-"),
  }));
}
