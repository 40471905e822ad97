import type { AnswerSpec, Slip } from "../engine/answer/answer.ts";
import type { Html } from "../engine/puzzle.ts";
import type { Way } from "../engine/way.ts";

/** Fields that name one place, or an entry by its id. */
type Place = "puzzle" | "run" | "at" | "with" | "skill";
/** Fields that name several. */
type Places = "see" | "try" | "set" | "terms" | "related" | "needs" | "rests";
/** Fields that stay as they are, whatever is in them. */
type Kept = "answer" | "techniques" | "model";

/** Where a question comes from: a skill of a zone, a family, whose questions are like a puzzle of the bank, or the entry itself. */
export type Source =
  | {
      readonly kind: "skill";
      readonly zone: string;
      readonly skill: string;
      /** Where its author names one; else the ages decide. */
      readonly stage?: number;
      readonly title: string;
    }
  | { readonly kind: "family"; readonly family: string; readonly like: string; readonly title: string }
  | { readonly kind: "asked"; readonly ask: AskedHere };

/** A question that an entry asks itself. */
export interface AskedHere {
  /** What its answers are recorded under. */
  readonly item: string;
  readonly prompt: Html;
  readonly answer: AnswerSpec;
  readonly slips: readonly Slip[];
  readonly check: Html;
  readonly hint: Html;
  /** Why it is so: said when it was right, and as the solution. */
  readonly right: Html;
}

/**
 * An entry of the library as a page gets it (build/library/compile.ts): the same shape, with its texts and figures as HTML and what it
 * leads to by address and name.
 */
export type Typeset<T> = {
  readonly [K in keyof T]: K extends Kept
    ? T[K]
    : K extends Place
      ? Way
      : K extends "practise"
        ? readonly Source[]
        : K extends Places
          ? readonly Way[]
          : K extends "figure"
            ? Html
            : Inner<T[K]>;
};
type Inner<V> = V extends readonly number[]
  ? V
  : V extends readonly (infer Item)[]
    ? readonly Inner<Item>[]
    : V extends object
      ? Typeset<V>
      : V;

/** An entry with its own page: what else leads to it. */
export type Entry<T> = Typeset<T> & { readonly back: readonly Way[] };
