import type { Figure } from "../engine/figure/figure.ts";
import type { ManipulativeId } from "../engine/shows.ts";

/** Something that can be taken in the hand: pure, total, small. All of it but how it looks and feels (its view). */
export interface Manipulative<State> {
  readonly id: ManipulativeId;
  /** "Bars" */
  readonly title: string;
  /** One sentence: what can be done with it. */
  readonly about: string;
  /** A state to begin with, as text. */
  readonly fresh: string;
  /** Reads a state from a text of any origin; a problem is a sentence for whoever followed a broken link. Never throws. */
  read(text: string): Reading<State>;
  /** The text of a state: `read` gives the same state back. */
  write(state: State): string;
  /** What is there to be chosen, or lit by a lesson, from left to right or from top to bottom. */
  parts(state: State): readonly Part[];
  /** What stands there, in a sentence or two: all of it, or one part of it alone. */
  words(state: State, part?: string): string;
  /** Every change that can be made, each by name: what a hand can drag, a button and a key can do. */
  acts(state: State): readonly Act<State>[];
  /** The picture on paper. */
  paper(state: State): Figure;
}

export type Reading<State> = { readonly state: State } | { readonly problem: string };

export interface Part {
  readonly id: string;
  /** "Bar 1", "tens" */
  readonly name: string;
}

export interface Act<State> {
  readonly id: string;
  /** What it does, as an order: "Shade one more". */
  readonly label: string;
  /** The state it leads to; null where it cannot be done just now. */
  readonly to: State | null;
  /** The part it is done to; absent: the whole. */
  readonly of?: string;
  /** Two acts with the same word stand on both sides of it, less and more: "3 shaded". */
  readonly knob?: string;
  /** One of many alike: a small button in a row that says what they are of, filled where it is on. */
  readonly chip?: { readonly row: string; readonly text: string; readonly on: boolean };
  /** Seldom wanted: its button is folded away. */
  readonly rare?: true;
}

/** Whether it is offered while a part is chosen: what is done to all, to that part, or to what that part belongs to (1.2 to 1). */
export function isOffered({ of }: Act<unknown>, chosen: string | null): boolean {
  return of === undefined || of === chosen || (chosen?.startsWith(`${of}.`) ?? false);
}

/** The longest text that is looked at: what comes in a link may be anything. */
const longest = 300;

/** Reads a text that is not too long; `how` says what it should have been, `read` gives null where it is not. */
export function reading<State>(text: string, how: string, read: (text: string) => State | null): Reading<State> {
  const state =
    text.length > longest
      ? null
      : read(
          text
            .trim()
            .replace(/\s+/g, " ")
            .replace(/\u2212/g, "-"),
        );
  return state === null ? { problem: `This was meant to be ${how}.` } : { state };
}

/** The state where it is within its limits, or null: for acts that lead to the edge. */
export function within<State>(state: State, holds: (state: State) => boolean): State | null {
  return holds(state) ? state : null;
}

/** A list with one item changed, or without it where it becomes null. */
export function replaced<Item>(list: readonly Item[], at: number, item: Item | null): Item[] {
  return list.flatMap((old, i) => (i === at ? (item === null ? [] : [item]) : [old]));
}

/** A number without the dust of binary fractions, 0.30000000000000004; at most six places. */
export function tidy(n: number): number {
  return Number(n.toFixed(6)) || 0;
}

/** A number for the eye and the ear, with a minus that is as long as a plus. */
export function shown(n: number): string {
  return String(tidy(n)).replace("-", "\u2212");
}

export const isBetween = (n: number, from: number, to: number) => Number.isFinite(n) && n >= from && n <= to;
export const isWholeBetween = (n: number, from: number, to: number) => Number.isInteger(n) && n >= from && n <= to;
