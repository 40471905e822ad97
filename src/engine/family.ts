import type { Bounds, Ground, Parameters, ParametersOf } from "./parameters.ts";
import type { Poser } from "./poser.ts";
import type { PuzzleFacts, PuzzleText } from "./puzzle.ts";
import type { Versioned } from "./versions.ts";

/** Puzzles that differ in their parameters only. Within bounds and rules every one of them is sound. */
interface FamilyOf<B extends Bounds, P> extends PuzzleFacts, Ground<B, P>, Versioned<Poser<PuzzleText>> {
  /** Writes the puzzle: the same parameters give the same text for ever. */
  readonly write: (parameters: P) => PuzzleText;
}

export type Family = FamilyOf<Bounds, Parameters>;

/** Declares a family; the types of its parameters follow from their bounds. */
export function family<const B extends Bounds>(definition: FamilyOf<B, ParametersOf<B>>): Family {
  // Callers hold families of every kind in one table; `faults` stands guard wherever parameters come from outside.
  return definition as unknown as Family;
}
