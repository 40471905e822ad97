import type { Maker } from "./maker.ts";

/** How to fetch each maker; each is a file of its own. */
const files = {
  "cellular-automata": () => import("./cellular-automata/cellular-automata.ts"),
  "curve-stitching": () => import("./curve-stitching/curve-stitching.ts"),
  "islamic-stars": () => import("./islamic-stars/islamic-stars.ts"),
  "l-systems": () => import("./l-systems/l-systems.ts"),
  lissajous: () => import("./lissajous/lissajous.ts"),
  penrose: () => import("./penrose/penrose.ts"),
  spirographs: () => import("./spirographs/spirographs.ts"),
  "string-art": () => import("./string-art/string-art.ts"),
  tessellations: () => import("./tessellations/tessellations.ts"),
  truchet: () => import("./truchet/truchet.ts"),
  voronoi: () => import("./voronoi/voronoi.ts"),
} satisfies Record<string, () => Promise<{ default: Maker }>>;

export type MakerId = keyof typeof files;

export const isMaker = (id: string): id is MakerId => Object.hasOwn(files, id);

/** Fetches a maker. Rejects where it does not come. */
export const loadMaker = async (id: MakerId): Promise<Maker> => (await files[id]()).default;
