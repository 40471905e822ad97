export type Grade = "Easy" | "Medium" | "Hard" | "Expert" | "Extreme";

/** The grades, and the level below which a technique belongs to each. */
const ceilings: readonly (readonly [Grade, number])[] = [
  ["Easy", 2.5],
  ["Medium", 3.2],
  ["Hard", 4],
  ["Expert", 6.55],
  ["Extreme", Number.POSITIVE_INFINITY],
];

export const grades: readonly Grade[] = ceilings.map(([grade]) => grade);

/** The grade that a technique of this level belongs to. */
export function gradeOf(level: number): Grade {
  return ceilings.find(([, ceiling]) => level < ceiling)?.[0] ?? "Extreme";
}

/** The level that techniques of the grade stay below. */
export function ceilingOf(grade: Grade): number {
  return ceilings.find(([one]) => one === grade)?.[1] ?? Number.POSITIVE_INFINITY;
}
