import { bound } from "./bound.ts";
import { nameOf, type Pot, takeable, without } from "./pot.ts";

/** What is known of a pot: the most that can be taken lies between these. */
interface Known {
  least: number;
  most: number;
}

// Facts about pots, true for ever and in every game; kept so that the next hint needs no search.
const known = new Map<number, Known>();
const mostKnown = 300_000;

/** The most that the player can take from a pot, to the end of the game: exact. */
export function bestTotal(pot: Pot): number {
  let total = about(pot).most;
  while (!canReach(pot, total)) total -= 1;
  return total;
}

/** Whether so much can be taken from a pot. The bound cuts off what cannot; the most promising move is tried first. */
export function canReach(pot: Pot, total: number): boolean {
  const fact = about(pot);
  if (total <= fact.least) return true;
  if (total > fact.most) return false;
  const ways = takeable(pot)
    .map((x) => {
      const rest = without(pot, x);
      return { x, rest, hope: x + about(rest).most };
    })
    .filter(({ hope }) => hope >= total)
    .sort((a, b) => b.hope - a.hope);
  const reached = ways.some(({ x, rest }) => canReach(rest, total - x));
  if (reached) fact.least = Math.max(fact.least, total);
  else fact.most = Math.min(fact.most, total - 1);
  return reached;
}

function about(pot: Pot): Known {
  const name = nameOf(pot);
  const before = known.get(name);
  if (before) return before;
  if (known.size >= mostKnown) known.clear();
  const fact = { least: 0, most: bound(pot) };
  known.set(name, fact);
  return fact;
}
