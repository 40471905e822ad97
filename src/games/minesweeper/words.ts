import { count } from "../../engine/words.ts";
import { countMines, mineHere, placeWords } from "./board.ts";
import { closed, flag, type Move, open, outcome, type State } from "./state.ts";

/** What a cell shows. */
function lookWords({ numbers, cells }: State, cell: number): string {
  if (cells[cell] === flag) return "flag";
  if (cells[cell] !== open) return "closed";
  const number = numbers[cell] ?? 0;
  if (number === mineHere) return "mine";
  return number === 0 ? "open, no mine around it" : String(number);
}

/** A cell for a screen reader: "row 3, column 5: closed", "row 3, column 5: 2". */
export function cellWords(state: State, cell: number): string {
  return `${placeWords(state.board, cell)}: ${lookWords(state, cell)}`;
}

/** How many mines have no flag yet, as far as the flags tell: "8 of 10 mines left". */
export function leftWords({ board, cells }: State): string {
  const mines = countMines(board);
  const left = mines - cells.filter((look) => look === flag).length;
  return left < 0
    ? `${count(-left, "flag")} too many for ${count(mines, "mine")}`
    : `${left} of ${count(mines, "mine")} left`;
}

/** The whole field in a sentence or two. */
export function boardWords(state: State): string {
  const { board, cells } = state;
  const size = `${board.rows} rows and ${board.columns} columns with ${count(countMines(board), "mine")}.`;
  const now = outcome(state);
  if (now === "solved") return `${size} Every cell without a mine is open: the field is cleared.`;
  if (now === "lost") return `${size} A mine is open: take back the move that opened it.`;
  const flags = cells.filter((look) => look === flag).length;
  const left = cells.filter((look) => look === closed).length;
  return `${size} ${count(left, "cell")} closed, ${count(flags, "flag")} set.`;
}

/** What a move changed. */
export function changeWords(before: State, move: Move, after: State): string {
  const { board, cells } = after;
  if (move.do === "flag")
    return cells[move.cell] === flag
      ? `flag in ${placeWords(board, move.cell)}; ${leftWords(after)}`
      : `flag taken away from ${placeWords(board, move.cell)}; ${leftWords(after)}`;
  const opened = [...cells.keys()].filter((cell) => cells[cell] === open && before.cells[cell] !== open);
  const mine = opened.find((cell) => after.numbers[cell] === mineHere);
  if (mine !== undefined) return `${placeWords(board, mine)}: a mine`;
  const [first] = opened;
  if (opened.length === 1 && first !== undefined) return cellWords(after, first);
  const around =
    move.do === "chord" ? `around ${placeWords(board, move.cell)}` : `from ${placeWords(board, move.cell)} on`;
  return `${count(opened.length, "cell")} opened ${around}`;
}
