import { loadFamily } from "../../content/families/registry.ts";
import { drawParameters } from "../../engine/parameters.ts";
import type { Puzzle } from "../../engine/puzzle.ts";
import { twinId } from "../../learner/item.ts";
import { random } from "../../maths/random.ts";

/**
 * Another puzzle of the same family, made from a seed. The record of an attempt at it points at the puzzle it is like.
 * Rejects where the family's code cannot be loaded.
 */
export async function poseTwin(like: Puzzle, seed: number): Promise<Puzzle> {
  if (!like.family) throw new Error(`${like.id} belongs to no family`);
  const [{ typesetPuzzle }, family] = await Promise.all([
    import("../../engine/typeset/puzzle.ts"),
    loadFamily(like.family),
  ]);
  const written = family.write(drawParameters(family, random(seed)));
  return typesetPuzzle({
    ...written,
    id: twinId(like.id, seed),
    level: family.level,
    minutes: family.minutes,
    family: like.family,
  });
}
