import { plain, type Rule } from "./rule.ts";

const measured =
  /\bhow (?:long|far|heavy|tall|wide|deep|high|fast)\b|\b(?:area|perimeter|volume|speed) (?:of|is|in)\b/i;
const units =
  /\b(?:mm|cm|m|km|g|kg|ml|l|s|h|millimetres?|centimetres?|metres?|kilometres?|grams?|kilograms?|litres?|seconds?|minutes?|hours?|days?|weeks?|months?|years?|degrees?|squares?|units?|steps?|times|pence|p|percent|per)\b|[£€$°%²³]/i;

/** A measured answer says what it is measured in: in its `unit`, or in the question. */
export const unitMissing: Rule = {
  name: "unit-missing",
  check: ({ answer, problem }) => {
    if (answer.kind !== "whole" && answer.kind !== "decimal" && answer.kind !== "fraction") return [];
    if (answer.unit !== undefined) return [];
    const question =
      plain(problem)
        .split(/(?<=[.!])\s+/)
        .at(-1) ?? "";
    const asks = measured.test(question) && !units.test(question);
    return asks ? ["asks for a measure, but neither the question nor the answer names a unit"] : [];
  },
};
