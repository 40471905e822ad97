/** So many answers make a day full. */
const many = 30;

/** How strongly a day with so many answers shows, 0 to 4: not at all without one, fully from thirty on. */
export function strength(answers: number): number {
  return answers === 0 ? 0 : Math.min(4, 1 + Math.floor((3 * answers) / many));
}
