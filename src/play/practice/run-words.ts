import { capital, inWords } from "../../engine/words.ts";
import { longestRow } from "../../maths/longest-row.ts";
import type { Answered } from "./asked.ts";

type Outcomes = readonly Answered["outcome"][];

/** As many right alone, one after the other, are worth a word. */
const leastRow = 4;
/** So many more right alone in the second half than in the first are. */
const leastGrowth = 2;

/** The warmest line for a run that is true of it. */
export function runWords(outcomes: Outcomes): string {
  const all = outcomes.length;
  const alone = aloneIn(outcomes);
  const missed = outcomes.filter((one) => one === "missed").length;
  const row = longestRow(outcomes.map((one) => one === "alone"));
  const half = Math.floor(all / 2);
  if (alone === all) return `All ${inWords(all)}, and all your own work`;
  if (missed === 0) return "You found every one of them";
  if (aloneIn(outcomes.slice(-half)) - aloneIn(outcomes.slice(0, half)) >= leastGrowth)
    return "It went better and better";
  if (row >= leastRow) return `${capital(inWords(row))} in a row, all by yourself`;
  if (missed < all) return `${capital(inWords(all - missed))} found, and the rest comes again`;
  return "These were hard ones";
}

const aloneIn = (outcomes: Outcomes) => outcomes.filter((one) => one === "alone").length;
