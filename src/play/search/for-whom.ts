import type { Grade } from "../../engine/exercise.ts";

/** The grade of a child of this age, and of one in this school year of England. */
const ofAge = (age: number): Grade => (age < 9 ? 1 : age < 10 ? 2 : age < 11 ? 3 : age < 13 ? 4 : age < 15 ? 5 : 6);
const ofYear = (year: number): Grade => ofAge(year + 4);

/** How people say for whom something is to be, and the grades of this site that they mean by it. */
const sayings: readonly (readonly [RegExp, (number: number) => readonly Grade[]])[] = [
  [/\b(\d{1,2})(?: |-)?(?:years?|yrs?)(?: |-)?olds?\b|\b(?:ages?|aged) (\d{1,2})\b/g, (age) => [ofAge(age)]],
  [/\b(?:year|yr|y) ?(\d{1,2})\b/g, (year) => [ofYear(year)]],
  [/\bgrade (\d{1,2})\b|\b(\d{1,2})(?:st|nd|rd|th) grade(?:rs?)?\b/g, (grade) => [ofYear(grade + 1)]],
  [/\b(?:ks ?|key stage )([1-5])\b/g, (stage) => ([[1], [1, 2, 3], [4, 5], [5, 6], [6]] as const)[stage - 1] ?? []],
  [/\bgcses?\b/g, () => [5, 6]],
  [/\ba[ -]levels?\b/g, () => [6]],
  [/\b(?:primary|elementary)(?: school)?\b/g, () => [1, 2, 3]],
  [/\bmiddle school\b/g, () => [3, 4, 5]],
  [/\b(?:secondary|high)(?: school)\b/g, () => [4, 5, 6]],
];

/** What was typed, parted into whom it is for and the rest; no grades where it does not say. */
export function forWhom(typed: string): { readonly grades: ReadonlySet<Grade>; readonly rest: string } {
  const grades = new Set<Grade>();
  let rest = typed.toLowerCase();
  for (const [saying, gradesOf] of sayings)
    rest = rest.replace(saying, (_all, ...[one, other]: (string | undefined)[]) => {
      for (const grade of gradesOf(Number(one ?? other))) grades.add(grade);
      return " ";
    });
  return { grades, rest: grades.size > 0 ? rest : typed };
}
