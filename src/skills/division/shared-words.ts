import { inWords } from "../../engine/words.ts";

const groups = ["twos", "threes", "fours", "fives", "sixes", "sevens", "eights", "nines", "tens", "elevens", "twelves"];

/** "sevens", for 2 to 12: what one counts in. */
export function groupsOf(size: number): string {
  return groups[size - 2] ?? `groups of $${size}$`;
}

/** "once", "twice", "three times". */
export function timesOver(n: number): string {
  return n === 1 ? "once" : n === 2 ? "twice" : `${inWords(n)} times`;
}
