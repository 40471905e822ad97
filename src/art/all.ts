import automata from "./cellular-automata/cellular-automata.ts";
import stitching from "./curve-stitching/curve-stitching.ts";
import stars from "./islamic-stars/islamic-stars.ts";
import systems from "./l-systems/l-systems.ts";
import lissajous from "./lissajous/lissajous.ts";
import type { Maker } from "./maker.ts";
import penrose from "./penrose/penrose.ts";
import spirographs from "./spirographs/spirographs.ts";
import strings from "./string-art/string-art.ts";
import tessellations from "./tessellations/tessellations.ts";
import truchet from "./truchet/truchet.ts";
import voronoi from "./voronoi/voronoi.ts";

/** All of them at once: for tests, and for the pictures that are made at build. A page loads those that it shows (load.ts). */
export const makers: readonly Maker[] = [
  tessellations,
  spirographs,
  systems,
  lissajous,
  automata,
  voronoi,
  strings,
  penrose,
  truchet,
  stars,
  stitching,
];
