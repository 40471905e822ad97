import { search, unknown } from "./duel-search.ts";
import { gainOf, type Pot, takeable, without } from "./pot.ts";

/** By how much whoever is on the move gains on the other from here on, if both play their best: exact. */
export function bestLead({ low, high }: Pot): number {
  return search(low, high, -unknown, unknown, 0);
}

/** Whether whoever is on the move can gain more than this on the other from here on. */
export function canLead({ low, high }: Pot, lead: number): boolean {
  return search(low, high, lead, lead + 1, 0) > lead;
}

/** The moves that lead to the best end, largest number first. */
export function bestMoves(pot: Pot): number[] {
  const lead = bestLead(pot);
  return takeable(pot).filter((x) => !canLead(without(pot, x), gainOf(pot, x) - lead));
}
