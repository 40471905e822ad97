import { categories } from "../categories.ts";
import type { MotifName } from "./all.ts";

/**
 * The motifs of Home and of the puzzle lists. They lie in one file with the icons: a page that waits for both files is painted a
 * round trip later on a slow line.
 */
export const ofLists: ReadonlySet<string> = new Set([
  ...Object.keys(categories),
  ...(["daily", "easy", "medium", "hard"] satisfies MotifName[]),
]);
