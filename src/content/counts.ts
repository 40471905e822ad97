import counts from "virtual:bank-counts";

/** Puzzles the bank really holds in the lists whose path begins so: "arithmetic", "algebra/linear", "" for all. */
export function countOf(prefix: string): number {
  return Object.entries(counts)
    .filter(([list]) => prefix === "" || list === prefix || list.startsWith(`${prefix}/`))
    .reduce((sum, [, count]) => sum + count, 0);
}

/** "1000+" once there are that many, the true number until then. */
export function totalClaim(): string {
  const total = countOf("");
  return total >= 1000 ? "1000+" : String(total);
}

/** Categories that have puzzles: 8 once Brain Teasers has some. */
export function categoryCount(): number {
  return new Set(Object.keys(counts).map((list) => list.split("/")[0])).size;
}

/** "1 puzzle", "12 puzzles". */
export function puzzlesIn(prefix: string): string {
  const count = countOf(prefix);
  return `${count} ${count === 1 ? "puzzle" : "puzzles"}`;
}
