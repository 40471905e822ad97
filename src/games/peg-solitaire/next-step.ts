import type { Step } from "../../engine/game/game.ts";
import { shapeOf } from "./board.ts";
import { along, carefulJump, onlyJump, outOfCorner, prepare, purge } from "./hints.ts";
import { endings } from "./position-class.ts";
import { type Purge, purges } from "./purge.ts";
import type { Jump, Shape } from "./shape.ts";
import { mostPositions, type Solver, solverFor } from "./solver.ts";
import { type Hop, jumped, openJumps, outcome, type State } from "./state.ts";
import { jumpsOf, readWay } from "./way.ts";

/** A hint need not know everything about the jumps that it does not give: searches for its reasons are kept short. */
const shortSearch = 20_000;

/** The solver for a state's board. */
export const solverOf = ({ board }: State): Solver => solverFor(shapeOf(board), endings(board));

/**
 * The next step of a person who knows the game; null at the end and where no way leads to it. `limit` is how many positions
 * the search for a way may look at.
 */
export function nextStep(state: State, key: string, limit = mostPositions): Step<Hop> | null {
  if (outcome(state) !== "open") return null;
  const { pegs } = state;
  const shape = shapeOf(state.board);
  const solver = solverOf(state);
  const kept = keptWay(state, key);
  const verdict = kept ? "yes" : solver.decide(pegs, limit);
  if (verdict === "no") return null;
  const open = openJumps(shape, pegs);
  const [only] = open;
  if (only && open.length === 1) return onlyJump(state, only);
  if (verdict === "unknown") {
    const jump = open.find((one) => solver.decide(jumped(pegs, one), shortSearch) !== "no");
    return jump ? carefulJump(state, jump, limit) : null;
  }
  const keeps = (after: readonly boolean[]) => solver.decide(after, shortSearch) === "yes";
  const now = bestPurge(shape, pegs, keeps);
  if (now) return purge(shape, now);
  const good = open.filter((jump) => keeps(jumped(pegs, jump)));
  const next = good
    .flatMap((jump) => {
      const then = bestPurge(shape, jumped(pegs, jump), keeps);
      return then ? [{ jump, then, rank: far(shape, then.removed) }] : [];
    })
    .sort((a, b) => b.rank - a.rank)[0];
  if (next) return prepare(state, next.jump, next.then);
  const jumps = kept ?? solver.way(pegs)?.slice(0, 1) ?? [];
  const [first, ...more] = jumps;
  if (!first) return null;
  const others = open.filter((jump) => jump !== first && (jump.from !== first.from || jump.to !== first.to));
  const alone = others.every((jump) => solver.decide(jumped(pegs, jump), shortSearch) === "no");
  const corner = good.find(({ from }) => shape.jumps.every(({ over }) => over !== from));
  if (!alone && corner) return outOfCorner(state, corner);
  return along(state, [first, ...more], alone ? others.length : 0);
}

/** Of the purges that keep a way to the end, the one that takes most off the rim. */
function bestPurge(
  shape: Shape,
  pegs: readonly boolean[],
  keeps: (after: readonly boolean[]) => boolean,
): Purge | null {
  return (
    purges(shape, pegs)
      .toSorted((a, b) => far(shape, b.removed) - far(shape, a.removed))
      .find(({ after }) => keeps(after)) ?? null
  );
}

/** The rest of the key's move, where the game has gone the key's way so far. */
function keptWay({ board, pegs, jumps }: State, key: string): readonly Jump[] | null {
  const moves = jumpsOf(shapeOf(board), board.pegs, readWay(key));
  const all = moves?.flat() ?? [];
  if (!moves || jumps >= all.length || !isSame(all.slice(0, jumps).reduce(jumped, board.pegs), pegs)) return null;
  let before = 0;
  for (const move of moves) {
    if (before + move.length > jumps) return move.slice(jumps - before);
    before += move.length;
  }
  return null;
}

const isSame = (a: readonly boolean[], b: readonly boolean[]) => a.every((peg, hole) => peg === b[hole]);

/** How far holes are from the middle of the board, so that the rim is cleared first. */
function far({ places, rows, columns }: Shape, holes: readonly number[]): number {
  return holes.reduce((sum, hole) => {
    const { row, column } = places[hole] ?? { row: 0, column: 0 };
    return sum + (row - (rows - 1) / 2) ** 2 + (column - (columns - 1) / 2) ** 2;
  }, 0);
}
