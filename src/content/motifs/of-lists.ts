import type { MotifName } from "./all.ts";

/**
 * The motifs of Home and of the puzzle lists. They lie in one file with the icons: where a page waits for nothing else, the round trip
 * for a second file of pictures is what a slow line is asked for last.
 */
export const ofLists: ReadonlySet<MotifName> = new Set([
  "arithmetic",
  "algebra",
  "geometry",
  "logic",
  "number-theory",
  "patterns",
  "word-problems",
  "brain-teasers",
  "daily",
  "easy",
  "medium",
  "hard",
]);
