/** What a worker is asked for: a board to deal, or one to judge. */
export type Task =
  | { readonly folder: string; readonly settings: string; readonly seed: number }
  | { readonly folder: string; readonly board: string };

/** A board that can be played, as text: what crosses from one thread to the other. */
export interface FairText {
  readonly board: string;
  readonly key: string;
  readonly grade: string;
}

/** How a task went, or how far it is. */
export type Answer = { readonly fair: FairText } | { readonly problem: string } | { readonly tried: number };
