import { loadFamily } from "../../content/families/registry.ts";
import { twinId } from "../../engine/item.ts";
import { drawParameters } from "../../engine/parameters.ts";
import type { Puzzle } from "../../engine/puzzle.ts";
import { random } from "../../maths/random.ts";

/** The puzzle that a family writes from a seed, set for a page under an id. Rejects where its code cannot be loaded. */
export async function poseFamily(path: string, seed: number, id: string): Promise<Puzzle> {
  const [{ typesetPuzzle }, family] = await Promise.all([import("../../engine/typeset/puzzle.ts"), loadFamily(path)]);
  const written = family.write(drawParameters(family, random(seed)));
  return typesetPuzzle({ ...written, id, level: family.level, minutes: family.minutes, family: path });
}

/**
 * Another puzzle of the same family, made from a seed. The record of an attempt at it points at the puzzle it is like.
 * Rejects where the family's code cannot be loaded.
 */
export async function poseTwin(like: Pick<Puzzle, "id" | "family">, seed: number): Promise<Puzzle> {
  if (!like.family) throw new Error(`${like.id} belongs to no family`);
  return poseFamily(like.family, seed, twinId(like.id, seed));
}
