import type { ReactNode } from "react";
import type { Manipulative } from "./manipulative.ts";

/** What a view can do to the state, where it is in somebody's hand. */
export interface Hand<State> {
  /** What stood there before anything was dragged. */
  readonly base: State;
  /** The part that the buttons act on. */
  readonly chosen: string | null;
  choose(part: string): void;
  /** Shows a state while it is being dragged; null: what stood there before. */
  drag(state: State | null): void;
  /** What was dragged stays as it is shown; or, with a state, that one. `quiet` where the control says its value itself. */
  keep(state?: State | null, quiet?: boolean): void;
}

export interface ViewProps<State> {
  readonly state: State;
  /** Whether a part is lit. */
  readonly lit: (part: string) => boolean;
  /** Null: a picture to be looked at. */
  readonly hand: Hand<State> | null;
}

/** A manipulative and how it is drawn. */
export interface Made<State> {
  readonly manipulative: Manipulative<State>;
  /** The stage in its own units, and where its upper edge is where that is not 0; with the room of what is held, or as a picture. */
  readonly size: (state: State, isHeld: boolean) => readonly [width: number, height: number, top?: number];
  readonly View: (props: ViewProps<State>) => ReactNode;
}

/** One whose states are nobody's business but its own. */
export type AnyMade = Made<unknown>;

export function made<State>(one: Made<State>): AnyMade {
  return one as unknown as AnyMade;
}

/** What is let go stays; a drag that was broken off never was. */
export function dropped<State>(hand: Hand<State> | null): (whole: boolean) => void {
  return (whole) => (whole ? hand?.keep() : hand?.drag(null));
}
