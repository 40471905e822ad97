import { edgedSolids } from "./edged-solids.ts";
import { roundSolids } from "./round-solids.ts";
import type { Shape } from "./shape.ts";
import { spheres } from "./spheres.ts";

/** Those of /volume-calc. */
export const solids: readonly Shape[] = [...edgedSolids, ...roundSolids, ...spheres];
