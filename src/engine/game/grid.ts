import type { Clash, Mark, Playable, Reading, SettingsForm, Thought } from "./game.ts";

/** A group of cells that belong together: "row 3", "box 2", "cage 4". */
export interface House {
  readonly name: string;
  readonly cells: readonly number[];
  /** Whether no value may stand in it twice. */
  readonly different: boolean;
}

/** A cage or a line with something to reach, shown in the corner of its first cell or at its end: "12+", "= 15". */
export interface Clue {
  readonly cells: readonly number[];
  readonly text: string;
  /** The clue read aloud, of no other clue of the board: "sum 12, cage of row 1, columns 2 and 3". */
  readonly words: string;
  /** "cage" draws a border around the cells; "line" draws a line through them; "end" writes the text after the last of them. */
  readonly shape: "cage" | "line" | "end";
  /** What a line is called, where it goes by a letter that is drawn on it. */
  readonly letter?: string;
}

/** What a board of cells looks like. Cells are numbered 0, 1, ... in reading order. */
export interface GridShape {
  readonly rows: number;
  readonly columns: number;
  /** Where each cell stands, from 0; not every place need be a cell. */
  readonly places: readonly { readonly row: number; readonly column: number }[];
  /** What can be written, in order: "1" to "9", or "-1/2". At most 31. */
  readonly values: readonly string[];
  /** Whether every value may be written once on the whole board only. */
  readonly once: boolean;
  readonly houses: readonly House[];
  /** Regions that are set off by a thick line: the boxes of a sudoku. */
  readonly boxes: readonly (readonly number[])[];
  readonly clues: readonly Clue[];
  /** For each cell the number of the value that is given (1 for the first), 0 for none. */
  readonly givens: readonly number[];
}

export interface GridState<Board> {
  readonly board: Board;
  readonly shape: GridShape;
  /** For each cell the number of its value (1 for the first), 0 for none. */
  readonly cells: readonly number[];
  /** For each cell its pencil marks: bit 0 stands for the first value. */
  readonly marks: readonly number[];
  /** For each cell its corner marks, likewise: hints never look at them. */
  readonly corners: readonly number[];
  /** For each cell the number of its colour (1 for the first of `colourNames`), 0 for none. */
  readonly colours: readonly number[];
  /** For each cell, as the marks, what a step ruled out there, whether or not it was pencilled in: steps go on from it. */
  readonly ruledOut: readonly number[];
}

export type GridMove =
  /** Writes a value (1 for the first; 0 clears the cell); `tidy` also strikes its marks in the cell's houses. */
  | { readonly do: "write"; readonly cell: number; readonly value: number; readonly tidy: boolean }
  /** Sets a pencil or a corner mark in those of the cells that are empty, or takes it away where it stands in all of these. */
  | { readonly do: "mark" | "corner"; readonly cells: readonly number[]; readonly value: number }
  /** Gives cells a colour (1 for the first; 0 for none), or takes it away where all of them have it. */
  | { readonly do: "colour"; readonly cells: readonly number[]; readonly colour: number }
  /** Takes what was written out of several cells, and all their marks. */
  | { readonly do: "empty"; readonly cells: readonly number[] }
  /** Rules values out of cells, and takes their pencil marks away. */
  | { readonly do: "strike"; readonly marks: readonly Mark[] }
  /**
   * Pencils into every empty cell the values that no house of it shows; `clear` takes all marks away, those in the corners, too;
   * `plain` all colours; `reset` all of it. What was ruled out before is forgotten: who begins anew with the marks sees all steps.
   */
  | { readonly do: "fill" | "clear" | "plain" | "reset" };

/** The colours of cells, in order. No two begin with the same letter: that is how they are told apart without their colours. */
export const colourNames = ["red", "orange", "yellow", "green", "blue", "purple"] as const;

/** What a puzzle of cells brings for a page to play with it (`playableGrid`). */
export interface GridRules<Board> {
  readonly id: string;
  readonly title: string;
  readonly settings: SettingsForm;
  readonly version?: number;
  readonly board: { read(text: string): Reading<Board>; write(board: Board): string };
  shape(board: Board): GridShape;
  /** The rules of this board, in a sentence or two. */
  rules(board: Board): string;
  /** Broken rules beyond values that stand twice in a house: a cage that misses its total. */
  clashes(state: GridState<Board>): readonly Clash[];
  /** The key's value of each cell (1 for the first). */
  readKey(board: Board, key: string): readonly number[];
}

/** And what takes thought (`gridGame`). Its next step is asked for only in states that agree with the key. */
export type GridThought<Board> = Thought<Board, GridState<Board>, GridMove>;

/** A game of cells: what the shared board needs beside the contract. */
export interface PlayableGrid<Board>
  extends Playable<Board, GridState<Board>, GridMove>,
    Pick<GridRules<Board>, "shape" | "rules" | "readKey"> {
  /** A cell for a screen reader, its value first: "5", "empty, pencil marks 2 and 7". */
  cellWords(state: GridState<Board>, cell: number): string;
}

export type GridGame<Board> = PlayableGrid<Board> & GridThought<Board>;
