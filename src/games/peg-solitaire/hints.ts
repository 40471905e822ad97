import type { Step } from "../../engine/game/game.ts";
import { and, capital, count } from "../../engine/words.ts";
import { countPegs, placeWords, shapeOf } from "./board.ts";
import { endings } from "./position-class.ts";
import type { Purge } from "./purge.ts";
import type { Jump, Shape } from "./shape.ts";
import { type Hop, jumped, type State } from "./state.ts";
import { holesWords, regionWords } from "./words.ts";

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
    area: last ? [jump.from, jump.over] : [],
    moves: hops([jump]),
  };
}

/** The pegs of a purge: "the row of three in row 3, columns 5, 6 and 7". */
function figureWords(shape: Shape, { name, removed }: Purge): string {
  const holes = holesWords(shape, removed);
  if (name === "2-purge") return `the two pegs in ${holes}, with a peg and a hole between them`;
  const figures = { "3-purge": "the row of three", "6-purge": "the block of six", "L-purge": "the L of six" } as const;
  return `${figures[name]} in ${holes}`;
}

/** Pegs that come off together. */
export function purge(shape: Shape, found: Purge): Step<Hop> {
  const { name, removed, helpers, jumps } = found;
  return {
    look: `Look at ${figureWords(shape, found)}.`,
    technique: name,
    why: `A purge takes pegs off and leaves all others as they were, so less is left to think of. ${purgeWords(shape, jumps)}`,
    cells: [...removed],
    because: [...helpers],
    area: [...removed],
    moves: hops(jumps),
  };
}

function purgeWords(shape: Shape, jumps: Purge["jumps"]): string {
  const place = (hole: number) => placeWords(shape, hole);
  const [one, two, three] = jumps;
  if (three === undefined && two)
    return `${capital(jumpWords(shape, one))}; then the peg in ${place(two.from)} jumps over it to ${place(two.to)}, where a peg stood before.`;
  if (jumps.length === 3 && two && three)
    return `The helper makes room: ${jumpWords(shape, one)}. Then ${jumpWords(shape, two)}. Now the helper jumps back to ${place(three.to)}.`;
  const steps = jumps.map(({ from, to }) => `from ${place(from)} to ${place(to)}`);
  return `Six jumps do it, and in the end the peg and the hole that help are as before: ${steps.slice(0, -1).join("; ")}; and ${steps.at(-1)}.`;
}

/** A jump that lays pegs and holes so that a purge fits. */
export function prepare(state: State, jump: Jump, then: Purge): Step<Hop> {
  const { name, removed, helpers } = then;
  const shape = shapeOf(state.board);
  const pegs = jumped(state.pegs, jump);
  const [helping, empty] = [helpers.filter((hole) => pegs[hole]), helpers.filter((hole) => !pegs[hole])];
  const have = [
    ...(helping.length > 0
      ? [`${helping.length === 1 ? "a helper" : "helpers"} in ${holesWords(shape, helping)}`]
      : []),
    ...(empty.length > 0
      ? [`${empty.length === 1 ? "an empty hole" : "empty holes"} in ${holesWords(shape, empty)}`]
      : []),
  ];
  return {
    look: `Look at ${regionWords(shape, removed[0] ?? 0)}, and ask what is missing for a purge there.`,
    technique: "Make room for a purge",
    why: `${capital(jumpWords(shape, jump))}. After that a ${name} fits: ${figureWords(shape, then)}. To help there will be ${and(have)}.`,
    cells: [jump.from, jump.to],
    because: [...new Set([jump.over, ...removed])].filter((hole) => hole !== jump.to),
    area: regionHoles(shape, removed[0] ?? 0),
    moves: hops([jump]),
  };
}

/** A peg that nothing can jump over leaves its corner. */
export function outOfCorner(state: State, jump: Jump): Step<Hop> {
  const shape = shapeOf(state.board);
  return {
    look: `Look at the corner in ${placeWords(shape, jump.from)}.`,
    technique: "Out of the corner",
    why: `No peg can ever jump over a corner, so a peg there has to come out by itself, while it has a neighbour to jump over: ${jumpWords(shape, jump)}. ${regionReason(state, [jump])}`,
    cells: [jump.from, jump.to],
    because: [jump.over],
    area: [jump.from],
    moves: hops([jump]),
  };
}

/** A jump, or several of one peg, with a way to the end; `lost` counts the other jumps when none of them keeps a way. */
export function along(state: State, jumps: readonly [Jump, ...Jump[]], lost: number): Step<Hop> {
  const { board, pegs } = state;
  const shape = shapeOf(board);
  const [first] = jumps;
  const end = jumps.at(-1) ?? first;
  const more = jumps.length - 1;
  const chain =
    more > 0
      ? `, and goes on with ${count(more, "more jump")} to ${placeWords(shape, end.to)}: all of it is one move`
      : "";
  const isLast = countPegs(pegs) - jumps.length === 1;
  const [look, technique] = isLast
    ? ["Look at the last pegs.", "The last move"]
    : [
        `Look at ${regionWords(shape, first.over)}, and ask what can be cleared there.`,
        lost > 0 ? "The only way on" : "Clear a part of the board",
      ];
  const reason = isLast
    ? `One peg is left after it${board.target === null ? "" : ", in its hole"}.`
    : reasonWords(state, jumps, lost);
  return {
    look,
    technique,
    why: `${capital(jumpWords(shape, first))}${chain}. ${reason}`,
    cells: [first.from, ...jumps.map(({ to }) => to)],
    because: jumps.map(({ over }) => over),
    area: isLast ? [...pegs.keys()].filter((hole) => pegs[hole]) : regionHoles(shape, first.over),
    moves: hops(jumps),
  };
}

function reasonWords(state: State, jumps: readonly Jump[], lost: number): string {
  if (lost > 0)
    return `Every way on from the ${lost === 1 ? "other jump" : `${lost} other jumps`} was tried, and none ends with a single peg${state.board.target === null ? "" : " in the marked hole"}. ${regionReason(state, jumps)}`;
  return `No purge fits yet. ${regionReason(state, jumps)} This jump was tried out: the rest can still be cleared after it.`;
}

/** The holes of the part of the board in which one lies. */
function regionHoles(shape: Shape, hole: number): number[] {
  const region = regionWords(shape, hole);
  return [...shape.places.keys()].filter((one) => regionWords(shape, one) === region);
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
  const holes = regionHoles(shape, jumps[0]?.over ?? 0);
  const left = holes.filter((hole) => after[hole]).length;
  return left === 0 ? `That clears ${region}.` : `That leaves ${count(left, "peg")} in ${region}.`;
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
    area: regionHoles(shape, jump.from),
    moves: hops([jump]),
  };
}
