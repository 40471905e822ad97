/** How a lesson stands: which of its questions were answered, by their steps. As text, for a save. */
export function writeAnswered(answered: ReadonlySet<number>): string {
  return [...answered].sort((a, b) => a - b).join(" ");
}

/** Under what it is kept. */
export const kindOf = (id: string) => `lesson ${id}`;

/** Reads it, whatever was stored: steps that the lesson does not have are left out. */
export function readAnswered(text: string, steps = Number.POSITIVE_INFINITY): ReadonlySet<number> {
  return new Set(
    text
      .split(" ")
      .filter((part) => /^\d{1,2}$/.test(part))
      .map(Number)
      .filter((at) => at < steps),
  );
}

/** The steps that can be seen: all up to the first question that is open, the last one where none is. */
export function shownSteps(steps: readonly { readonly ask?: unknown }[], answered: ReadonlySet<number>): number {
  const open = steps.findIndex(({ ask }, at) => ask !== undefined && !answered.has(at));
  return open < 0 ? steps.length : open + 1;
}
