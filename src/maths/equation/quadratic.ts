import { absolute, divide, fractionText, gcd, multiply, type Rational, rational, subtract } from "../rational.ts";
import { add, fromRational, subtract as less, rootOf, type Surd, taken, toRational } from "../surd.ts";
import type { Step } from "./step.ts";
import { type Coefficients, divided, rootText, sideText, sumText, takenAway } from "./text.ts";

export interface QuadraticResult {
  readonly kind: "two" | "double" | "no-real";
  readonly roots: readonly Surd[];
  readonly steps: readonly Step[];
}

/**
 * Solves ax² + bx + c = 0 with whole coefficients, a not 0: by taking the root where b is 0, by factors where they are whole
 * numbers, else by completing the square where that needs no fraction, else by the formula.
 */
export function solveQuadratic(letter: string, a0: bigint, b0: bigint, c0: bigint): QuadraticResult {
  const common = gcd(gcd(a0, b0), c0) * (a0 < 0n ? -1n : 1n);
  const [a, b, c] = [a0 / common, b0 / common, c0 / common];
  const steps: Step[] = [];
  if (common !== 1n) {
    steps.push({ say: divided(rational(common)), line: `${text(letter, a, b, c)} = 0` });
  }
  const d = b * b - 4n * a * c;
  const roots = d < 0n ? [] : bothSides(rational(-b, 2n * a), rootOf(rational(d, 4n * a * a)));
  const kind = d < 0n ? "no-real" : d === 0n ? "double" : "two";
  const way = d >= 0n && taken(d).inside === 1n ? factored : a === 1n && b % 2n === 0n ? completed : formula;
  return { kind, roots, steps: [...steps, ...way(letter, { a, b, c, d, roots })] };
}

/** middle - apart and middle + apart; one where these are the same. */
function bothSides(middle: Rational, apart: Surd): readonly Surd[] {
  const at = fromRational(middle);
  return apart.length === 0 ? [at] : [less(at, apart), add(at, apart)];
}

/** A root that is a fraction. */
const plain = (root: Surd) => toRational(root) ?? rational(0);

interface Given {
  readonly a: bigint;
  readonly b: bigint;
  readonly c: bigint;
  readonly d: bigint;
  readonly roots: readonly Surd[];
}

const text = (letter: string, a: bigint, b: bigint, c: bigint) =>
  sideText([rational(c), rational(b), rational(a)], letter);

/** "x = 2 or x = 3" */
function solutions(letter: string, roots: readonly Surd[]): string {
  return roots.map((root) => `${letter} = ${rootText(root)}`).join(" or ");
}

const twoRoots = "Take the root of both sides: two numbers have this square, one of them below 0.";
const noRoot = "No number times itself is below 0, so there is no solution among the real numbers.";

function factored(letter: string, { a, b, c, roots }: Given): Step[] {
  const product = factors(letter, a, roots);
  const [first] = roots;
  const zero = "A product is 0 just where one of its factors is 0.";
  if (roots.length === 1 && first) {
    const say = "This is a square: both factors are the same.";
    return [
      { say, line: `${product} = 0` },
      { say: zero, line: solutions(letter, roots) },
    ];
  }
  return [...toFactors(letter, { a, b, c }, product, roots), { say: zero, line: solutions(letter, roots) }];
}

/** The steps from ax² + bx + c = 0 to two factors with whole numbers. */
function toFactors(
  letter: string,
  { a, b, c }: Pick<Given, "a" | "b" | "c">,
  product: string,
  roots: readonly Surd[],
): Step[] {
  const line = `${product} = 0`;
  if (c === 0n) return [{ say: `${letter} is in both terms, so take it out.`, line }];
  const parts = roots.map(plain).map(({ num, den }) => (-a * num) / den);
  const target = a === 1n ? `${c}` : `${a} × ${bracketed(c)} = ${a * c}`;
  const say = `Look for two numbers with the product ${target} and the sum ${b}: ${parts.join(" and ")}.`;
  if (a === 1n) return [{ say, line }];
  const terms = [
    [rational(a), `${letter}^2`],
    ...parts.map((part) => [rational(part), letter] as const),
    [rational(c), ""],
  ] as const;
  return [
    { say: `${say} Split the middle term with them.`, line: `${sumText(terms)} = 0` },
    { say: "Take out of each half what its terms share; the same bracket is left twice.", line },
  ];
}

const bracketed = (n: bigint) => (n < 0n ? `(${n})` : String(n));

/** "(2x - 1)(x + 3)", "x(x - 4)", "(x - 1)^2": what is left of a goes in front. */
function factors(letter: string, a: bigint, roots: readonly Surd[]): string {
  const all = (roots.length === 1 ? [...roots, ...roots] : roots).map(plain);
  const one = ({ num, den }: Rational) => sideText([rational(-num), rational(den), rational(0)], letter);
  const [left, right] = all.map(one);
  const rest = all.reduce((lead, { den }) => lead / den, a);
  const front = rest === 1n ? "" : String(rest);
  const inBrackets = (side: string | undefined) => (side === letter ? letter : `(${side})`);
  if (left === right) return `${front}${inBrackets(left)}^2`;
  const [p, q] = [inBrackets(left), inBrackets(right)];
  return q === letter ? `${front}${q}${p}` : `${front}${p}${q}`;
}

function completed(letter: string, { b, c, d, roots }: Given): Step[] {
  const half = b / 2n;
  const right = half * half - c;
  const bracket = `(${sideText([rational(half), rational(1), rational(0)], letter)})^2`;
  const steps: Step[] = [
    {
      say: `Complete the square: half of ${b} is ${half}, and ${bracket} has ${half * half} for its constant.`,
      line: `${bracket} - ${half * half}${c < 0n ? " - " : " + "}${fractionText(absolute(rational(c)))} = 0`,
    },
    { say: "Leave the square alone on one side.", line: `${bracket} = ${right}` },
  ];
  if (d < 0n) return [...steps, { say: noRoot, line: `${bracket} = ${right} < 0` }];
  const size = rootText(rootOf(rational(right)));
  const inside = sideText([rational(half), rational(1), rational(0)], letter);
  return [
    ...steps,
    {
      say: twoRoots,
      line: `${inside} = ${size} or ${inside} = -${size}`,
    },
    {
      say: half > 0n ? `Take ${half} from both sides.` : `Add ${-half} to both sides.`,
      line: solutions(letter, roots),
    },
  ];
}

function formula(letter: string, { a, b, c, d, roots }: Given): Step[] {
  const discriminant = {
    say: `No whole factors here, so use the formula. First the discriminant, b^2 - 4ac, with a = ${a}, b = ${b}, c = ${c}.`,
    line: `${bracketed(b)}^2 - 4 × ${a} × ${bracketed(c)} = ${d}`,
  };
  if (d < 0n) return [discriminant, { say: `It is below 0. ${noRoot}`, line: `${d} < 0` }];
  const { outside: factor, inside: root } = taken(d);
  const top = `${-b} ± sqrt(${d})`;
  const simpler =
    factor === 1n
      ? []
      : [
          {
            say: "Take the square factor out of the root.",
            line: `sqrt(${d}) = sqrt(${factor * factor} × ${root}) = ${factor}*sqrt(${root})`,
          },
        ];
  return [
    discriminant,
    {
      say: `The formula: minus b, plus or minus the root of the discriminant, over 2a.`,
      line: `${letter} = (${top})/${2n * a}`,
    },
    ...simpler,
    { say: "These are the two solutions.", line: solutions(letter, roots) },
  ];
}

/**
 * Solves an equation with x² but no x: the square alone on the left, then its roots. Each side has its number and its factor
 * of x².
 */
export function solvePure(letter: string, from: Coefficients, to: Coefficients): QuadraticResult {
  const zero = rational(0);
  const steps: Step[] = [];
  let [a, right] = [from[2], to[0]];
  const side = (number: Rational, square: Rational) => sideText([number, zero, square], letter);
  if (to[2].num !== 0n) {
    a = subtract(a, to[2]);
    steps.push({ say: takenAway(to[2], `${letter}^2`), line: `${side(from[0], a)} = ${fractionText(right)}` });
  }
  if (from[0].num !== 0n) {
    right = subtract(right, from[0]);
    steps.push({ say: takenAway(from[0], ""), line: `${side(zero, a)} = ${fractionText(right)}` });
  }
  const square = divide(right, a);
  if (a.num !== 1n || a.den !== 1n) {
    steps.push({ say: divided(a), line: `${letter}^2 = ${fractionText(square)}` });
  }
  const { kind, roots, steps: last } = solveSquare(letter, [zero, rational(1), zero], square);
  return { kind, roots, steps: [...steps, ...last] };
}

/** Solves (kx + h)² = r by taking the root of both sides. */
export function solveSquare(letter: string, [h, k]: Coefficients, r: Rational): QuadraticResult {
  const inside = sideText([h, k, rational(0)], letter);
  const alone = inside === letter;
  if (r.num < 0n) {
    const line = `${alone ? letter : `(${inside})`}^2 = ${fractionText(r)} < 0`;
    return { kind: "no-real", roots: [], steps: [{ say: noRoot, line }] };
  }
  const middle = divide({ num: -h.num, den: h.den }, k);
  if (r.num === 0n) {
    const roots = [fromRational(middle)];
    const first = { say: "Only 0 has the square 0.", line: `${inside} = 0` };
    return {
      kind: "double",
      roots,
      steps: alone ? [first] : [first, { say: `So ${letter} is known.`, line: solutions(letter, roots) }],
    };
  }
  const roots = bothSides(middle, rootOf(divide(r, multiply(k, k))));
  const plus = rootText(rootOf(r));
  const both = {
    say: twoRoots,
    line: `${inside} = -${plus} or ${inside} = ${plus}`,
  };
  const last = { say: `Leave ${letter} alone on the left.`, line: solutions(letter, roots) };
  return { kind: "two", roots, steps: alone ? [both] : [both, last] };
}

/** The whole number that clears all denominators. */
export function commonDenominator(numbers: readonly Rational[]): bigint {
  return numbers.reduce((common, { den }) => (common / gcd(common, den)) * den, 1n);
}
