import { composed } from "./composed.ts";
import { fourSided } from "./four-sided.ts";
import { kites } from "./kites.ts";
import { round } from "./round.ts";
import type { Shape } from "./shape.ts";
import { triangles } from "./three-sided.ts";

/** Those of /area-calc. */
export const planeShapes: readonly Shape[] = [...fourSided, ...kites, ...triangles, ...round, ...composed];
