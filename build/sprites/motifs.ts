import { motifs } from "../../src/content/motifs/all.ts";
import { ofLists } from "../../src/content/motifs/of-lists.ts";
import { symbol } from "../../src/engine/figure/symbol.ts";

const drawn = (areOfLists: boolean): string[] =>
  Object.entries(motifs)
    .filter(([name]) => ofLists.has(name) === areOfLists)
    .map(([name, marks]) => symbol(name, marks));

/** The motifs that lie with the icons, drawn. */
export const listMotifs = (): string[] => drawn(true);

/** The others. */
export const otherMotifs = (): string[] => drawn(false);
