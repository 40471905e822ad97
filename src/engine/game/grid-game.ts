import type { Clash, Outcome } from "./game.ts";
import type { GridGame, GridMove, GridRules, GridState, GridThought, PlayableGrid } from "./grid.ts";
import { nothing, playGrid } from "./grid-moves.ts";
import { moveText } from "./grid-text.ts";
import { boardWords, cellWords, changeWords, undoneWords } from "./grid-words.ts";

/** What a page plays with: what all puzzles of cells share, around what one brings. */
export function playableGrid<Board>(rules: GridRules<Board>): PlayableGrid<Board> {
  const clashes = (state: GridState<Board>) => [...repeated(state), ...rules.clashes(state)];
  const isMistaken = ({ board, cells }: GridState<Board>, key: string) => {
    const wanted = rules.readKey(board, key);
    return cells.some((value, cell) => value !== 0 && value !== wanted[cell]);
  };
  return {
    ...rules,
    move: moveText,
    start(board) {
      const shape = rules.shape(board);
      const none = nothing(shape);
      return { board, shape, cells: shape.givens, marks: none, corners: none, colours: none, ruledOut: none };
    },
    play: playGrid,
    outcome: (state): Outcome => (!state.cells.includes(0) && clashes(state).length === 0 ? "solved" : "open"),
    clashes,
    isMistaken,
    standing: written,
    words: { board: boardWords, change: changeWords, undone: undoneWords },
    cellWords,
  };
}

/** The last value that was written into each cell: marks and colours solve nothing, and a reset begins anew. */
function written(moves: readonly GridMove[]): ReadonlyMap<number, string> {
  const byCell = new Map<number, readonly [place: number, text: string]>();
  for (const [place, move] of moves.entries()) {
    if (move.do === "reset") byCell.clear();
    if (move.do === "empty") for (const cell of move.cells) byCell.delete(cell);
    if (move.do !== "write") continue;
    if (move.value === 0) byCell.delete(move.cell);
    else byCell.set(move.cell, [place, `${move.cell}=${move.value}`]);
  }
  return new Map(byCell.values());
}

/** The whole game, for a worker: with its dealer, its judge and its hints. */
export function gridGame<Board>(played: PlayableGrid<Board>, thought: GridThought<Board>): GridGame<Board> {
  return {
    ...played,
    ...thought,
    nextStep: (state, key) =>
      state.cells.includes(0) && !played.isMistaken(state, key) ? thought.nextStep(state, key) : null,
  };
}

/** Values that stand twice where they may stand once. */
function repeated({ shape, cells }: GridState<unknown>): Clash[] {
  const groups = shape.once
    ? [{ name: "the board", cells: shape.places.map((_, cell) => cell), different: true }]
    : shape.houses;
  return groups
    .filter(({ different }) => different)
    .flatMap(({ name, cells: group }) =>
      shape.values.flatMap((value, at) => {
        const equal = group.filter((cell) => cells[cell] === at + 1);
        return equal.length > 1 ? [{ cells: equal, why: `${value} stands ${times(equal.length)} in ${name}.` }] : [];
      }),
    );
}

const times = (count: number) => (count === 2 ? "twice" : `${count} times`);
