import type { AnswerSpec } from "../engine/answer/answer.ts";
import { isInSigns } from "../engine/answer/expected.ts";
import type { Inside } from "../engine/answer/inside.ts";

/**
 * How an answer can be given besides by typing it: "instead" of the field in parts that take its place, "beside" it in the
 * formula of the problem. What the parts are, play/inside finds out when it is loaded.
 */
export function partsBeside(answer: AnswerSpec, inside: Inside | undefined): "instead" | "beside" | null {
  if (inside) return "boxes" in inside ? "beside" : "instead";
  if (answer.kind === "list") return answer.labels || (answer.ordered && isInSigns(answer)) ? "instead" : null;
  return ["fraction", "ratio", "time", "coordinate"].includes(answer.kind) ? "instead" : null;
}
