import type { Grade } from "../../engine/exercise.ts";
import { ages } from "../../play/practice/ages.ts";

/** The ages at which most people meet what is at a level, as words; the nearest for one above or below all. */
export function schoolAges(level: number): string {
  return `ages ${ages[Math.min(6, Math.max(1, Math.round(level))) as Grade].replace("–", " to ")}`;
}
