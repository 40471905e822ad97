import type { Rational } from "../../maths/rational.ts";
import { techniques } from "./deduction.ts";
import type { Bricks, Pyramid } from "./pyramid.ts";
import { firstDeduction } from "./techniques.ts";

/** One grade for each technique: a pyramid has the grade of the hardest that it needs. */
export const grades = ["easy", "medium", "hard", "expert"] as const;
export type Grade = (typeof grades)[number];

export const gradeNames: Record<Grade, string> = { easy: "Easy", medium: "Medium", hard: "Hard", expert: "Expert" };

/** What a person finds out by techniques up to the given one, always the first that helps, and the hardest of them that was needed. */
export function worked(
  { law, height, givens }: Pyramid,
  hardest: number = techniques.length - 1,
): { readonly bricks: Bricks; readonly hardest: number; readonly isDone: boolean } {
  const bricks: (Rational | null)[] = [...givens];
  let needed = 0;
  for (
    let next = firstDeduction(law, height, bricks, hardest);
    next;
    next = firstDeduction(law, height, bricks, hardest)
  ) {
    bricks[next.brick] = next.value;
    needed = Math.max(needed, next.technique);
  }
  return { bricks, hardest: needed, isDone: !bricks.includes(null) };
}
