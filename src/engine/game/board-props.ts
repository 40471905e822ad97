/** What the board of a game of moves is given; it draws the state and says which move was made. */
export interface BoardProps<State, Move> {
  readonly state: State;
  /** The cells, pegs, piles ... that the hint is about, numbered as the game numbers them; and those it follows from. */
  readonly hint: readonly number[];
  readonly because: readonly number[];
  /** Whether it is over: nothing can be moved until one goes back or begins anew. */
  readonly over: boolean;
  /** What is to stand in a field, in the digits of the reader; all other numbers of a page come to stand in them by themselves. */
  readonly inDigits: (text: string) => string;
  readonly onMove: (move: Move) => void;
}

/** How a part of the board stands out in a hint, for `data-tone`. */
export function toneOf(part: number, { hint, because }: Pick<BoardProps<never, never>, "hint" | "because">) {
  return hint.includes(part) ? "hint" : because.includes(part) ? "because" : undefined;
}
