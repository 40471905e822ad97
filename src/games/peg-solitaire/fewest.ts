import { countPegs } from "./board.ts";
import type { Shape } from "./shape.ts";
import type { Solver } from "./solver.ts";
import { allows, jumped } from "./state.ts";
import type { Way } from "./way.ts";

/** A search for fewest moves that meets more positions than this is given up: a figure of 12 pegs meets about a thousand. */
const mostPositions = 20_000;
/** Whether one position can be finished has to be known fast. */
const mostEach = 20_000;

interface Reached {
  readonly pegs: readonly boolean[];
  readonly before: Reached | null;
  readonly holes: readonly number[];
}

const nameOf = (pegs: readonly boolean[]) => pegs.map(Number).join("");

/**
 * A way of fewest moves, or null when that would take too long: breadth first by moves, over the positions from which an
 * end can be reached.
 */
export function fewestMoves(shape: Shape, solver: Solver, pegs: readonly boolean[]): Way | null {
  const known = new Set([nameOf(pegs)]);
  const verdicts = new Map<string, string>();
  const verdict = (now: readonly boolean[]) => {
    const name = nameOf(now);
    const found = verdicts.get(name) ?? solver.decide(now, mostEach);
    verdicts.set(name, found);
    return found;
  };
  if (verdict(pegs) !== "yes") return null;
  let level: readonly Reached[] = [{ pegs, before: null, holes: [] }];
  for (;;) {
    const next: Reached[] = [];
    for (const before of level) {
      if (countPegs(before.pegs) === 1) return wayTo(before);
      for (const [hole, peg] of before.pegs.entries()) {
        if (!peg) continue;
        // All places that this peg reaches in one move, jump after jump.
        const chains: Reached[] = [{ pegs: before.pegs, before, holes: [hole] }];
        for (const chain of chains) {
          for (const jump of shape.jumps) {
            if (jump.from !== chain.holes.at(-1) || !allows(chain.pegs, jump)) continue;
            const after = jumped(chain.pegs, jump);
            const found = verdict(after);
            if (found === "unknown" || verdicts.size > mostPositions) return null;
            if (found === "no") continue;
            const longer = { pegs: after, before, holes: [...chain.holes, jump.to] };
            chains.push(longer);
            if (known.has(nameOf(after))) continue;
            known.add(nameOf(after));
            next.push(longer);
          }
        }
      }
    }
    level = next;
  }
}

function wayTo(end: Reached): Way {
  const moves: (readonly number[])[] = [];
  for (let at: Reached | null = end; at?.before; at = at.before) moves.unshift(at.holes);
  return moves;
}
