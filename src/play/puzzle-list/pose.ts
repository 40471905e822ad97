import { loadFamily } from "../../content/families/registry.ts";
import { twinId } from "../../engine/item.ts";
import { posed } from "../../engine/poser.ts";
import type { Puzzle } from "../../engine/puzzle.ts";
import { newest } from "../../engine/versions.ts";

/**
 * The puzzle that a family writes from a seed, in its newest version unless told, set for a page under an id. Rejects where its
 * code cannot be loaded, or has no such version.
 */
export async function poseFamily(path: string, seed: number, id: string, version?: number): Promise<Puzzle> {
  const [{ typesetPuzzle }, family] = await Promise.all([import("../../engine/typeset/puzzle.ts"), loadFamily(path)]);
  const asked = version ?? newest(family);
  const { level, minutes, technique } = family;
  const later = asked > 1 && { version: asked };
  return typesetPuzzle({ ...posed(family, seed, asked), id, ...later, level, minutes, technique, family: path });
}

/**
 * Another puzzle of the same family, made from a seed, in its newest version unless told. The record of an attempt at it points at the puzzle it is like.
 * Rejects where the family's code cannot be loaded.
 */
export async function poseTwin(like: Pick<Puzzle, "id" | "family">, seed: number, version?: number): Promise<Puzzle> {
  if (!like.family) throw new Error(`${like.id} belongs to no family`);
  return poseFamily(like.family, seed, twinId(like.id, seed), version);
}
