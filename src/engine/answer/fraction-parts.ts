import type { AnswerSpec } from "./answer.ts";
import type { Parts } from "./answer-parts.ts";
import { isNatural } from "./expected.ts";
import { filled, tidied, withoutUnit } from "./part-text.ts";

/** A numerator over a denominator, beside a whole number where a mixed one is asked for. */
export function fractionParts(spec: Extract<AnswerSpec, { kind: "fraction" }>): Parts {
  const mixed = spec.form === "mixed";
  const { unit = "" } = spec;
  const minus = isNatural(spec) ? [] : ["−"];
  const part = (name: string, signs: readonly string[] = []) => ({ name, before: "", signs });
  const fraction = [part("numerator", mixed ? [] : minus), part("denominator")];
  return {
    shape: mixed ? "mixed" : "fraction",
    parts: mixed ? [part("whole number", minus), ...fraction] : fraction,
    end: unit,
    between: mixed ? /[/⁄÷ ]/ : /[/⁄÷]/,
    write(values) {
      const [whole = "", top = "", bottom = ""] = (mixed ? values : ["", ...values]).map(tidied);
      if (!top && !bottom) return whole;
      // A numerator over nothing is a whole number, except where that has a place of its own.
      if (!bottom && !mixed) return top;
      return `${whole && `${whole} `}${top || "?"}/${bottom || "?"}`;
    },
    read(text) {
      const plain = withoutUnit(text, unit);
      if (/\p{L}/u.test(plain)) return null;
      const line = /^(?:(.*\S)\s+)?([−-]?\s?[^\s/⁄÷]+)\s?[/⁄÷]\s?(\S+)$/.exec(plain);
      if (line) {
        const [, whole = "", top = "", bottom = ""] = line;
        if (whole && (!mixed || /\s/.test(whole))) return null;
        return (mixed ? [whole, top, bottom] : [top, bottom]).map(filled);
      }
      if (/[\s/⁄÷]/.test(plain)) return null;
      return mixed ? [plain, "", ""] : [plain, ""];
    },
  };
}
