import { formulas } from "../../../../src/engine/typeset/markdown.ts";
import { type Angle, evaluate, isNumeric } from "../evaluate.ts";

/** A side of a sum, and to how many decimals it is rounded where ≈ stands before it. */
interface Side {
  readonly text: string;
  readonly value: number;
  readonly decimals: number | null;
}

/** Every sum of a worked use: its sides that hold numbers only. */
export function sums(use: string, angle: Angle): Side[][] {
  return formulas(use)
    .flatMap((tex) => tex.split(/\\quad|\\text\{ (?:and|or|so) \}/))
    .map((tex) =>
      tex
        .split(/(=|\\approx|≈)/)
        .map((text, at, all) => ({ text, rounded: at > 0 && all[at - 1] !== "=" }))
        .filter(({ text }, at) => at % 2 === 0 && isNumeric(text))
        .map(({ text, rounded }) => ({
          text,
          value: evaluate(text, {}, angle),
          decimals: rounded ? (/\.(\d+)/.exec(text)?.[1]?.length ?? 0) : null,
        })),
    )
    .filter((sides) => sides.length > 1);
}

/** The sides that are not what the first one is. */
export function untrue([first, ...rest]: readonly Side[]): Side[] {
  if (!first) return [];
  return rest.filter(({ value, decimals }) => {
    const off = Math.abs(value - first.value);
    return off > (decimals === null ? 1e-9 * Math.max(1, Math.abs(first.value)) : 0.5 * 10 ** -decimals + 1e-9);
  });
}
