import { makers } from "../src/art/all.ts";
import { artSymbol } from "../src/art/symbol.ts";

/** How each picture of /math-art begins, drawn by its maker. */
export const artSymbols = (): string[] => makers.map(artSymbol);
