/** What the board of a game of moves is given; it draws the state and says which move was made. */
export interface BoardProps<State, Move> {
  readonly state: State;
  /** The cells, pegs, piles ... that the hint is about, numbered as the game numbers them; and those it follows from. */
  readonly hint: readonly number[];
  readonly because: readonly number[];
  /** What the hint's first rung says to look at; none later. */
  readonly area: readonly number[];
  /** Whether it is over: nothing can be moved until one goes back or begins anew. */
  readonly over: boolean;
  /** What is to stand in a field, in the digits of the reader; all other numbers of a page come to stand in them by themselves. */
  readonly inDigits: (text: string) => string;
  readonly onMove: (move: Move) => void;
}

/** What stands out in a hint. */
export type Lit = Pick<BoardProps<never, never>, "hint" | "because" | "area">;

/** How a part of the board stands out in a hint, for `data-tone`. */
export function toneOf(part: number, { hint, because, area }: Lit) {
  return hint.includes(part) ? "hint" : because.includes(part) ? "because" : area.includes(part) ? "area" : undefined;
}
