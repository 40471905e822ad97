import { lastOperation, type Term, valueText } from "../../engine/game/combine.ts";

/** How the numbers were made, a line for each step, as one writes it down: "8 ÷ 3 = 8/3". A step stands after those that it needs. */
export function workingOf(terms: readonly Term[]): readonly string[] {
  return terms.flatMap((term) => {
    if (!term.made) return [];
    return [...workingOf([term.made.left, term.made.right]), `${lastOperation(term)} = ${valueText(term.value)}`];
  });
}

/** The numbers of the board that the numbers were made of. */
export function leavesOf(terms: readonly Term[]): readonly Term[] {
  return terms.flatMap((term) => (term.made ? leavesOf([term.made.left, term.made.right]) : [term]));
}
