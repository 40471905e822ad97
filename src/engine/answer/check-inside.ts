import type { AnswerSpec } from "./answer.ts";
import { answerText } from "./answer-text.ts";
import { chipsOf } from "./chips.ts";
import { isInSigns } from "./expected.ts";
import type { Inside } from "./inside.ts";
import { judge } from "./judge.ts";
import { partsOf } from "./parts.ts";

/** What is wrong with the places inside a problem for its answer, in a sentence for the author; null when nothing is. */
export function checkInside(spec: AnswerSpec, inside: Inside | undefined): string | null {
  if (!inside) return null;
  if ("boxes" in inside || "count" in inside) return partsFault(spec, inside);
  const chips = chipsOf(spec, inside);
  if (!chips || spec.kind !== "list") return "chips are for a list of words or numbers";
  if (new Set(chips.things).size < chips.things.length) return "two of the things are the same";
  const [right, places] = [spec.items, chips.each?.length ?? spec.items.length];
  const unknown = right.find((item) => !chips.things.includes(item));
  if (unknown !== undefined) return `"${unknown}" of the answer is not among the things`;
  if (places !== right.length) return `there are ${right.length} answers for ${places} places`;
  if ("order" in inside && !spec.ordered) return "what has an order is an ordered list";
  if ("choose" in inside && (spec.ordered || chips.things.length === right.length))
    return "some of the things are chosen, in no order";
  return rightFault(spec, chips.write(right));
}

/** Whether chips that somebody wrote down by hand stand in the order of the answer. */
export function betrays(spec: AnswerSpec, inside: Inside | undefined): string | null {
  if (spec.kind !== "list" || !inside || !("order" in inside)) return null;
  const shown = inside.order.filter((thing) => spec.items.includes(thing));
  return String(shown) === String(spec.items) ? "the things stand in the order of the answer" : null;
}

function partsFault(spec: AnswerSpec, inside: Inside): string | null {
  if (!isInSigns(spec)) return "such places are for numbers";
  const parts = partsOf(spec, inside);
  const values = parts?.read(spec.kind === "list" ? spec.items.join(", ") : answerText(spec));
  if (!parts || !values) return "the answer does not fit into the places";
  if (spec.kind === "list" && parts.parts.length !== spec.items.length)
    return `there are ${spec.items.length} numbers for ${parts.parts.length} places`;
  const long = parts.parts.findIndex(({ digit }, at) => digit && !/^\d$/.test(values[at] ?? ""));
  if (long >= 0) return `the box holds a digit, not ${values[long]}`;
  return rightFault(spec, parts.write(values));
}

function rightFault(spec: AnswerSpec, text: string): string | null {
  const { verdict, say } = judge(spec, text, { slips: [], check: "" });
  return verdict === "right" ? null : `filled in, "${text}" is told ${verdict}: ${say}`;
}
