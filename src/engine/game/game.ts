import type { Random } from "../../maths/random.ts";
import { inVersion, type Versioned } from "../versions.ts";

/** What a text was read as, or what is wrong with it: a sentence that a child understands. */
export type Reading<T> = { readonly value: T } | { readonly problem: string };

/** A value as one line of text, for links, saves, undo and bug reports. */
export interface TextForm<T> {
  /** Never throws, whatever the text. */
  read(text: string): Reading<T>;
  /** What `read` reads back as an equal value. */
  write(value: T): string;
}

/** One thing to choose before a board is dealt. */
export interface Field {
  readonly name: string;
  readonly label: string;
  readonly options: readonly { readonly value: string; readonly label: string }[];
  /** Its options go from easier to harder. */
  readonly rising?: true;
  /** Values that are offered no more, each with the option that took its place: codes from then still name their boards by them. */
  readonly former?: Readonly<Record<string, string>>;
}

/** What was chosen, by the names of the fields. */
export type Settings = Readonly<Record<string, string>>;

export interface SettingsForm {
  readonly fields: readonly Field[];
  /** What the form opens with. */
  readonly first: Settings;
  /** Whether an option has a meaning beside the others: a star has no size in numbers a line. Without it all options have. */
  readonly offers?: (settings: Settings, name: string, value: string) => boolean;
  /** Why these settings, each among its field's options, cannot be dealt together: a sentence. Null when they can. */
  fault(settings: Settings): string | null;
}

/** A board that can be played to its end. */
export interface Fair<Board> {
  readonly board: Board;
  /** The one solution, or a best way to the end, as text of the game's own. */
  readonly key: string;
  /** How hard it truly is, as it is shown: "Hard", "11 moves at best". */
  readonly grade: string;
  /** The hardest technique that it needs when the easiest step is taken each time: "X-Wing". Only where techniques have an order. */
  readonly technique?: string;
}

/** A move that the rules forbid, with the reason: a sentence. */
export interface Refusal {
  readonly refusal: string;
}

export type Outcome = "open" | "solved" | "lost";

/** A broken rule that anybody can see. Cells are numbered as the game numbers them. */
export interface Clash {
  readonly cells: readonly number[];
  /** "Two 7s in row 3." */
  readonly why: string;
}

/** A value (1 for the first) in a cell: one that can stand there, or a pencil mark. */
export interface Mark {
  readonly cell: number;
  readonly value: number;
}

/**
 * A link of a chain: one end or the other holds (strong), or not both do (weak). An end is a candidate, or several that count
 * as one: "the 5 stands in one of these".
 */
export interface Link {
  readonly from: readonly Mark[];
  readonly to: readonly Mark[];
  readonly strong: boolean;
}

/** A row of a small picture beside a hint's words: for each place how bright its light is, from 0 to 1, or how often it is pressed. */
export interface Strip {
  readonly label: string;
  readonly what: "light" | "press";
  readonly values: readonly number[];
}

/** The next step of a person who thinks, shown a rung at a time: where to look, why, and at last the moves. */
export interface Step<Move> {
  /** "Look at row 3." */
  readonly look: string;
  /** The name of the technique: "Hidden single". */
  readonly technique: string;
  /** Why the moves follow, in a sentence or two: "In row 3 only this cell can hold a 7." */
  readonly why: string;
  /** The cells that the step is about, with what its first move takes in hand, and those that it follows from. */
  readonly cells: readonly number[];
  readonly because: readonly number[];
  /** The cells of what `look` names; on a board of cells with the step's own among them. None where it names none. */
  readonly area: readonly number[];
  /** The candidates that the step rests on, and the links between them in order. */
  readonly pattern?: readonly Mark[];
  readonly links?: readonly Link[];
  /** What the words speak of and the board does not show, drawn beside them. */
  readonly strips?: readonly Strip[];
  /** What to do: at least one move. */
  readonly moves: readonly [Move, ...Move[]];
}

/** The same settings and seed deal the same board for ever. `tell` hears how many boards were tried so far, now and then. */
export type Deal<Board> = (settings: Settings, random: Random, tell?: (tried: number) => void) => Fair<Board>;

/**
 * What a page plays with. Pure and total: nothing throws on a value that one of its functions gave, and no argument is changed.
 * `engine/contract-tests/game.ts` holds every game to what is said here and below.
 */
export interface Playable<Board, State, Move> {
  /** The name of its folder in src/games, for ever: saves and the learner's record point at it. */
  readonly id: string;
  readonly title: string;
  readonly settings: SettingsForm;
  /** Of its dealer, where that is no longer the first. */
  readonly version?: number;
  readonly board: TextForm<Board>;
  readonly move: TextForm<Move>;
  start(board: Board): State;
  play(state: State, move: Move): State | Refusal;
  outcome(state: State): Outcome;
  /** Broken rules, whether or not the state can still be finished. */
  clashes(state: State): readonly Clash[];
  /** Whether the way to the key is lost: something has to be taken back. */
  isMistaken(state: State, key: string): boolean;
  /**
   * Of moves made one after the other those that what stands at the end rests on, by their places, each as a text that is the
   * same for the same deed. Without it all of them.
   */
  readonly standing?: (moves: readonly Move[]) => ReadonlyMap<number, string>;
  /** The reply of an opponent who is on the move; null when there is none. For games against somebody only. */
  readonly reply?: (state: State, random: Random) => Move | null;
  /** What can be learnt when it is over, in paragraphs: the strategy, other solutions. */
  readonly afterwards?: (state: State, key: string) => readonly string[];
  readonly words: Words<State, Move>;
}

/** What takes thought: it may take seconds and a solver, so a worker does it. */
export interface Thought<Board, State, Move> extends Versioned<Deal<Board>> {
  deal(...asked: Parameters<Deal<Board>>): Fair<Board>;
  /** A board from outside, judged: whether it can be played, its key and grade. */
  judge(board: Board): Fair<Board> | { readonly problem: string };
  /** The first step that a person would see. Null at the end, and where only taking back helps; a game against somebody goes on. */
  nextStep(state: State, key: string): Step<Move> | null;
}

/** A puzzle with one solution, or a game of moves. */
export type Game<Board, State, Move> = Playable<Board, State, Move> & Thought<Board, State, Move>;

/** What a screen reader says. */
export interface Words<State, Move> {
  /** The whole board in a sentence or two: what is done, what is left. */
  board(state: State): string;
  /** What the last move changed: "7 in row 3, column 5". */
  change(before: State, move: Move, after: State): string;
  /** What stands again after that move was taken back: "5 is back in row 1, column 4". Without it, what was taken back is told. */
  readonly undone?: (before: State, move: Move, after: State) => string;
  /** How much was played: "31 jumps, 18 moves". Only where it is not the number of moves. */
  readonly played?: (state: State) => string;
}

/** The dealer of a version of a game. Throws a RangeError where there is none. */
export function dealerOf<B, S, M>(game: Game<B, S, M>, version = 1): Deal<B> {
  return inVersion<Deal<B>>(game.deal, game.before, version);
}

/** Whether a move was refused. */
export function isRefusal(result: unknown): result is Refusal {
  return typeof result === "object" && result !== null && "refusal" in result;
}

/** Whether a text could not be read, or a board not be played. */
export function isProblem(result: object): result is { readonly problem: string } {
  return "problem" in result;
}
