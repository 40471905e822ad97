import type { AnswerSpec } from "../../../src/engine/answer/answer.ts";
import { numbersIn, type Rule } from "./rule.ts";

/** A hint points the way; the answer is for the reader to find. What stands in the problem anyway is no secret. */
export const hintGivesAnswer: Rule = {
  name: "hint-gives-answer",
  check: ({ hint, problem, answer }) => {
    const secrets = secretsOf(answer).filter((secret) => !holds(problem, secret));
    const told = secrets.filter((secret) => holds(hint, secret));
    return secrets.length > 0 && told.length === secrets.length
      ? [`the hint holds the answer (${told.join(", ")})`]
      : [];
  },
};

/** The pieces that make up the answer. */
function secretsOf(answer: AnswerSpec): readonly string[] {
  switch (answer.kind) {
    case "list":
      return answer.items;
    case "ratio":
    case "coordinate":
      return [answer.value.join(answer.kind === "ratio" ? ":" : ", ")];
    case "word":
      return answer.accepted.slice(0, 1);
    case "choice":
      return [];
    default:
      return [answer.value];
  }
}

function holds(text: string, secret: string): boolean {
  if (/^\d+(?:\.\d+)?$/.test(secret)) return numbersIn(text).has(secret);
  return text.toLowerCase().includes(secret.toLowerCase());
}
