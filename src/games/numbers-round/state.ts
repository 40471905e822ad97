import type { Table, Term } from "../../engine/game/combine.ts";

/** A round being played: the least distance from the target that its six numbers allow is known from the start. */
export interface State {
  readonly table: Table;
  readonly target: number;
  readonly distance: number;
}

/** How far a number, always a whole one here, is from the target. */
export function distanceOf({ target }: State, { value }: Term): number {
  return Math.abs(Number(value.num) - target);
}

/** Whether nothing nearer to the target can be made than this number. */
export function isNearest(state: State, term: Term): boolean {
  return distanceOf(state, term) === state.distance;
}
