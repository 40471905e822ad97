import { fractionCost, type Way } from "./solutions.ts";

/** From the hands with many ways to 24 to those where a number on the way is no whole one. */
export const grades = ["easy", "medium", "hard", "expert"] as const;
export type Grade = (typeof grades)[number];

export const gradeNames: Record<Grade, string> = { easy: "Easy", medium: "Medium", hard: "Hard", expert: "Expert" };

/**
 * How hard a hand is, from its essentially different ways, at least one, the simplest first: four or more are easy, two or
 * three medium, a single one hard. Expert hands can be done through fractions only. Of the 1,362 hands from 1 to 13 that can
 * be done 212 are easy, 661 medium, 473 hard, 16 expert.
 */
export function gradeOf(ways: readonly Way[]): Grade {
  if ((ways[0]?.cost ?? 0) >= fractionCost) return "expert";
  return ways.length === 1 ? "hard" : ways.length < 4 ? "medium" : "easy";
}
