import { createHash } from "node:crypto";
import type { AnswerSpec } from "../../../src/engine/answer/answer.ts";
import type { Figure } from "../../../src/engine/figure/figure.ts";

const words = "zero two three four five six seven eight nine ten eleven twelve".split(" ");
const number = new RegExp(`\\d+|\\b(?:${words.join("|")})\\b`, "gi");

/** The numbers of a text in their order, in figures or in words ("one" is rarely one). */
export function numbersIn(text: string): string[] {
  const at = (word: string) => words.indexOf(word.toLowerCase());
  return (text.match(number) ?? []).map((found) =>
    at(found) < 0 ? found : at(found) === 0 ? "0" : String(at(found) + 1),
  );
}

/** What is given, whatever the sentences: the numbers and the figure. */
export function givenIn(text: string, figure: Figure | undefined): object {
  const drawn = figure && { scale: figure.scale, points: figure.points, draw: figure.draw };
  return { numbers: numbersIn(text), ...drawn };
}

/**
 * The answer, whatever its words: which of the options with their numbers; the first of the words that are accepted, since more
 * may be. The letter that may be typed before it says nothing of what was asked.
 */
export function keyOf(answer: AnswerSpec): object {
  if (answer.kind === "choice")
    return { options: answer.options.map(numbersIn), at: answer.options.indexOf(answer.value) };
  if (answer.kind === "word") return { word: answer.accepted[0] };
  return Object.fromEntries(Object.entries(answer).filter(([field]) => field !== "label"));
}

export function digest(value: unknown, length = 16): string {
  return createHash("sha256").update(JSON.stringify(value)).digest("hex").slice(0, length);
}

/** Enough for one seed of many: a change of all twenty that nobody notices is out of the question. */
export const short = (value: unknown): string => digest(value, 6);
