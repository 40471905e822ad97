import type { AnswerSpec, Slip } from "../engine/answer/answer.ts";
import type { Html } from "../engine/puzzle.ts";

/** A question of the teacher's own: plain text, and the answers that she calls right; none where it is marked by hand. */
export interface OwnQuestion {
  readonly text: string;
  readonly answers: readonly string[];
}

/** One place of a set: what the site has, by its item (engine/item.ts), or a question of the teacher's own. */
export type Entry = ({ readonly item: string } | { readonly own: OwnQuestion }) & {
  /** What a right answer is worth: a whole number from 1 to 20; 1 where nothing is said. */
  readonly marks?: number;
};

/** What a teacher gives to a class, in order: a sheet, a challenge or a file is made of it. At most `mostEntries`. */
export interface WorkSet {
  readonly title: string;
  readonly entries: readonly Entry[];
}

export const mostEntries = 200;

/** A question of a set as it is put: ready for paper, for a screen and for the files of other systems. */
export interface SetQuestion {
  /** The item; empty for a question of the teacher's own. */
  readonly item: string;
  /** Empty where it has none. */
  readonly title: string;
  readonly prompt: Html;
  /** An inline SVG with its text alternative. */
  readonly figure?: Html;
  /** None where only a person can mark it. */
  readonly answer?: AnswerSpec;
  /** What a choice is made from as it is shown, in the order of the answer's options, where that is more than their plain text. */
  readonly options?: readonly Html[];
  readonly hint?: Html;
  /** The worked solution, step by step; the last states the answer. */
  readonly steps: readonly Html[];
  readonly slips: readonly Slip[];
  /** One sentence: how any answer can be tested against the question. */
  readonly check: Html;
  readonly marks: number;
}
