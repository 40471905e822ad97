import type { Step } from "../../engine/game/game.ts";

/** What a worker is asked for: a board to deal, one to judge, or advice on a session, as text. */
export type Task =
  | { readonly folder: string; readonly settings: string; readonly seed: number; readonly version: number }
  | { readonly folder: string; readonly board: string }
  | { readonly folder: string; readonly session: string; readonly want: "step" | "good" };

/** A board that can be played, as text: what crosses from one thread to the other. */
export interface FairText {
  readonly board: string;
  readonly key: string;
  readonly grade: string;
  readonly technique?: string;
}

/** A step with its moves as text. */
export interface StepText extends Omit<Step<never>, "moves"> {
  readonly moves: readonly string[];
}

export interface Failed {
  readonly problem: string;
}

/** To a board that was dealt or judged. */
export type Dealt = { readonly fair: FairText } | Failed;

/** To advice on the next step: what to do, and whether something has to be taken back. */
export type Advice = { readonly step: StepText | null; readonly mistaken: boolean } | Failed;

/** To the question how far back the last right state is: how many of the moves stand there. */
export type Good = { readonly good: number } | Failed;

/** How far a task is, before its answer. */
export interface Progress {
  readonly tried: number;
}
