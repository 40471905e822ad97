import type { Step } from "../../engine/game/game.ts";
import { and, ordinal } from "../../engine/words.ts";
import { range } from "../../maths/whole.ts";
import type { Move } from "./board.ts";
import { type Candidate, candidates } from "./consistent.ts";
import { bestSplit } from "./split.ts";
import { outcome, type State } from "./state.ts";
import { thousands } from "./words.ts";

/** A guess that may be the secret and leaves few others, whatever the answer. */
export function nextStep(state: State): Step<Move> | null {
  if (outcome(state) !== "open") return null;
  const left = candidates(state);
  const split = bestSplit(left);
  if (!split) return null;
  const guess = split.guess.digits;
  return {
    look: look(left, state.guesses.length),
    technique: left.length === 1 ? "The only one left" : "A guess that fits and divides",
    why: why(guess, left.length, split.most, state.guesses.length),
    // The digits to press; what they follow from are the guesses.
    cells: [...new Set(guess)].map(Number),
    because: range(0, state.guesses.length - 1),
    area: range(0, state.guesses.length - 1),
    moves: [guess],
  };
}

function why(guess: string, left: number, most: number, guesses: number): string {
  if (left === 1) return `Only ${guess} fits every answer, so it is the secret.`;
  const fit = guesses === 0 ? `There are ${thousands(left)} possible secrets` : `${thousands(left)} secrets still fit`;
  const whatever = `Whatever the answer to ${guess}, at most ${thousands(most)} ${most === 1 ? "is" : "are"} left`;
  return `${fit}. ${whatever}${left === 2 ? ", and it may be the secret itself" : ""}.`;
}

/** How many secrets fit, and what they have in common. */
function look(left: readonly Candidate[], guesses: number): string {
  if (guesses === 0) return `Nothing is known yet: ${thousands(left.length)} secrets are possible.`;
  if (left.length === 1) return "Only one secret still fits.";
  const facts = common(left.map(({ digits }) => digits));
  return `${thousands(left.length)} secrets still fit${facts.length > 0 ? `: ${facts.join("; ")}` : ""}.`;
}

/** "all have a 3 in 2nd place; all have a 5; none has a 0 or a 7". */
function common(secrets: readonly string[]): string[] {
  const digits = [..."0123456789"];
  const [first = ""] = secrets;
  const placed = [...first].flatMap((digit, place) =>
    secrets.every((one) => one[place] === digit) ? [{ digit, place }] : [],
  );
  const known = digits.filter((digit) => secrets.every((one) => one.includes(digit)));
  const loose = known.filter((digit) => !placed.some((one) => one.digit === digit));
  const never = digits.filter((digit) => !secrets.some((one) => one.includes(digit)));
  const [all, none] = secrets.length === 2 ? ["both", "neither"] : ["all", "none"];
  const facts: string[] = [];
  if (placed.length > 0)
    facts.push(`${all} have ${and(placed.map(({ digit, place }) => `${a(digit)} in ${ordinal(place + 1)} place`))}`);
  if (loose.length > 0) facts.push(`${all} have ${and(loose.map(a))} somewhere`);
  if (never.length > 0) facts.push(`${none} has ${and(never.map(a)).replace(" and ", " or ")}`);
  return facts;
}

const a = (digit: string) => (digit === "8" ? "an 8" : `a ${digit}`);
