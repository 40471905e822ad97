import type { Grade } from "../../engine/exercise.ts";
import { ages } from "../../play/practice/ages.ts";

const at = (level: number) => ages[Math.min(6, Math.max(1, Math.round(level))) as Grade].split("–");

/** The ages at which most people meet what lies from one level to another, as words; the nearest for what is above or below all. */
export function schoolAges(from: number, to = from): string {
  return `ages ${at(from)[0]} to ${at(to).at(-1)}`;
}
