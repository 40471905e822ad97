import { leavesOf } from "../../boards/combine/working.ts";
import { type Term, termsOf, termText, valueText } from "../../engine/game/combine.ts";
import { firstStep, planReason } from "../../engine/game/combine-plan.ts";
import { capital, count, inWords } from "../../engine/words.ts";
import { compare } from "../../maths/rational.ts";
import { planFor } from "./plan.ts";
import { isNearest, type State } from "./state.ts";

/** A way to the end that takes as few numbers as any, how one finds it, and what the player's took. */
export function afterwards(state: State): readonly string[] {
  const terms = termsOf(state.table);
  const found = terms.find((term) => isNearest(state, term));
  if (!found) return [];
  const numbers = leavesOf(terms).toSorted((a, b) => compare(b.value, a.value));
  const best = planFor({ table: numbers, target: state.target });
  const took = leavesOf([found]).length;
  const yours = `You made ${written(found)} with ${count(took, "number")}`;
  const paragraphs =
    took === best.uses
      ? [
          `${yours}, and no way takes fewer.${inAnyOrder(best.term) === inAnyOrder(found) ? "" : ` Another one: ${written(best.term)}.`}`,
        ]
      : [`${yours}. ${capital(inWords(best.uses))} are enough: ${written(best.term)}.`];
  const step = firstStep(numbers, best.term);
  if (step) paragraphs.push(`Thought from the end: ${planReason(numbers, step)}`);
  const exact = state.distance === 0;
  if (!exact)
    paragraphs.push(
      `Every way to put the six numbers together was tried, and none comes nearer to ${state.target} than ${state.distance} away.`,
    );
  return [
    ...paragraphs,
    "A plan that often helps: make a product that is close to the target, then mend the difference with the numbers that are left.",
  ];
}

const written = (term: Term) => `${termText(term)} = ${valueText(term.value)}`;

/** The same text for ways that differ only in the order and the brackets of a sum or a product, like 50 × 5 and 5 × 50. */
function inAnyOrder(term: Term): string {
  const { made } = term;
  if (!made) return valueText(term.value);
  return `(${partsOf(term, made.operation === "+" || made.operation === "-" ? "+-" : "*/", false)
    .sort()
    .join("")})`;
}

/** The parts of a sum or a product, each with its sign. */
function partsOf(term: Term, signs: "+-" | "*/", inverse: boolean): string[] {
  const { made } = term;
  if (!made || !signs.includes(made.operation)) return [signs.charAt(Number(inverse)) + inAnyOrder(term)];
  const isTurned = made.operation === signs.charAt(1);
  return [...partsOf(made.left, signs, inverse), ...partsOf(made.right, signs, inverse !== isTurned)];
}
