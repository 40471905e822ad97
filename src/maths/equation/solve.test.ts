import { existsSync, readFileSync } from "node:fs";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { equalExpressions } from "../expression/equal.ts";
import { parse } from "../expression/parse.ts";
import type { Expression } from "../expression/tree.ts";
import { fractionText, rational } from "../rational.ts";
import { type Solved, solve } from "./solve.ts";

const solved = (typed: string): Solved => {
  const result = solve(typed);
  if (result.kind === "problem") throw new Error(`${typed}: ${result.message}`);
  return result;
};

/** A tree with a solution put in for a letter. */
function put(tree: Expression, letter: string, value: Expression): Expression {
  if (tree.kind === "name") return tree.name === letter ? value : tree;
  if ("of" in tree) return { ...tree, of: put(tree.of, letter, value) } as Expression;
  if ("left" in tree) return { ...tree, left: put(tree.left, letter, value), right: put(tree.right, letter, value) };
  return tree;
}

/** Whether exact values, roots and all, solve an equation. */
function holds(equation: string, letters: readonly string[], values: readonly string[]): boolean {
  const [left, right] = equation
    .split("=")
    .map((side) =>
      letters.reduce(
        (tree, letter, index) => put(tree, letter, parse(values[index] ?? "", [])),
        parse(side.trim(), letters),
      ),
    );
  return left !== undefined && right !== undefined && equalExpressions(left, right, []);
}

const oracle = new URL("../../../../shared/oracles/equations.json", import.meta.url);
const here = existsSync(oracle);
if (!here) console.log("equations: skipped, there is no file ../shared/oracles/equations.json beside the project");

interface Case {
  readonly id: string;
  readonly text: string;
  readonly kind: string;
  readonly solutions?: readonly string[];
  readonly values?: readonly number[];
}

describe.skipIf(!here)("what another program gave", () => {
  const cases: Case[] = here ? JSON.parse(readFileSync(oracle, "utf8")).cases : [];

  test("there are many", () => expect(cases.length).toBeGreaterThan(200));

  test.each(cases.map((one) => [one.id, one] as const))("%s", (_id, { text, kind, solutions = [], values = [] }) => {
    const result = solved(text);
    expect(result.kind, text).toBe(kind);
    expect(result.solutions).toEqual(solutions);
    for (const [index, solution] of result.solutions.entries()) {
      expect(result.values[index]).toBeCloseTo(values[index] ?? Number.NaN, 9);
      expect(holds(text, result.letters, [solution]), solution).toBe(true);
      expect(equalExpressions(parse(solution, []), parse(result.shown[index] ?? "", []), [])).toBe(true);
    }
    if (text.replace(/\s/g, "") !== `x=${result.solutions[0]}`) expect(result.steps.length).toBeGreaterThan(0);
    check(result);
  });
});

test("the plain number stands first for people, the smaller first for programs", () => {
  expect(solved("x^2 - 8x + 1 = 0")).toMatchObject({
    solutions: ["4 - sqrt(15)", "sqrt(15) + 4"],
    shown: ["4 - sqrt(15)", "4 + sqrt(15)"],
  });
  expect(solved("x^2 + 4x - 15 = 0")).toMatchObject({
    solutions: ["-sqrt(19) - 2", "-2 + sqrt(19)"],
    shown: ["-2 - sqrt(19)", "-2 + sqrt(19)"],
  });
});

const whole = fc.integer({ min: -30, max: 30 });
const signed = (n: number) => (n < 0 ? `- ${-n}` : `+ ${n}`);

test("solutions that are put back make both sides the same", () => {
  fc.assert(
    fc.property(
      fc.constantFrom("x", "n", "t"),
      whole,
      whole,
      whole,
      whole,
      whole,
      whole,
      (letter, a, b, c, d, e, f) => {
        const text = `${a}${letter}^2 ${signed(b)}${letter} ${signed(c)} = ${d}${letter}^2 ${signed(e)}${letter} ${signed(f)}`;
        const result = solved(text);
        for (const solution of result.solutions)
          expect(holds(text, [letter], [solution]), `${text}: ${solution}`).toBe(true);
        const [p, q, r] = [a - d, b - e, c - f];
        const square = q * q - 4 * p * r;
        const linear = q !== 0 ? "one" : r === 0 ? "all" : "none";
        expect(result.kind, text).toBe(p === 0 ? linear : square > 0 ? "two" : square === 0 ? "double" : "no-real");
        expect([...result.values].sort((x, y) => x - y)).toEqual(result.values);
        check(result);
      },
    ),
    { numRuns: 120 },
  );
});

test("two equations have the solution that they were made from", () => {
  fc.assert(
    fc.property(whole, whole, whole, whole, whole, whole, (a, b, c, d, x, y) => {
      const [e, f] = [a * x + b * y, c * x + d * y];
      const text = `${a}x ${signed(b)}y = ${e}, ${c}x ${signed(d)}y = ${f}`;
      const result = solve(text);
      if (a * d - b * c === 0) expect(result.kind).toBe("all");
      else
        expect(result).toMatchObject({ kind: "one", letters: ["x", "y"], solutions: [`${x}`, `${y}`], values: [x, y] });
    }),
    { numRuns: 120 },
  );
});

test("three equations have the solution that Cramer's rule gives", () => {
  const small = fc.integer({ min: -9, max: 9 });
  const row = fc.tuple(small, small, small, small);
  const determinant = ([a = [], b = [], c = []]: readonly (readonly number[])[]) => {
    const cross = (i: number, j: number) => (b[i] ?? 0) * (c[j] ?? 0) - (b[j] ?? 0) * (c[i] ?? 0);
    return (a[0] ?? 0) * cross(1, 2) - (a[1] ?? 0) * cross(0, 2) + (a[2] ?? 0) * cross(0, 1);
  };
  fc.assert(
    fc.property(row, row, row, (...rows) => {
      const text = rows.map(([p, q, r, s]) => `${p}a ${signed(q)}b ${signed(r)}c = ${s}`).join(", ");
      const whole = determinant(rows);
      const replaced = [0, 1, 2].map((at) => determinant(rows.map((row) => row.with(at, row[3]).slice(0, 3))));
      const result = solved(text);
      check(result);
      if (whole !== 0) {
        expect(result.kind, text).toBe("one");
        expect(result.solutions).toEqual(replaced.map((one) => fractionText(rational(BigInt(one), BigInt(whole)))));
      } else {
        // Another determinant that is not 0 contradicts; where all are 0 both is possible: the ranks tell, below.
        expect(result.kind, text).not.toBe("one");
        if (replaced.some((one) => one !== 0)) expect(result.kind, text).toBe("none");
      }
    }),
    { numRuns: 80 },
  );
});

test("a third equation made from two others is true for ever or never", () => {
  const small = fc.integer({ min: -6, max: 6 });
  const row = fc.tuple(small, small, small, small);
  fc.assert(
    fc.property(row, row, small, small, fc.integer({ min: 0, max: 2 }), (one, two, m, n, more) => {
      // Two planes that are not parallel meet, so that only `more` decides.
      fc.pre(
        [0, 1, 2].some((i) => [0, 1, 2].some((j) => (one[i] ?? 0) * (two[j] ?? 0) !== (one[j] ?? 0) * (two[i] ?? 0))),
      );
      const third = one.map((value, at) => m * value + n * (two[at] ?? 0) + (at === 3 ? more : 0));
      for (const rows of [
        [one, two, third],
        [third, one, two],
      ]) {
        const text = rows.map(([p = 0, q = 0, r = 0, s = 0]) => `${p}x ${signed(q)}y ${signed(r)}z = ${s}`).join(", ");
        const result = solved(text);
        expect(result.kind, text).toBe(more === 0 ? "all" : "none");
        expect(result.steps.at(-1)?.line).toMatch(more === 0 ? /^0 = 0$/ : /^0 = -?[1-9]\d*$/);
      }
    }),
    { numRuns: 200 },
  );
});

test("a later equation is true of what the first two give, or nothing solves them all", () => {
  const small = fc.integer({ min: -6, max: 6 });
  fc.assert(
    fc.property(small, small, small, small, small, small, small, small, small, (x, y, a, b, c, d, p, q, more) => {
      fc.pre(a * d !== b * c);
      const two = `${a}x ${signed(b)}y = ${a * x + b * y}, ${c}x ${signed(d)}y = ${c * x + d * y}`;
      for (const third of [
        `${p}x ${signed(q)}y = ${p * x + q * y + more}`,
        `${p}xy ${signed(q)}x^2 = ${p * x * y + q * x * x + more}`,
      ])
        for (const text of [`${two}, ${third}`, `${third}, ${two}`]) {
          const result = solved(text);
          expect(result, text).toMatchObject(
            more === 0 ? { kind: "one", solutions: [`${x}`, `${y}`] } : { kind: "none", solutions: [] },
          );
          check(result);
        }
    }),
    { numRuns: 100 },
  );
});

test("the working of three equations", () => {
  expect(solved("x + y + z = 6, 2x - y + z = 3, x + 2y - z = 2").steps).toMatchInlineSnapshot(`
    [
      {
        "line": "-x + 2y = 3",
        "say": "Take equation 2 from equation 1: z goes. This is equation 4.",
      },
      {
        "line": "2x + 3y = 8",
        "say": "Add equations 1 and 3: z goes. This is equation 5.",
      },
      {
        "line": "-2x + 4y = 6",
        "say": "Multiply equation 4 by 2.",
      },
      {
        "line": "7y = 14",
        "say": "Add equations 4 and 5: x goes.",
      },
      {
        "line": "y = 2",
        "say": "Divide both sides by 7.",
      },
      {
        "line": "-x + 2 × 2 = 3",
        "say": "Put this into equation 4 to find x.",
      },
      {
        "line": "-x = -1",
        "say": "Take 4 from both sides.",
      },
      {
        "line": "x = 1",
        "say": "Multiply both sides by -1.",
      },
      {
        "line": "1 + 2 + z = 6",
        "say": "Put these into equation 1 to find z.",
      },
      {
        "line": "z = 3",
        "say": "Take 3 from both sides.",
      },
      {
        "line": "2 + (-2) + 3 = 3",
        "say": "Check in equation 2: x = 1, y = 2 and z = 3.",
      },
      {
        "line": "1 + 4 + (-3) = 2",
        "say": "Check in equation 3: x = 1, y = 2 and z = 3.",
      },
    ]
  `);
});

/**
 * Every line of a working is true of the solutions: of all of them, or, where it has "or" or "±" in it, each solution of one part
 * and each part of one solution.
 */
function check({ kind, letters, solutions, steps }: Solved): void {
  const sets = letters.length > 1 ? [solutions] : solutions.map((one) => [one]);
  for (const { line } of steps) {
    if (/[<≠]/.test(line) || kind === "none" || kind === "no-real" || kind === "all") continue;
    const parts = line
      .split(" or ")
      .flatMap((part) => (part.includes("±") ? ["+", "-"].map((sign) => part.replace("±", sign)) : part));
    const isTrue = (part: string, set: readonly string[]) => holds(part.replaceAll("×", "*"), letters, set);
    for (const set of sets)
      expect(
        parts.some((part) => isTrue(part, set)),
        `${line} with ${set}`,
      ).toBe(true);
    // Of several equations in one letter each has solutions of its own.
    if (steps.some(({ say }) => say === "Equation 2:")) continue;
    for (const part of parts)
      expect(
        sets.some((set) => isTrue(part, set)),
        `${part} of ${line}`,
      ).toBe(true);
  }
}

test("whatever is typed has an answer or a sentence", () => {
  const piece = fc.constantFrom(..."x x y 2 3 0 1 = = + - * / ( ) ^ , ; . √ sqrt ² ½ ! π ٣".split(" "), " ");
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 14 }), (pieces) => {
      const result = solve(pieces.join(""));
      if (result.kind === "problem") expect(result.message).toMatch(/[.?]$/);
      else expect(result.values.every(Number.isFinite), pieces.join("")).toBe(true);
    }),
    { numRuns: 3000 },
  );
  expect(solve("x = 9^200").kind).toBe("one");
  expect(solve(`x^2 = ${"9".repeat(200)}1`).kind).toBe("two");
  expect(solve(`(${"x+".repeat(60)}1)/(x+1)(x+2)(x+3)(x+4)(x+5) = (x+1)(x+2)(x+3)(x+4)`).kind).toBe("problem");
});

test("the working of a linear equation", () => {
  expect(solved("3x + 2 = x - 6").steps).toEqual([
    { say: "Take x from both sides.", line: "2x + 2 = -6" },
    { say: "Take 2 from both sides.", line: "2x = -8" },
    { say: "Divide both sides by 2.", line: "x = -4" },
    { say: "Check: with x = −4 both sides are −10.", line: "-10 = -10" },
  ]);
});

test.each([
  ["x² − 5x + 6 = 0", "two", ["2", "3"]],
  ["3/x = 6", "one", ["1/2"]],
  ["x/x = 2", "none", []],
  ["(x^2 - 1)/(x - 1) = 2", "none", []],
  ["1/x + 1/(x + 1) = 3/2", "two", ["-2/3", "1"]],
  ["½n = 7", "one", ["14"]],
  ["𝑥² − 5𝑥 + 6 = ０", "two", ["2", "3"]],
  ["x⁻¹ = 2", "one", ["1/2"]],
  ["x : 4 = 3", "one", ["12"]],
  ["0,5x = 2", "one", ["4"]],
  ["(a + 1)(a - 1) = a^2 + a", "one", ["-1"]],
  ["x^2 = 0", "double", ["0"]],
  ["x + y = 5, x - y = 1", "one", ["3", "2"]],
  ["x + y = 5\ny = 2x + 1/2", "one", ["3/2", "7/2"]],
  ["x + y = 5 and 2x + 2y = 11", "none", []],
  ["x + y = 5; 2x + 2y = 10", "all", []],
  ["x = 1, y = 2, z = 3", "one", ["1", "2", "3"]],
  ["x/2 + y = z, z - 1 = 0.5x, y = 3z", "one", ["-4/3", "1", "1/3"]],
  ["x + y + z = 1, x + y + z = 2, x - y = 0", "none", []],
  ["x + y + z = 1, 2x + 2y + 2z = 2, 3x + 3y + 3z = 3", "all", []],
  ["x + y + z - z = 3, x - y = 1, x + 2y = 4", "all", []],
  ["x + y + z - z = 3, x - y = 1, x + 2y = 5", "none", []],
  ["(2x - 1)^2 = 9", "two", ["-1", "2"]],
  ["(3 - x)^2 = 1/2", "two", ["3 - sqrt(2)/2", "sqrt(2)/2 + 3"]],
  ["(x + 1)^2 = -4", "no-real", []],
  ["(x + 1)^2 = 0", "double", ["-1"]],
  ["x = 5", "one", ["5"]],
  // More equations than letters.
  ["x + y + z = 3, x = 1, y = 1, z = 1", "one", ["1", "1", "1"]],
  ["x + y + z = 3, x = 1, y = 1, z = 2", "none", []],
  ["x + y = 3, x = 1, y = 2", "one", ["1", "2"]],
  ["x + y = 3, x = 1, y = 3", "none", []],
  ["x + y = 3, 2x + 2y = 6, x - y = 1", "one", ["2", "1"]],
  ["x + y = 3, 2x + 2y = 6, 3x + 3y = 9", "all", []],
  ["x + y = 3, 2x + 2y = 6, 3x + 3y = 8", "none", []],
  ["2x = 4, x^2 = 4", "one", ["2"]],
  ["x^2 = 4, 3x^2 = 12, x = x", "two", ["-2", "2"]],
  ["x = 1, x = 2", "none", []],
  ["x^2 = 2, x^2 = -2", "none", []],
  // Products and squares into which the others give values.
  ["xy = 1, x = 1, y = 1", "one", ["1", "1"]],
  ["xy = 2, x = 1, y = 1", "none", []],
  ["xy = 6, x = 2", "one", ["2", "3"]],
  ["xy = 2, x + y = 3, x - y = 1", "one", ["2", "1"]],
  ["xy = 3, x + y = 3, x - y = 1", "none", []],
  ["x y z = 6, x = 1, y = 2", "one", ["1", "2", "3"]],
  ["x^2 + y + z = 6, x = 1, y = 2", "one", ["1", "2", "3"]],
  ["x^2 + y^2 = 25, x = 3, y = -4", "one", ["3", "-4"]],
  ["xy = 0, x = 0", "all", []],
  ["xy = 1, x = 0", "none", []],
  ["x/y = 2, y = 3", "one", ["6", "3"]],
])("%s", (text, kind, solutions) => {
  const result = solved(text);
  expect(result).toMatchObject({ kind, solutions });
  check(result);
});

test.each([
  ["1/(1/x) = 0", "none", []],
  ["(1/x)^-1 = 0", "none", []],
  ["(x - 1)/(1/(x - 1)) = 0", "none", []],
  ["1/(1/(x - 2)) = x^2 - 4", "one", ["-1"]],
  ["2/(1/x) = 4", "one", ["2"]],
  ["(x^2 - 2)/(x^2 - 2) = 0", "none", []],
  ["(x^2 - 2)/(x - 1) = 0", "two", ["-sqrt(2)", "sqrt(2)"]],
] as const)(
  "what makes a denominator 0 is no solution, also where it is divided by itself: %s",
  (text, kind, solutions) => {
    expect(solved(text)).toMatchObject({ kind, solutions });
  },
);

test.each([
  ["", "Type an equation"],
  ["1/(1/x) = x", "every x that makes no denominator 0"],
  ["1/(1/(x^2 - 2)) = 0", "one unknown up to its square"],
  ["1/(1/y) = 0, x + y = 1", "one unknown up to its square"],
  ["3x + 2", "equals sign"],
  ["3x = ", "missing behind"],
  ["3 = 3", "no letter"],
  ["x = 1 = 2", "more than one equals sign"],
  ["x^3 = 8", "up to its square"],
  ["x + y = 3", "two equations are needed"],
  ["x + y + z = 3", "To find x, y and z, three equations are needed"],
  ["a + b + c + d = 3", "two or three unknowns in as many equations"],
  ["sin x = 1", "up to its square"],
  ["xy = 3, x + y = 2", "without squares"],
  ["x^2 = 4, x + y = 5", "without squares"],
  ["x + y = 3,2x = 2", "a comma and a space"],
  ["x = 1/0", "divided by 0"],
  ["x/y = 2, y = 0", "divided by 0"],
  ["x + y = 1, x - y = 1, 1/y = 3", "divided by 0"],
  ["3x + = 2", "On the left of the equals sign: Something is missing at the end."],
  ["x = (2", "not closed"],
])("%s is explained", (text, message) => {
  const result = solve(text);
  expect(result.kind === "problem" && result.message).toContain(message);
});
