import type { Step } from "../../engine/game/game.ts";
import { and, capital, count, inWords } from "../../engine/words.ts";
import { neighboursOf, placeWords } from "./board.ts";
import type { Certain, Clue } from "./clue.ts";
import { flag, type Move, type State } from "./state.ts";
import type { Contradiction, Link } from "./suppose.ts";

type Words = Omit<Step<Move>, "moves">;

/** "the 2 in row 3, column 5" */
const numberWords = ({ board, numbers }: State, cell: number) =>
  `the ${numbers[cell] ?? 0} in ${placeWords(board, cell)}`;

/** "row 1, column 2; row 1, column 3; and row 1, column 4": each of them has a comma of its own. */
const listed = (places: readonly string[]) =>
  places.length < 3 ? and(places) : `${places.slice(0, -1).join("; ")}; and ${places.at(-1)}`;

const placesWords = ({ board }: State, cells: readonly number[]) =>
  listed(cells.map((cell) => placeWords(board, cell)));

/** "needs 2 more mines" */
const needs = ({ mines }: Clue) => `needs ${mines} more ${mines === 1 ? "mine" : "mines"}`;

/** "it is safe", "both are mines", "all three are safe" */
function soWords(cells: number, mine: boolean): string {
  if (cells === 1) return mine ? "it is a mine" : "it is safe";
  return `${cells === 2 ? "both" : `all ${inWords(cells)}`} are ${mine ? "mines" : "safe"}`;
}

/** One number by itself. */
export function singleStep(state: State, clue: Clue, { safe, mines }: Certain): Words {
  const { board, numbers, cells } = state;
  const number = numbers[clue.cell] ?? 0;
  const flags = (neighboursOf(board.rows, board.columns)[clue.cell] ?? []).filter((cell) => cells[cell] === flag);
  const name = capital(numberWords(state, clue.cell));
  const closedCells = count(clue.hidden.length, "other closed cell");
  const why =
    safe.length > 0
      ? `${name} has ${number === 1 ? "its flag" : `its ${number} flags`}. It touches ${closedCells}, and so ${soWords(safe.length, false)}.`
      : flags.length === 0
        ? `${name} touches exactly ${count(clue.hidden.length, "closed cell")}, so ${soWords(mines.length, true)}.`
        : `${name} has ${count(flags.length, "flag")} and touches ${closedCells}. It needs ${mines.length === 1 ? "that one too" : "them all"}, so ${soWords(mines.length, true)}.`;
  return {
    look: `Look at ${numberWords(state, clue.cell)}.`,
    technique: safe.length > 0 ? "All mines found" : "No cell to spare",
    why,
    cells: clue.hidden,
    area: [clue.cell],
    because: [clue.cell, ...flags],
  };
}

/** Two numbers that share cells. */
export function pairStep(state: State, more: Clue, fewer: Clue, { safe, mines }: Certain): Words {
  const big = numberWords(state, more.cell);
  const small = numberWords(state, fewer.cell);
  const own = count(mines.length, "cell");
  const mineWords = `${mines.length === 1 ? "that cell is a mine" : `those ${mines.length} cells are mines`}`;
  const why =
    mines.length === 0
      ? `Every closed cell that ${big} touches is touched by ${small} too, and each number ${needs(more)}. So the mines of both lie in the shared cells, and what ${small} touches beyond them is safe.`
      : safe.length === 0
        ? `Every closed cell that ${small} touches is touched by ${big} too. ${capital(small)} ${needs(fewer)}, while ${big} ${needs(more)} and has only ${own} beyond the shared ones; so ${mineWords}.`
        : `${capital(big)} ${needs(more)}, and only ${own} of those it touches ${mines.length === 1 ? "is" : "are"} not touched by ${small}. So the shared cells hold at least ${fewer.mines}, which is all that ${small} still needs: ${mineWords}, and what only ${small} touches is safe.`;
  return {
    look: `Look at ${big} and ${small}.`,
    technique: "Two numbers compared",
    why,
    cells: [...mines, ...safe],
    area: [more.cell, fewer.cell],
    because: [more.cell, fewer.cell],
  };
}

/** A supposition that leads to a contradiction. */
export function supposeStep(state: State, cell: number, mine: boolean, chain: Contradiction): Words {
  const place = placeWords(state.board, cell);
  const linkWords = ({ clue, cells, mine: isMine }: Link) => {
    const which = placesWords(state, cells);
    const are = cells.length === 1 ? "is" : "are";
    return isMine
      ? `Then ${numberWords(state, clue.cell)} needs a mine in ${cells.length === 1 ? which : `each of ${which}`}.`
      : `Then ${numberWords(state, clue.cell)} has its ${state.numbers[clue.cell] === 1 ? "mine" : "mines"}, so ${which} ${are} safe.`;
  };
  const end = chain.tooMany ? "has too many mines" : "has too few cells left for its mines";
  return {
    look: `Look at ${place}.`,
    technique: "Suppose the opposite",
    why: [
      mine ? `Suppose ${place} were safe.` : `Suppose there were a mine in ${place}.`,
      ...chain.links.map(linkWords),
      `Then ${numberWords(state, chain.broken.cell)} ${end}. That cannot be, so the cell ${mine ? "is a mine" : "is safe"}.`,
    ].join(" "),
    cells: [cell],
    area: [cell],
    because: [...new Set([...chain.links.map(({ clue }) => clue.cell), chain.broken.cell])],
  };
}

/** A cell that is the same in every way of placing the mines, by some of the numbers. */
export function everyWayStep(state: State, cell: number, mine: boolean, needed: readonly Clue[]): Words {
  const numbers = listed(needed.map((clue) => numberWords(state, clue.cell)));
  const place = placeWords(state.board, cell);
  return {
    look: `Look at ${place}.`,
    technique: "Every way of placing",
    why: `Go through the ways of placing mines that fit ${numbers}: every one of them ${mine ? "has a mine" : "has no mine"} in ${place}.`,
    cells: [cell],
    area: [cell],
    because: needed.map((clue) => clue.cell),
  };
}

/** All mines are flagged, or what is left of them settles every cell that touches no number. */
export function elsewhereStep(clues: readonly Clue[], { safe, mines }: Certain, left: number): Words {
  const one = safe.length + mines.length === 1;
  const ways = `${leftWords(left)}, and every way of placing ${left === 1 ? "it" : "them"} that fits the numbers`;
  const which = one ? "the cell that touches no open number" : "every cell that touches no open number";
  const why =
    left === 0
      ? `Every mine has a flag, so ${one ? "the closed cell is safe" : "all closed cells are safe"}.`
      : safe.length > 0
        ? `${ways} puts ${left === 1 ? "it" : "all of them"} beside the numbers. So ${which} is safe.`
        : `${ways} has a mine in ${which}.`;
  return {
    look: "Count the mines that are left.",
    technique: "Mines left",
    why,
    cells: [...safe, ...mines],
    area: [],
    because: clues.map(({ cell }) => cell),
  };
}

/** Cells that are the same in every way of placing exactly the mines that are left. */
export function leftStep(state: State, clues: readonly Clue[], { safe, mines }: Certain, left: number): Words {
  const cells = [...safe, ...mines];
  const holds = safe.length > 0 ? "no mine" : "a mine";
  return {
    look: "Count the mines that are left.",
    technique: "Mines left",
    why: `${leftWords(left)}. Every way of placing exactly ${left === 1 ? "this one" : `these ${left}`} that fits all the numbers has ${holds} in ${placesWords(state, cells)}.`,
    cells,
    area: [],
    because: clues.map(({ cell }) => cell),
  };
}

const leftWords = (left: number) => `${count(left, "mine")} ${left === 1 ? "is" : "are"} left without a flag`;
