import type { Question } from "../../engine/exercise.ts";

/** So many questions are looked at for one that is new; a stage may have no more different ones. */
const tries = 40;

/** A letter for a number in a formula. */
const unknown = /(?<![\\A-Za-z])[a-z](?![A-Za-z])/g;

/** What a question asks, in whatever order its numbers stand and whatever its unknown is called: 9 × 7 is 7 × 9. */
export function gist({ prompt, figure, inside }: Question): string {
  const plain = prompt.replace(/\$[^$]+\$/g, (formula) => formula.replace(unknown, "x"));
  const text = JSON.stringify([plain, figure ?? null, inside ?? null]);
  const numbers = text.match(/\d+/g) ?? [];
  return `${text.replace(/\d+/g, "#")} ${numbers.sort().join(" ")}`;
}

/** The first of the questions that asks nothing of what was asked before; any of them where there is none. */
export function unlike<Exercise>(
  asked: ReadonlySet<string>,
  propose: () => Exercise,
  questionOf: (exercise: Exercise) => Question,
): Exercise {
  let proposed = propose();
  for (let n = 1; n < tries && asked.has(gist(questionOf(proposed))); n++) proposed = propose();
  return proposed;
}
