import { motifs } from "../../src/content/motifs/all.ts";
import { symbol } from "../../src/engine/figure/symbol.ts";

/** The motifs, drawn. */
export const motifSymbols = (): string[] => Object.entries(motifs).map(([name, marks]) => symbol(name, marks));
