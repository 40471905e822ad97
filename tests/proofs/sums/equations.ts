import { evaluate } from "../../../src/maths/expression/index.ts";
import { bare, faultOf, side } from "./sums.ts";

// An equation whose solution is named beside it: "$3x = 14$, so $x = 5$" is not so.

const formula = /(?<!\\)\$\$?([^$]+)\$\$?/g;
/** A value that is only tried: "for $k = 0$". */
const isTried = /(?:\b(?:for|if|with|from|at|try|take|when|where|let|put|in)|\b(?:give|gives)|[,(] ?for) $/i;
/** Letters that stand for numbers; a function, a unit or e is none. */
const letterOf = (text: string): string | null => {
  const found = new Set(text.replace(/\\[a-zA-Z]+/g, " ").match(/[a-zA-Z]/g) ?? []);
  const [letter = ""] = found;
  return found.size === 1 &&
    !/[efgPQi]/.test(letter) &&
    !/_|'|\\(?:sin|cos|tan|log|ln|text|pi|int|sum|to|dots|ldots|binom|lfloor|overline|pm|mp)|…|\[|!|\|/.test(text)
    ? letter
    : null;
};

export interface Solved {
  readonly letter: string;
  /** What the letter is said to be. */
  readonly value: string;
  readonly left: string;
  readonly right: string;
}

/** The equations of one unknown in some texts that belong together, where one value of it is named there and no other. */
export function solvedIn(texts: readonly string[]): Solved[] {
  const equations: { letter: string; left: string; right: string }[] = [];
  const named = new Map<string, Set<string>>();
  for (const { 1: inner = "", index, input } of texts.flatMap((text) => [...text.matchAll(formula)]))
    for (const piece of bare(inner).split(/\\q?quad|,(?=\s)|;|\\(?:Rightarrow|implies|to|iff)\b/)) {
      const sides = piece.split("=").map((one) => one.trim());
      if (sides.length < 2 || /[<>≈≠≤≥]/.test(piece)) continue;
      for (const [at, right] of sides.slice(1).entries()) {
        const left = sides[at] ?? "";
        const letter = letterOf(`${left} ${right}`);
        if (letter === null) continue;
        const value = left === letter ? side(right) : right === letter ? side(left) : null;
        if (value !== null && isTried.test(input.slice(0, index)))
          named.set(letter, (named.get(letter) ?? new Set()).add("tried"));
        else if (value !== null) named.set(letter, (named.get(letter) ?? new Set()).add(String(number(value))));
        else equations.push({ letter, left, right });
      }
    }
  return equations.flatMap((one) => {
    const [value, ...others] = named.get(one.letter) ?? [];
    return value === undefined || value === "tried" || others.length > 0 ? [] : [{ ...one, value }];
  });
}

const number = (text: string): number => {
  const result = evaluate(text, { angle: "rad" });
  return result.ok && result.value !== null ? result.value : Number.NaN;
};

const filled = (text: string, letter: string, value: string) =>
  text.replace(new RegExp(`(\\\\[a-zA-Z]+)|${letter}`, "g"), (_all, command?: string) => command ?? `(${value})`);

/** What is wrong with a value that is named beside an equation; null where it fits. */
export function misfit({ letter, value, left, right }: Solved): string | null {
  const [a, b] = [filled(left, letter, value), filled(right, letter, value)];
  if (side(a) === null || side(b) === null) return null;
  return faultOf({ left: a, relation: "=", right: b }) === null ? null : `${left} = ${right}, but ${letter} = ${value}`;
}
