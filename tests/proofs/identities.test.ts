import { expect, test } from "vitest";
import { libraryOf, readFiles } from "../../build/library/read.ts";
import { faultOf, sumsIn } from "./sums/sums.ts";

// The algebra that shows why a trick or a shortcut works is true whatever numbers its letters stand for.

/** Primes, so that nothing comes out right by chance. */
const values = [
  [3, 7, 5, 11, 13, 2, 17, 19],
  [23, 5, 2, 29, 3, 31, 7, 37],
];

/** A formula with numbers for its letters, in the order in which they come. */
function filled(formula: string, numbers: readonly number[]): string {
  const letters = [...new Set(formula.replace(/\\[a-z]+/gi, "").match(/[a-z]/gi) ?? [])];
  return formula.replace(/\\[a-z]+|[a-z]/gi, (one) =>
    one.startsWith("\\") ? one : `(${numbers[letters.indexOf(one)]})`,
  );
}

/** They say what holds of the letters at hand, not of all numbers. */
const premises = ["b + \\square = a", "2S = n(n + 1)", "a^2 \\leq ab = n"];

const { "math-tricks": tricks, shortcuts } = libraryOf(readFiles());

/** Equations of letters; what says which number a letter stands for ($d = a - c$) begins with it alone. */
const identities = [...tricks, ...shortcuts].flatMap(({ id, why, fails }) =>
  [...`${why} ${fails}`.matchAll(/\$([^$]+)\$/g)]
    .map(([, formula = ""]) => formula)
    .filter((formula) => formula.includes("=") && !/^\s*[a-zA-Z]\s*=|\\l?dots/.test(formula))
    .filter((formula) => /[a-z]/i.test(formula.replace(/\\[a-z]+/gi, "")))
    .map((formula) => ({ id, formula })),
);

test("what is taken as given stands there", () => {
  expect(premises.filter((premise) => !identities.some(({ formula }) => formula === premise))).toEqual([]);
});

test.each(identities.filter(({ formula }) => !premises.includes(formula)))("$id: $formula", ({ formula }) => {
  for (const numbers of values) {
    const sums = sumsIn(`$${filled(formula, numbers)}$`);
    expect(sums.length, formula).toBeGreaterThan(0);
    expect(sums.flatMap((sum) => faultOf(sum) ?? [])).toEqual([]);
  }
});
