import type { Step } from "../../engine/game/game.ts";
import { isRefusal } from "../../engine/game/game.ts";
import { type Board, countMines, neighboursOf } from "./board.ts";
import type { Certain, Clue } from "./clue.ts";
import { type Consequences, consequences } from "./exact.ts";
import { elsewhereStep, everyWayStep, leftStep, pairStep, singleStep, supposeStep } from "./hints.ts";
import { pair } from "./pair.ts";
import { single } from "./single.ts";
import { closed, flag, isMistaken, type Move, open, outcome, play, type State } from "./state.ts";
import { type Contradiction, suppose } from "./suppose.ts";

/** Longer chains are not put into words: nobody would keep them in mind. */
const mostLinks = 4;
/** A sentence that lists more cells than this is hard to follow. */
const mostTold = 4;
/** Of the cells that follow from many numbers, so many are looked at for the shortest reason. */
const mostTried = 6;
/** With so many cells elsewhere and so many mines, more than any field has of both, the number of mines left says nothing. */
const plenty = { others: 1000, mines: 1000 };

/** The next step of a person who thinks, by the least thinking that there is; null at the end and after a mistake. */
export function nextStep(state: State): Step<Move> | null {
  if (outcome(state) !== "open" || isMistaken(state)) return null;
  const clues = cluesOf(state);
  const step = oneNumber(state, clues) ?? twoNumbers(state, clues) ?? allNumbers(state, clues);
  const moves = step ? movesFor(state, step) : [];
  const [first, ...more] = moves;
  return step && first ? { ...step.words, moves: [first, ...more] } : null;
}

/** What is certain, and how it is said. */
interface Found extends Certain {
  readonly words: Omit<Step<Move>, "moves">;
}

/** The open numbers that touch closed cells, with the mines that they still need. Flags count as mines. */
export function cluesOf({ board, numbers, cells }: State): Clue[] {
  return neighboursOf(board.rows, board.columns).flatMap((near, cell) => {
    if (cells[cell] !== open) return [];
    const hidden = near.filter((other) => cells[other] === closed);
    const flags = near.filter((other) => cells[other] === flag).length;
    return hidden.length > 0 ? [{ cell, hidden, mines: (numbers[cell] ?? 0) - flags }] : [];
  });
}

function oneNumber(state: State, clues: readonly Clue[]): Found | null {
  for (const clue of clues) {
    const found = single(clue);
    if (found) return { ...found, words: singleStep(state, clue, found) };
  }
  return null;
}

function twoNumbers(state: State, clues: readonly Clue[]): Found | null {
  for (const more of clues)
    for (const fewer of clues) {
      if (more === fewer || !isNear(state.board, more.cell, fewer.cell)) continue;
      const found = pair(more, fewer);
      if (found) return { ...found, words: pairStep(state, more, fewer, found) };
    }
  return null;
}

/** Whether two cells are at most two rows and two columns apart, so that a third can touch both. */
function isNear({ columns }: Board, one: number, other: number): boolean {
  const rows = Math.floor(one / columns) - Math.floor(other / columns);
  return Math.abs(rows) <= 2 && Math.abs((one % columns) - (other % columns)) <= 2;
}

function allNumbers(state: State, clues: readonly Clue[]): Found | null {
  const beside = new Set(clues.flatMap(({ hidden }) => hidden));
  const others = [...state.cells.keys()].filter((cell) => state.cells[cell] === closed && !beside.has(cell));
  const left = countMines(state.board) - state.cells.filter((look) => look === flag).length;
  const found = consequences(clues, others.length, left);
  if (found === null) return null;
  const byNumbers = consequences(clues, plenty.others, plenty.mines) ?? { safe: [], mines: [] };
  return (
    shortest(state, clues, byNumbers) ??
    everyWay(state, clues, byNumbers) ??
    byMinesLeft(state, clues, found, others, left)
  );
}

/** The shortest chain that shows that a cell is safe, or a mine. */
function shortest(state: State, clues: readonly Clue[], { safe, mines }: Certain): Found | null {
  const links = (one: Contradiction | null) => one?.links.length ?? Number.POSITIVE_INFINITY;
  const facts = [...safe.map((cell) => ({ cell, mine: false })), ...mines.map((cell) => ({ cell, mine: true }))];
  let best: { readonly cell: number; readonly mine: boolean; readonly chain: Contradiction } | null = null;
  for (const { cell, mine } of facts) {
    const chain = suppose(clues, cell, !mine);
    if (chain && links(chain) < Math.min(links(best?.chain ?? null), mostLinks + 1)) best = { cell, mine, chain };
  }
  if (!best) return null;
  const { cell, mine, chain } = best;
  return { safe: mine ? [] : [cell], mines: mine ? [cell] : [], words: supposeStep(state, cell, mine, chain) };
}

/** The cell that follows from the fewest numbers, where no short chain shows it. */
function everyWay(state: State, clues: readonly Clue[], { safe, mines }: Certain): Found | null {
  let best: { readonly cell: number; readonly mine: boolean; readonly needed: readonly Clue[] } | null = null;
  for (const cell of [...safe, ...mines].slice(0, mostTried)) {
    const mine = !safe.includes(cell);
    const needed = fewestNumbers(clues, cell, mine);
    if (!best || needed.length < best.needed.length) best = { cell, mine, needed };
  }
  if (!best) return null;
  const { cell, mine, needed } = best;
  return { safe: mine ? [] : [cell], mines: mine ? [cell] : [], words: everyWayStep(state, cell, mine, needed) };
}

/** Numbers from which it follows, none of which can be left out. */
function fewestNumbers(clues: readonly Clue[], cell: number, mine: boolean): readonly Clue[] {
  const holds = (some: readonly Clue[]) => {
    const found = consequences(some, plenty.others, plenty.mines);
    return found !== null && (mine ? found.mines : found.safe).includes(cell);
  };
  return clues.reduce((needed, clue) => {
    const fewer = needed.filter((one) => one !== clue);
    return holds(fewer) ? fewer : needed;
  }, clues);
}

/** What follows only with the number of mines that are left; some cells at a time, those that can be opened first. */
function byMinesLeft(
  state: State,
  clues: readonly Clue[],
  found: Consequences,
  others: readonly number[],
  left: number,
): Found | null {
  const nothing = { safe: [], mines: [] };
  if (left === 0) {
    const all = { safe: [...found.safe, ...others], mines: [] };
    return { ...all, words: elsewhereStep(clues, all, left) };
  }
  if (found.others !== null) {
    const all = { ...nothing, [found.others]: others };
    return { ...all, words: elsewhereStep(clues, all, left) };
  }
  const some = found.safe.length > 0 ? { safe: found.safe, mines: [] } : { safe: [], mines: found.mines };
  const told = { safe: some.safe.slice(0, mostTold), mines: some.mines.slice(0, mostTold) };
  if (told.safe.length + told.mines.length === 0) return null;
  return { ...told, words: leftStep(state, clues, told, left) };
}

/** The moves that are left to make: opening one cell may open others, and a cell that is open cannot be opened again. */
function movesFor(state: State, { safe, mines }: Certain): Move[] {
  const moves: Move[] = [];
  let now = state;
  const all = [
    ...mines.map((cell): Move => ({ do: "flag", cell })),
    ...safe.map((cell): Move => ({ do: "open", cell })),
  ];
  for (const move of all) {
    const next = play(now, move);
    if (isRefusal(next)) continue;
    now = next;
    moves.push(move);
  }
  return moves;
}
