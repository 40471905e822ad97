import type { ListedPuzzle } from "../../../src/content/schema/read-puzzles.ts";

/** Share of three-word runs, from 0 to 1, from which two problems read alike. */
export const alike = 0.5;

/** Pairs of puzzles whose problems have at least that share of their runs of three words and signs in common, whatever the numbers. */
export function nearDuplicates(puzzles: readonly ListedPuzzle[]): { a: string; b: string; share: number }[] {
  const runs = puzzles.map(({ problem }) => runsOf(problem));
  const holders = new Map<string, number[]>();
  const found: { a: string; b: string; share: number }[] = [];
  runs.forEach((mine, index) => {
    const common = new Map<number, number>();
    for (const run of mine) {
      for (const other of holders.get(run) ?? []) common.set(other, (common.get(other) ?? 0) + 1);
      holders.set(run, [...(holders.get(run) ?? []), index]);
    }
    for (const [other, both] of common) {
      const share = both / (mine.size + (runs[other]?.size ?? 0) - both);
      const [a, b] = [puzzles[other]?.id, puzzles[index]?.id];
      if (share >= alike && a && b) found.push({ a, b, share });
    }
  });
  return found;
}

function runsOf(problem: string): Set<string> {
  const words =
    problem
      .toLowerCase()
      .replace(/\d+/g, "0")
      .match(/[\p{L}']+|[^\s\p{L}]/gu) ?? [];
  return new Set(words.slice(0, -2).map((word, index) => `${word} ${words[index + 1]} ${words[index + 2]}`));
}
