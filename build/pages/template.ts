/** A text for each slot of a template. */
export type Texts<Slot extends string> = Readonly<Record<Slot, string>>;

/**
 * Fills the slots of a template, "<!--head-->" for the slot `head`, each of which must stand there once and no other. What is
 * filled in is not looked at, so a page may hold anything.
 */
export function template<Slot extends string>(html: string, slots: readonly Slot[]): (texts: Texts<Slot>) => string {
  const parts = html.split(/<!--([a-z]+)-->/);
  const found = parts.filter((_, at) => at % 2 === 1);
  if (found.toSorted().join() !== slots.toSorted().join())
    throw new Error(`the template has the slots ${found.join(", ")} and should have ${slots.join(", ")}`);
  return (texts) => parts.map((part, at) => (at % 2 === 1 ? texts[part as Slot] : part)).join("");
}

/** Cuts out all that a pattern finds, which must be something: the rest, and what was cut. */
export function cut(html: string, pattern: RegExp): { readonly rest: string; readonly pieces: readonly string[] } {
  const pieces = html.match(pattern) ?? [];
  if (pieces.length === 0) throw new Error(`the page has nothing like ${pattern}`);
  return { rest: html.replaceAll(pattern, ""), pieces };
}
