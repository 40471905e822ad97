import type { Html } from "../puzzle.ts";

/** The words that stand for a drawn figure, marked up as they are in it; null where it has none. */
export const altOf = (figure: Html): Html | null => / aria-label="([^"]*)"/.exec(figure)?.[1] ?? null;
