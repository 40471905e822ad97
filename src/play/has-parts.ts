import type { AnswerSpec } from "../engine/answer/answer.ts";
import { isInSigns } from "../engine/answer/expected.ts";
import type { Inside } from "../engine/answer/inside.ts";

/**
 * Whether an answer can be given in parts, which take the place of its field or stand in the formula of the problem. What the
 * parts are, play/inside finds out when it is loaded.
 */
export function hasParts(answer: AnswerSpec, inside: Inside | undefined): boolean {
  if (inside) return true;
  if (answer.kind === "list") return Boolean(answer.labels) || (Boolean(answer.ordered) && isInSigns(answer));
  return ["fraction", "ratio", "time", "coordinate"].includes(answer.kind);
}
