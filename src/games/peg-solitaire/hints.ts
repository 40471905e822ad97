import type { Step } from "../../engine/game/game.ts";
import { capital, count } from "../../engine/words.ts";
import { countPegs, placeWords, shapeOf } from "./board.ts";
import { endings } from "./position-class.ts";
import type { Purge } from "./purge.ts";
import type { Jump, Shape } from "./shape.ts";
import { type Hop, jumped, type State } from "./state.ts";
import { regionWords } from "./words.ts";

const hops = (jumps: readonly [Jump, ...Jump[]]): readonly [Hop, ...Hop[]] => {
  const [first, ...more] = jumps.map(({ from, to }) => ({ from, to }));
  return [first ?? { from: jumps[0].from, to: jumps[0].to }, ...more];
};

function jumpWords(shape: Shape, { from, over, to }: Jump): string {
  const place = (hole: number) => placeWords(shape, hole);
  return `the peg in ${place(from)} jumps over ${place(over)} to ${place(to)}`;
}

/** "31 pegs are left" */
const leftWords = (pegs: readonly boolean[]) =>
  `${count(countPegs(pegs), "peg")} ${countPegs(pegs) === 1 ? "is" : "are"} left`;

/** The one jump that the pegs allow. */
export function onlyJump({ board, pegs }: State, jump: Jump): Step<Hop> {
  const shape = shapeOf(board);
  const last = countPegs(pegs) === 2;
  return {
    look: last ? "Look at the last two pegs." : "Look for the pegs that can jump: there is one.",
    technique: last ? "Last jump" : "Only jump",
    why: last
      ? `Two pegs are left, side by side. ${capital(jumpWords(shape, jump))}, and one peg is left.`
      : `${capital(leftWords(pegs))}, and one jump is possible: ${jumpWords(shape, jump)}.`,
    cells: [jump.from, jump.to],
    because: [jump.over],
    moves: hops([jump]),
  };
}

/** Three pegs in a row that come off together. */
export function threeInARow(shape: Shape, { row, helper, jumps }: Purge): Step<Hop> {
  const place = (hole: number) => placeWords(shape, hole);
  const [away, inwards] = jumps;
  return {
    look: `Look at the three pegs from ${place(row[0])} to ${place(row[2])}.`,
    technique: "Three in a row",
    why: `Three jumps take these three pegs off and leave all others as they were. ${capital(jumpWords(shape, away))}; then ${jumpWords(shape, inwards)}; then the peg that jumped first goes back to ${place(helper)}. What is left can still be finished.`,
    cells: [...row],
    because: [helper, away.to],
    moves: hops(jumps),
  };
}

/** A jump, or several of one peg, on a way to the end; `lost` counts the other jumps when none of them keeps a way. */
export function along(state: State, jumps: readonly [Jump, ...Jump[]], lost: number): Step<Hop> {
  const { board } = state;
  const shape = shapeOf(board);
  const [first] = jumps;
  const end = jumps.at(-1) ?? first;
  const more = jumps.length - 1;
  const from = regionWords(shape, first.from);
  const chain =
    more > 0
      ? `, and goes on with ${count(more, "more jump")} to ${placeWords(shape, end.to)}: all of it is one move`
      : "";
  return {
    look: `Look at ${from}.`,
    technique: lost > 0 ? "The only way on" : "A jump on the way",
    why: `${capital(jumpWords(shape, first))}${chain}. ${reasonWords(state, jumps, lost)}`,
    cells: [first.from, ...jumps.map(({ to }) => to)],
    because: jumps.map(({ over }) => over),
    moves: hops(jumps),
  };
}

/** That no other jump keeps a way open, or where these lead. */
function reasonWords(state: State, jumps: readonly Jump[], lost: number): string {
  const { board, pegs } = state;
  if (lost > 0) {
    const them = lost === 1 ? "is possible, and after it" : "are possible, and after any of them";
    return `${capital(count(lost, "other jump"))} ${them} no way leads to a single peg${board.target === null ? "" : " in its hole"}.`;
  }
  if (countPegs(pegs) - jumps.length === 1)
    return `One peg is left after it${board.target === null ? "" : ", in its hole"}.`;
  return `${capital(leftWords(jumps.reduce(jumped, pegs)))} after it, and from there a way leads to the end. ${regionReason(state, jumps)}`;
}

/** What the jumps do to the part of the board where they take off pegs; at the start, what the three colours say. */
function regionReason(state: State, jumps: readonly Jump[]): string {
  const { board, pegs } = state;
  const shape = shapeOf(board);
  if (state.jumps === 0 && board.target === null) {
    const ends = endings(board).map((hole) => placeWords(shape, hole));
    return `Painted in three colours by turns along the diagonals, the board lets the last peg end only in ${ends.slice(0, -1).join("; ")}${ends.length > 1 ? " or " : ""}${ends.at(-1)}.`;
  }
  const after = jumps.reduce(jumped, pegs);
  const region = regionWords(shape, jumps[0]?.over ?? 0);
  const holes = [...shape.places.keys()].filter((hole) => regionWords(shape, hole) === region);
  const left = holes.filter((hole) => after[hole]).length;
  return left === 0 ? `It clears ${region}.` : `${capital(region)} then holds ${count(left, "peg")}.`;
}

/** The honest step when the search was given up after so many positions: a jump against which nothing is known. */
export function carefulJump({ board }: State, jump: Jump, positions: number): Step<Hop> {
  const shape = shapeOf(board);
  return {
    look: `Look at ${regionWords(shape, jump.from)}.`,
    technique: "A guess with care",
    why: `${capital(jumpWords(shape, jump))}. We do not know whether this leads to the end: among the ${positions < 1_000_000 ? positions : `${positions / 1_000_000} million`} positions that we looked at we found neither a way nor a proof that there is none. Taking back a few jumps is safer.`,
    cells: [jump.from, jump.to],
    because: [jump.over],
    moves: hops([jump]),
  };
}
