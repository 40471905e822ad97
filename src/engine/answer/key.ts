import type { AnswerSpec } from "./answer.ts";

/** A whole number as the key; the unit stands behind the field, the label before it. */
export function whole(
  n: number,
  { unit, label }: { readonly unit?: string | undefined; readonly label?: string | undefined } = {},
): AnswerSpec {
  return {
    kind: "whole",
    value: String(n),
    ...(unit && { unit }),
    ...(label !== undefined && { label }),
  };
}
