import type { LeftOut } from "../../sets/exports/exported.ts";

/** What a file cannot say, told once with the questions it is true of; what is true of all of them first. */
export function leftOutLines(leftOut: readonly LeftOut[]): readonly string[] {
  const places = new Map<string, Set<number>>();
  for (const { question, what } of leftOut) {
    const known = places.get(what) ?? new Set();
    if (question !== null) known.add(question);
    places.set(what, known);
  }
  return [...places]
    .toSorted(([, a], [, b]) => first(a) - first(b))
    .map(([what, numbers]) => (numbers.size === 0 ? what : `${placesText([...numbers])}: ${what}`));
}

const first = (numbers: ReadonlySet<number>) => (numbers.size === 0 ? 0 : Math.min(...numbers));

/** "Question 2", "Questions 1, 3–5 and 9". */
function placesText(numbers: readonly number[]): string {
  const runs: [number, number][] = [];
  for (const n of numbers.toSorted((a, b) => a - b)) {
    const last = runs.at(-1);
    if (last && last[1] === n - 1) last[1] = n;
    else runs.push([n, n]);
  }
  const texts = runs.flatMap(([from, to]) =>
    from === to ? [String(from)] : to === from + 1 ? [String(from), String(to)] : [`${from}–${to}`],
  );
  const [last = "", ...before] = texts.toReversed();
  const listed = before.length > 0 ? `${before.toReversed().join(", ")} and ${last}` : last;
  return `${numbers.length === 1 ? "Question" : "Questions"} ${listed}`;
}
