import { existsSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { term, termText } from "../../engine/game/combine.ts";
import { valueAt } from "../../maths/expression/equal.ts";
import { parse } from "../../maths/expression/parse.ts";
import { random } from "../../maths/random.ts";
import { equal, rational } from "../../maths/rational.ts";
import { gradeOf } from "./grade.ts";
import { ways } from "./solutions.ts";

const terms = (numbers: readonly number[]) => numbers.map((n) => term(rational(n)));
const solutions = (hand: readonly number[]) => ways(terms(hand), rational(24)).map((way) => termText(way.term));
const hands: readonly (readonly number[])[] = (() => {
  const all: number[][] = [];
  for (let a = 1; a <= 13; a++)
    for (let b = a; b <= 13; b++) for (let c = b; c <= 13; c++) for (let d = c; d <= 13; d++) all.push([a, b, c, d]);
  return all;
})();

describe("against an exhaustive program (1,820 hands)", () => {
  const file = new URL("../../../../shared/oracles/game24.json", import.meta.url);
  const here = existsSync(file);
  if (!here) console.log("oracles: skipped, there is no folder ../shared/oracles beside the project");
  const cases: readonly { readonly numbers: readonly number[]; readonly solvable: boolean }[] = here
    ? JSON.parse(readFileSync(file, "utf8")).cases
    : [];

  test.skipIf(!here)("each hand can be done or not, as it says", () => {
    expect(cases).toHaveLength(1820);
    for (const { numbers, solvable } of cases)
      expect(ways(terms(numbers), rational(24)).length > 0, numbers.join()).toBe(solvable);
  });
});

test("1,362 of the 1,820 hands can be done; each spelling says what it should, with each card once", () => {
  const grades: Record<string, number> = {};
  let done = 0;
  for (const hand of hands) {
    const found = ways(terms(hand), rational(24));
    if (found.length === 0) continue;
    done += 1;
    const grade = gradeOf(found);
    grades[grade] = (grades[grade] ?? 0) + 1;
    const texts = found.map((way) => termText(way.term));
    expect(new Set(texts).size).toBe(texts.length);
    for (const text of texts) {
      expect([...text.matchAll(/\d+/g)].map(Number).sort((a, b) => a - b)).toEqual(hand);
      const tidy = text.replaceAll("×", "*").replaceAll("÷", "/").replaceAll("−", "-");
      expect(valueAt(parse(tidy, []), new Map()), text).toEqual(rational(24));
    }
  }
  expect(done).toBe(1362);
  expect(grades).toEqual({ easy: 212, medium: 661, hard: 473, expert: 16 });
});

test("general numbers have as many forms as there are different functions of them (OEIS A140606)", () => {
  for (const [n, forms] of [1, 6, 68, 1170].entries()) {
    const found = ways(terms([10_007, 1_009, 101, 100_003].slice(0, n + 1)));
    expect(found).toHaveLength(forms);
    expect(new Set(found.map(({ normal: { value } }) => `${value.num}/${value.den}`)).size).toBe(forms);
  }
});

test.each([
  { numbers: [3, 3, 8, 8], found: ["8 ÷ (3 − 8 ÷ 3)"] },
  { numbers: [1, 3, 4, 6], found: ["6 ÷ (1 − 3 ÷ 4)"] },
  { numbers: [4, 6, 1, 1], found: ["6 × 4 + 1 − 1", "6 × 4 × 1 × 1"] },
  { numbers: [4, 5, 5, 6], found: ["6 × 4 + 5 − 5", "6 × 4 × 5 ÷ 5"] },
  { numbers: [1, 1, 1, 1], found: [] },
])("$numbers: $found", ({ numbers, found }) => expect(solutions(numbers)).toEqual(found));

/**
 * A second way to count: every expression tree on the hand that makes 24, where two trees are put into one class as soon as
 * one law, applied once and anywhere, turns the one into the other. No tree is brought into a form.
 */
type Tree = readonly [operation: string, left: Tree, right: Tree] | number;

describe("against classes of trees under the laws", () => {
  const sample = random(24);
  const some = [
    ...sample.shuffle(hands).slice(0, 60),
    [1, 1, 4, 6],
    [4, 5, 5, 6],
    [2, 4, 8, 10],
    [1, 2, 3, 4],
    [3, 3, 8, 8],
  ];
  test.each(some.map((hand) => [hand.join("-"), hand] as const))("%s", (_, hand) => {
    const found = treesOf(hand).filter((tree) => Math.abs(treeValue(tree) - 24) < 1e-9);
    expect(solutions(hand)).toHaveLength(classes(found));
  });
});

function treesOf(numbers: readonly Tree[]): Tree[] {
  const seen = new Map<string, Tree>();
  const grow = (left: readonly Tree[]) => {
    const [only] = left;
    if (left.length === 1 && only !== undefined) seen.set(JSON.stringify(only), only);
    for (const [i, a] of left.entries())
      for (const [j, b] of left.entries())
        if (i !== j)
          for (const operation of "+-*/") grow([...left.filter((_, at) => at !== i && at !== j), [operation, a, b]]);
  };
  grow(numbers);
  return [...seen.values()];
}

function treeValue(tree: Tree): number {
  if (typeof tree === "number") return tree;
  const [a, b] = [treeValue(tree[1]), treeValue(tree[2])];
  return tree[0] === "+" ? a + b : tree[0] === "-" ? a - b : tree[0] === "*" ? a * b : a / b;
}

function classes(trees: readonly Tree[]): number {
  const parent = new Map(trees.map((tree) => [JSON.stringify(tree), JSON.stringify(tree)]));
  const root = (key: string): string => {
    const up = parent.get(key);
    if (up === undefined || up === key) return key;
    const top = root(up);
    parent.set(key, top);
    return top;
  };
  for (const tree of trees)
    for (const other of rewritten(tree)) {
      const key = JSON.stringify(other);
      if (!parent.has(key)) continue;
      expect(Math.abs(treeValue(other) - 24), `${JSON.stringify(tree)} to ${key}`).toBeLessThan(1e-9);
      parent.set(root(JSON.stringify(tree)), root(key));
    }
  return [...parent.keys()].filter((key) => root(key) === key).length;
}

/** What one law makes of a tree, at its root or anywhere inside. */
function rewritten(tree: Tree): Tree[] {
  if (typeof tree === "number") return [];
  const [operation, a, b] = tree;
  return [
    ...atRoot(tree),
    ...rewritten(a).map((left): Tree => [operation, left, b]),
    ...rewritten(b).map((right): Tree => [operation, a, right]),
  ];
}

function atRoot([operation, a, b]: readonly [string, Tree, Tree]): Tree[] {
  const found: Tree[] = [];
  const plus = operation === "+" || operation === "-";
  const [up, down] = plus ? ["+", "-"] : ["*", "/"];
  const neutral = plus ? 0 : 1;
  if (operation === up) found.push([operation, b, a]);
  // (x ? y) ? z and x ? (y ? z), with every pair of signs.
  if (Array.isArray(a) && (a[0] === up || a[0] === down)) {
    const same = operation === a[0] ? up : down;
    found.push([a[0], a[1], [a[0] === up ? operation : same, a[2], b]]);
    found.push([a[0], [operation, a[1], b], a[2]]);
  }
  if (Array.isArray(b) && (b[0] === up || b[0] === down)) {
    const second = operation === b[0] ? up : down;
    found.push([operation === up ? b[0] : second, [operation, a, b[1]], b[2]]);
  }
  // x - y = -(y - x): a product of two turned differences, or one of them under a plus or minus.
  for (const left of flips(a)) for (const right of flips(b)) if (!plus) found.push([operation, left, right]);
  if (plus) for (const right of flips(b)) found.push([operation === "+" ? "-" : "+", a, right]);
  if (operation === "+") for (const left of flips(a)) found.push(["-", b, left]);
  // x × 1 = x ÷ 1, x + 0 = x − 0, and a 1 or 0 goes wherever it likes.
  if (near(treeValue(b), neutral)) {
    found.push([up, a, b], [down, a, b]);
    if (Array.isArray(a)) {
      const [inner, x, y] = a;
      found.push([inner, [operation, x, b], y], [inner, x, [operation, y, b]]);
    }
  }
  for (const [mark, unit] of [
    ["*", 1],
    ["+", 0],
  ] as const) {
    if (Array.isArray(a) && a[0] === mark && near(treeValue(a[2]), unit))
      found.push([mark, [operation, a[1], b], a[2]]);
    if (Array.isArray(b) && b[0] === mark && near(treeValue(b[2]), unit))
      found.push([mark, [operation, a, b[1]], b[2]]);
  }
  return found;
}

const near = (a: number, b: number) => Math.abs(a - b) < 1e-9;

/** The tree with the opposite value by one turned difference in it, as a factor or alone. */
function flips(tree: Tree): Tree[] {
  if (typeof tree === "number") return [];
  const [operation, a, b] = tree;
  if (operation === "-") return [["-", b, a]];
  if (operation === "+") return [];
  return [
    ...flips(a).map((left): Tree => [operation, left, b]),
    ...flips(b).map((right): Tree => [operation, a, right]),
  ];
}

test("a target only leaves out what does not make it", () => {
  const some = random(3);
  const numbers = [0, 0, 1, 2, 3, 5]
    .map((n) => rational(n))
    .concat(rational(-3), rational(-2), rational(1, 3), rational(5, 2));
  for (let round = 0; round < 60; round++) {
    const hand = Array.from({ length: some.whole(1, 4) }, () => term(some.pick(numbers)));
    const all = ways(hand);
    const target = some.pick([rational(0), rational(1), some.pick(all).normal.value]);
    const keys = (list: typeof all) => list.map(({ normal }) => normal.key).sort();
    expect(keys(ways(hand, target))).toEqual(keys(all.filter(({ normal }) => equal(normal.value, target))));
  }
});

test("a state that is on the way has the ways that are left, and exact fractions count", () => {
  const third = term(rational(1, 3));
  expect(ways([third, term(rational(8))], rational(24)).map((way) => termText(way.term))).toEqual(["8 ÷ (1/3)"]);
  expect(ways([term(rational(333_333_333, 1_000_000_000)), term(rational(8))], rational(24))).toEqual([]);
  const negative = ways([term(rational(-5)), term(rational(29))], rational(24));
  expect(negative.map((way) => termText(way.term))).toEqual(["29 + (−5)"]);
  for (const way of ways(terms([24, 0, 7]), rational(24))) expect(equal(way.term.value, rational(24))).toBe(true);
});
