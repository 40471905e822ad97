import type { Bricks, Pyramid } from "./pyramid.ts";

/** A pyramid being filled: the given bricks are among the bricks. */
export interface State {
  readonly pyramid: Pyramid;
  readonly bricks: Bricks;
}
